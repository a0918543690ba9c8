// MM-23: everybody who has one seals a Vote; all are shown at once.
#pragma once
#include <optional>

#include "games/maybe/steps/choose.hpp"

namespace backlot::maybe {

struct VoteStep {
  template <Chance C, class Sink>
  static constexpr void enter(const Content& content, State& state, C& chance, Sink& sink) {
    state.step = Step::vote;
    state.voting = with_votes(state);                                 // MM-75: who has no Vote left is not asked
    if (state.voting.empty()) resolve(content, state, chance, sink);  // MM-79: the budget decides alone
  }

  static constexpr SeatSet waiting_on(const Position& table) { return table.voting.without(table.decided); }

  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat seat, Out& out) {
    Vote last = Vote::unknown;
    for (const Vote vote : table.desk(seat).hand) {
      out.push_if(vote != last, Action::cast(vote));  // MM-102: copies are alike
      last = vote;
    }
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat seat,
                                                const Action& action) {
    if (action.kind != Action::Kind::vote) return Refusal::wrong_step;
    if (!table.desk(seat).hand.contains(action.vote())) return Refusal::not_in_hand;  // MM-23
    return std::nullopt;
  }

  template <class Sink>
  static constexpr void seal(State& state, Seat seat, Vote vote, Sink& sink) {
    state.vote_of(seat) = vote;
    state.decided = state.decided.with(seat);
    sink(Event{.kind = Event::Kind::voted, .seat = seat, .vote = vote});
  }

  // What everybody learns about a hand when a Vote leaves it.
  static constexpr void reveal(const Content& content, State& state, Seat seat, Vote vote) {
    Desk& desk = state.desk(seat);
    desk.hand.remove_sorted(vote);
    if (!desk.known.empty() && desk.known.remove(vote)) return;  // MM-102: a known copy is as good as another
    const VoteKind kind = content[vote].kind;
    state.dealt_yes = kind == VoteKind::yes ? state.dealt_yes.with(seat) : state.dealt_yes;  // MM-11
    state.dealt_no = kind == VoteKind::no ? state.dealt_no.with(seat) : state.dealt_no;      // MM-11
  }

  template <Chance C, class Sink>
  static constexpr void finish(const Content& content, State& state, C& chance, Sink& sink) {
    const SeatSet voted = state.decided;
    bool change = false;
    for (const Seat seat : voted) {
      reveal(content, state, seat, state.vote_of(seat));
      change = change || content[state.vote_of(seat)].kind == VoteKind::change;
    }
    state.voting = {};
    state.decided = {};
    state.step = change ? Step::add : Step::cost;  // MM-72: CHANGE Votes resolve first
    for (const Seat seat : voted) sink(Event{.kind = Event::Kind::shown, .seat = seat, .vote = state.vote_of(seat)});
    if (!change) resolve(content, state, chance, sink);
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    seal(state, seat, action.vote(), sink);
    if (waiting_on(state).empty()) finish(content, state, chance, sink);  // MM-100
  }
};

}  // namespace backlot::maybe
