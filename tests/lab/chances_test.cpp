// Chances that seats are told, beside who won: whole numbers, the same whatever the threads and stretches; told by a
// network they are right on average, and better than the same chance for everybody.
#include "lab/chances.hpp"

#include <gtest/gtest.h>

#include "content/cinecitta.hpp"
#include "content/hollywood.hpp"
#include "lab/reports/chances.hpp"

namespace backlot::lab {
namespace {

template <Game G>
ChanceTallies compare(const ChanceRun<G>& run, Range games) {
  Watch watch;
  ChanceTallies tallies;
  EXPECT_EQ(compare_chances<G>(run, games, tallies, watch), games.size());
  return tallies;
}

ChanceRun<cinecitta::Game> nets(std::uint32_t threads, Told told = Told::hints) {
  const std::vector<bots::AnyBot<cinecitta::Game>> all(4, *bots::bot_named<cinecitta::Game>("net"));
  return {cinecitta::standard, cinecitta::Options{4}, all, 5, threads, 4, 12, told};
}

TEST(Chances, threads_and_stretches_change_nothing) {
  const ChanceTallies whole = compare(nets(1), {0, 6});
  EXPECT_EQ(compare(nets(3), {0, 6}), whole);
  ChanceTallies parts = compare(nets(1), {0, 2});
  add_up(parts, compare(nets(1), {2, 6}));
  EXPECT_EQ(parts, whole);
  EXPECT_EQ(whole.games, 6U);
}

TEST(Chances, a_network_tells_are_nearer_the_truth_than_the_same_for_everybody_and_right_on_average) {
  const ChanceTallies tallies = compare(nets(2), {0, 60});
  const ChanceResult result = chance_result(tallies);
  EXPECT_LT(result.brier, result.brier_alike);
  // Nobody is told less than nothing, and what is told lies in the bin that it is counted in.
  double said = 0;
  double so = 0;
  double times = 0;
  for (const ReliabilityRow& row : result.reliability) {
    EXPECT_GE(row.said, row.from);
    EXPECT_LE(row.said, row.from + 0.1001);
    said += row.said * static_cast<double>(row.times);
    so += row.so * static_cast<double>(row.times);
    times += static_cast<double>(row.times);
  }
  EXPECT_NEAR(said / times, so / times, 0.05);
  EXPECT_EQ(4 * times, static_cast<double>(result.told));
}

// The same number of chances of each seat's own; with everybody's cards each is told once.
TEST(Chances, in_replays_are_nearer_the_truth_than_the_same_for_everybody_and_nearest_from_everybodys_cards) {
  const ChanceResult seats = chance_result(compare(nets(2, Told::seats), {0, 100}));
  const ChanceResult all = chance_result(compare(nets(2, Told::all), {0, 100}));
  EXPECT_LT(seats.brier, seats.brier_alike);
  EXPECT_LT(all.brier, seats.brier);
  EXPECT_EQ(seats.told, 4 * all.told);
  EXPECT_DOUBLE_EQ(seats.brier_alike, all.brier_alike);
}

// Without a network games are imagined, from a memory of what was seen and heard where the game has one.
TEST(Chances, are_told_where_roles_are_hidden) {
  const std::vector<bots::AnyBot<hollywood::Game>> all(6, *bots::bot_named<hollywood::Game>("heuristic"));
  hollywood::Options options;
  options.players = 6;
  const ChanceRun<hollywood::Game> run{hollywood::standard, options, all, 5, 2, 24, 20};
  const ChanceResult result = chance_result(compare(run, {0, 60}));
  EXPECT_GT(result.told, 0U);
  EXPECT_LT(result.brier, result.brier_alike);
}

}  // namespace
}  // namespace backlot::lab
