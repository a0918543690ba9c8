// Where every propaganda card went, in order: the memory of the table. Who moved how many cards from
// where to where is public; the kind is known to whoever saw it, and to the State. What a seat knows
// is this log without the kinds it did not see, so nothing is remembered that was not seen, and
// nothing is forgotten.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/pile.hpp"
#include "core/seat.hpp"
#include "games/hollywood/content.hpp"

namespace backlot::hollywood {

// Somewhere on the table: a seat, a ghost (H47-73), the centre, the deck, or nowhere.
enum class Place : std::uint8_t { centre = 12, deck = 13, drawn = 14, nowhere = 15 };

constexpr Place place_of(Seat seat) { return seat == nobody ? Place::nowhere : static_cast<Place>(seat); }
constexpr Place ghost_place(std::size_t ghost) { return static_cast<Place>(max_players + ghost); }
constexpr std::size_t index(Place place) { return static_cast<std::size_t>(place); }
constexpr bool is_seat(Place place) { return index(place) < max_players; }
constexpr bool is_ghost(Place place) { return index(place) >= max_players && index(place) < max_players + max_ghosts; }
constexpr std::size_t ghost_index(Place place) { return index(place) - max_players; }
constexpr Seat seat_of(Place place) { return is_seat(place) ? static_cast<Seat>(place) : nobody; }

constexpr std::array<std::string_view, 16> names_of(Place) {
  return {"seat 1", "seat 2",  "seat 3",  "seat 4",  "seat 5", "seat 6", "seat 7", "seat 8",
          "seat 9", "ghost 1", "ghost 2", "ghost 3", "centre", "deck",   "drawn",  "nowhere"};
}

// `who` and `other` say whose; `seen by` is in brackets.
enum class CardMove : std::uint8_t {
  drew,             // from the deck to the hand or ghost of who (the seat; for a ghost nobody)
  discarded,        // from the hand of who (the seat); other is the deck when a whole hand goes (H47-31)
  added,            // from the hand or ghost of who into the movie (the seat; for a ghost nobody); other is
                    // the centre when a token was returned for it
  passed,           // from the hand of who to the hand of other (both), H47-103
  drew_score,       // the Composer draws (the seat), H47-33
  discarded_score,  // one of these is discarded (the seat)
  added_score,      // one of these goes into the movie (the seat)
  dealt,            // from the deck into the movie (nobody), H47-43
  removed,          // from the movie to the discards (who, the declarer of an edit; or nobody), H47-44
  premiered,        // all cards of the movie go to the discards (everybody), H47-55; no kind
  looked_at_ghost,  // who has seen the card of other (who), H47-84
  looked_at_hand,   // who has seen a card in the hand of other (who), H47-103
  looked_at_movie,  // who has seen a card of the movie (who), H47-44, H47-103
};

// One move in two bytes: move, who, other, whether the discards were shuffled into a new deck just
// before (H47-54), and the kind of card.
struct Trace {
  std::uint16_t bits = 0;

  constexpr Trace() = default;
  constexpr Trace(CardMove move, Place who, Place other, Card card)
      : bits(static_cast<std::uint16_t>(static_cast<unsigned>(move) << 12U | static_cast<unsigned>(index(who)) << 8U |
                                        static_cast<unsigned>(index(other)) << 4U | code_of(card))) {}

  constexpr CardMove move() const { return static_cast<CardMove>(bits >> 12U); }
  constexpr Place who() const { return static_cast<Place>((bits >> 8U) & 15U); }
  constexpr Place other() const { return static_cast<Place>((bits >> 4U) & 15U); }
  constexpr bool from_new_deck() const { return (bits & 8U) != 0; }
  constexpr void set_from_new_deck() { bits = static_cast<std::uint16_t>(bits | 8U); }
  constexpr Card card() const { return (bits & 7U) == 7U ? Card::unknown : card_at(bits & 7U); }
  constexpr void set_card(Card card) { bits = static_cast<std::uint16_t>((bits & ~7U) | code_of(card)); }
  constexpr bool operator==(const Trace&) const = default;

  // Whether this card left a hand together with the one before it.
  constexpr bool leaves_with(const Trace& before) const {
    return (move() == CardMove::discarded || move() == CardMove::added) && (bits & ~7U) == (before.bits & ~7U) &&
           other() != Place::centre;
  }

  // Whether a seat saw the kind when it happened.
  constexpr bool seen_by(Seat seat) const {
    return seat != nobody && (place_of(seat) == who() || (move() == CardMove::passed && place_of(seat) == other()));
  }

  // What somebody at a place did not see has no kind for them; `place` is past all places for nobody. Without a branch,
  // so that the compiler goes through a log with vectors.
  constexpr void hide_from(std::uint16_t place) {
    const auto who = static_cast<std::uint16_t>((bits >> 8U) & 15U);
    const auto other = static_cast<std::uint16_t>((bits >> 4U) & 15U);
    const auto receiver = static_cast<std::uint16_t>(move() == CardMove::passed ? other : who);
    const unsigned hidden = who == place || receiver == place ? 0U : unknown_code;
    bits = static_cast<std::uint16_t>(bits | hidden);
  }

 private:
  static constexpr unsigned unknown_code = 7;  // all bits of the kind
  static constexpr unsigned code_of(Card card) {
    return card == Card::unknown ? unknown_code : static_cast<unsigned>(index(card));
  }
};

// With nine players a round has at most 21 moves in Production and before the reveal (Cinematographer
// 6, Actress and Actor 8, Composer 4, the deck's card, edit 2), each seat adds at most its three cards
// and draws as many (54), and one for the premiere: 76. The deal has 27. A costume is given at most
// once a round and moves at most four cards: 28. Seven rounds: 7 * 76 + 27 + 28 = 587. With fewer
// players every figure is smaller by more than the ghosts add: with two, looking at ghosts 8, ghosts 4
// and hands 12 a round.
inline constexpr std::size_t max_log = 588;
using Log = Pile<Trace, max_log>;

constexpr auto& leaf_value(Trace& trace) { return trace.bits; }
constexpr const auto& leaf_value(const Trace& trace) { return trace.bits; }

}  // namespace backlot::hollywood
