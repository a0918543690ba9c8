// A round is offer, answer, place; each step is finished by everybody before the next begins.
#pragma once
#include <optional>

#include "core/chance.hpp"
#include "games/cinecitta/steps/answer.hpp"
#include "games/cinecitta/steps/offer.hpp"
#include "games/cinecitta/steps/place.hpp"

namespace backlot::cinecitta {

constexpr bool is_over(const Content& /*content*/, const Position& table) { return table.step == Step::over; }

// C37-71: everybody who has not decided yet, whether or not there is anything to choose.
constexpr SeatSet waiting_on(const Content& /*content*/, const Position& table) {
  if (table.step == Step::over) return {};
  return SeatSet::first(table.players()).without(table.decided);
}

constexpr SeatSet may_interrupt(const Content& /*content*/, const Position& /*table*/) { return {}; }

template <class Out>
constexpr void legal_actions(const Content& content, const Position& table, Seat seat, Out& out) {
  out.clear();
  if (!waiting_on(content, table).has(seat)) return;
  switch (table.step) {
    case Step::offer: return offer_step::legal_actions(content, table, seat, out);
    case Step::answer: return answer_step::legal_actions(content, table, seat, out);
    case Step::place: return place_step::legal_actions(content, table, seat, out);
    case Step::over: return;
  }
}

template <class Choose>
constexpr Action one_legal(const Content& content, const Position& table, Seat seat, const Choose& choose) {
  expect([&] { return waiting_on(content, table).has(seat); });
  if (table.step == Step::offer) return offer_step::one_legal(table, seat, choose);
  if (table.step == Step::answer) return answer_step::one_legal(table, seat, choose);
  return place_step::one_legal(content, table, seat, choose);
}

constexpr std::optional<Refusal> check(const Content& content, const Position& table, Seat seat, const Action& action) {
  if (table.step == Step::over) return Refusal::over;
  if (index(seat) >= table.players()) return Refusal::no_such_seat;
  if (table.decided.has(seat)) return Refusal::decided;  // C37-70
  switch (table.step) {
    case Step::offer: return offer_step::check(content, table, seat, action);
    case Step::answer: return answer_step::check(content, table, seat, action);
    case Step::place: return place_step::check(content, table, seat, action);
    case Step::over: break;
  }
  return Refusal::over;
}

template <Chance C, class Sink>
constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& /*chance*/, Sink& sink) {
  expect([&] { return !check(content, state, seat, action); });
  const Step step = state.step;
  state.decided = state.decided.with(seat);
  switch (step) {
    case Step::offer: offer_step::seal(state, seat, action, sink); break;
    case Step::answer: answer_step::seal(state, seat, action, sink); break;
    case Step::place: place_step::seal(state, seat, action, sink); break;
    case Step::over: return;
  }
  if (!waiting_on(content, state).empty()) return;  // C37-70
  state.decided = {};
  switch (step) {
    case Step::offer: return offer_step::finish(content, state, sink);
    case Step::answer: return answer_step::finish(content, state, sink);
    case Step::place: return place_step::finish(content, state, sink);
    case Step::over: return;
  }
}

}  // namespace backlot::cinecitta
