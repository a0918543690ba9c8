// Which options make sense, and the deal.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/bits.hpp"
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

// All cards, each as often as it is there, by their kind.
struct PrintedVotes {
  VoteDeck yes;
  VoteDeck no;
  VoteDeck changes;

  constexpr explicit PrintedVotes(const Content& content) {
    for (std::size_t i = 0; i < content.votes.size(); ++i) {
      const VoteCard& card = content.votes[i];
      VoteDeck& deck = card.kind == VoteKind::yes ? yes : card.kind == VoteKind::no ? no : changes;
      for (std::size_t copy = 0; copy < card.copies; ++copy) deck.push(static_cast<Vote>(i));
    }
  }
};

// MM-10: so many are drawn at random; the others are the pool (MM-12).
template <Chance C>
constexpr void draw_down(VoteDeck& cards, std::size_t count, State& state, C& chance) {
  while (cards.size() > count) {
    state.pool.add(take(cards, draw(chance, static_cast<std::uint32_t>(cards.size()), Purpose::votes)));
  }
}

// A YES and a NO for everybody lie last: a chance that always says 0 deals them first, and so dealing
// again (MM-11) comes to an end even when a damaged record has no draws left.
template <Chance C>
constexpr VoteDeck vote_deck(const Content& content, State& state, C& chance) {
  const std::size_t players = state.players();
  PrintedVotes printed(content);
  const auto& [yes, no, changes] = printed;
  draw_down(printed.yes, content.yes_per_player * players, state, chance);
  draw_down(printed.no, content.no_per_player * players, state, chance);
  VoteDeck deck;
  for (std::size_t i = players; i < yes.size(); ++i) deck.push(yes[i]);
  for (std::size_t i = players; i < no.size(); ++i) deck.push(no[i]);
  if (state.options.changes) {  // MM-70, MM-77, MM-113: the lowest numbers
    for (std::size_t i = 0; i < content.change_per_player * players; ++i) deck.push(changes[i]);
  }
  for (std::size_t i = 0; i < players; ++i) deck.push(no[i]);
  for (std::size_t i = 0; i < players; ++i) deck.push(yes[i]);
  return deck;
}

// MM-11, MM-71: a hand with a YES and a NO.
template <class Hand>
constexpr bool has_both(const Content& content, const Hand& hand) {
  unsigned kinds = 0;
  for (const Vote vote : hand) kinds |= 1U << static_cast<unsigned>(content[vote].kind);
  constexpr unsigned both = (1U << static_cast<unsigned>(VoteKind::yes)) | (1U << static_cast<unsigned>(VoteKind::no));
  return (kinds & both) == both;
}

// A hand while it is dealt: which Votes are in it, and which of them twice. To sort it once costs less than to look for
// the place of each card.
class DealtHand {
 public:
  constexpr void add(Vote vote) {
    const std::uint64_t bit = bit_at(static_cast<std::size_t>(vote));
    if ((twice_ & bit) != 0) [[unlikely]] {
      more_.push(vote);
    }
    twice_ |= once_ & bit;
    once_ |= bit;
  }

  constexpr auto sorted(std::size_t size) const {
    Pile<Vote, max_hand> hand;
    std::uint64_t first = once_;
    std::uint64_t again = twice_;
    for (std::size_t i = more_.size(); i < size; ++i) {
      const std::uint64_t lowest = first & (~first + 1U);
      const std::uint64_t stays = again & lowest;
      hand.push(static_cast<Vote>(lowest_bit(first)));
      first ^= lowest ^ stays;
      again ^= stays;
    }
    for (const Vote vote : more_) hand.insert_sorted(vote);
    return hand;
  }

 private:
  std::uint64_t once_ = 0;
  std::uint64_t twice_ = 0;
  Pile<Vote, max_hand> more_;  // a third of its kind, and so on
};

// MM-10: deals the hands, one card after the other to each. Says whether everybody has got a YES and a NO (MM-11).
template <Chance C>
constexpr bool deal(const Content& content, VoteDeck& deck, State& state, C& chance) {
  std::array<DealtHand, max_players> hands{};
  for (std::size_t i = 0; i < content.hand; ++i) {
    for (std::size_t seat = 0; seat < state.players(); ++seat) {
      hands[seat].add(take(deck, draw(chance, static_cast<std::uint32_t>(deck.size()), Purpose::votes)));
    }
  }
  bool all = true;
  for (std::size_t seat = 0; seat < state.players(); ++seat) {
    state.desks[seat].hand = hands[seat].sorted(content.hand);
    all = all && has_both(content, state.desks[seat].hand);
  }
  return all;
}

template <Chance C>
constexpr void deal_votes(const Content& content, State& state, C& chance) {
  const VoteDeck deck = vote_deck(content, state, chance);
  VoteDeck left = deck;
  while (!deal(content, left, state, chance)) left = deck;
  for (const Vote vote : left) state.pool.add(vote);  // MM-12
}

template <Chance C>
constexpr Movie deal_movie(MovieSet::Dealing& deck, C& chance) {
  return deck.take(draw(chance, static_cast<std::uint32_t>(deck.size()), Purpose::movies));
}
template <Chance C>
constexpr Movie deal_movie(State& state, C& chance) {
  MovieSet::Dealing deck(state.deck);
  return deal_movie(deck, chance);
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
  MovieSet::Dealing deck(state.deck);
  if (options.changes) {  // MM-70
    for (Desk& desk : state.desks) {
      for (std::size_t i = 0; i < content.own; ++i) desk.own.push(deal_movie(deck, chance));
    }
  }
  while (state.market.size() < content.market && deck.size() > 0) {  // MM-13
    state.market.push(deal_movie(deck, chance));
  }
  state.active = seat_at(draw(chance, options.players, Purpose::start));  // MM-14
  return state;
}

}  // namespace backlot::maybe
