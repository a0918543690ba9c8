// What is conserved: every Vote and every Movie card is in exactly one place.
#pragma once
#include <cstdint>

#include "core/array.hpp"
#include "games/maybe/state.hpp"

namespace backlot::maybe {

struct Tally {
  VoteCounts votes;
  Array<std::uint8_t, max_movies> movies{};
  constexpr bool operator==(const Tally&) const = default;
};

constexpr Tally tally(const Content& /*content*/, const State& state) {
  Tally tally;
  const auto movies = [&](const auto& cards) {
    for (const Movie movie : cards) ++tally.movies[static_cast<std::size_t>(movie)];
  };
  const auto votes = [&](const auto& cards) {
    for (const Vote vote : cards) tally.votes.add(vote);
  };
  for (const Desk& desk : state.desks) {
    votes(desk.hand);
    tally.votes.add(desk.won);
    movies(desk.own);
  }
  tally.votes.add(state.pool);
  votes(state.spent);
  if (state.step != Step::vote) {  // a sealed Vote is still in its hand
    for (const Vote vote : state.votes) {
      if (vote != Vote::unknown) tally.votes.add(vote);
    }
  }
  movies(state.deck.cards());
  movies(state.discards.cards());
  movies(state.beneath.cards());
  movies(state.market);
  movies(state.row);
  for (const Made& made : state.made) ++tally.movies[static_cast<std::size_t>(made.top)];
  return tally;
}

}  // namespace backlot::maybe
