// Finds a kind for every card of the log so that the viewer would have seen what it saw. The log is
// walked backwards with the physical cards in hand: a card that leaves the table in the log comes back
// to the hand it left, a card that is drawn goes back to the deck. Which card of a hand was the one
// just drawn, and who added which card of a revealed movie, is chosen at random; cards of which nothing
// is known keep no kind until the beginning is reached, where the rest of the deck is dealt to them.
//
// Without a new deck, and without looks into hands, every choice leads to the end, and all are alike:
// the worlds have the proportions stated in imagine.hpp. When discards became a new deck, the cards
// drawn from it must be the ones that were discarded before; a walk that cannot fit them (or a look) is
// given up and begun anew. It looks ahead: a card that must come from this deck is drawn in time. The
// true history is one of the walks, so one will end.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "core/chance.hpp"
#include "games/hollywood/hidden/tokens.hpp"

namespace backlot::hollywood {

template <class C>
class CardSearch {
 public:
  constexpr CardSearch(const Content& content, const View& view, C& chance)
      : view_(view), chance_(chance), known_(view), all_(cards_for(content, view.players())) {}

  // Until a walk succeeds. Then kind_of(entry) is known for every entry that moves a card.
  constexpr void run() {
    do {
      ++walks_;
    } while (!walk());
  }

  constexpr std::size_t walks() const { return walks_; }
  constexpr Tokens& tokens() { return tokens_; }
  constexpr Card kind_of(std::size_t entry) const { return card_at(tokens_.kind(moved_[entry])); }
  // Which card an entry moved.
  constexpr Tokens::Token token_of(std::size_t entry) const { return moved_[entry]; }
  constexpr const Counts& all() const { return all_; }

 private:
  using Token = Tokens::Token;

  constexpr std::size_t roll(std::size_t n) { return draw(chance_, static_cast<std::uint32_t>(n), Purpose::imagine); }
  static constexpr std::uint8_t kind_of(Card card) {
    return card == Card::unknown ? no_kind : static_cast<std::uint8_t>(card);
  }

  constexpr bool walk() {
    lay_out();
    std::size_t round = view_.round;  // of the movie in the zone
    enter_era(view_.log.size(), round);
    set_aside_ = false;
    for (std::size_t i = view_.log.size(); i-- > 0;) {
      if (view_.log[i].move() == CardMove::premiered) {
        if (!premiere(view_.rounds[--round].shown)) return false;
        set_aside_ = false;
      } else if (view_.log[i].move() == CardMove::passed) {
        if (!pass(i)) return false;
        --i;
      } else if (!step_back(i)) {
        return false;
      }
      if (view_.log[i].from_new_deck() && !leave_era(i, round)) return false;
    }
    return true;
  }

  // Everything as it lies now.
  constexpr void lay_out() {
    tokens_.reset();
    for (const Seat seat : SeatSet::first(view_.players())) {
      for (const Card card : view_.desk(seat).hand) tokens_.make(zone_of(place_of(seat)), kind_of(card));
    }
    Array<std::size_t, max_ghosts> cards{};
    std::array<Card, max_ghosts> kinds{};
    for (std::size_t i = 0; i < view_.log.size(); ++i) {
      const Trace trace = view_.log[i];
      if (!is_ghost(trace.who())) continue;
      const std::size_t ghost = ghost_index(trace.who());
      if (trace.move() == CardMove::added) --cards[ghost];
      if (trace.move() != CardMove::drew) continue;
      ++cards[ghost];
      kinds[ghost] = known_[i];
    }
    for (std::size_t i = 0; i < view_.ghosts.size(); ++i) {
      if (cards[i] > 0) tokens_.make(zone_of(ghost_place(i)), kind_of(kinds[i]));
    }
    for (const Card card : view_.score) tokens_.make(Zone::score, kind_of(card));
    if (view_.step == Step::after_reveal || view_.step == Step::over) {
      make_all(Zone::movie, view_.now().shown);
    } else {
      for (std::size_t i = 0; i < view_.movie.size; ++i) tokens_.make(Zone::movie, no_kind);
    }
    for (std::size_t i = 0; i < view_.deck.size; ++i) tokens_.make(Zone::pool, no_kind);
    last_era_ = true;
  }
  constexpr void make_all(Zone zone, const Counts& counts) {
    for (std::uint8_t kind = 0; kind < card_kinds; ++kind) {
      for (std::size_t i = 0; i < counts[kind]; ++i) tokens_.make(zone, kind);
    }
  }

  constexpr void enter_era(std::size_t to, std::size_t round) {
    era_ = era_before(view_, known_, to, round);
    coming_ = last_era_ ? era_.known_discards : Counts{};
    std::size_t before = round;
    for (std::size_t i = era_.from; i < to; ++i) before -= view_.log[i].move() == CardMove::premiered ? 1 : 0;
    earlier_ = era_.from == 0 ? Era{} : era_before(view_, known_, era_.from, before);
  }

