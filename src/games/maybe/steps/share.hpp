// Who gets the Votes of a round: MM-30 to MM-36 after success, MM-40 and MM-41 after failure.
#pragma once
#include <cstddef>

#include "games/maybe/steps/keep.hpp"

namespace backlot::maybe {

// The seats whose Vote on the table is of this kind.
constexpr SeatSet voters(const Content& content, const Position& table, VoteKind kind) {
  SeatSet seats;
  for (std::size_t i = 0; i < table.players(); ++i) {
    if (table.votes[i] != Vote::unknown && content[table.votes[i]].kind == kind) seats = seats.with(seat_at(i));
  }
  return seats;
}

template <class Sink>
constexpr void win(State& state, Seat seat, Vote vote, Sink& sink) {
  state.desk(seat).won.add(vote);  // MM-32: face up
  sink(Event{.kind = Event::Kind::won, .seat = seat, .vote = vote});
}

template <class Sink>
constexpr void return_to_pool(State& state, Vote vote, Sink& sink) {
  state.pool.add(vote);  // MM-41
  sink(Event{.kind = Event::Kind::returned, .vote = vote});
}

template <Chance C>
constexpr Vote take_from_pool(State& state, C& chance) {
  const Vote vote = state.pool.nth(draw(chance, static_cast<std::uint32_t>(state.pool.size()), Purpose::pool));
  state.pool.remove(vote);
  return vote;
}

constexpr void clear_votes(State& state) { state.votes.fill(Vote::unknown); }

// MM-30, MM-31: first the Votes of this round, then the pool; at random where not all are needed.
template <Chance C, class Sink>
constexpr VoteDeck take_votes(State& state, std::size_t profit, C& chance, Sink& sink) {
  VoteDeck taken;
  for (const Vote vote : state.votes) {
    if (vote != Vote::unknown) taken.push(vote);
  }
  while (taken.size() > profit) {
    const std::size_t pick = draw(chance, static_cast<std::uint32_t>(taken.size()), Purpose::shares);
    return_to_pool(state, take(taken, pick), sink);
  }
  for (std::size_t left = state.pool.size(); left > 0 && taken.size() < profit; --left) {
    taken.push(take_from_pool(state, chance));
  }
  return taken;
}

template <Chance C, class Sink>
constexpr void succeed(const Content& content, State& state, std::size_t profit, C& chance, Sink& sink) {
  sink(Event{.kind = Event::Kind::profit, .seat = state.active, .number = static_cast<std::uint16_t>(profit)});
  const SeatSet yes = voters(content, state, VoteKind::yes);
  VoteDeck taken = take_votes(state, profit, chance, sink);
  shuffle(taken, chance, Purpose::shares);  // MM-32
  const std::size_t share = yes.empty() ? 0 : taken.size() / yes.size();
  std::size_t at = 0;
  for (const Seat seat : yes) {
    for (std::size_t i = 0; i < share; ++i) win(state, seat, taken[at++], sink);
  }
  // MM-32, MM-33, MM-35: the rest, whatever they voted.
  while (at < taken.size()) win(state, state.active, taken[at++], sink);
  clear_votes(state);
  keep_step::begin(content, state, chance, sink);
}

template <Chance C, class Sink>
constexpr void fail(const Content& content, State& state, C& chance, Sink& sink) {
  sink(Event{.kind = Event::Kind::failed, .seat = state.active});
  const SeatSet no = voters(content, state, VoteKind::no);
  const bool everybody = voters(content, state, VoteKind::yes).empty();
  for (std::size_t i = 0; i < state.players(); ++i) {
    const Vote vote = state.votes[i];
    if (vote == Vote::unknown) continue;
    if (no.has(seat_at(i)) && !everybody) {  // MM-40
      win(state, seat_at(i), vote, sink);
    } else {
      return_to_pool(state, vote, sink);
    }
  }
  clear_votes(state);
  state.result = Result::failure;
  keep_step::begin(content, state, chance, sink);
}

}  // namespace backlot::maybe
