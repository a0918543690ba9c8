// Step 9 of the week: after the payout the highest of those who screened a film may put a cube on a
// starred name of one of their films (B54-91, B54-94, B54-107).
#pragma once
#include <optional>

#include "core/bits.hpp"
#include "games/boulevard/steps/payout.hpp"

namespace backlot::boulevard::blockbuster_step {

constexpr bool has_on_film(const Content& content, const Theatre& theatre, Star star) {
  for (const Film film : theatre.films) {
    if (content[film].stars.contains(star)) return true;
  }
  return false;
}

template <class Out>
constexpr void legal_actions(const Content& content, const Position& table, Seat seat, Out& out) {
  std::uint64_t stars = 0;
  for (const Film film : table.theatre(seat).films) {
    for (const Star star : content[film].stars) stars |= std::uint64_t{1} << static_cast<std::size_t>(star);
  }
  for (; stars != 0; stars &= stars - 1) {
    out.push(Action::cube(static_cast<Star>(lowest_bit(stars))));
  }
  out.push(Action::no_cube());
}
static_assert(max_stars <= 64);

constexpr std::optional<Refusal> check(const Content& content, const Position& table, Seat seat, const Action& action) {
  if (action.kind == Action::Kind::no_cube) return std::nullopt;
  if (action.kind != Action::Kind::cube) return Refusal::wrong_step;
  if (!has_on_film(content, table.theatre(seat), action.star())) return Refusal::not_on_your_films;
  return std::nullopt;
}

// B54-94: the highest whole payout among those who screened a film, and who of them has a starred
// name to choose (B54-119).
constexpr SeatSet winners(const Content& content, const Position& table) {
  SeatSet best;
  Money most;
  for (const Seat seat : table.seats()) {
    const Theatre& theatre = table.theatre(seat);
    if (theatre.films.empty() || theatre.payout < most) continue;
    if (theatre.payout > most) best = {};
    most = theatre.payout;
    best = best.with(seat);
  }
  SeatSet with_stars;
  for (const Seat seat : best) {
    for (const Film film : table.theatre(seat).films) {
      if (!content[film].stars.empty()) with_stars = with_stars.with(seat);
    }
  }
  return with_stars;
}

// B54-107: clockwise from the Start Player. True when nobody is left.
constexpr bool next_turn(State& state, Seat next) {
  if (state.asked.empty()) return true;
  while (!state.asked.has(next)) next = to_the_left(next, 1, state.players());
  state.turn = next;
  return false;
}

template <class Sink>
constexpr bool act(State& state, Seat seat, const Action& action, Sink& sink) {
  if (action.kind == Action::Kind::cube) {
    ++state.cubes[static_cast<std::size_t>(action.star())];
    sink(Event{.kind = Event::Kind::cube_placed, .seat = seat, .star = action.star()});
  } else {
    sink(Event{.kind = Event::Kind::no_cube, .seat = seat});
  }
  state.asked = state.asked.without(SeatSet::of(seat));
  return next_turn(state, seat);
}

template <Chance C, class Sink>
constexpr bool enter(const Content& content, State& state, C& chance, Sink& sink) {
  payout_step::run(content, state, chance, sink);
  if (is_last_week(content, state)) return false;  // B54-21
  state.asked = winners(content, state);
  return !next_turn(state, state.start);
}

}  // namespace backlot::boulevard::blockbuster_step