  // Sets aside the cards of the movie that the viewer knows somebody added, before others are chosen
  // for the rest. `to`: the log before this entry tells of the movie.
  constexpr bool set_aside(std::size_t to) {
    if (set_aside_) return true;
    set_aside_ = true;
    for (std::size_t i = to; i-- > 0;) {
      const CardMove move = view_.log[i].move();
      if (move == CardMove::premiered) break;
      if (move != CardMove::added && move != CardMove::added_score) continue;
      if (known_[i] != Card::unknown && !move_known(Zone::movie, Zone::known, known_[i])) return false;
    }
    return true;
  }

  // A new deck was made before entry `from`: its cards are the ones discarded in the era before. Those
  // known have to be there; the rest are the hidden ones.
  constexpr bool leave_era(std::size_t from, std::size_t round) {
    last_era_ = false;
    expect(tokens_.in(Zone::pool).size == earlier_.discards);
    for (std::uint8_t kind = 0; kind < card_kinds; ++kind) {
      for (std::size_t n = earlier_.known_discards[kind]; n > 0; --n) {
        const auto at = pick(Zone::pool, [&](std::uint8_t each) { return each == kind; });
        if (at < none) {
          tokens_.put(Zone::reserved, tokens_.take(Zone::pool, at));
          continue;
        }
        const auto open = pick(Zone::pool, [](std::uint8_t each) { return each == no_kind; });
        if (open == none || !may_identify(kind)) return false;
        tokens_.identify(Zone::pool, open, kind);
        tokens_.put(Zone::reserved, tokens_.take(Zone::pool, open));
      }
    }
    while (tokens_.in(Zone::pool).size > 0) {
      tokens_.put(Zone::spare, tokens_.take(Zone::pool, tokens_.in(Zone::pool).size - 1U));
    }
    enter_era(from, round);
    return fits();
  }

  // The premiere's cards come back from the discards.
  constexpr bool premiere(const Counts& shown) {
    for (std::uint8_t kind = 0; kind < card_kinds; ++kind) {
      for (std::size_t n = shown[kind]; n > 0; --n) {
        if (!come_back(Zone::movie, card_at(kind))) return false;
      }
    }
    return true;
  }

  // A card comes back from the discards to the zone it left.
  constexpr bool come_back(Zone zone, Card card, Token* moved = nullptr) {
    if (last_era_) {  // nobody has seen it since
      if (card != Card::unknown && --coming_[index(card)] + tokens_.typed()[index(card)] >= all_[index(card)]) {
        return false;
      }
      tokens_.make(zone, kind_of(card));
      if (moved != nullptr) *moved = static_cast<Token>(tokens_.made() - 1);
      return true;
    }
    const Zone from = card == Card::unknown ? Zone::spare : Zone::reserved;
    const auto at = pick(from, [&](std::uint8_t each) {
      return card == Card::unknown ? stays_possible(each, zone, Zone::spare) : each == kind_of(card);
    });
    if (at == none) return false;
    const Token token = tokens_.take(from, at);
    tokens_.put(zone, token);
    if (moved != nullptr) *moved = token;
    return true;
  }

  constexpr bool step_back(std::size_t i) {
    const Trace trace = view_.log[i];
    const Card card = known_[i];
    switch (trace.move()) {
      case CardMove::drew: --era_.draws[index(trace.who())]; return take(i, zone_of(trace.who()), Zone::pool, card);
      case CardMove::drew_score: return take(i, Zone::score, Zone::pool, card);
      case CardMove::dealt: return set_aside(i) && take(i, Zone::movie, Zone::pool, card);
      case CardMove::added: return give_back(i, zone_of(trace.who()), card);
      case CardMove::added_score: return give_back(i, Zone::score, card);
      case CardMove::discarded: return come_back(zone_of(trace.who()), card, &moved_[i]);
      case CardMove::discarded_score: return come_back(Zone::score, card, &moved_[i]);
      case CardMove::removed: return come_back(Zone::movie, card, &moved_[i]);
      case CardMove::looked_at_hand: return card == Card::unknown || holds(zone_of(trace.other()), card);
      case CardMove::looked_at_movie: return card == Card::unknown || (set_aside(i) && movie_holds(card));
      case CardMove::looked_at_ghost:
      case CardMove::passed:
      case CardMove::premiered: break;
    }
    return true;
  }

  constexpr bool give_back(std::size_t i, Zone zone, Card card) {
    return set_aside(i + 1) && take(i, card == Card::unknown ? Zone::movie : Zone::known, zone, card);
  }

  // A card of a kind that is known: one that has this kind already, else one of which nothing is known.
  // (Two cards of one kind may change places, so that no world is missed.)
  constexpr bool move_known(Zone from, Zone to, Card card, Token* moved = nullptr) {
    auto at = pick(from, [&](std::uint8_t kind) { return kind == kind_of(card); });
    if (at == none) {
      at = pick(from, [](std::uint8_t kind) { return kind == no_kind; });
      if (at == none || !may_identify(kind_of(card))) return false;
      tokens_.identify(from, at, kind_of(card));
    }
    const Token token = tokens_.take(from, at);
    tokens_.put(to, token);
    if (moved != nullptr) *moved = token;
    return fits();
  }

