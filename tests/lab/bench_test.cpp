#include "lab/bench.hpp"

#include <gtest/gtest.h>

#include <memory>

#include "content/all.hpp"
#include "games/registry.hpp"

namespace backlot::lab {
namespace {

TEST(LabBench, heap_allocations_are_really_counted) {
  const auto before = heap_allocations();
  const auto one = std::make_unique<int>(1);
  std::vector<double> many(100);
  keep(*one);
  keep(*many.data());
  EXPECT_EQ(heap_allocations(), before + 2);
}

TEST(LabBench, best_is_the_fewest_nanoseconds_a_unit) {
  int rounds = 0;
  const double ns = best_ns(
      [&] {
        ++rounds;
        return std::uint64_t{1'000'000'000};
      },
      2, std::chrono::milliseconds(2));
  EXPECT_GT(rounds, 1);
  EXPECT_GT(ns, 0);
  EXPECT_LT(ns, 1);
}

// Speed is for `backlot bench`; here only that the rules never ask the heap.
TEST(LabBench, rules_never_ask_the_heap) {
  using G = cinecitta::Game;
  const BenchRow row = Bench<G>(cinecitta::standard, cinecitta::Options{5}).run();
  EXPECT_EQ(row.heap_allocations_per_action, 0);
  EXPECT_EQ(row.players, 5U);
  EXPECT_LE(row.state_bytes, G::max_state_bytes);
  EXPECT_GT(row.random_games_per_second, 0);
  EXPECT_NEAR(row.random_actions_per_second / row.random_games_per_second, 105, 0.001);
}

TEST(LabBench, a_network_decides_without_the_heap) {
  std::size_t decisions = 0;
  for_each_game([&](auto game) {
    using G = decltype(game);
    if constexpr (network::has_network<G>) {
      bots::Net<G> bot;
      ASSERT_TRUE(bot.is_there());
      NoEvents quiet;
      FastChance chance(1);
      FastChance own(2);
      const auto& content = standard_content(game);
      auto state = setup(content, typename G::Options{}, chance);
      while (!is_over(content, state)) {
        const Seat seat = waiting_on(content, state).front();
        const auto view = seen_by(content, state, seat);
        const auto before = heap_allocations();
        const auto action = bot.choose(content, view, own);
        ASSERT_EQ(heap_allocations(), before);
        apply(content, state, seat, action, chance, quiet);
        ++decisions;
      }
    }
  });
  EXPECT_GT(decisions, 100U);
}

}  // namespace
}  // namespace backlot::lab
