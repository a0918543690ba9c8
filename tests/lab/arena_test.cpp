// The arena: fair seats, the same deals, whole numbers, and honest intervals.
#include <gtest/gtest.h>

#include <algorithm>

#include "content/cinecitta.hpp"
#include "lab/share_of_wins.hpp"

namespace backlot::lab {
namespace {

using G = cinecitta::Game;

Arena<G> arena_of(const std::vector<std::string>& names, Seatings seatings, std::uint32_t threads = 1) {
  Arena<G> arena{cinecitta::standard, cinecitta::Options{4}, {}, std::move(seatings), 7, threads};
  for (const std::string& name : names) arena.bots.push_back(*bots::bot_named<G>(name));
  return arena;
}

ArenaTallies play(const Arena<G>& arena, std::uint64_t deals) {
  Watch watch;
  return play_deals(arena, {0, deals}, watch);
}

TEST(Arena, every_bot_sits_everywhere_equally_often) {
  for (std::size_t bots = 2; bots <= 4; ++bots) {
    for (std::size_t players = bots; players <= 6; ++players) {
      std::vector<std::vector<int>> times(bots, std::vector<int>(players));
      for (const auto& seating : mixed_seatings(bots, players)) {
        for (std::size_t seat = 0; seat < players; ++seat) ++times[seating[seat]][seat];
      }
      for (const auto& bot : times) {
        for (const int count : bot) EXPECT_EQ(count, 1);
      }
      std::vector<int> alone(players);
      for (const auto& seating : alone_seatings(bots, players)) {
        EXPECT_EQ(std::count(seating.begin(), seating.end(), 0U), 1);
        for (std::size_t seat = 0; seat < players; ++seat) alone[seat] += seating[seat] == 0 ? 1 : 0;
      }
      for (const int count : alone) EXPECT_EQ(count, 1);
    }
  }
}

TEST(Arena, every_two_of_many_bots_meet_in_every_seat) {
  constexpr std::size_t bots = 5;
  for (std::size_t players = 2; players < bots; ++players) {
    const Seatings seatings = round_robin(bots, players);
    EXPECT_EQ(seatings.size(), bots * (bots - 1));
    std::vector<std::vector<int>> seated(bots, std::vector<int>(players));
    std::vector<std::vector<int>> met(bots, std::vector<int>(bots));
    for (const auto& seating : seatings) {
      ++met[std::min(seating[0], seating[1])][std::max(seating[0], seating[1])];
      for (std::size_t seat = 0; seat < players; ++seat) {
        ++seated[seating[seat]][seat];
        EXPECT_EQ(seating[seat], seating[seat % 2]);
      }
    }
    for (const auto& bot : seated) {
      for (const int count : bot) EXPECT_EQ(count, static_cast<int>(bots - 1));
    }
    for (std::size_t one = 0; one < bots; ++one) {
      for (std::size_t other = 0; other < bots; ++other) EXPECT_EQ(met[one][other], one < other ? 2 : 0);
    }
  }
}

// What is known of two bots is put together with what is known of others.
TEST(Arena, more_bots_than_seats_have_strengths_in_one_table) {
  const Arena<G> arena = arena_of({"heuristic", "random", "net", "net:1000", "random"}, round_robin(5, 4));
  const std::vector<ShareOfWins> all = shares_of_wins(play(arena, 30), arena.seatings);
  EXPECT_GT(all[2].strength, all[0].strength);
  EXPECT_GT(all[0].strength, all[3].strength);
  EXPECT_GT(all[3].strength, all[1].strength);
  EXPECT_NEAR(all[1].strength, all[4].strength, 3 * (all[1].strength_error + all[4].strength_error));
  for (const ShareOfWins& each : all) EXPECT_NEAR(each.fair, 0.2, 1e-9);
}

TEST(Arena, threads_and_stretches_change_nothing) {
  const Arena<G> one = arena_of({"heuristic", "random"}, mixed_seatings(2, 4));
  const Arena<G> three = arena_of({"heuristic", "random"}, mixed_seatings(2, 4), 3);
  const ArenaTallies whole = play(one, 40);
  EXPECT_EQ(play(three, 40), whole);
  Watch watch;
  ArenaTallies parts = play_deals(one, {0, 13}, watch);
  add_up(parts, play_deals(three, {13, 40}, watch));
  EXPECT_EQ(parts, whole);
}

TEST(Arena, equal_bots_get_their_fair_share_and_the_better_one_more) {
  const Arena<G> equal = arena_of({"random", "random"}, alone_seatings(2, 4));
  const ArenaTallies same = play(equal, 400);
  const ShareOfWins fair = share_of(same, equal.seatings, 0);
  EXPECT_DOUBLE_EQ(fair.fair, 0.25);
  EXPECT_DOUBLE_EQ(fair.share, 0.25);  // to the last win: deals and choices are the same in every seating
  EXPECT_FALSE(is_decided(same, equal.seatings, 3));

  const Arena<G> better = arena_of({"heuristic", "random"}, alone_seatings(2, 4));
  const ArenaTallies tallies = play(better, 64);
  EXPECT_GT(share_of(tallies, better.seatings, 0).share, 0.9);
  EXPECT_TRUE(is_decided(tallies, better.seatings, 1));
  const std::vector<ShareOfWins> both = shares_of_wins(tallies, better.seatings);
  EXPECT_GT(both[0].strength, 200);
  EXPECT_NEAR(both[0].strength + both[1].strength, 0, 1e-6);
}

TEST(Arena, strengths_are_those_of_the_model_that_made_the_wins) {
  // Two bots, one of three times the strength, two seats each: it takes 3 of 4 wins.
  const Seatings seatings = mixed_seatings(2, 4);
  ArenaTallies tallies(2, 2);
  for (auto& seating : tallies.won) seating = {std::uint64_t{3000} * full_payoff, std::uint64_t{1000} * full_payoff};
  tallies.deals = 4000;
  const std::vector<ShareOfWins> both = shares_of_wins(tallies, seatings);
  EXPECT_NEAR(both[0].strength - both[1].strength, 400 * std::log10(3.0), 1);
}

}  // namespace
}  // namespace backlot::lab
