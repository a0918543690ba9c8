// Packs small enough to go through all histories of a game, and all deals that look alike.
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <vector>

#include "games/maybe/meta.hpp"

namespace backlot::maybe {

// What each player gets: a hand of `hand` from so many of each.
struct TinyDealing {
  std::uint8_t yes;
  std::uint8_t no;
  std::uint8_t change;
  std::uint8_t hand;
};

// `movies` plain Movie cards with one or two icons and a profit of 1 to 3; a market of two.
constexpr Content tiny_pack(const TinyDealing& dealing, std::initializer_list<VoteCard> votes, std::size_t movies) {
  Content content;
  content.yes_per_player = dealing.yes;
  content.no_per_player = dealing.no;
  content.change_per_player = dealing.change;
  content.hand = dealing.hand;
  content.market = 2;
  content.own = 1;
  for (const VoteCard& card : votes) content.votes.push(card);
  for (std::size_t i = 0; i < movies; ++i) {
    MovieCard card;
    card.flavour = static_cast<Flavour>(i);
    card.icons.push(icon_at(i % icons));
    if (i % 2 == 1) card.icons.push(icon_at((i + 1) % icons));
    card.profit = static_cast<std::uint8_t>(1 + i % 3);
    content.movies.push(card);
  }
  normalise(content);
  return content;
}

using enum VoteKind;
// Three players, 12 cards with copies, nine of them dealt.
inline constexpr Content tiny_base = tiny_pack(
    {2, 2, 0, 3},
    {{yes, Icon::money, 2, 3}, {yes, Icon::actors, 3, 3}, {no, Icon::money, 1, 4}, {no, Icon::script, 2, 2}}, 4);
// The same with more cards than are used: some lie in the pool from the start.
inline constexpr Content tiny_pool = tiny_pack(
    {2, 1, 0, 3},
    {{yes, Icon::money, 2, 4}, {yes, Icon::actors, 3, 4}, {no, Icon::money, 1, 3}, {no, Icon::script, 2, 2}}, 4);
// With CHANGE Votes: nine of 12 are dealt.
inline constexpr Content tiny_changes = tiny_pack({2, 1, 1, 3},
                                                  {{yes, Icon::money, 2, 4},
                                                   {yes, Icon::actors, 3, 2},
                                                   {no, Icon::money, 1, 2},
                                                   {no, Icon::script, 2, 1},
                                                   {change, {}, 1, 1},
                                                   {change, {}, 2, 1},
                                                   {change, {}, 3, 1}},
                                                  6);
// Two CHANGE Votes for each, and few YES.
inline constexpr Content tiny_many_changes = tiny_pack({1, 2, 2, 3},
                                                       {{yes, Icon::money, 2, 2},
                                                        {yes, Icon::actors, 3, 1},
                                                        {no, Icon::money, 1, 3},
                                                        {no, Icon::script, 2, 3},
                                                        {change, {}, 1, 1},
                                                        {change, {}, 2, 1},
                                                        {change, {}, 3, 1},
                                                        {change, {}, 4, 1},
                                                        {change, {}, 5, 1},
                                                        {change, {}, 6, 1}},
                                                       6);
// Four players with hands of two: one YES and one NO each.
inline constexpr Content tiny_four = tiny_pack(
    {1, 1, 0, 2},
    {{yes, Icon::money, 2, 2}, {yes, Icon::actors, 3, 2}, {no, Icon::money, 1, 2}, {no, Icon::script, 2, 2}}, 4);
static_assert(!fault_in(tiny_base) && !fault_in(tiny_pool) && !fault_in(tiny_changes) && !fault_in(tiny_many_changes) &&
              !fault_in(tiny_four));

// Every deal with the same things on the table as in `dealt`: the Votes in the hands, in every other
// way, as long as each hand has a YES and a NO (MM-11, MM-71). Naive on purpose.
inline std::vector<State> deals_like(const Content& content, const State& dealt) {
  VoteCounts votes;
  for (const Desk& desk : dealt.desks) {
    for (const Vote vote : desk.hand) votes.add(vote);
  }
  std::vector<State> deals;
  State state = dealt;
  for (Desk& desk : state.desks) desk.hand.clear();
  // Kinds in ascending order, so many of each to each seat.
  const std::function<void(std::size_t, std::size_t, std::size_t)> spread = [&](std::size_t kind, std::size_t left,
                                                                                std::size_t seat) {
    if (kind == content.votes.size()) {
      bool good = true;
      for (const Desk& desk : state.desks) {
        bool has_yes = false;
        bool has_no = false;
        for (const Vote vote : desk.hand) {
          has_yes = has_yes || content[vote].kind == VoteKind::yes;
          has_no = has_no || content[vote].kind == VoteKind::no;
        }
        good = good && desk.hand.size() == content.hand && has_yes && has_no;
      }
      if (good) deals.push_back(state);
      return;
    }
    if (seat == state.desks.size()) {
      if (left == 0) spread(kind + 1, kind + 1 < content.votes.size() ? votes.of(static_cast<Vote>(kind + 1)) : 0, 0);
      return;
    }
    const State before = state;
    for (std::size_t count = 0; count <= left; ++count) {
      spread(kind, left - count, seat + 1);
      if (state.desks[seat].hand.size() == content.hand) break;
      state.desks[seat].hand.push(static_cast<Vote>(kind));
    }
    state = before;
  };
  spread(0, votes.of(Vote{0}), 0);
  return deals;
}

}  // namespace backlot::maybe
