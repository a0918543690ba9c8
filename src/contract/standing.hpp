// How a seat stands in a State, for the chart of those who look back at a game. Unless a game says otherwise,
//   standing(content, state, seat)    nothing for a seat of which no figure tells how it does
// it is the score that the seat would have if the game ended now.
#pragma once
#include <concepts>
#include <cstdint>
#include <optional>

#include "contract/game.hpp"

namespace backlot {

template <class G>
concept HasOwnStanding = requires(const typename G::Content& content, const typename G::State& state, Seat seat) {
  { standing(content, state, seat) } -> std::same_as<std::optional<std::int32_t>>;
};

template <class G>
constexpr std::optional<std::int32_t> standing_of(const typename G::Content& content, const typename G::State& state,
                                                  Seat seat) {
  if constexpr (HasOwnStanding<G>) {
    return standing(content, state, seat);
  } else {
    return outcome(content, state).seats[index(seat)].score;
  }
}

}  // namespace backlot
