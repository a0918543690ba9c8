// From one turn to the next: MM-50, MM-54.
#pragma once
#include "games/maybe/steps/supply.hpp"

namespace backlot::maybe {

// Who has a Vote in hand: a public number.
constexpr SeatSet with_votes(const Position& table) {
  SeatSet seats;
  for (std::size_t i = 0; i < table.players(); ++i) {
    if (!table.desks[i].hand.empty()) seats = seats.with(seat_at(i));
  }
  return seats;
}

template <Chance C, class Sink>
constexpr void end_turn(const Content& content, State& state, C& chance, Sink& sink) {
  state.row.clear();
  if (!state.choices.empty()) state.choices.clear();
  state.changes = 0;
  state.result = Result::open;
  ++state.turn;
  state.active = to_the_left(state.active, 1, state.players());  // MM-50, MM-54: with or without Votes
  if (with_votes(state).empty()) {
    state.step = Step::over;  // MM-50
    return;
  }
  state.step = Step::pitch;
  fill_market(content, state, chance, sink);  // MM-106: what was short of cards before
}

}  // namespace backlot::maybe
