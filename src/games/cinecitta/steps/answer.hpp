// Step 2: secure the funds (C37-22) or headhunt (C37-23). Which of the two is never announced (C37-25).
#pragma once
#include <optional>

#include "games/cinecitta/action.hpp"
#include "games/cinecitta/event.hpp"
#include "games/cinecitta/steps/folder.hpp"

namespace backlot::cinecitta {

struct AnswerStep {
  // C37-24: what is in the wallet right now has to match the folder.
  static constexpr bool can_headhunt(const Position& table, Seat seat) {
    const Seat giver = giver_to(table.options, table.round, seat);
    return table.desk(seat).wallet >= table.folder_from(giver).notes;
  }

  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat seat, Out& out) {
    out.push(Action::secure());
    if (can_headhunt(table, seat)) out.push(Action::headhunt());
  }

  template <class Choose, class List>
  static constexpr Action one_legal(const Content& /*content*/, const Position& table, Seat seat, const Choose& choose,
                                    List& /*room*/) {
    return choose(can_headhunt(table, seat) ? 2 : 1) == 0 ? Action::secure() : Action::headhunt();
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat seat,
                                                const Action& action) {
    if (action.kind == Action::Kind::secure) return std::nullopt;
    if (action.kind != Action::Kind::headhunt) return Refusal::wrong_step;
    if (!can_headhunt(table, seat)) return Refusal::cannot_match;
    return std::nullopt;
  }

  template <class Sink>
  static constexpr void seal(State& state, Seat seat, const Action& action, Sink& sink) {
    state.decided = state.decided.with(seat);
    const Answer answer = action.kind == Action::Kind::secure ? Answer::secure : Answer::headhunt;
    state.folder_from(giver_to(state.options, state.round, seat)).answer = answer;
    sink(Event{.kind = Event::Kind::answered, .seat = seat, .answer = answer});
  }

  template <class Sink>
  static constexpr void finish(State& state, Sink& sink) {
    state.decided = {};
    for (const Seat giver : SeatSet::first(state.players())) {
      const Seat receiver = receiver_of(state.options, state.round, giver);
      settle(state.folder_from(giver), state.desk(giver).wallet, state.desk(receiver).wallet);
    }
    state.step = Step::place;
    for (const Seat giver : SeatSet::first(state.players())) {
      const Folder& folder = state.folder_from(giver);
      const bool secured = folder.answer == Answer::secure;
      sink(Event{.kind = Event::Kind::returned,
                 .seat = giver,
                 .to = receiver_of(state.options, state.round, giver),
                 .card = secured ? folder.card : Card::unknown,
                 .notes = {static_cast<std::uint8_t>(secured ? 0 : 2 * folder.notes.count)},
                 .answer = folder.answer});
    }
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& /*content*/, State& state, Seat seat, const Action& action, C& /*chance*/,
                              Sink& sink) {
    seal(state, seat, action, sink);
    if (everybody_decided(state)) finish(state, sink);
  }
};

}  // namespace backlot::cinecitta
