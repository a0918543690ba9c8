// Which options make sense, and the deal.
#pragma once
#include <cstddef>
#include <optional>

#include "core/chance.hpp"
#include "games/maybe/action.hpp"

namespace backlot::maybe {

enum class Purpose : std::uint8_t { votes, movies, start, shares, pool, imagine };

constexpr std::optional<Refusal> check(const Content& content, const Options& options) {
  if (options.players < min_players || options.players > max_players) return Refusal::players;  // MM-10
  if (!enough_for(content, options.players, options.extras())) return Refusal::components;      // MM-10
  return std::nullopt;
}

using VoteDeck = Pile<Vote, max_votes>;

// Takes a card out. With 0 it is the last one.
constexpr Vote take(VoteDeck& deck, std::size_t pick) {
  const std::size_t at = deck.size() - 1 - pick;
  const Vote taken = deck[at];
  deck[at] = deck.back();
  deck.pop();
  return taken;
}

// All cards of a kind, each as often as it is there.
constexpr VoteDeck cards_of(const Content& content, VoteKind kind) {
  VoteDeck cards;
  for (std::size_t i = 0; i < content.votes.size(); ++i) {
    if (content.votes[i].kind != kind) continue;
    for (std::size_t copy = 0; copy < content.votes[i].copies; ++copy) cards.push(static_cast<Vote>(i));
  }
  return cards;
}

// MM-11, MM-71: a hand with a YES and a NO.
template <class Hand>
constexpr bool has_both(const Content& content, const Hand& hand) {
  bool yes = false;
  bool no = false;
  for (const Vote vote : hand) {
    yes = yes || content[vote].kind == VoteKind::yes;
    no = no || content[vote].kind == VoteKind::no;
  }
  return yes && no;
}

// MM-10: so many of a kind are drawn at random; the others are the pool (MM-12).
template <Chance C>
constexpr VoteDeck drawn(const Content& content, VoteKind kind, std::size_t count, State& state, C& chance) {
  VoteDeck cards = cards_of(content, kind);
  while (cards.size() > count) {
    state.pool.add(take(cards, draw(chance, static_cast<std::uint32_t>(cards.size()), Purpose::votes)));
  }
  return cards;
}

// A YES and a NO for everybody lie last: a chance that always says 0 deals them first, and so dealing
// again (MM-11) comes to an end even when a damaged record has no draws left.
template <Chance C>
constexpr VoteDeck vote_deck(const Content& content, State& state, C& chance) {
  const std::size_t players = state.players();
  const VoteDeck yes = drawn(content, VoteKind::yes, content.yes_per_player * players, state, chance);
  const VoteDeck no = drawn(content, VoteKind::no, content.no_per_player * players, state, chance);
  VoteDeck deck;
  for (std::size_t i = players; i < yes.size(); ++i) deck.push(yes[i]);
  for (std::size_t i = players; i < no.size(); ++i) deck.push(no[i]);
  if (state.options.changes) {  // MM-70, MM-77, MM-113: the lowest numbers
    const VoteDeck changes = cards_of(content, VoteKind::change);
    for (std::size_t i = 0; i < content.change_per_player * players; ++i) deck.push(changes[i]);
  }
  for (std::size_t i = 0; i < players; ++i) deck.push(no[i]);
  for (std::size_t i = 0; i < players; ++i) deck.push(yes[i]);
  return deck;
}

// MM-10: deals the hands, one card after the other to each. Gives what is left, or nothing when
// somebody has got no YES or no NO (MM-11).
template <Chance C>
constexpr std::optional<VoteDeck> deal(const Content& content, VoteDeck deck, State& state, C& chance) {
  for (Desk& desk : state.desks) desk.hand.clear();
  for (std::size_t i = 0; i < content.hand; ++i) {
    for (Desk& desk : state.desks) {
      desk.hand.insert_sorted(take(deck, draw(chance, static_cast<std::uint32_t>(deck.size()), Purpose::votes)));
    }
  }
  for (const Desk& desk : state.desks) {
    if (!has_both(content, desk.hand)) return std::nullopt;
  }
  return deck;
}

template <Chance C>
constexpr void deal_votes(const Content& content, State& state, C& chance) {
  const VoteDeck deck = vote_deck(content, state, chance);
  std::optional<VoteDeck> left;
  while (!left) left = deal(content, deck, state, chance);
  for (const Vote vote : *left) state.pool.add(vote);  // MM-12
}

template <Chance C>
constexpr Movie deal_movie(State& state, C& chance) {
  const std::size_t pick = draw(chance, static_cast<std::uint32_t>(state.deck.size()), Purpose::movies);
  const Movie movie = state.deck.nth(pick);
  state.deck.remove(movie);
  return movie;
}

template <Chance C>
constexpr State setup(const Content& content, const Options& options, C& chance) {
  expect([&] { return !check(content, options); });
  State state;
  state.options = options;
  state.desks.resize(options.players);
  deal_votes(content, state, chance);
  for (std::size_t i = 0; i < content.movies.size(); ++i) {
    if (in_deck(content.movies[i], options.extras())) state.deck.add(static_cast<Movie>(i));  // MM-80, MM-84
  }
  if (options.changes) {  // MM-70
    for (Desk& desk : state.desks) {
      for (std::size_t i = 0; i < content.own; ++i) desk.own.push(deal_movie(state, chance));
    }
  }
  while (state.market.size() < content.market && !state.deck.empty()) {  // MM-13
    state.market.push(deal_movie(state, chance));
  }
  state.active = seat_at(draw(chance, options.players, Purpose::start));  // MM-14
  return state;
}

}  // namespace backlot::maybe
