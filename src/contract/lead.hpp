// By how much a seat is ahead of all others in a State, for those who look back at a game: below zero it is behind, at
// zero level with the best. Unless a game says otherwise,
//   lead(content, state, seat)                       with what is chosen and not yet shown
//   lead_after_round(content, state, seat, round)    what that round, from 0, came to, in a state after it
// it is what the scores would say if the game ended now.
#pragma once
#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "contract/game.hpp"

namespace backlot {

// Who has dropped out is behind everybody who has not.
constexpr std::int32_t lead_in(const Outcome& outcome, Seat seat) {
  const SeatResult& mine = outcome.seats[index(seat)];
  std::optional<std::int32_t> best;
  for (std::size_t i = 0; i < outcome.seats.size(); ++i) {
    const SeatResult& other = outcome.seats[i];
    if (i != index(seat) && other.in_the_running) best = std::max(best.value_or(other.score), other.score);
  }
  if (!mine.in_the_running) return best ? -1 - std::max(0, *best) : 0;
  return best ? mine.score - *best : std::max(1, mine.score);
}

template <class G>
concept HasOwnLead = requires(const typename G::Content& content, const typename G::State& state, Seat seat) {
  { lead(content, state, seat) } -> std::same_as<std::int32_t>;
};

template <class G>
constexpr std::int32_t lead_of(const typename G::Content& content, const typename G::State& state, Seat seat) {
  if constexpr (HasOwnLead<G>) {
    return lead(content, state, seat);
  } else {
    return lead_in(outcome(content, state), seat);
  }
}

// When the round is over, in a state after its last move.
template <class G>
constexpr std::int32_t lead_of_round(const typename G::Content& content, const typename G::State& state, Seat seat,
                                     std::size_t round) {
  if constexpr (HasOwnLead<G>) {
    return lead_after_round(content, state, seat, round);
  } else {
    return lead_in(outcome(content, state), seat);
  }
}

}  // namespace backlot
