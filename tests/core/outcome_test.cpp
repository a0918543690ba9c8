// How a game ended: nothing counts unless it is said, everything that is said is listed, and the
// highest score wins.
#include "core/outcome.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace backlot {
namespace {

// The names and numbers that fields() lists, lists by their size.
template <class T>
std::map<std::string, std::uint64_t> listed(const T& x) {
  std::map<std::string, std::uint64_t> all;
  fields(x, [&]<class Value>(const char* name, const Value& value) {
    if constexpr (requires { value.size(); }) {
      all[name] = value.size();
    } else if constexpr (std::is_same_v<Value, Clause>) {
      all[name] = value.number;
    } else {
      all[name] = leaf_bits(value);
    }
  });
  return all;
}

Outcome with_scores(std::initializer_list<int> scores) {
  Outcome outcome;
  for (const int score : scores) {
    SeatResult seat;
    seat.score = score;
    outcome.seats.push(seat);
  }
  return outcome;
}

TEST(Outcomes, nothing_counts_unless_it_is_said) {
  const ScoreLine line;
  EXPECT_EQ(line.kind, LineKind::points);
  EXPECT_EQ(line.amount, 0);
  const SeatResult seat;
  EXPECT_TRUE(seat.in_the_running);
  EXPECT_EQ(seat.score, 0);
  EXPECT_EQ(seat.payoff, 0);
  EXPECT_TRUE(seat.lines.empty());
}

TEST(Outcomes, all_of_it_is_listed) {
  using Listed = std::map<std::string, std::uint64_t>;
  const ScoreLine line{"C37-53"_clause, LineKind::count, 7};
  EXPECT_EQ(listed(line), (Listed{{"clause", 53}, {"kind", 2}, {"amount", 7}}));
  SeatResult seat{true, 12, full_payoff, {}};
  seat.lines.push(line);
  EXPECT_EQ(listed(seat), (Listed{{"in_the_running", 1}, {"score", 12}, {"payoff", 2520}, {"lines", 1}}));
  Outcome outcome = with_scores({1, 2, 3});
  outcome.winners = SeatSet::first(2);
  outcome.ended_by = "C37-54"_clause;
  EXPECT_EQ(listed(outcome), (Listed{{"winners", 2}, {"ended_by", 54}, {"seats", 3}}));
  EXPECT_EQ(names_of(LineKind{}), (std::array<std::string_view, 3>{"points", "money", "count"}));
}

TEST(Outcomes, a_seat_has_room_for_ten_lines) { EXPECT_EQ(decltype(SeatResult::lines)::capacity, 10U); }

TEST(Outcomes, a_payoff_can_be_shared_by_any_number_of_winners) {
  for (int winners = 1; winners <= 9; ++winners) EXPECT_EQ(full_payoff % winners, 0) << winners;
  EXPECT_EQ(full_payoff, 2520);
}

TEST(Outcomes, the_highest_in_the_running_share_the_payoff) {
  Outcome outcome = with_scores({5, 9, 9, 20});
  outcome.seats[3].in_the_running = false;
  settle_highest(outcome);
  EXPECT_EQ(outcome.winners, SeatSet::of(seat_at(1)).with(seat_at(2)));
  EXPECT_EQ(outcome.seats[0].payoff, 0);
  EXPECT_EQ(outcome.seats[1].payoff, full_payoff / 2);
  EXPECT_EQ(outcome.seats[2].payoff, full_payoff / 2);
  EXPECT_EQ(outcome.seats[3].payoff, 0);
}

TEST(Outcomes, a_score_below_nothing_can_be_the_highest) {
  Outcome outcome = with_scores({-8, -3, -5});
  settle_highest(outcome);
  EXPECT_EQ(outcome.winners, SeatSet::of(seat_at(1)));
  EXPECT_EQ(outcome.seats[1].payoff, full_payoff);
}

TEST(Outcomes, nobody_wins_when_nobody_is_in_the_running) {
  Outcome outcome = with_scores({0, 0});
  for (SeatResult& seat : outcome.seats) seat.in_the_running = false;
  settle_highest(outcome);
  EXPECT_TRUE(outcome.winners.empty());
  EXPECT_EQ(outcome.seats[0].payoff, 0);
}

}  // namespace
}  // namespace backlot
