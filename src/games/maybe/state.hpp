// Everything on the table, hidden things included, and what everybody has learned about hands: Votes
// that were taken back or drawn from the pool, and who was dealt a YES and a NO for certain.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "contract/view.hpp"
#include "core/array.hpp"
#include "core/fields.hpp"
#include "core/pile.hpp"
#include "core/seat.hpp"
#include "games/maybe/content.hpp"
#include "games/maybe/movie_set.hpp"
#include "games/maybe/vote_counts.hpp"

namespace backlot::maybe {

struct Options {
  std::uint8_t players = 4;
  bool trendsetter = false;   // MM-60: Trendsetter Tricks
  bool changes = false;       // MM-70: Breaking Changes
  bool blockbusters = false;  // MM-80: Blockbuster Budgets
  constexpr bool operator==(const Options&) const = default;

  constexpr Extras extras() const { return {changes, blockbusters}; }
};

// How a pitch went. Open: not decided yet.
enum class Result : std::uint8_t { open, success, failure };

// A card in the row of Movies Made; with Trendsetter Tricks the top of a stack (MM-34, MM-60).
struct Made {
  Movie top = Movie::unknown;
  Result result = Result::open;
  constexpr bool operator==(const Made&) const = default;
};
using MoviesMade = Pile<Made, max_hand>;  // at most one for each turn
using Row = Pile<Movie, max_pitch>;       // the pitch, from left to right

// MM-80, MM-89: what the active player said where a condition leaves a choice. The value is an icon,
// the place in the row of another card, or a number, as the condition asks.
enum class About : std::uint8_t { cost, profit };
struct Choice {
  std::uint8_t place = 0;  // in the row
  About about = About::cost;
  std::uint8_t value = 0;
  constexpr bool operator==(const Choice&) const = default;
};
using Choices = Pile<Choice, 2 * max_pitch>;

// One player's things. The hand is kept in ascending order; a sealed Vote stays in it until all are
// shown, so that nobody sees which part of the hand it comes from.
struct Desk {
  Pile<Vote, max_hand> hand;   // MM-10
  Pile<Vote, max_hand> known;  // those in hand that everybody has seen (MM-79), in ascending order
  Pile<Movie, max_own> own;    // MM-70
  VoteCounts won;              // MM-32
  constexpr bool operator==(const Desk&) const = default;
};

// The steps of a turn, in order; steps/ has one file for each.
enum class Step : std::uint8_t {
  pitch,
  vote,
  add,     // of a CHANGE
  remove,  // of a CHANGE
  cost,    // a choice on cost
  profit,  // a choice on profit
  keep,
  over,
};

// What lies on the table. State knows all of it; in a View the hidden parts are unknown.
struct Position {
  MovieSet deck;      // MM-105
  MovieSet discards;  // MM-42
  MovieSet beneath;   // MM-60: under the tops of stacks
  Options options;
  Step step = Step::pitch;
  std::uint8_t turn = 0;  // from 0
  Seat active{};
  Result result = Result::open;  // of this pitch
  std::uint8_t changes = 0;      // CHANGE Votes resolved on this pitch (MM-88)
  Movie added = Movie::unknown;  // by the CHANGE that is being resolved (MM-78)
  SeatSet voting;                // who is asked for a Vote: those who had one when the vote began (MM-75)
  SeatSet decided;               // of them, who has sealed one
  SeatSet resolved;              // whose CHANGE of this vote is done
  SeatSet dealt_yes;             // MM-11: who was seen to have been dealt a YES
  SeatSet dealt_no;              // MM-11
  std::array<Vote, max_players> votes{Vote::unknown, Vote::unknown, Vote::unknown,
                                      Vote::unknown, Vote::unknown, Vote::unknown};  // sealed, then shown
  Pile<Movie, max_market> market;
  Row row;
  Choices choices;
  MoviesMade made;
  VoteCounts pool;
  Pile<Vote, max_changes> spent;  // MM-75: CHANGE Votes that left the game, in ascending order
  Pile<Desk, max_players> desks;
  Array<std::uint8_t, 6> padding{};  // fills the last word

  constexpr Position() = default;
  constexpr Position(const Position&) = default;
  constexpr ~Position() = default;

  constexpr std::size_t players() const { return options.players; }
  constexpr Desk& desk(Seat seat) { return desks[index(seat)]; }
  constexpr const Desk& desk(Seat seat) const { return desks[index(seat)]; }
  constexpr Vote& vote_of(Seat seat) { return votes[index(seat)]; }
  constexpr Vote vote_of(Seat seat) const { return votes[index(seat)]; }
  constexpr bool operator==(const Position&) const = default;

 protected:  // so that the Position of a View is never poured into a State
  constexpr Position& operator=(const Position&) = default;
};

using State = StateOf<Position>;

static_assert(sizeof(State) <= 1024);

// A set is shown as a list.
template <class Set>
constexpr void visit_as_list(const char* name, Set& set, const auto& visit) {
  auto cards = set.cards();
  visit(name, cards);
  if constexpr (!std::is_const_v<Set>) set = Set::of(cards);
}

constexpr void fields(Is<Options> auto& x, const auto& visit) {
  visit("players", x.players);
  visit("trendsetter", x.trendsetter);
  visit("changes", x.changes);
  visit("blockbusters", x.blockbusters);
}
constexpr void fields(Is<Made> auto& x, const auto& visit) {
  visit("top", x.top);
  visit("result", x.result);
}
constexpr void fields(Is<Choice> auto& x, const auto& visit) {
  visit("place", x.place);
  visit("about", x.about);
  visit("value", x.value);
}
constexpr void fields(Is<Desk> auto& x, const auto& visit) {
  visit("hand", x.hand);
  visit("known", x.known);
  visit("own", x.own);
  visit_as_list("won", x.won, visit);
}
constexpr void fields(Is<Position> auto& x, const auto& visit) {
  visit("options", x.options);
  visit("step", x.step);
  visit("turn", x.turn);
  visit("active", x.active);
  visit("result", x.result);
  visit("changes", x.changes);
  visit("added", x.added);
  visit("voting", x.voting);
  visit("decided", x.decided);
  visit("resolved", x.resolved);
  visit("dealt_yes", x.dealt_yes);
  visit("dealt_no", x.dealt_no);
  visit("votes", x.votes);
  visit("market", x.market);
  visit("row", x.row);
  visit("choices", x.choices);
  visit("made", x.made);
  visit_as_list("pool", x.pool, visit);
  visit("spent", x.spent);
  visit("desks", x.desks);
  visit_as_list("deck", x.deck, visit);
  visit_as_list("discards", x.discards, visit);
  visit_as_list("beneath", x.beneath, visit);
}

}  // namespace backlot::maybe
