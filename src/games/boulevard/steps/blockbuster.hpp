// Step 9 of the week: after the payout the highest of those who screened a film may put a cube on each starred name of
// one of their films, or on some of them (B54-91, B54-94, B54-107). They are named one by one (B54-119).
#pragma once
#include <cstdint>
#include <optional>

#include "core/bits.hpp"
#include "games/boulevard/steps/payout.hpp"

namespace backlot::boulevard {

struct BlockbusterStep {
  // A bit for each name.
  using Names = std::uint64_t;
  static_assert(max_stars <= 64);
  static constexpr Names bit_of(Star star) { return bit_at(static_cast<std::size_t>(star)); }

  // B54-91: the names that may get a cube now. Some film of this theatre has them together with all those that got one
  // for this blockbuster already.
  static constexpr Names open_names(const Content& content, const Position& table, Seat seat) {
    Names given = 0;
    for (const Star star : table.named) given |= bit_of(star);
    Names open = 0;
    for (const Film film : table.theatre(seat).films) {
      Names names = 0;
      for (const Star star : content[film].stars) names |= bit_of(star);
      if ((given & ~names) == 0) open |= names;
    }
    return open & ~given;  // B54-119: each at most once
  }

  template <class Out>
  static constexpr void legal_actions(const Content& content, const Position& table, Seat seat, Out& out) {
    for (Names open = open_names(content, table, seat); open != 0; open &= open - 1) {
      out.push(Action::cube(static_cast<Star>(lowest_bit(open))));
    }
    out.push(Action::no_cube());
  }

  static constexpr std::optional<Refusal> check(const Content& content, const Position& table, Seat seat,
                                                const Action& action) {
    if (action.kind == Action::Kind::no_cube) return std::nullopt;
    if (action.kind != Action::Kind::cube) return Refusal::wrong_step;
    if (action.value >= max_stars || (open_names(content, table, seat) & bit_of(action.star())) == 0) {
      return Refusal::not_on_your_films;
    }
    return std::nullopt;
  }

  // B54-94: the highest whole payout among those who screened a film, and who of them has a starred
  // name to choose (B54-119).
  static constexpr SeatSet winners(const Content& content, const Position& table) {
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
  static constexpr bool next_turn(State& state, Seat next) {
    if (state.asked.empty()) return true;
    while (!state.asked.has(next)) next = to_the_left(next, 1, state.players());
    state.turn = next;
    return false;
  }

  // B54-119: asked again while there is a name left that may get a cube.
  template <Chance C, class Sink>
  static constexpr bool apply(const Content& content, State& state, Seat seat, const Action& action, C& /*chance*/,
                              Sink& sink) {
    if (action.kind == Action::Kind::cube) {
      ++state.cubes[static_cast<std::size_t>(action.star())];
      state.named.insert_sorted(action.star());
      sink(Event{.kind = Event::Kind::cube_placed, .seat = seat, .star = action.star()});
      if (open_names(content, state, seat) != 0) return false;
    } else {
      sink(Event{.kind = state.named.empty() ? Event::Kind::no_cube : Event::Kind::no_more_cubes, .seat = seat});
    }
    state.named.clear();
    state.asked = state.asked.without(SeatSet::of(seat));
    return next_turn(state, seat);
  }

  template <Chance C, class Sink>
  static constexpr bool enter(const Content& content, State& state, C& chance, Sink& sink) {
    PayoutStep::enter(content, state, chance, sink);
    if (is_last_week(content, state)) return false;  // B54-21
    state.asked = winners(content, state);
    return !next_turn(state, state.start);
  }
};

}  // namespace backlot::boulevard
