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

}  // namespace
}  // namespace backlot::lab
