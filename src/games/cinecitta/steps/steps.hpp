// The steps of a round; each is finished by everybody before the next begins.
#pragma once
#include <optional>

#include "contract/steps.hpp"
#include "core/chance.hpp"
#include "games/cinecitta/steps/answer.hpp"
#include "games/cinecitta/steps/offer.hpp"
#include "games/cinecitta/steps/place.hpp"

namespace backlot::cinecitta {

using Steps = StepList<            //
    At<OfferStep, Step::offer>,    // C37-20: a card and money go into the folder, in secret
    At<AnswerStep, Step::answer>,  // C37-22, C37-23: secure the funds, or headhunt
    At<PlaceStep, Step::place>>;   // C37-26: cards that came back or were headhunted enter the Studio
static_assert(Steps::is_complete(Step::over));

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
  Steps::legal_actions(content, table, seat, out);
}

template <class Choose, class List>
constexpr Action one_legal(const Content& content, const Position& table, Seat seat, const Choose& choose, List& room) {
  expect([&] { return waiting_on(content, table).has(seat); });
  return Steps::one_legal(content, table, seat, choose, room);
}

constexpr std::optional<Refusal> check(const Content& content, const Position& table, Seat seat, const Action& action) {
  if (table.step == Step::over) return Refusal::over;
  if (index(seat) >= table.players()) return Refusal::no_such_seat;
  if (table.decided.has(seat)) return Refusal::decided;  // C37-70
  return Steps::check(content, table, seat, action);
}

template <Chance C, class Sink>
constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance, Sink& sink) {
  expect([&] { return !check(content, state, seat, action); });
  Steps::apply(content, state, seat, action, chance, sink);
}

}  // namespace backlot::cinecitta
