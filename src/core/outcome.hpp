// How a game ended: winners, each seat's score with its lines and clauses, payoffs, and why.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "core/clause.hpp"
#include "core/fields.hpp"
#include "core/pile.hpp"
#include "core/seat.hpp"

namespace backlot {

// A whole win, divisible by every number of winners from 1 to 9.
inline constexpr std::int32_t full_payoff = 2520;

// One line of a score: the clause it comes from, the figure, and whether the figure is points or
// something counted on the way to them (money, icons).
enum class LineKind : std::uint8_t { points, money, count };
constexpr std::array<std::string_view, 3> names_of(LineKind) { return {"points", "money", "count"}; }

struct ScoreLine {
  Clause clause;
  LineKind kind = LineKind::points;
  std::int32_t amount = 0;
  constexpr bool operator==(const ScoreLine&) const = default;
};

struct SeatResult {
  bool in_the_running = true;  // false: dropped out, ranks below all others
  std::int32_t score = 0;
  std::int32_t payoff = 0;
  Pile<ScoreLine, 10> lines;
  constexpr bool operator==(const SeatResult&) const = default;
};

struct Outcome {
  SeatSet winners;
  Clause ended_by;
  Pile<SeatResult, max_seats> seats;
  constexpr bool operator==(const Outcome&) const = default;
};

constexpr void fields(Is<ScoreLine> auto& x, const auto& visit) {
  visit("clause", x.clause);
  visit("kind", x.kind);
  visit("amount", x.amount);
}
constexpr void fields(Is<SeatResult> auto& x, const auto& visit) {
  visit("in_the_running", x.in_the_running);
  visit("score", x.score);
  visit("payoff", x.payoff);
  visit("lines", x.lines);
}
constexpr void fields(Is<Outcome> auto& x, const auto& visit) {
  visit("winners", x.winners);
  visit("ended_by", x.ended_by);
  visit("seats", x.seats);
}

// Marks the highest score among those in the running as winners, and shares the payoff.
constexpr void settle_highest(Outcome& outcome) {
  bool any = false;
  std::int32_t best = 0;
  for (const SeatResult& seat : outcome.seats) {
    if (seat.in_the_running && (!any || seat.score > best)) {
      any = true;
      best = seat.score;
    }
  }
  for (std::size_t i = 0; i < outcome.seats.size(); ++i) {
    const SeatResult& seat = outcome.seats[i];
    if (seat.in_the_running && seat.score == best) outcome.winners = outcome.winners.with(seat_at(i));
  }
  for (const Seat winner : outcome.winners) {
    outcome.seats[index(winner)].payoff = full_payoff / static_cast<std::int32_t>(outcome.winners.size());
  }
}

}  // namespace backlot
