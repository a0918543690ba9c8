// A week is place, genre, pick, advertise, tie, blockbuster, upkeep; a step in which nobody has
// anything to decide passes by itself.
#pragma once
#include <optional>

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
  switch (table.step) {
    case Step::place: return place_step::legal_actions(content, table, seat, out);
    case Step::genre: return genre_step::legal_actions(content, table, seat, out);
    case Step::pick: return pick_step::legal_actions(content, table, seat, out);
    case Step::advertise: return advertise_step::legal_actions(content, table, seat, out);
    case Step::tie: return tie_step::legal_actions(content, table, seat, out);
    case Step::blockbuster: return blockbuster_step::legal_actions(content, table, seat, out);
    case Step::upkeep: return upkeep_step::legal_actions(content, table, seat, out);
    case Step::over: return;
  }
}

constexpr std::optional<Refusal> check(const Content& content, const Position& table, Seat seat, const Action& action) {
  if (table.step == Step::over) return Refusal::over;
  if (index(seat) >= table.players()) return Refusal::no_such_seat;
  if (!waiting_on(content, table).has(seat)) {
    return table.decided.has(seat) ? Refusal::decided : Refusal::not_your_turn;
  }
  switch (table.step) {
    case Step::place: return place_step::check(content, table, seat, action);
    case Step::genre: return genre_step::check(content, table, seat, action);
    case Step::pick: return pick_step::check(content, table, seat, action);
    case Step::advertise: return advertise_step::check(content, table, seat, action);
    case Step::tie: return tie_step::check(content, table, seat, action);
    case Step::blockbuster: return blockbuster_step::check(content, table, seat, action);
    case Step::upkeep: return upkeep_step::check(content, table, seat, action);
    case Step::over: break;
  }
  return Refusal::over;
}

// B54-20: the order of a week. Goes on to the next step in which somebody is asked.
template <Chance C, class Sink>
constexpr void go_on(const Content& content, State& state, C& chance, Sink& sink) {
  bool asks = false;
  while (!asks) {
    switch (state.step) {
      case Step::place:
        state.step = Step::genre;
        asks = genre_step::enter(content, state, chance, sink);
        break;
      case Step::genre:
        state.step = Step::pick;
        asks = pick_step::enter(content, state, sink);
        break;
      case Step::pick:
        state.step = Step::advertise;
        asks = true;
        break;
      case Step::advertise:
        state.step = Step::tie;
        asks = tie_step::enter(content, state, chance, sink);
        break;
      case Step::tie:
        state.step = Step::blockbuster;
        asks = blockbuster_step::enter(content, state, chance, sink);
        break;
      case Step::blockbuster:
        state.step = Step::upkeep;
        asks = upkeep_step::enter(content, state, sink);
        break;
      case Step::upkeep:
        if (!begin_next_week(content, state, chance, sink)) {
          state.step = Step::over;
          return;
        }
        state.step = Step::place;
        asks = place_step::enter(state);
        break;
      case Step::over: return;
    }
  }
}

template <Chance C, class Sink>
constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance, Sink& sink) {
  expect([&] { return !check(content, state, seat, action); });
  bool done = false;
  switch (state.step) {
    case Step::place: done = place_step::act(content, state, seat, action, sink); break;
    case Step::genre: done = genre_step::act(state, seat, action, sink); break;
    case Step::pick: done = pick_step::act(content, state, seat, action, sink); break;
    case Step::advertise: done = advertise_step::act(content, state, seat, action, sink); break;
    case Step::tie: done = tie_step::act(content, state, seat, action, chance, sink); break;
    case Step::blockbuster: done = blockbuster_step::act(content, state, seat, action, sink); break;
    case Step::upkeep: done = upkeep_step::act(content, state, seat, action, sink); break;
    case Step::over: return;
  }
  if (done) go_on(content, state, chance, sink);
}

}  // namespace backlot::boulevard