  // Moves a card of that kind, or any when it is unknown, from one zone to another.
  constexpr bool take(std::size_t i, Zone from, Zone to, Card card) {
    if (card != Card::unknown) return move_known(from, to, card, &moved_[i]);
    const auto at = pick(from, [&](std::uint8_t kind) { return stays_possible(kind, to, from); });
    if (at == none) return false;
    moved_[i] = tokens_.take(from, at);
    tokens_.put(to, moved_[i]);
    return fits();
  }

  // H47-103: two cards change hands at once; entries i-1 and i.
  constexpr bool pass(std::size_t i) {
    const Zone one = zone_of(view_.log[i - 1].who());
    const Zone two = zone_of(view_.log[i - 1].other());
    if (!take(i - 1, two, Zone::spare, known_[i - 1])) return false;
    const Token first = tokens_.take(Zone::spare, tokens_.in(Zone::spare).size - 1U);
    if (!take(i, one, two, known_[i])) return false;
    tokens_.put(one, first);
    return fits();
  }

  constexpr bool movie_holds(Card card) {
    return tokens_.in(Zone::known).kinds[index(card)] > 0 || holds(Zone::movie, card);
  }
  constexpr bool holds(Zone zone, Card card) {
    if (tokens_.in(zone).kinds[index(card)] > 0) return true;
    const auto open = pick(zone, [](std::uint8_t kind) { return kind == no_kind; });
    if (open == none || !may_identify(kind_of(card))) return false;
    tokens_.identify(zone, open, kind_of(card));
    return fits();
  }

  // Whether one more card can be of this kind.
  constexpr bool may_identify(std::uint8_t kind) const { return tokens_.typed()[kind] + coming_[kind] < all_[kind]; }

  // Whether moving a card of this kind leaves what is known possible.
  constexpr bool stays_possible(std::uint8_t kind, Zone to, Zone from) {
    if (kind == no_kind && to != Zone::pool) return true;
    change(from, kind, -1);
    change(to, kind, 1);
    const bool possible = fits();
    change(to, kind, -1);
    change(from, kind, 1);
    return possible;
  }
  // Looks ahead to the new deck this era began with. A kind's cards that cannot have been drawn from it
  // any more stay outside; they and the ones in it are not more than there are. And what was drawn from
  // it, with what is known to have been in it, is not more than was in it.
  constexpr bool fits() const {
    if (era_.from == 0) return true;
    std::size_t in_deck = 0;
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
      const std::size_t drawn = static_cast<std::size_t>(in(Zone::pool, kind));
      const std::size_t least = drawn > earlier_.known_discards[kind] ? drawn : earlier_.known_discards[kind];
      in_deck += least;
      if (least == 0) continue;
      std::size_t outside = 0;
      for (std::size_t place = 0; place < card_places; ++place) {
        const int held = in(static_cast<Zone>(place), kind);
        if (held > era_.draws[place]) outside += static_cast<std::size_t>(held - era_.draws[place]);
      }
      if (outside + least > all_[kind]) return false;
    }
    return in_deck <= earlier_.discards;
  }

  // Counts as they would be after the move that is being tried.
  constexpr void change(Zone zone, std::uint8_t kind, int by) {
    if (kind == no_kind) return;
    change_[static_cast<std::size_t>(zone)][kind] =
        static_cast<std::int8_t>(change_[static_cast<std::size_t>(zone)][kind] + by);
  }
  constexpr int in(Zone zone, std::size_t kind) const {
    return tokens_.in(zone).kinds[kind] + change_[static_cast<std::size_t>(zone)][kind];
  }

  // The place of a random card that fits, in a zone; none when there is none.
  static constexpr std::size_t none = 0xFF;
  template <class Fits>
  constexpr std::size_t pick(Zone zone, const Fits& fits) {
    const Tokens::List& list = tokens_.in(zone);
    Array<bool, card_kinds + 1> allowed{};
    std::size_t count = 0;
    for (std::uint8_t kind = 0; kind <= no_kind; ++kind) {
      const std::size_t here = kind == no_kind ? list.open : list.kinds[kind];
      allowed[kind] = here > 0 && fits(kind);
      count += allowed[kind] ? here : 0;
    }
    if (count == 0) return none;
    std::size_t skip = roll(count);
    for (std::size_t at = 0; at < list.size; ++at) {
      if (!allowed[tokens_.kind(list.items[at])]) continue;
      if (skip-- == 0) return at;
    }
    return none;
  }

  const View& view_;
  C& chance_;
  KnownKinds known_;
  Counts all_;
  Tokens tokens_;
  std::array<Token, max_log> moved_{};
  Era era_;
  Era earlier_;
  Counts coming_{};  // known discards of the last era that are still to come back
  std::array<Array<std::int8_t, card_kinds>, zone_count> change_{};
  bool last_era_ = true;
  bool set_aside_ = false;
  std::size_t walks_ = 0;
};

}  // namespace backlot::hollywood
