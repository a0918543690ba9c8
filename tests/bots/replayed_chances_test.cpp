// Chances to win in a replay: a seat's say nothing of what it does not see, everybody's are the geometric mean, and at
// the end they are certain.
#include "bots/replayed_chances.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "games/registry.hpp"
#include "support/random_game.hpp"

namespace backlot::bots {
namespace {

// f(game, its network) for each game whose network tells chances.
template <class F>
void for_each_told(const F& f) {
  std::size_t told = 0;
  for_each_game([&](auto game) {
    using G = decltype(game);
    if constexpr (network::has_network<G>) {
      const network::NetworkPtr network = network::network_of_chances<G>();
      ++told;
      f(game, *network);
    }
  });
  EXPECT_EQ(told, 3U);
}

template <Game G>
ReplayOf<G> random_replay(std::size_t players, std::uint64_t seed = 3) {
  typename G::Options options;
  options.players = static_cast<std::uint8_t>(players);
  return ReplayOf<G>(testing_support::random_record<G>(options, seed));
}

template <Game G>
WinChances at(const network::Network& network, const ReplayOf<G>& replay, std::size_t step, SeatSet eyes) {
  return chances_seen<G>(network, replay.record().content, replay.state(step), eyes);
}

std::uint32_t sum(const WinChances& chances) { return std::accumulate(chances.begin(), chances.end(), 0U); }

TEST(ReplayedChances, add_up_through_all_eyes_after_every_step) {
  for_each_told([](auto game, const network::Network& network) {
    using G = decltype(game);
    for (const std::size_t players : {G::min_players, G::max_players}) {
      const auto replay = random_replay<G>(players);
      for (std::size_t step = 0; step < replay.steps(); ++step) {
        for (const Seat seat : SeatSet::first(players)) {
          ASSERT_NEAR(sum(at(network, replay, step, SeatSet{}.with(seat))), 1000, 5) << G::id << step;
        }
        ASSERT_NEAR(sum(at(network, replay, step, SeatSet::first(players))), 1000, 5) << G::id << step;
      }
    }
  });
}

TEST(ReplayedChances, of_a_seat_are_those_of_any_world_it_could_be_in) {
  for_each_told([](auto game, const network::Network& network) {
    using G = decltype(game);
    const auto replay = random_replay<G>(G::max_players);
    const auto& content = replay.record().content;
    std::size_t others = 0;
    for (std::size_t step = 0; step < replay.steps(); step += 5) {
      for (const Seat seat : SeatSet::first(replay.players())) {
        FastChance chance(step);
        const auto world = imagine(content, seen_by(content, replay.state(step), seat), chance, Uniform{});
        const SeatSet eyes = SeatSet{}.with(seat);
        ASSERT_EQ(chances_seen<G>(network, content, world, eyes), at(network, replay, step, eyes)) << G::id << step;
        const SeatSet all = SeatSet::first(replay.players());
        others += chances_seen<G>(network, content, world, all) != at(network, replay, step, all) ? 1 : 0;
      }
    }
    EXPECT_GT(others, 0U) << G::id << ": everybody's cards say more";
  });
}

TEST(ReplayedChances, of_everybody_are_the_geometric_mean) {
  for_each_told([](auto game, const network::Network& network) {
    using G = decltype(game);
    const auto replay = random_replay<G>(4);
    std::size_t compared = 0;
    for (std::size_t step = 0; step < replay.steps(); ++step) {
      std::array<double, 4> product{1, 1, 1, 1};
      std::uint32_t least = 1000;
      for (const Seat seat : SeatSet::first(4)) {
        const WinChances mine = at(network, replay, step, SeatSet{}.with(seat));
        for (std::size_t i = 0; i < 4; ++i) product[i] *= std::pow(mine[i] / 1000.0, 0.25);
        least = std::min(least, *std::min_element(mine.begin(), mine.end()));
      }
      if (least < 40) continue;  // rounded to a thousandth they say too little
      ++compared;
      const double whole = std::accumulate(product.begin(), product.end(), 0.0);
      const WinChances all = at(network, replay, step, SeatSet::first(4));
      for (std::size_t i = 0; i < 4; ++i) EXPECT_NEAR(all[i] / 1000.0, product[i] / whole, 0.01) << G::id << step;
    }
    EXPECT_GT(compared, 3U) << G::id;
  });
}

TEST(ReplayedChances, at_the_end_are_shared_by_those_who_won) {
  std::size_t shared = 0;
  for_each_told([&](auto game, const network::Network& network) {
    using G = decltype(game);
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      const auto replay = random_replay<G>(G::max_players, seed);
      const SeatSet winners = outcome(replay.record().content, replay.state(replay.steps())).winners;
      shared += winners.size() > 1 ? 1 : 0;
      const WinChances last = at(network, replay, replay.steps(), SeatSet{}.with(seat_at(0)));
      EXPECT_EQ(last, at(network, replay, replay.steps(), SeatSet::first(replay.players())));
      for (const Seat seat : SeatSet::first(replay.players())) {
        const double so = winners.has(seat) ? 1000.0 / static_cast<double>(winners.size()) : 0;
        EXPECT_NEAR(last[index(seat)], so, 0.5) << G::id << seed;
      }
    }
  });
  EXPECT_GT(shared, 0U);
}

TEST(ReplayedChances, are_told_for_each_step_but_not_without_a_network_nor_to_those_who_only_watch) {
  const auto replay = random_replay<cinecitta::Game>(3);
  const std::string told = chances_json(replay, seat_at(1));
  EXPECT_EQ(told.rfind("{\"steps\":[[", 0), 0U);
  EXPECT_EQ(static_cast<std::size_t>(std::count(told.begin(), told.end(), '[')), replay.steps() + 2);
  EXPECT_NE(chances_json(replay, Eyes()), told);
  EXPECT_EQ(chances_json(replay, nobody), "null");
  EXPECT_EQ(chances_json(random_replay<hollywood::Game>(7), Eyes()), "null");
}

}  // namespace
}  // namespace backlot::bots
