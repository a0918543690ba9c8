// Chances to win: from what a seat has seen alone, the same every time, and certain when the game is over.
#include "bots/win_chances.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "bots/network/chances.hpp"
#include "games/registry.hpp"
#include "support/bot_game.hpp"

namespace backlot::bots {
namespace {

template <Game G>
typename G::State some_way_into(const typename G::Options& options, int decisions) {
  FastChance chance(5);
  typename G::State state = setup(standard_content(G{}), options, chance);
  GuideOf<G> guide;
  NoEvents quiet;
  for (int i = 0; i < decisions && !is_over(standard_content(G{}), state); ++i) {
    const Seat seat = waiting_on(standard_content(G{}), state).front();
    apply(standard_content(G{}), state, seat,
          guide.choose(standard_content(G{}), seen_by(standard_content(G{}), state, seat), chance), chance, quiet);
  }
  return state;
}

template <Game G>
WinChances chances_in(const typename G::State& state, Seat seat, std::uint64_t seed = 3) {
  Stream<G> seen;
  seen.now = seen_by(standard_content(G{}), state, seat);
  return win_chances<G>(standard_content(G{}), seen, seed, 12);
}

TEST(WinChances, are_told_in_every_game_at_every_moment_and_are_the_same_from_the_same_seed) {
  for_each_game([](auto game) {
    using G = decltype(game);
    typename G::Options options;
    options.players = G::max_players;
    for (const int decisions : {0, 7, 40}) {
      const auto state = some_way_into<G>(options, decisions);
      for (const Seat seat : SeatSet::first(options.players)) {
        const WinChances chances = chances_in<G>(state, seat);
        ASSERT_EQ(chances.size(), options.players);
        EXPECT_EQ(chances, chances_in<G>(state, seat)) << G::id;
        // Nobody, one or several win; where a network tells them it is one, and each is rounded.
        const auto all = std::accumulate(chances.begin(), chances.end(), 0U);
        EXPECT_GT(all, 0U) << G::id;
        if (network_tells_chances<G>()) EXPECT_NEAR(all, 1000, 60) << G::id;
      }
    }
  });
}

TEST(WinChances, need_no_luck_where_the_network_is_asked_about_what_the_seat_sees) {
  using G = cinecitta::Game;
  ASSERT_TRUE(network_tells_chances<G>());
  const auto state = some_way_into<G>(cinecitta::Options{4}, 0);
  const Seat first = waiting_on(standard_content(G{}), state).front();
  EXPECT_EQ(chances_in<G>(state, first, 1), chances_in<G>(state, first, 2));
}

// A world that the seat imagines looks the same to it.
TEST(WinChances, are_those_of_any_world_that_the_seat_could_be_in) {
  for_each_game([](auto game) {
    using G = decltype(game);
    typename G::Options options;
    options.players = G::max_players;
    const auto state = some_way_into<G>(options, 12);
    for (const Seat seat : SeatSet::first(options.players)) {
      FastChance chance(9);
      const auto world = imagine(standard_content(G{}), seen_by(standard_content(G{}), state, seat), chance, Uniform{});
      EXPECT_EQ(chances_in<G>(world, seat), chances_in<G>(state, seat)) << G::id;
    }
  });
}

TEST(WinChances, say_who_won_when_the_game_is_over) {
  for_each_game([](auto game) {
    using G = decltype(game);
    typename G::Options options;
    options.players = G::max_players;
    const auto state = some_way_into<G>(options, 100'000);
    ASSERT_TRUE(is_over(standard_content(G{}), state));
    const SeatSet winners = outcome(standard_content(G{}), state).winners;
    const WinChances chances = chances_in<G>(state, seat_at(0));
    for (const Seat seat : SeatSet::first(options.players)) {
      EXPECT_EQ(chances[index(seat)], winners.has(seat) ? 1000U : 0U) << G::id;
    }
  });
}

TEST(WinChances, of_a_network_add_up_and_the_highest_number_is_the_likeliest) {
  network::Seen seen{};
  seen.chances[0] = 4096;
  seen.chances[2] = -4096;
  const network::Chances chances = network::chances_of(seen, 3);
  EXPECT_NEAR(chances[0] / 65536.0, 0.665, 0.001);  // e : 1 : 1/e
  EXPECT_NEAR(chances[1] / 65536.0, 0.245, 0.001);
  EXPECT_NEAR(chances[2] / 65536.0, 0.090, 0.001);
  EXPECT_EQ(chances[3], 0U);
}

}  // namespace
}  // namespace backlot::bots
