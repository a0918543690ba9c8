// One side against the rest, and what beliefs are worth: paired, whole numbers, the same whatever the threads.
#include "lab/belief.hpp"

#include <gtest/gtest.h>

#include "content/hollywood.hpp"
#include "lab/team.hpp"

namespace backlot::lab {
namespace {

using G = hollywood::Game;

hollywood::Options with_players(std::size_t players) {
  hollywood::Options options;
  options.players = static_cast<std::uint8_t>(players);
  return options;
}

PairedTallies contest(std::string_view first, std::string_view second, std::string role, std::uint32_t threads = 1) {
  const TeamContest<G> contest{hollywood::standard,
                               with_players(6),
                               *bots::bot_named<G>(first),
                               *bots::bot_named<G>(second),
                               std::move(role),
                               3,
                               threads};
  Watch watch;
  PairedTallies tallies;
  EXPECT_EQ(play_team_deals(contest, {0, 60}, tallies, watch), 60U);
  return tallies;
}

TEST(Team, the_same_bot_gains_nothing_on_any_deal) {
  const PairedTallies same = contest("heuristic", "heuristic", "communist");
  EXPECT_EQ(same.gain.count(), 60U);
  EXPECT_EQ(same.gain.squares(), 0);
  EXPECT_EQ(same.with_first, same.with_second);
}

TEST(Team, a_better_bot_gains_for_its_side_only) {
  const PairedTallies patriots = contest("heuristic", "random", "patriot");
  EXPECT_GT(patriots.gain.mean(), 0.2);
  EXPECT_EQ(patriots.gain.sum(), patriots.with_first.sum() - patriots.with_second.sum());
  EXPECT_EQ(contest("heuristic", "random", "patriot", 3), patriots);
  const PairedTallies worse = contest("random", "heuristic", "patriot");
  EXPECT_LT(worse.gain.mean(), 0);
}

TEST(Team, deals_without_the_role_do_not_count) {
  const TeamContest<G> contest{hollywood::standard,
                               with_players(5),
                               *bots::bot_named<G>("random"),
                               *bots::bot_named<G>("random"),
                               "rising_star",
                               1,
                               1};
  Watch watch;
  PairedTallies tallies;
  EXPECT_EQ(play_team_deals(contest, {0, 5}, tallies, watch), 5U);
  EXPECT_EQ(tallies.gain.count(), 0U);
}

TEST(Arena, rates_hollywood_by_role) {
  Arena<G> arena{hollywood::standard, with_players(6), {}, mixed_seatings(2, 6), 7, 1};
  for (const char* name : {"heuristic", "random"}) arena.bots.push_back(*bots::bot_named<G>(name));
  Watch watch;
  const ArenaTallies tallies = play_deals(arena, {0, 10}, watch);
  ASSERT_EQ(tallies.bots[0].roles.size(), 3U);
  // Six players: three patriots, two communists and a Rising Star, in 20 games.
  EXPECT_EQ(tallies.bots[0].roles.at("patriot").games + tallies.bots[1].roles.at("patriot").games, 60U);
  EXPECT_EQ(tallies.bots[0].roles.at("communist").games + tallies.bots[1].roles.at("communist").games, 40U);
  EXPECT_EQ(tallies.bots[0].roles.at("rising_star").games + tallies.bots[1].roles.at("rising_star").games, 20U);
}

BeliefTallies beliefs(std::uint32_t threads) {
  const BeliefRun run{hollywood::standard, with_players(6), std::vector(6, *bots::bot_named<G>("heuristic")), 2,
                      threads};
  Watch watch;
  BeliefTallies tallies;
  EXPECT_EQ(follow_beliefs(run, {0, 30}, tallies, watch), 30U);
  return tallies;
}

TEST(Beliefs, are_nearer_to_the_truth_than_the_deal_and_alike_on_any_number_of_threads) {
  const BeliefTallies tallies = beliefs(1);
  EXPECT_EQ(tallies.games, 30U);
  EXPECT_LT(tallies.last.posterior.mean(), 0.8 * tallies.last.prior.mean());
  EXPECT_LT(tallies.rounds[3].posterior.mean(), tallies.rounds[0].posterior.mean());
  // What is said to be so is so more often than what is said not to be.
  const Reliability& said = tallies.communist;
  EXPECT_GT(share(said.so[Reliability::bins - 1], said.said[Reliability::bins - 1]), 0.8);
  EXPECT_LT(share(said.so[0], said.said[0]), 0.2);
  EXPECT_EQ(beliefs(3), tallies);
}

TEST(Beliefs, count_how_the_bots_behave) {
  const BeliefRates rates = beliefs(2).rates;
  // Nobody puts in a double communist card less gladly than a patriot.
  EXPECT_LT(share(rates.played[0][0].taken, rates.played[0][0].offered), 0.05);
  EXPECT_GT(share(rates.played[2][0].taken, rates.played[2][0].offered), 0.1);
  std::uint64_t classes = 0;
  for (const Rate& rate : rates.played[0]) classes += rate.taken;
  EXPECT_EQ(classes, rates.played[0][0].offered);
  EXPECT_GT(rates.refuted.offered, 0U);
}

}  // namespace
}  // namespace backlot::lab
