// Step 10 of the week, B54-92 and B54-93: upkeep is paid clockwise from the Start Player; who cannot
// pay gives back chips, then borrows.
#pragma once
#include <optional>

#include "games/boulevard/bank.hpp"

namespace backlot::boulevard {

struct UpkeepStep {
  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat seat, Out& out) {
    for (std::size_t i = 0; i < chip_kinds; ++i) {
      if (table.theatre(seat).chips[i] > 0) out.push(Action::take_back(static_cast<Chip>(i)));
    }
  }

  // B54-93: never a chip of the Credit Union.
  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat seat,
                                                const Action& action) {
    if (action.kind != Action::Kind::take_back) return Refusal::pay_first;
    if (action.value >= chip_kinds || table.theatre(seat).chips_of(action.chip()) == 0) return Refusal::no_such_chip;
    return std::nullopt;
  }

  template <class Sink>
  static constexpr void pay_upkeep(const Content& content, State& state, Seat seat, Sink& sink) {
    const Money due = upkeep_of(content, state.theatre(seat));  // the chip of a loan taken now costs nothing
    while (state.theatre(seat).cash < due) take_loan(content, state, seat, sink);
    pay(state, seat, due);
    sink(Event{.kind = Event::Kind::upkeep_paid, .seat = seat, .money = due});
  }

  // B54-118: from `next` on, until somebody has to give back a chip. True when all have paid.
  template <class Sink>
  static constexpr bool charge_from(const Content& content, State& state, Seat next, Sink& sink) {
    while (true) {
      const Theatre& theatre = state.theatre(next);
      if (theatre.cash < upkeep_of(content, theatre) && chips_on_board(theatre) > 0) {
        state.turn = next;
        return false;
      }
      pay_upkeep(content, state, next, sink);
      next = to_the_left(next, 1, state.players());
      if (next == state.start) return true;
    }
  }

  template <Chance C, class Sink>
  static constexpr bool apply(const Content& content, State& state, Seat seat, const Action& action, C& /*chance*/,
                              Sink& sink) {
    take_chip_back(state, seat, action.chip(), sink);
    return charge_from(content, state, seat, sink);
  }

  template <Chance C, class Sink>
  static constexpr bool enter(const Content& content, State& state, C& /*chance*/, Sink& sink) {
    return !charge_from(content, state, state.start, sink);
  }
};

}  // namespace backlot::boulevard
