// A turn is pitch, vote, where there are CHANGE Votes add and remove and a new vote, choices on cost
// and on profit where conditions leave some, and keep.
#pragma once
#include <optional>

#include "core/chance.hpp"
#include "games/maybe/steps/change.hpp"
#include "games/maybe/steps/pitch.hpp"

namespace backlot::maybe {

constexpr bool is_over(const Content& /*content*/, const Position& table) { return table.step == Step::over; }

constexpr SeatSet waiting_on(const Content& content, const Position& table) {
  switch (table.step) {
    case Step::vote: return vote_step::waiting_on(table);
    case Step::add:
    case Step::remove: return SeatSet::of(changer(content, table));
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
  switch (table.step) {
    case Step::pitch: return pitch_step::legal_actions(table, out);
    case Step::vote: return vote_step::legal_actions(table, seat, out);
    case Step::add: return add_step::legal_actions(table, seat, out);
    case Step::remove: return remove_step::legal_actions(table, out);
    case Step::cost:
    case Step::profit: return choose_step::legal_actions(content, table, out);
    case Step::keep: return keep_step::legal_actions(table, out);
    case Step::over: return;
  }
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
  switch (table.step) {
    case Step::pitch: return pitch_step::check(table, action);
    case Step::vote: return vote_step::check(table, seat, action);
    case Step::add: return add_step::check(table, seat, action);
    case Step::remove: return remove_step::check(table, action);
    case Step::cost:
    case Step::profit: return choose_step::check(content, table, action);
    case Step::keep: return keep_step::check(table, action);
    case Step::over: break;
  }
  return Refusal::over;
}

template <Chance C, class Sink>
constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance, Sink& sink) {
  expect([&] { return !check(content, state, seat, action); });
  switch (state.step) {
    case Step::pitch: return pitch_step::apply(content, state, action, chance, sink);
    case Step::vote: return vote_step::apply(content, state, seat, action.vote(), chance, sink);
    case Step::add: return add_step::apply(content, state, seat, action, chance, sink);
    case Step::remove: return remove_step::apply(content, state, seat, action, chance, sink);
    case Step::cost:
    case Step::profit: return choose_step::apply(content, state, action, chance, sink);
    case Step::keep: return keep_step::apply(content, state, action.movie(), chance, sink);
    case Step::over: return;
  }
}

}  // namespace backlot::maybe
