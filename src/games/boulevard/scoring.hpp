// The end: cash, less loans, and what unplayed tips are worth (B54-95, B54-80).
#pragma once
#include <cstdint>

#include "core/outcome.hpp"
#include "games/boulevard/state.hpp"

namespace backlot::boulevard {

// What a theatre would have if the game ended now.
constexpr Money worth_of(const Content& content, const Theatre& theatre) {
  return theatre.cash - content.loan * theatre.loans +
         content.tip_value * static_cast<std::int32_t>(theatre.hand.size());
}

// Needs a finished game. All of it is public, so a View serves as well as a State.
constexpr Outcome outcome(const Content& content, const Position& table) {
  Outcome outcome;
  for (const Theatre& theatre : table.theatres) {
    const Money loans = content.loan * theatre.loans;  // B54-51
    const Money tips = content.tip_value * static_cast<std::int32_t>(theatre.hand.size());
    SeatResult result;
    result.score = worth_of(content, theatre).amount;
    result.lines.push({"B54-95"_clause, LineKind::points, theatre.cash.amount});
    result.lines.push({"B54-51"_clause, LineKind::points, -loans.amount});
    result.lines.push({"B54-80"_clause, LineKind::points, tips.amount});
    outcome.seats.push(result);
  }
  settle_highest(outcome);
  outcome.ended_by = "B54-95"_clause;
  return outcome;
}

}  // namespace backlot::boulevard
