// Points for Votes won, and the winner: MM-51 to MM-53, MM-63.
#pragma once
#include <cstdint>

#include "core/outcome.hpp"
#include "games/maybe/state.hpp"

namespace backlot::maybe {

// How often each icon appears on the Movies Made. MM-63: failed ones count, too. MM-83: a card shows
// the icons printed on it.
constexpr IconCounts icons_made(const Content& content, const MoviesMade& made) {
  IconCounts counts{};
  for (const Made& each : made) {
    for (const Icon icon : content[each.top].icons) ++counts[index(icon)];
  }
  return counts;
}

// Votes won, by icon. MM-76: a CHANGE has none.
constexpr IconCounts icons_won(const Content& content, const VoteCounts& won) {
  IconCounts counts{};
  for (std::size_t i = 0; i < content.votes.size(); ++i) {
    const VoteCard& card = content.votes[i];
    if (card.kind == VoteKind::change) continue;
    std::uint8_t& count = counts[index(card.icon)];
    count = static_cast<std::uint8_t>(count + won.of(static_cast<Vote>(i)));
  }
  return counts;
}

constexpr SeatResult result_for(const Content& content, const MoviesMade& made, const VoteCounts& won) {
  SeatResult result;
  const IconCounts times = icons_made(content, made);
  const IconCounts mine = icons_won(content, won);
  result.lines.push({"MM-32"_clause, LineKind::count, static_cast<std::int32_t>(won.size())});
  for (std::size_t i = 0; i < icons; ++i) result.score += mine[i] * times[i];  // MM-51
  // One line for all icons: a table of the score knows a line by its clause and kind.
  result.lines.push({"MM-51"_clause, LineKind::points, result.score});
  return result;
}

constexpr Outcome outcome(const Content& content, const Position& table) {
  Outcome outcome;
  for (const Desk& desk : table.desks) outcome.seats.push(result_for(content, table.made, desk.won));
  settle_highest(outcome);                                                           // MM-52
  outcome.ended_by = outcome.winners.size() == 1 ? "MM-52"_clause : "MM-53"_clause;  // MM-53: they share
  return outcome;
}

}  // namespace backlot::maybe
