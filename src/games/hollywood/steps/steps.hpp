// A round is Production (write, pick, turn and what follows from it), Post (stars, tokens, edit) and
// Premiere; costume windows lie between. Each step waits for those who have to decide.
#pragma once
#include <optional>

#include "core/chance.hpp"
#include "games/hollywood/steps/turn.hpp"

namespace backlot::hollywood {

constexpr bool is_over(const Content& /*content*/, const Position& table) { return table.step == Step::over; }

constexpr SeatSet waiting_on(const Content& /*content*/, const Position& table) {
  switch (table.step) {
    case Step::over: return {};
    case Step::answer:
    case Step::discard: return SeatSet::of(table.target);
    case Step::before_cards:
    case Step::before_cut:
    case Step::after_reveal: return SeatSet::of(asked_for_costume(table));
    case Step::stars: return owing_stars(table).without(table.decided);
    case Step::edit: return SeatSet::of(table.declarer);
    default: return SeatSet::of(table.actor);
  }
}

// H47-106, H47-143: before somebody takes their turn the others may spend Production costumes.
constexpr SeatSet may_interrupt(const Content& /*content*/, const Position& table) {
  if (table.step != Step::write && table.step != Step::turn) return {};
  return costume_holders(table).without(SeatSet::of(table.actor));
}

// H47-141: what depends on cards in hand or on costumes is nobody else's business.
constexpr bool answers_openly(const Content& /*content*/, const Position& table) {
  switch (table.step) {
    case Step::write:
    case Step::turn: return table.desk(table.actor).costumes.empty();
    case Step::perform_now:
    case Step::reroll:
    case Step::light:
    case Step::answer: return true;
    default: return false;
  }
}

template <class Out>
constexpr void legal_actions(const Content& content, const Position& table, Seat seat, Out& out) {
  out.clear();
  if (may_interrupt(content, table).has(seat)) return spending::legal_actions(table, seat, out);
  if (!waiting_on(content, table).has(seat)) return;
  switch (table.step) {
    case Step::write: return write_step::legal_actions(table, seat, out);
    case Step::pick: return pick_step::legal_actions(table, out);
    case Step::turn: return turn_step::legal_actions(table, seat, out);
    case Step::perform_now: return perform_now_step::legal_actions(table, out);
    case Step::reroll:
    case Step::light: return roll_step::legal_actions(table, out);
    case Step::answer: return answer_step::legal_actions(out);
    case Step::discard: return discard_step::legal_actions(table, seat, out);
    case Step::compose: return compose_step::legal_actions(table, out);
    case Step::dress: return dress_step::legal_actions(table, out);
    case Step::before_cards:
    case Step::before_cut:
    case Step::after_reveal: return window_step::legal_actions(table, seat, out);
    case Step::stars: return stars_step::legal_actions(content, table, seat, out);
    case Step::tokens: return tokens_step::legal_actions(table, seat, out);
    case Step::edit: return cut_step::legal_actions(out);
    case Step::over: return;
  }
}

constexpr std::optional<Refusal> check(const Content& content, const Position& table, Seat seat, const Action& action) {
  if (table.step == Step::over) return Refusal::over;
  if (backlot::index(seat) >= table.players()) return Refusal::no_such_seat;
  if (may_interrupt(content, table).has(seat)) {
    if (action.kind == Action::Kind::spend) return spending::check(table, seat, action);
    return Refusal::not_asked;
  }
  if (table.step == Step::stars && table.decided.has(seat)) return Refusal::decided;  // H47-45
  if (!waiting_on(content, table).has(seat)) return Refusal::not_asked;
  switch (table.step) {
    case Step::write: return write_step::check(table, seat, action);
    case Step::pick: return pick_step::check(table, action);
    case Step::turn: return turn_step::check(table, seat, action);
    case Step::perform_now: return perform_now_step::check(table, seat, action);
    case Step::reroll:
    case Step::light: return roll_step::check(table, action);
    case Step::answer: return answer_step::check(action);
    case Step::discard: return discard_step::check(table, seat, action);
    case Step::compose: return compose_step::check(table, action);
    case Step::dress: return dress_step::check(table, action);
    case Step::before_cards:
    case Step::before_cut:
    case Step::after_reveal: return window_step::check(table, seat, action);
    case Step::stars: return stars_step::check(content, table, seat, action);
    case Step::tokens: return tokens_step::check(table, seat, action);
    case Step::edit: return cut_step::check(action);
    case Step::over: break;
  }
  return Refusal::over;
}

template <Chance C, class Sink>
constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance, Sink& sink) {
  expect([&] { return !check(content, state, seat, action); });
  Stage stage{content, state, chance, sink};
  switch (state.step) {
    case Step::write: return write_step::apply(stage, seat, action);
    case Step::pick: return pick_step::apply(stage, seat, action);
    case Step::turn: return turn_step::apply(stage, seat, action);
    case Step::perform_now: return perform_now_step::apply(stage, seat, action);
    case Step::reroll:
    case Step::light: return roll_step::apply(stage, seat, action);
    case Step::answer: return answer_step::apply(stage, seat, action);
    case Step::discard: return discard_step::apply(stage, seat, action);
    case Step::compose: return perform::score(stage, seat, action.card());
    case Step::dress: return dress_step::apply(stage, seat, action);
    case Step::before_cards:
    case Step::before_cut:
    case Step::after_reveal: return window_step::apply(stage, seat, action);
    case Step::stars: return stars_step::apply(stage, seat, action);
    case Step::tokens: return tokens_step::apply(stage, seat, action);
    case Step::edit: return cut_step::apply(stage, seat, action);
    case Step::over: return;
  }
}

}  // namespace backlot::hollywood
