// The levels that people choose from: what stands behind them in each game, and that each is stronger than the one
// below.
#include "bots/ladder.hpp"

#include <gtest/gtest.h>

#include "bots/bots.hpp"
#include "games/registry.hpp"

namespace backlot::bots {
namespace {

TEST(Ladder, has_the_same_four_rungs_in_every_game_and_a_bot_on_each) {
  for_each_game([](auto game) {
    using G = decltype(game);
    for (std::size_t i = 0; i < levels.size(); ++i) {
      const Level& level = levels_of<G>[i];
      EXPECT_EQ(level.description.name, levels[i].description.name) << G::id;
      const auto bot = bot_named<G>(level.description.name);
      ASSERT_TRUE(bot) << G::id << ' ' << level.description.name;
      EXPECT_EQ(name_of<G>(*bot), level.description.name);
      EXPECT_EQ(milliseconds_of<G>(*bot), level.milliseconds) << G::id << ' ' << level.description.name;
      EXPECT_EQ(level.description.about.find("answers at once") == std::string_view::npos, level.milliseconds > 0);
    }
  });
}

// What answers at once below the rungs that think without a network does so without one, too.
TEST(Ladder, a_network_stands_only_where_there_is_one_and_hard_and_expert_think_where_it_is_missing) {
  for_each_game([](auto game) {
    using G = decltype(game);
    for (std::size_t i = 0; i < levels.size(); ++i) {
      const Level& level = levels_of<G>[i];
      const bool learned = level.stands_for.starts_with("net");
      EXPECT_EQ(learned, !level.without.empty()) << G::id << ' ' << level.description.name;
      if (!learned) continue;
      EXPECT_TRUE(network::has_network<G>) << G::id;
      const auto instead = bot_meant<G>(level.description.name, level.without);
      ASSERT_TRUE(instead) << G::id;
      EXPECT_FALSE(level.without.starts_with("net")) << G::id;
      EXPECT_EQ(milliseconds_of<G>(*instead) > 0, i >= 2) << G::id << ' ' << level.description.name;
    }
  });
  EXPECT_TRUE(levels_of<cinecitta::Game>[2].stands_for.starts_with("net"));
  EXPECT_EQ(levels_of<hollywood::Game>[2].stands_for, levels[2].stands_for);
}

}  // namespace
}  // namespace backlot::bots
