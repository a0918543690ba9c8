// How a seat stands, for the chart of those who look back at a game (contract/standing.hpp).
#pragma once
#include <cstdint>
#include <optional>

#include "games/hollywood/table.hpp"

namespace backlot::hollywood {

// Movies that a seat's side has won. The Rising Star has no figure of its own: only the last movie counts (H47-61).
constexpr std::optional<std::int32_t> standing(const Content& /*content*/, const State& state, Seat seat) {
  const Score won = score_of(state);
  switch (state.desk(seat).loyalty) {
    case Loyalty::patriot: return won.patriots;
    case Loyalty::communist: return won.communists;
    case Loyalty::rising_star:
    case Loyalty::unknown: break;
  }
  return std::nullopt;
}

}  // namespace backlot::hollywood
