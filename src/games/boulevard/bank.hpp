// Money moves between a theatre and the bank, here and nowhere else. Cash is never negative.
#pragma once
#include "games/boulevard/event.hpp"

namespace backlot::boulevard {

constexpr void receive(State& state, Seat seat, Money money) {
  state.theatre(seat).cash += money;
  state.bank -= money;
}

constexpr void pay(State& state, Seat seat, Money money) {
  expect(state.theatre(seat).cash >= money);
  state.theatre(seat).cash -= money;
  state.bank += money;
}

// B54-51: the chip in the Credit Union stands for it. B54-6: the bank never runs out.
template <class Sink>
constexpr void take_loan(const Content& content, State& state, Seat seat, Sink& sink) {
  ++state.theatre(seat).loans;
  receive(state, seat, content.loan);
  sink(Event{.kind = Event::Kind::borrowed, .seat = seat});
}

constexpr std::size_t chips_on_board(const Theatre& theatre) {
  std::size_t chips = 0;
  for (const std::uint8_t each : theatre.chips) chips += each;
  return chips;
}

// B54-92: for the house and for every own chip, those in the Credit Union too.
constexpr Money upkeep_of(const Content& content, const Theatre& theatre) {
  const std::size_t chips = chips_on_board(theatre) + theatre.loans;
  return content.upkeep + content.upkeep_per_chip * static_cast<std::int32_t>(chips);
}

// B54-33: no refund. The Manager's chip takes the second marker along.
template <class Sink>
constexpr void take_chip_back(State& state, Seat seat, Chip chip, Sink& sink) {
  Theatre& theatre = state.theatre(seat);
  --theatre.chips_of(chip);
  if (chip == Chip::manager) {
    theatre.markers[1] = Spot::off;
    theatre.barred = Spot::off;
  }
  sink(Event{.kind = Event::Kind::took_back, .seat = seat, .chip = chip});
}

}  // namespace backlot::boulevard
