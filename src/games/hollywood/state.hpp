// Everything on the table, hidden things included, and what each seat has learned (log.hpp).
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
#include "games/hollywood/content.hpp"
#include "games/hollywood/log.hpp"

namespace backlot::hollywood {

enum class Edition : std::uint8_t { final, prototype };

struct Options {
  std::uint8_t players = 6;
  Edition edition = Edition::final;
  bool justice = false;           // H47-91
  bool random_loyalties = false;  // H47-92
  bool studio_order = false;      // H47-93
  bool union_strike = false;      // H47-95
  bool costumes = false;          // H47-100
  std::uint8_t padding = 0;       // fills the word
  std::uint32_t without = 0;      // H47-90: the numbers of the jobs left out, as digits: 49 is Gaffer and Editor
  constexpr bool operator==(const Options&) const = default;

  constexpr bool small() const { return players <= 3; }  // H47-70
};

enum class Face : std::uint8_t { blank, star };

// The steps of a round, in order; steps/ has a file for each group of them.
enum class Step : std::uint8_t {
  write,         // the Screenwriter says whether they write: H47-39
  pick,          // the Screenwriter picks one of two posters: H47-23
  turn,          // one of the options of H47-21
  perform_now,   // the Producer's new job: H47-27
  reroll,        // the second die: H47-36
  light,         // the Gaffer's re-rolls: H47-30
  answer,        // to the Actress or Actor: H47-134
  discard,       // after drawing two: H47-32
  compose,       // which of two cards goes into the movie: H47-33
  dress,         // which of two costumes goes to whom: H47-100
  before_cards,  // costumes after the last turn: H47-103
  stars,         // everyone with a star, at once: H47-40
  tokens,        // one after the other: H47-41
  before_cut,    // costumes before the removal
  edit,          // discard the card or put it back: H47-44
  after_reveal,  // costumes after the reveal
  over,
};
inline constexpr std::size_t step_count = 17;

enum class Winner : std::uint8_t { none, patriots, communists, both };

// One player's things. The hand is kept in ascending order.
struct Desk {
  Loyalty loyalty = Loyalty::unknown;
  std::uint8_t tokens = 0;
  Pile<Card, max_hand + 2> hand;
  Pile<Card, max_hand> sealed;         // chosen for the movie, still in hand: H47-45
  Pile<Costume, max_rounds> costumes;  // H47-106
  constexpr bool operator==(const Desk&) const = default;
};

// H47-73
struct Ghost {
  Card card = Card::unknown;
  std::uint8_t tokens = 0;
  constexpr bool operator==(const Ghost&) const = default;
};

struct Round {
  Poster poster = Poster::unknown;
  Winner winner = Winner::none;
  std::uint8_t patriots = 0;  // symbols, the poster's included
  std::uint8_t communists = 0;
  Counts shown{};  // the cards revealed
  constexpr bool operator==(const Round&) const = default;
};

// A stack of cards: how many is public, which is not.
struct Stack {
  std::uint8_t size = 0;
  Counts cards{};
  constexpr bool operator==(const Stack&) const = default;

  constexpr void add(Card card) { set(bytes() + one(card)); }
  constexpr void take(Card card) {
    expect([&] { return cards[index(card)] > 0; });
    set(bytes() - one(card));
  }

  // The size and the counts in one word, lowest byte first. It is read and written as a whole, because a processor
  // waits when it reads several bytes of which one was written just before.
  constexpr std::uint64_t bytes() const {
    std::uint64_t word = size;
    for (std::size_t kind = 0; kind < card_kinds; ++kind) word |= std::uint64_t{cards[kind]} << (8 * kind + 8);
    return word;
  }

 private:
  static constexpr std::uint64_t one(Card card) {
    expect(card != Card::unknown);
    return 1U + bit_at(8 * index(card) + 8);
  }
  constexpr void set(std::uint64_t word) {
    size = static_cast<std::uint8_t>(word);
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
      cards[kind] = static_cast<std::uint8_t>(word >> (8 * kind + 8));
    }
  }
};

struct RejectedPoster {
  Poster poster = Poster::unknown;
  Seat by{};
  constexpr bool operator==(const RejectedPoster&) const = default;
};

// What happened to costumes, in order. Given: the Designer knows both, the receiver one. Spent: all see it.
struct Dressing {
  Seat by{};
  Place to = Place::nowhere;           // the receiver; nowhere: spent
  Costume costume = Costume::unknown;  // given or spent
  Costume other = Costume::unknown;    // back to the bottom; none when the deck had only one (H47-109)
  constexpr bool operator==(const Dressing&) const = default;
};
inline constexpr std::size_t max_dressings = 2 * max_rounds;  // one given a round, each spent at most once

