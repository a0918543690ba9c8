// The lines of a score: each about the seat's own side, and none like another.
#include <gtest/gtest.h>

#include "games/hollywood/scenario.hpp"

namespace backlot::hollywood {
namespace {

using namespace scenario;

State finished(int patriots, int communists) {
  Options options;
  options.players = 4;
  Play play(options);
  play.state.desks[0].loyalty = Loyalty::patriot;
  play.state.desks[1].loyalty = Loyalty::communist;
  play.state.desks[2].loyalty = Loyalty::patriot;
  play.state.desks[3].loyalty = Loyalty::rising_star;
  give_rounds(play.state, 3, 3);
  play.state.now().patriots = static_cast<std::uint8_t>(patriots);
  play.state.now().communists = static_cast<std::uint8_t>(communists);
  play.state.now().winner = patriots > communists ? Winner::patriots : Winner::communists;
  play.state.step = Step::over;
  return play.state;
}

TEST(HollywoodScore, H47_60_lines_are_about_the_own_side) {
  const Outcome result = outcome(standard, finished(5, 2));
  EXPECT_EQ(result.seats[0].lines[0], (ScoreLine{"H47-60"_clause, LineKind::count, 4}));
  EXPECT_EQ(result.seats[1].lines[0], (ScoreLine{"H47-60"_clause, LineKind::count, 3}));
  EXPECT_EQ(result.seats[0].lines[1], (ScoreLine{"H47-50"_clause, LineKind::count, 5}));
  EXPECT_EQ(result.seats[1].lines[1], (ScoreLine{"H47-50"_clause, LineKind::count, 2}));
  EXPECT_EQ(result.seats[0].lines.back(), (ScoreLine{"H47-61"_clause, LineKind::points, 1}));
  EXPECT_EQ(result.seats[1].lines.back(), (ScoreLine{"H47-61"_clause, LineKind::points, 0}));
}

TEST(HollywoodScore, H47_61_the_rising_stars_line_is_how_far_from_a_tie) {
  EXPECT_EQ(outcome(standard, finished(5, 2)).seats[3].lines[0], (ScoreLine{"H47-61"_clause, LineKind::count, 3}));
  const Outcome close = outcome(standard, finished(2, 3));
  EXPECT_EQ(close.seats[3].lines[0], (ScoreLine{"H47-61"_clause, LineKind::count, 1}));
  EXPECT_EQ(close.winners, SeatSet::of(seat(3)));
}

TEST(HollywoodScore, H47_61_no_two_lines_of_a_seat_look_alike) {
  for (const auto& [patriots, communists] : {std::pair{5, 2}, std::pair{2, 3}, std::pair{1, 4}, std::pair{2, 2}}) {
    for (const SeatResult& seat : outcome(standard, finished(patriots, communists)).seats) {
      for (const ScoreLine& line : seat.lines) {
        int alike = 0;
        for (const ScoreLine& other : seat.lines) alike += line.clause == other.clause && line.kind == other.kind;
        EXPECT_EQ(alike, 1) << name_of(line.clause).view();
      }
    }
  }
}

}  // namespace
}  // namespace backlot::hollywood
