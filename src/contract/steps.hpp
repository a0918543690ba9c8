// The steps of a game as one list in the order of play; it opens the game's steps/steps.hpp. A step is a struct of
// static functions with the signatures of the game's own:
//   legal_actions(content, table, seat, out)             what the seat that is asked may do
//   check(content, table, seat, action)                  why it may not do that; nothing when it may
//   apply(content, state, seat, action, chance, sink)    what follows
//   enter(content, state, chance, sink)                  where something happens before anybody is asked
//   one_legal(content, table, seat, choose, room)        where one can be told without the list (legal.hpp)
// Where steps follow one another by themselves, apply says whether the step is over, and enter whether it asks anybody.
#pragma once
#include <cstddef>

#include "core/seat.hpp"

namespace backlot {

// What is done at a value of the game's Step, or at several where a step comes in more than one form.
template <class Does, auto now, auto... also>
struct At {
  using Rules = Does;
  using Step = decltype(now);
  static constexpr Step begins = now;
  static constexpr bool is(Step step) { return step == now || ((step == also) || ...); }
};

template <class First, class... Rest>
struct StepList {
  using Step = typename First::Step;

  // What the step that is now says. Whoever calls these knows that the game is not over: the last step of the list is
  // not compared, and the compiler makes one jump of all. It is told to: else there is a call for each step before it.
  template <class Content, class Position, class Out>
  [[gnu::always_inline]] static constexpr void legal_actions(const Content& content, const Position& table, Seat seat,
                                                             Out& out) {
    if constexpr (sizeof...(Rest) > 0) {
      if (!First::is(table.step)) return StepList<Rest...>::legal_actions(content, table, seat, out);
    }
    First::Rules::legal_actions(content, table, seat, out);
  }
  template <class Content, class Position, class Action>
  [[gnu::always_inline]] static constexpr auto check(const Content& content, const Position& table, Seat seat,
                                                     const Action& action) {
    if constexpr (sizeof...(Rest) > 0) {
      if (!First::is(table.step)) return StepList<Rest...>::check(content, table, seat, action);
    }
    return First::Rules::check(content, table, seat, action);
  }
  template <class Content, class State, class Action, class Chance, class Sink>
  [[gnu::always_inline]] static constexpr auto apply(const Content& content, State& state, Seat seat,
                                                     const Action& action, Chance& chance, Sink& sink) {
    if constexpr (sizeof...(Rest) > 0) {
      if (!First::is(state.step)) return StepList<Rest...>::apply(content, state, seat, action, chance, sink);
    }
    return First::Rules::apply(content, state, seat, action, chance, sink);
  }
  template <class Content, class State, class Chance, class Sink>
  [[gnu::always_inline]] static constexpr auto enter(const Content& content, State& state, Chance& chance, Sink& sink) {
    if constexpr (sizeof...(Rest) > 0) {
      if (!First::is(state.step)) return StepList<Rest...>::enter(content, state, chance, sink);
    }
    return First::Rules::enter(content, state, chance, sink);
  }
  template <class Content, class Position, class Choose, class List>
  [[gnu::always_inline]] static constexpr auto one_legal(const Content& content, const Position& table, Seat seat,
                                                         const Choose& choose, List& room) {
    if constexpr (sizeof...(Rest) > 0) {
      if (!First::is(table.step)) return StepList<Rest...>::one_legal(content, table, seat, choose, room);
    }
    if constexpr (requires { First::Rules::one_legal(content, table, seat, choose, room); }) {
      return First::Rules::one_legal(content, table, seat, choose, room);
    } else {
      First::Rules::legal_actions(content, table, seat, room);
      return room[choose(room.size())];
    }
  }

  // The step after this one; after the last comes the first again.
  static constexpr Step after(Step now, Step again = First::begins) {
    if constexpr (sizeof...(Rest) > 0) {
      return First::is(now) ? StepList<Rest...>::begins() : StepList<Rest...>::after(now, again);
    } else {
      return again;
    }
  }
  static constexpr Step begins() { return First::begins; }

  // Whether each step before `over`, the last value of the enum, stands in the list once.
  static constexpr bool is_complete(Step over) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(over); ++i) {
      if (times(static_cast<Step>(i)) != 1) return false;
    }
    return times(over) == 0;
  }
  static constexpr std::size_t times(Step step) {
    return (First::is(step) ? 1U : 0U) + (std::size_t{0} + ... + (Rest::is(step) ? 1U : 0U));
  }
};

}  // namespace backlot
