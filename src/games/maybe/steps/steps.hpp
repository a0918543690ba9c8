// The steps of a turn. Those of a CHANGE come where there are any, and then a new vote; those of a choice where a
// condition of a card leaves one.
#pragma once
#include <optional>

#include "contract/steps.hpp"
#include "core/chance.hpp"
#include "games/maybe/steps/change.hpp"
#include "games/maybe/steps/pitch.hpp"

namespace backlot::maybe {

using Steps = StepList<                        //
    At<PitchStep, Step::pitch>,                // MM-20: a row of market cards
    At<VoteStep, Step::vote>,                  // MM-23: everybody, at once
    At<AddStep, Step::add>,                    // MM-72: an own card
    At<RemoveStep, Step::remove>,              // MM-72: a card goes
    At<ChooseStep, Step::cost, Step::profit>,  // MM-89: before the budget is compared, and after success
    At<KeepStep, Step::keep>>;                 // MM-34: a card joins the Movies Made
static_assert(Steps::is_complete(Step::over));

constexpr bool is_over(const Content& /*content*/, const Position& table) { return table.step == Step::over; }

constexpr SeatSet waiting_on(const Content& content, const Position& table) {
  switch (table.step) {
    case Step::vote: return VoteStep::waiting_on(table);
    case Step::add:
    case Step::remove:
      [[unlikely]]  // so that what is asked for every action stays short
      return SeatSet::of(changer(content, table));
    case Step::over: return {};
    default: return SeatSet::of(table.active);
  }
}

constexpr SeatSet may_interrupt(const Content& /*content*/, const Position& /*table*/) { return {}; }

// MM-101: nothing but Votes is hidden.
constexpr bool answers_openly(const Content& /*content*/, const Position& table) { return table.step != Step::vote; }

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

// Why a seat of this table is not asked now.
constexpr Refusal not_asked(const Position& table, Seat seat) {
  if (table.step != Step::vote) return Refusal::not_your_turn;                   // MM-104
  return table.decided.has(seat) ? Refusal::decided : Refusal::nothing_in_hand;  // MM-100, MM-75
}

constexpr std::optional<Refusal> check(const Content& content, const Position& table, Seat seat, const Action& action) {
  if (table.step == Step::over) return Refusal::over;
  if (index(seat) >= table.players()) return Refusal::no_such_seat;
  if (!waiting_on(content, table).has(seat)) return not_asked(table, seat);
  return Steps::check(content, table, seat, action);
}

template <Chance C, class Sink>
constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance, Sink& sink) {
  expect([&] { return !check(content, state, seat, action); });
  Steps::apply(content, state, seat, action, chance, sink);
}

}  // namespace backlot::maybe