// What lies on the table. State knows all of it; in a View the hidden parts are unknown.
struct Position {
  Options options;
  SeatSet decided;            // who has sealed (stars) or declined (costumes) in this step; over: whose side is hidden
  std::uint16_t performed{};  // jobs performed this round, a bit each: H47-131
  PosterSet gone = 0;         // posters shown since the last shuffle
  Log log;
  Step step = Step::write;
  Step after = Step::turn;                // what follows the step discard; turn: the turn goes on; over: it ends
  std::uint8_t round = 0;                 // from 0
  std::uint8_t turn = 0;                  // from 0; in studio order the job whose number is called
  Seat actor{};                           // whose turn it is; in the step tokens who is asked
  Seat target{};                          // who answers or discards
  Seat declarer = nobody;                 // of the edit: H47-34
  bool composed = false;                  // the Composer's card is in: H47-43
  bool called_off = false;                // a Uniform was spent: H47-103
  std::uint8_t rolls = 0;                 // the Gaffer has left
  std::uint8_t owed = 0;                  // cards to discard in the step discard: H47-136
  std::uint8_t rolled = 0xFF;             // the die re-rolled first: H47-36
  Job swapped = Job::none;                // may be performed at once: H47-27
  Card held = Card::unknown;              // what the declarer of the edit looks at
  std::uint8_t centre = 0;                // tokens
  Place token_before = Place::nowhere;    // who received one last round: H47-29
  Place token_now = Place::nowhere;       // and in this
  Place costume_before = Place::nowhere;  // H47-100
  Place costume_now = Place::nowhere;
  std::array<Place, jobs> owners{};           // seat, centre, or nowhere when out of the game
  Pile<Face, max_dice> dice;                  // by seat, then the ghosts'
  Pile<Seat, max_players> order;              // turn order of the round: H47-130
  Pile<Card, 2> score;                        // the Composer's: H47-33
  Pile<Poster, 2> drafted;                    // the Screenwriter's: H47-23
  Pile<RejectedPoster, max_rounds> rejected;  // since the last shuffle of the posters
  Pile<Costume, max_costumes> wardrobe;       // the costume deck, from the top
  Pile<Costume, 2> chosen;                    // the Designer's: H47-100
  Pile<Dressing, max_dressings> dressings;
  Pile<Ghost, max_ghosts> ghosts;
  Stack deck;
  Stack discards;
  Stack movie;
  Pile<Desk, max_players> desks;
  Pile<Round, max_rounds> rounds;
  Array<std::uint8_t, 2> padding{};  // fills the word

  constexpr Position() = default;
  constexpr Position(const Position&) = default;
  constexpr ~Position() = default;

  constexpr std::size_t players() const { return options.players; }
  constexpr Desk& desk(Seat seat) { return desks[backlot::index(seat)]; }
  constexpr const Desk& desk(Seat seat) const { return desks[backlot::index(seat)]; }
  constexpr Round& now() { return rounds[round]; }
  constexpr const Round& now() const { return rounds[round]; }
  constexpr bool operator==(const Position&) const = default;

 protected:  // so that the Position of a View is never poured into a State
  constexpr Position& operator=(const Position&) = default;
};

using State = StateOf<Position>;

static_assert(sizeof(State) <= 2048);

constexpr void fields(Is<Options> auto& x, const auto& visit) {
  visit("players", x.players);
  visit("edition", x.edition);
  visit("justice", x.justice);
  visit("random_loyalties", x.random_loyalties);
  visit("studio_order", x.studio_order);
  visit("union_strike", x.union_strike);
  visit("costumes", x.costumes);
  visit("without", x.without);
}
constexpr void fields(Is<Desk> auto& x, const auto& visit) {
  visit("loyalty", x.loyalty);
  visit("tokens", x.tokens);
  visit("hand", x.hand);
  visit("sealed", x.sealed);
  visit("costumes", x.costumes);
}
constexpr void fields(Is<Ghost> auto& x, const auto& visit) {
  visit("card", x.card);
  visit("tokens", x.tokens);
}
constexpr void fields(Is<Round> auto& x, const auto& visit) {
  visit("poster", x.poster);
  visit("winner", x.winner);
  visit("patriots", x.patriots);
  visit("communists", x.communists);
  visit("shown", x.shown);
}
constexpr void fields(Is<Stack> auto& x, const auto& visit) {
  visit("size", x.size);
  visit("cards", x.cards);
}
constexpr void fields(Is<RejectedPoster> auto& x, const auto& visit) {
  visit("poster", x.poster);
  visit("by", x.by);
}
constexpr void fields(Is<Dressing> auto& x, const auto& visit) {
  visit("by", x.by);
  visit("to", x.to);
  visit("costume", x.costume);
  visit("other", x.other);
}
constexpr void fields(Is<Position> auto& x, const auto& visit) {
  visit("options", x.options);
  visit("step", x.step);
  visit("after", x.after);
  visit("round", x.round);
  visit("turn", x.turn);
  visit("actor", x.actor);
  visit("target", x.target);
  visit("declarer", x.declarer);
  visit("composed", x.composed);
  visit("called_off", x.called_off);
  visit("rolls", x.rolls);
  visit("owed", x.owed);
  visit("rolled", x.rolled);
  visit("swapped", x.swapped);
  visit("held", x.held);
  visit("decided", x.decided);
  visit("performed", x.performed);
  visit("order", x.order);
  visit("owners", x.owners);
  visit("dice", x.dice);
  visit("centre", x.centre);
  visit("token_before", x.token_before);
  visit("token_now", x.token_now);
  visit("costume_before", x.costume_before);
  visit("costume_now", x.costume_now);
  visit("desks", x.desks);
  visit("ghosts", x.ghosts);
  visit("rounds", x.rounds);
  visit("gone", x.gone);
  visit("drafted", x.drafted);
  visit("rejected", x.rejected);
  visit("wardrobe", x.wardrobe);
  visit("chosen", x.chosen);
  visit("dressings", x.dressings);
  visit("deck", x.deck);
  visit("discards", x.discards);
  visit("movie", x.movie);
  visit("score", x.score);
  visit("log", x.log);
}

constexpr std::array<std::string_view, 2> names_of(Edition) { return {"final", "prototype"}; }
constexpr std::array<std::string_view, 2> names_of(Face) { return {"blank", "star"}; }
constexpr std::array<std::string_view, 4> names_of(Winner) { return {"none", "patriots", "communists", "both"}; }
constexpr std::array<std::string_view, step_count> names_of(Step) {
  return {"write", "pick",         "turn",  "perform_now", "reroll",     "light", "answer",       "discard", "compose",
          "dress", "before_cards", "stars", "tokens",      "before_cut", "edit",  "after_reveal", "over"};
}

}  // namespace backlot::hollywood
