// Who wins: H47-60 to H47-64, H47-77 to H47-79, H47-97.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/outcome.hpp"
#include "games/hollywood/steps/premiere.hpp"

namespace backlot::hollywood {

// How a finished game ended.
struct Ending {
  bool patriots = false;  // win
  bool communists = false;
  bool rising_star = false;
  Clause why;
};

constexpr bool has_rising_star(const Position& table) {
  for (const Desk& desk : table.desks) {
    if (desk.loyalty == Loyalty::rising_star) return true;
  }
  return false;
}

// The sides of all games of it, and that of a seat, under the names the lab rates them by.
constexpr std::string_view role_of(const Content& /*content*/, const State& state, Seat seat) {
  return names_of(Loyalty{})[static_cast<std::size_t>(state.desk(seat).loyalty)];
}

constexpr Ending ending_of(const Content& content, const Position& table) {
  const Round& last = table.rounds.back();
  const int margin = last.patriots - last.communists;
  const bool seventh = is_last_round(content, table);
  const bool tied_seventh = seventh && margin == 0;  // H47-64 says who wins, whatever the clauses of a round say
  if (seventh && has_rising_star(table)) {
    if (margin >= -1 && margin <= 1)
      return {.rising_star = true, .why = tied_seventh ? "H47-64"_clause : "H47-61"_clause};
    return {.patriots = margin > 0, .communists = margin < 0, .why = "H47-61"_clause};
  }
  const Score won = score_of(table);
  const Score needed = score_needed(content, table.options);
  const bool patriots = won.patriots >= needed.patriots;
  const bool communists = won.communists >= needed.communists;
  if (tied_seventh) return {patriots, communists, false, "H47-64"_clause};
  if (patriots && communists) return {true, true, false, "H47-78"_clause};
  if (table.players() == 1) return {patriots, communists, false, "H47-79"_clause};
  if (communists && table.players() == 3) return {false, true, false, "H47-77"_clause};
  return {patriots, communists, false, "H47-60"_clause};
}

constexpr bool is_winner(const Ending& ending, Loyalty loyalty) {
  switch (loyalty) {
    case Loyalty::patriot: return ending.patriots;
    case Loyalty::communist: return ending.communists;
    case Loyalty::rising_star: return ending.rising_star;
    case Loyalty::unknown: break;
  }
  return false;
}

// How a side did: rounds it won, and its symbols in the last movie. For the Rising Star counts how far
// the last movie was from a tie (H47-61).
constexpr void add_lines(const Position& table, Loyalty loyalty, SeatResult& result) {
  const Score won = score_of(table);
  const Round& last = table.rounds.back();
  if (loyalty == Loyalty::rising_star) {
    const int margin = last.patriots - last.communists;
    result.lines.push({"H47-61"_clause, LineKind::count, margin < 0 ? -margin : margin});
    return;
  }
  const bool patriot = loyalty == Loyalty::patriot;
  result.lines.push({"H47-60"_clause, LineKind::count, patriot ? won.patriots : won.communists});
  result.lines.push({"H47-50"_clause, LineKind::count, patriot ? last.patriots : last.communists});
}

// Needs a finished game: loyalties are shown then (H47-63), so a View serves as well as a State. The
// score is 1 for winners. No two lines of a seat have the same clause and kind.
constexpr Outcome outcome(const Content& content, const Position& table) {
  const Ending ending = ending_of(content, table);
  Outcome outcome;
  outcome.ended_by = ending.why;
  for (std::size_t i = 0; i < table.desks.size(); ++i) {
    SeatResult result;
    if (is_winner(ending, table.desks[i].loyalty)) {
      result.score = 1;
      outcome.winners = outcome.winners.with(seat_at(i));
    }
    add_lines(table, table.desks[i].loyalty, result);
    result.lines.push({ending.why, LineKind::points, result.score});
    outcome.seats.push(result);
  }
  for (const Seat winner : outcome.winners) {
    outcome.seats[backlot::index(winner)].payoff = full_payoff / static_cast<std::int32_t>(outcome.winners.size());
  }
  return outcome;
}

}  // namespace backlot::hollywood
