// Steps 11 to 13 of the week: films are put away, new ones and tips are dealt, the next Start Player
// is found (B54-20, B54-7). Nobody is asked.
#pragma once
#include "games/boulevard/dealing.hpp"

namespace backlot::boulevard {

// B54-7: the least cash, loans ignored; ties roll off.
template <Chance C, class Sink>
constexpr Seat next_start_player(const Content& content, const State& state, C& chance, Sink& sink) {
  SeatSet poorest;
  Money least = state.theatres[0].cash;
  for (const Seat seat : state.seats()) {
    const Money cash = state.theatre(seat).cash;
    if (cash > least) continue;
    if (cash < least) poorest = {};
    least = cash;
    poorest = poorest.with(seat);
  }
  return roll_off(content, poorest, chance, sink);
}

constexpr void put_away(State& state) {
  for (Theatre& theatre : state.theatres) {
    theatre.films.clear();
    theatre.played.clear();
    theatre.screen = {};
    theatre.extra_minutes = {};
    theatre.barred = Spot::off;
    theatre.payout = {};
  }
  state.agency = Pips::nothing;
  state.out = {};
  state.won.fill(nobody);
}

// False when the game is over: B54-21.
template <Chance C, class Sink>
constexpr bool begin_next_week(const Content& content, State& state, C& chance, Sink& sink) {
  if (is_last_week(content, state)) return false;
  put_away(state);
  ++state.week;
  deal_films(content, state, chance);
  sink(Event{.kind = Event::Kind::week_ended, .week = state.week});
  sink(Event{.kind = Event::Kind::films_dealt, .films = listed(state.array)});
  for (std::size_t i = 0; i < state.players(); ++i) {  // B54-114
    const Seat seat = to_the_left(state.start, i, state.players());
    const std::size_t parties = state.theatre(seat).chips_of(Chip::parties);  // B54-56
    draw_tips(content, state, seat, content.weekly_tips + parties * content.party_tips, chance, sink);
  }
  state.start = next_start_player(content, state, chance, sink);
  sink(Event{.kind = Event::Kind::start_player, .seat = state.start});
  return true;
}

}  // namespace backlot::boulevard
