// Who gets the Votes of a round: MM-30 to MM-36 after success, MM-40 and MM-41 after failure.
#pragma once
#include <cstddef>

#include "games/maybe/steps/keep.hpp"

namespace backlot::maybe {

// The seats whose Vote on the table is of this kind.
constexpr SeatSet voters(const Content& content, const Position& table, VoteKind kind) {
  unsigned seats = 0;
  for (std::size_t i = 0; i < table.players(); ++i) {
    if (table.votes[i] == Vote::unknown) continue;
    seats |= (content[table.votes[i]].kind == kind ? 1U : 0U) << i;
  }
  return SeatSet::from_bits(static_cast<std::uint16_t>(seats));
}

template <Chance C>
constexpr Vote take_from_pool(State& state, C& chance) {
  const Vote vote = state.pool.nth(draw(chance, static_cast<std::uint32_t>(state.pool.size()), Purpose::pool));
  state.pool.remove(vote);
  return vote;
}

constexpr void clear_votes(State& state) { state.votes.fill(Vote::unknown); }

using RoundVotes = Pile<Vote, max_players>;

// MM-30, MM-31: first the Votes of this round, then the pool; at random where not all are needed. `returned` are those
// of this round that go to the pool (MM-41).
template <Chance C>
constexpr VoteDeck take_votes(State& state, std::size_t profit, RoundVotes& returned, C& chance) {
  VoteDeck taken;
  for (const Vote vote : state.votes) {
    if (vote != Vote::unknown) taken.push(vote);
  }
  clear_votes(state);
  while (taken.size() > profit) {
    const std::size_t pick = draw(chance, static_cast<std::uint32_t>(taken.size()), Purpose::shares);
    returned.push(take(taken, pick));
    state.pool.add(returned.back());
  }
  for (std::size_t left = state.pool.size(); left > 0 && taken.size() < profit; --left) {
    taken.push(take_from_pool(state, chance));
  }
  return taken;
}

// MM-32, MM-33: what each voter of YES gets of so many Votes.
constexpr std::size_t equal_share(std::size_t taken, SeatSet yes) { return yes.empty() ? 0 : taken / yes.size(); }

// MM-32, MM-33, MM-35: the voters of YES get equal shares, the active player the rest, whatever they voted. Calls
// give(seat, vote) for each.
template <class Give>
constexpr void share_out(const VoteDeck& taken, SeatSet yes, Seat active, const Give& give) {
  const std::size_t share = equal_share(taken.size(), yes);
  std::size_t at = 0;
  for (const Seat seat : yes) {
    for (std::size_t i = 0; i < share; ++i) give(seat, taken[at++]);
  }
  while (at < taken.size()) give(active, taken[at++]);
}

template <Chance C, class Sink>
constexpr void succeed(const Content& content, State& state, std::size_t profit, C& chance, Sink& sink) {
  sink(Event{.kind = Event::Kind::profit, .seat = state.active, .number = static_cast<std::uint16_t>(profit)});
  const SeatSet yes = voters(content, state, VoteKind::yes);
  RoundVotes returned;
  VoteDeck taken = take_votes(state, profit, returned, chance);
  shuffle(taken, chance, Purpose::shares);                                                             // MM-32
  share_out(taken, yes, state.active, [&](Seat seat, Vote vote) { state.desk(seat).won.add(vote); });  // face up
  for (const Vote vote : returned) sink(Event{.kind = Event::Kind::returned, .vote = vote});
  share_out(taken, yes, state.active,
            [&](Seat seat, Vote vote) { sink(Event{.kind = Event::Kind::won, .seat = seat, .vote = vote}); });
  KeepStep::enter(content, state, chance, sink);
}

template <Chance C, class Sink>
constexpr void fail(const Content& content, State& state, C& chance, Sink& sink) {
  state.result = Result::failure;
  sink(Event{.kind = Event::Kind::failed, .seat = state.active});
  const SeatSet no = voters(content, state, VoteKind::no);
  const SeatSet winners = voters(content, state, VoteKind::yes).empty() ? SeatSet{} : no;  // MM-40
  const auto votes = state.votes;
  clear_votes(state);
  const auto each_vote = [&](const auto& win, const auto& give_back) {
    for (std::size_t i = 0; i < state.players(); ++i) {
      if (votes[i] == Vote::unknown) continue;
      if (winners.has(seat_at(i))) {
        win(seat_at(i), votes[i]);
      } else {
        give_back(votes[i]);
      }
    }
  };
  for (std::size_t i = 0; i < state.players(); ++i) {
    if (votes[i] == Vote::unknown) continue;
    VoteCounts& to = winners.has(seat_at(i)) ? state.desks[i].won : state.pool;  // MM-41
    to.add(votes[i]);
  }
  each_vote([&](Seat seat, Vote vote) { sink(Event{.kind = Event::Kind::won, .seat = seat, .vote = vote}); },
            [&](Vote vote) { sink(Event{.kind = Event::Kind::returned, .vote = vote}); });
  KeepStep::enter(content, state, chance, sink);
}

}  // namespace backlot::maybe
