// The steps of a round: Production, Post and Premiere, with costume windows between them. A step that follows from an
// action comes only then.
#pragma once
#include <optional>

#include "contract/steps.hpp"
#include "core/chance.hpp"
#include "games/hollywood/steps/turn.hpp"

namespace backlot::hollywood {

using Steps = StepList<                       //
    At<WriteStep, Step::write>,               // H47-39: the Screenwriter says whether they write
    At<PickStep, Step::pick>,                 // H47-23: one of two posters
    At<TurnStep, Step::turn>,                 // H47-21: one of the options
    At<PerformNowStep, Step::perform_now>,    // H47-27: the Producer's new job
    At<RollStep, Step::reroll, Step::light>,  // H47-36: the second die; H47-30: the Gaffer's re-rolls
    At<AnswerStep, Step::answer>,             // H47-134: to the Actress or Actor
    At<DiscardStep, Step::discard>,           // H47-32: after drawing two
    At<ComposeStep, Step::compose>,           // H47-33: which of two cards goes into the movie
    At<DressStep, Step::dress>,               // H47-100: which of two costumes goes to whom
    At<WindowStep, Step::before_cards>,       // H47-103: costumes after the last turn
    At<StarsStep, Step::stars>,               // H47-40: everyone with a star, at once
    At<TokensStep, Step::tokens>,             // H47-41: one after the other
    At<WindowStep, Step::before_cut>,         // H47-103: costumes before the removal
    At<CutStep, Step::edit>,                  // H47-44: the declarer discards the card or puts it back
    At<WindowStep, Step::after_reveal>>;      // H47-103: costumes after the reveal
static_assert(Steps::is_complete(Step::over));

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

// Whether waiting_on has this seat; in the step stars without asking the others.
constexpr bool is_asked(const Content& content, const Position& table, Seat seat) {
  if (table.step == Step::stars) {
    return backlot::index(seat) < table.players() && owes_stars(table, seat) && !table.decided.has(seat);
  }
  return waiting_on(content, table).has(seat);
}

// Whether may_interrupt has this seat.
constexpr bool interrupts(const Content& content, const Position& table, Seat seat) {
  return table.options.costumes && may_interrupt(content, table).has(seat);
}

template <class Out>
constexpr void legal_actions(const Content& content, const Position& table, Seat seat, Out& out) {
  out.clear();
  if (interrupts(content, table, seat)) return spending::legal_actions(table, seat, out);
  if (!is_asked(content, table, seat)) return;
  Steps::legal_actions(content, table, seat, out);
}

template <class Choose, class List>
constexpr Action one_legal(const Content& content, const Position& table, Seat seat, const Choose& choose, List& room) {
  if (interrupts(content, table, seat)) {
    spending::legal_actions(table, seat, room);
    return room[choose(room.size())];
  }
  expect([&] { return is_asked(content, table, seat); });
  return Steps::one_legal(content, table, seat, choose, room);
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
  return Steps::check(content, table, seat, action);
}

// Inlined, because nearly all of it is one jump.
template <Chance C, class Sink>
[[gnu::always_inline]] constexpr void apply(const Content& content, State& state, Seat seat, const Action& action,
                                            C& chance, Sink& sink) {
  expect([&] { return !check(content, state, seat, action); });
  Steps::apply(content, state, seat, action, chance, sink);
}

}  // namespace backlot::hollywood
