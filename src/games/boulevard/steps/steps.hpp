// The steps of a week; one in which nobody has anything to decide passes by itself.
#pragma once
#include <optional>

#include "contract/steps.hpp"
#include "core/chance.hpp"
#include "games/boulevard/steps/advertise.hpp"
#include "games/boulevard/steps/blockbuster.hpp"
#include "games/boulevard/steps/genre.hpp"
#include "games/boulevard/steps/pick.hpp"
#include "games/boulevard/steps/place.hpp"
#include "games/boulevard/steps/tie.hpp"
#include "games/boulevard/steps/upkeep.hpp"
#include "games/boulevard/steps/week.hpp"

namespace backlot::boulevard {

// B54-20. Between the last and the first lies the change of week (week.hpp).
using Steps = StepList<                      //
    At<PlaceStep, Step::place>,              // B54-30: markers, chips and loans, in turn
    At<GenreStep, Step::genre>,              // B54-41: the secret roll of the Preview House
    At<PickStep, Step::pick>,                // B54-60: films, one at a time
    At<AdvertiseStep, Step::advertise>,      // B54-70, B54-82: behind the screens, all at once
    At<TieStep, Step::tie>,                  // B54-47: the screens come down, sections are won
    At<BlockbusterStep, Step::blockbuster>,  // B54-90, B54-91: the payout, then cubes for the highest
    At<UpkeepStep, Step::upkeep>>;           // B54-92
static_assert(Steps::is_complete(Step::over));

constexpr bool is_over(const Content& /*content*/, const Position& table) { return table.step == Step::over; }

// All that this depends on is public: B54-62, B54-73, B54-110.
constexpr SeatSet waiting_on(const Content& /*content*/, const Position& table) {
  switch (table.step) {
    case Step::place:
    case Step::genre:
    case Step::pick:
    case Step::blockbuster:
    case Step::upkeep: return SeatSet::of(table.turn);
    case Step::advertise: return table.seats().without(table.decided);
    case Step::tie: return table.asked.without(table.decided);
    case Step::over: break;
  }
  return {};
}

constexpr SeatSet may_interrupt(const Content& /*content*/, const Position& /*table*/) { return {}; }

// Tips in hand and the secret roll are hidden, everything else that decides about legal actions is not.
constexpr bool answers_openly(const Content& /*content*/, const Position& table) {
  switch (table.step) {
    case Step::place:
    case Step::blockbuster:
    case Step::upkeep: return true;
    case Step::pick: return table.theatre(table.turn).hand.empty();
    default: return false;
  }
}

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
  if (!waiting_on(content, table).has(seat)) {
    return table.decided.has(seat) ? Refusal::decided : Refusal::not_your_turn;
  }
  return Steps::check(content, table, seat, action);
}

// Goes on to the next step in which somebody is asked.
template <Chance C, class Sink>
constexpr void go_on(const Content& content, State& state, C& chance, Sink& sink) {
  bool asks = false;
  while (!asks) {
    if (state.step == Step::upkeep && !begin_next_week(content, state, chance, sink)) {
      state.step = Step::over;
      return;
    }
    state.step = Steps::after(state.step);
    asks = Steps::enter(content, state, chance, sink);
  }
}

template <Chance C, class Sink>
constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance, Sink& sink) {
  expect([&] { return !check(content, state, seat, action); });
  const bool done = Steps::apply(content, state, seat, action, chance, sink);
  if (done) go_on(content, state, chance, sink);
}

}  // namespace backlot::boulevard
