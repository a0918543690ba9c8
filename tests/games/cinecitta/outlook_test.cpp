// The running value of a movie: C37-40 to C37-54 in mid-game, and only what the seat may know.
#include <gtest/gtest.h>

#include "games/cinecitta/scenario.hpp"

using namespace backlot;
using namespace backlot::cinecitta;
using namespace backlot::cinecitta::scenario;

namespace {

// The desk of C37-91 at the first seat, some others beside it, in the middle of a game.
State midgame(const Desk& first) {
  State state = Play::deal({.players = 3}, 1);
  state.desks[0].studio = first.studio;
  state.desks[0].office = first.office;
  state.desks[0].wallet = first.wallet;
  return state;
}
const Desk example = desk({"Director 6", "Producer 9", "Actor 4"},
                          {"Cameraman 3", "Scriptwriter 5", "Scriptwriter 7", "Actor 8", "Cameraman 5"}, 6);

Standing standing(const State& state, int looks, int at) {
  return outlook(standard, seen_by(standard, state, seat_at(static_cast<std::size_t>(looks))))
      .seats[static_cast<std::size_t>(at)]
      .standing;
}

}  // namespace

TEST(CinecittaOutlook, C37_91_the_own_movie_is_worth_what_it_would_be_at_the_end) {
  const Standing mine = standing(midgame(example), 0, 0);
  EXPECT_EQ(mine.value, 559);
  ASSERT_EQ(mine.lines.size(), 6U);
  EXPECT_EQ(mine.lines[0], (ScoreLine{"C37-40"_clause, LineKind::points, 469}));
  EXPECT_EQ(mine.lines[3], (ScoreLine{"C37-52"_clause, LineKind::money, 10}));
  EXPECT_EQ(mine.lines[5], (ScoreLine{"C37-53"_clause, LineKind::points, 90}));
}

TEST(CinecittaOutlook, C37_12_what_follows_from_a_hidden_wallet_is_left_out) {
  const State poor = midgame(example);
  State rich = poor;
  rich.desks[0].wallet = notes(30);
  for (const int watcher : {1, 0xFF}) {
    const Standing seen = standing(poor, watcher, 0);
    EXPECT_EQ(seen, standing(rich, watcher, 0));
    EXPECT_EQ(seen.value, std::nullopt);
    EXPECT_EQ(seen.lines[0].amount, 469);
    for (const ScoreLine& line : seen.lines) EXPECT_NE(line.clause, "C37-52"_clause);
  }
  EXPECT_NE(standing(poor, 0, 0), standing(rich, 0, 0));
}

TEST(CinecittaOutlook, C37_41_C37_52_no_value_and_the_clause_that_says_why) {
  const Standing empty = standing(midgame(desk({"Actor 4"}, {}, 6)), 0, 0);
  EXPECT_EQ(empty.value, std::nullopt);
  EXPECT_EQ(empty.lines.back().clause, "C37-41"_clause);
  Desk unpaid = example;
  unpaid.wallet = notes(0);
  const Standing broke = standing(midgame(unpaid), 0, 0);
  EXPECT_EQ(broke.value, std::nullopt);
  EXPECT_EQ(broke.lines.back(), (ScoreLine{"C37-52"_clause, LineKind::points, 0}));
}

TEST(CinecittaOutlook, C37_41_C37_52_what_is_lacking_in_a_word) {
  const auto of = [](const Desk& desk) {
    return outlook(standard, seen_by(standard, midgame(desk), seat_at(0))).seats[0];
  };
  Desk unpaid = example;
  unpaid.wallet = notes(0);
  EXPECT_EQ(of(example).lacks, std::nullopt);
  EXPECT_EQ(of(unpaid).lacks, Lack::wages);
  EXPECT_EQ(of(desk({"Actor 4"}, {}, 6)).lacks, Lack::movie);
}

TEST(CinecittaOutlook, C37_13_C37_40_C37_50_what_lies_open_is_counted_for_all) {
  const State state = midgame(example);
  const auto mine = outlook(standard, seen_by(standard, state, seat_at(1))).seats[0];
  EXPECT_EQ(mine.quality, 469);
  EXPECT_EQ(mine.spaces, 0);
  EXPECT_EQ(mine.office, icons_in(standard, state.desks[0].office));
  EXPECT_EQ(outlook(standard, state).seats[0].standing.value, 559);  // with everything shown
}

TEST(CinecittaOutlook, C37_20_C37_61_where_folders_come_from_and_go_to) {
  const State left = Play::deal({.players = 4}, 1);
  const auto plain = outlook(standard, seen_by(standard, left, seat_at(0)));
  EXPECT_EQ(plain.to, seat_at(1));
  EXPECT_EQ(plain.from, seat_at(3));
  EXPECT_EQ(plain.round, 1);
  EXPECT_EQ(plain.rounds, standard.dealing_for(4).hand);
  State coaster = Play::deal({.players = 4, .coaster = true}, 1);
  coaster.round = 1;
  EXPECT_EQ(outlook(standard, seen_by(standard, coaster, seat_at(0))).to, seat_at(2));
  EXPECT_EQ(outlook(standard, seen_by(standard, left, nobody)).from, nobody);
}

TEST(CinecittaOutlook, C37_20_C37_61_everybody_sees_where_all_folders_go) {
  const auto ways = [](const Outlook& outlook) {
    std::vector<Seat> to;
    for (const SeatOutlook& each : outlook.seats) to.push_back(each.to);
    return to;
  };
  const auto seats = [](std::initializer_list<std::size_t> all) {
    std::vector<Seat> out;
    for (const std::size_t each : all) out.push_back(seat_at(each));
    return out;
  };
  State coaster = Play::deal({.players = 4, .coaster = true}, 1);
  for (const Seat who : {seat_at(0), seat_at(2), nobody}) {
    coaster.round = 0;
    EXPECT_EQ(ways(outlook(standard, seen_by(standard, coaster, who))), seats({1, 2, 3, 0}));
    coaster.round = 1;
    EXPECT_EQ(ways(outlook(standard, seen_by(standard, coaster, who))), seats({2, 3, 0, 1}));
  }
  EXPECT_EQ(ways(outlook(standard, coaster)), seats({2, 3, 0, 1}));
  coaster.step = Step::over;
  EXPECT_EQ(ways(outlook(standard, coaster)), std::vector<Seat>(4, nobody));
}
