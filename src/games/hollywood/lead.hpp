// Who is ahead in the movie that is being made, with every card known: the last one decides (H47-60). What a movie that
// was shown says of a lie.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/hollywood/claims.hpp"
#include "games/hollywood/outlook_movie.hpp"

namespace backlot::hollywood {

// Patriots' symbols less communists', cards that are chosen and not yet placed among them (H47-45).
constexpr std::int32_t margin_of(const Content& content, const State& state) {
  const MovieOutlook movie = movie_in(content, state);
  std::int32_t margin = movie.symbols.patriots - movie.symbols.communists;
  if (movie.shown) return margin;
  for (const Desk& desk : state.desks) {
    for (const Card card : desk.sealed) margin += patriot_symbols(card) - communist_symbols(card);
  }
  return margin;
}

constexpr std::int32_t lead_by(std::int32_t margin, const Tie& tie, Loyalty loyalty) {
  const bool close = tie.last && tie.star == StarInGame::yes;  // H47-61: by at most one it is the Rising Star's
  if (loyalty == Loyalty::rising_star) return close ? 1 - (margin < 0 ? -margin : margin) : -1;
  const std::int32_t mine = loyalty == Loyalty::patriot ? margin : -margin;
  if (close) return mine > 1 ? mine - 1 : mine - 2;
  if (mine != 0 || tie.wins == Winner::both) return mine;  // H47-78
  return loyalty == Loyalty::communist ? 1 : -1;           // H47-50
}

constexpr std::int32_t lead(const Content& content, const State& state, Seat seat) {
  return lead_by(margin_of(content, state), tie_in(content, state), state.desk(seat).loyalty);
}

// What the movie of a round came to. As soon as it is shown the table is about the next one (H47-53), so the state
// after the round's last move says nothing of it.
constexpr std::int32_t lead_after_round(const Content& content, const State& state, Seat seat, std::size_t round) {
  const Round& movie = state.rounds[round];
  if (movie.winner == Winner::none) return lead(content, state, seat);
  Tie tie = tie_in(content, state);
  tie.last = round + 2 == 2 * std::size_t{content.to_win};
  return lead_by(movie.patriots - movie.communists, tie, state.desk(seat).loyalty);
}

// The movie that a claim made then is about, from 0; beyond all of them before there was one to speak of.
constexpr std::size_t movie_spoken_of(const State& then) {
  return speaks_of_new_movie(then) ? then.round : then.round - std::size_t{1};  // H47-112
}

// How far the movie that a false claim was about went to one side; nothing for an opinion about somebody else, and for
// a movie that was never shown.
constexpr std::optional<std::int32_t> weight_of_lie(const State& then, const State& end, const Claim& claim) {
  if (claim.kind == Claim::Kind::suspect || claim.kind == Claim::Kind::trust) return std::nullopt;
  const std::size_t movie = movie_spoken_of(then);
  if (movie >= end.rounds.size() || end.rounds[movie].winner == Winner::none) return std::nullopt;
  const std::int32_t margin = end.rounds[movie].patriots - end.rounds[movie].communists;
  return margin < 0 ? -margin : margin;
}

}  // namespace backlot::hollywood
