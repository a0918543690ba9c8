// A CHANGE adds one of its voter's own Movie cards, or removes a card, or both: MM-72 to MM-79.
#pragma once
#include <optional>
#include <utility>

#include "games/maybe/steps/vote.hpp"

namespace backlot::maybe {

// MM-72: the lowest number first. Nobody when all are resolved.
constexpr Seat changer(const Content& content, const Position& table) {
  Seat first = nobody;
  for (const Seat seat : voters(content, table, VoteKind::change).without(table.resolved)) {
    if (first == nobody || content[table.vote_of(seat)].number < content[table.vote_of(first)].number) first = seat;
  }
  return first;
}

// MM-74: back to the hands, and a Vote from the pool for each CHANGE. MM-109: lowest number first.
template <Chance C, class Sink>
constexpr void vote_again(const Content& content, State& state, C& chance, Sink& sink) {
  const auto receive = [&](Seat seat, Vote vote) {
    state.desk(seat).hand.insert_sorted(vote);
    state.desk(seat).known.insert_sorted(vote);  // MM-79: known to all
  };
  for (const Seat seat : SeatSet::first(state.players()).without(state.resolved)) {
    const Vote vote = state.vote_of(seat);
    if (vote == Vote::unknown) continue;
    state.vote_of(seat) = Vote::unknown;
    receive(seat, vote);
    sink(Event{.kind = Event::Kind::taken_back, .seat = seat, .vote = vote});
  }
  state.resolved = {};
  for (Seat seat = changer(content, state); seat != nobody; seat = changer(content, state)) {
    state.resolved = state.resolved.with(seat);
    const Vote spent = std::exchange(state.vote_of(seat), Vote::unknown);
    state.spent.insert_sorted(spent);  // MM-75: leaves the game
    sink(Event{.kind = Event::Kind::spent, .seat = seat, .vote = spent});
    if (state.pool.size() == 0) continue;  // MM-75
    const Vote vote = take_from_pool(state, chance);
    receive(seat, vote);
    sink(Event{.kind = Event::Kind::drew, .seat = seat, .vote = vote});
  }
  state.resolved = {};
  VoteStep::enter(content, state, chance, sink);
}

template <Chance C, class Sink>
constexpr void finish_change(const Content& content, State& state, Seat seat, C& chance, Sink& sink) {
  ++state.changes;  // MM-88
  state.added = Movie::unknown;
  state.resolved = state.resolved.with(seat);
  state.step = Step::add;
  if (changer(content, state) == nobody) vote_again(content, state, chance, sink);
}

struct AddStep {
  // MM-73: without an addition a card has to go, and one has to stay.
  static constexpr bool could_remove(const Position& table) { return table.row.size() > 1; }
  // MM-78: also who can do neither.
  static constexpr bool may_skip(const Position& table, Seat seat) {
    return could_remove(table) || table.desk(seat).own.empty();
  }

  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat seat, Out& out) {
    for (const Movie movie : table.desk(seat).own) out.push(Action::add(movie));
    if (may_skip(table, seat)) out.push(Action::skip());
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat seat,
                                                const Action& action) {
    if (action.kind == Action::Kind::skip) {
      if (!may_skip(table, seat)) return Refusal::last_card;  // MM-73
      return std::nullopt;
    }
    if (action.kind != Action::Kind::add) return Refusal::wrong_step;
    if (!table.desk(seat).own.contains(action.movie())) return Refusal::not_own;  // MM-72
    return std::nullopt;
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    if (action.kind == Action::Kind::skip) {
      sink(Event{.kind = Event::Kind::skipped, .seat = seat});
      if (!could_remove(state)) return finish_change(content, state, seat, chance, sink);  // MM-78
    } else {
      state.desk(seat).own.remove(action.movie());
      state.row.push(action.movie());  // MM-73: to the right end
      state.added = action.movie();
      sink(Event{.kind = Event::Kind::added, .seat = seat, .movie = action.movie()});
      fill_own(content, state, seat, chance, sink);  // MM-78: at once
    }
    state.step = Step::remove;
  }
};

struct RemoveStep {
  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat /*seat*/, Out& out) {
    for (const Movie movie : table.row) {
      if (movie != table.added) out.push(Action::remove(movie));  // MM-78
    }
    if (table.added != Movie::unknown) out.push(Action::skip());
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat /*seat*/,
                                                const Action& action) {
    if (action.kind == Action::Kind::skip) {
      if (table.added == Movie::unknown) return Refusal::must_change;  // MM-72
      return std::nullopt;
    }
    if (action.kind != Action::Kind::remove) return Refusal::wrong_step;
    if (!table.row.contains(action.movie())) return Refusal::not_in_row;
    if (action.movie() == table.added) return Refusal::just_added;  // MM-78
    return std::nullopt;
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    if (action.kind == Action::Kind::skip) {
      sink(Event{.kind = Event::Kind::skipped, .seat = seat});
    } else {
      state.row.remove(action.movie());
      state.discards.add(action.movie());  // MM-73
      sink(Event{.kind = Event::Kind::removed, .seat = seat, .movie = action.movie()});
    }
    finish_change(content, state, seat, chance, sink);
  }
};

}  // namespace backlot::maybe
