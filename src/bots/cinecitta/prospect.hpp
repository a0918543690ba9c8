// How good a movie can become: the best final movie from what stands in the Studio and the cards
// still to be placed, when the Office and the wallet are as given. The heuristic bot compares
// decisions by it.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/bits.hpp"
#include "games/cinecitta/action.hpp"
#include "games/cinecitta/scoring.hpp"
#include "games/cinecitta/state.hpp"

namespace backlot::bots::cinecitta_heuristic {

using namespace backlot::cinecitta;

// The best movie found. With other money its value is known without looking again, see with_notes.
struct Prospect {
  std::int32_t quality = 0;  // weighed, see quality_weight
  std::int32_t left = 0;     // notes after the wages
  std::int32_t note = 0;     // what a note brings, by the audience icons in the Office
};

// Rather a bad movie than none (C37-41, C37-52).
inline constexpr std::int32_t dropped_out = -600;

constexpr std::int32_t with_notes(const Prospect& prospect, std::int32_t more) {
  const std::int32_t left = prospect.left + more;
  if (left < 0) return dropped_out + 20 * left;
  return prospect.quality + left * prospect.note;
}

// C37-62: with awards the better movie gains twice. In quarters of a point of quality.
constexpr std::int32_t quality_weight(const Options& options) { return options.awards ? 6 : 4; }

// Cards by their places in a list of cards: the bit of each is set.
using Places = std::uint16_t;
constexpr Places place_at(std::size_t i) { return static_cast<Places>(1U << i); }
constexpr Places both(Places a, Places b) { return static_cast<Places>(a | b); }
constexpr Places without(Places all, Places some) { return static_cast<Places>(all & ~some); }

// A desk as its owner hopes for. What is neither here nor gone is in the Office.
struct Hopes {
  Places studio = 0;
  Places coming = 0;  // yet to be placed, in any order
  Places gone = 0;    // to somebody else
  Places moved = 0;   // one that is in the Studio now and is listed with those to come
};

// The cards that can be in the Studio of a desk at the end, and what any three of them make. Many decisions are
// compared over the same cards, so that what does not depend on the decision is worked out once.
class Prospector {
 public:
  // The cards of the Studio, those about to enter it, the hand, and others that may come to it, in this order.
  constexpr Prospector(const Content& content, const Options& options, const Desk& desk, const Cards& entering = {},
                       const Cards& others = {})
      : note_(content.note.amount) {
    const Icons office = icons_in(content, desk.office);
    all_ = {desk.wallet.count + office.promotion, office.pen, note_ * office.audience, 0};
    studio_ = list(content, desk.studio);
    entering_ = list(content, entering);
    hand_ = list(content, desk.hand);
    others_ = list(content, others);
    all_.staff = static_cast<std::int32_t>(desk.office.size() + listed_);
    list_threes(quality_weight(options));
  }

  constexpr Places studio() const { return studio_; }
  constexpr Places entering() const { return entering_; }
  constexpr Places hand() const { return hand_; }
  constexpr Places others() const { return others_; }
  constexpr std::int32_t pens() const { return all_.pens; }  // of all cards that are listed

  // The hopes after moving cards through the Studio: `in` come in, `out` go to the Office.
  constexpr Hopes placed(const Hopes& before, Places in, const Cards& out) const {
    Hopes after = before;
    after.studio = both(after.studio, in);
    after.coming = without(after.coming, in);
    for (const Card card : out) after.studio = without(after.studio, first_of(after.studio, card));
    return after;
  }

  constexpr Prospect best(const Hopes& hopes) const {
    Places can_be = both(hopes.studio, hopes.coming);
    // C37-31: a card to come of the same profession will push it out.
    for (Places left = hopes.studio; left != 0; left = but_lowest(left)) {
      const std::size_t i = lowest_bit(left);
      if ((cards_[i].alike & hopes.coming) != 0) can_be = without(can_be, place_at(i));
    }
    Sums sums = all_;
    for (Places left = hopes.gone; left != 0; left = but_lowest(left)) {
      const Listed& card = cards_[lowest_bit(left)];
      sums.notes -= high_of(card.place_promotion);
      sums.pens -= card.pens;
      sums.note -= card.note;
      --sums.staff;
    }
    const Places one_of = hopes.coming == 0 ? can_be : hopes.coming;  // C37-30: the last card placed is in the Studio
    std::array<std::int32_t, most_threes> values;                     // NOLINT: filled as far as there are threes
    const std::int32_t most = evaluate(can_be, one_of, sums, values);
    if (most <= dropped_out) return {dropped_out, 0, 0};
    std::size_t found = 0;
    while (values[found] != most) ++found;
    // Of movies that are worth the same the first counts: in the order of the list, where one that was moved comes
    // before the hand.
    for (std::size_t i = found + 1; hopes.moved != 0 && i < listed_threes_; ++i) {
      if (values[i] == most && comes_before(i, found, hopes.moved)) found = i;
    }
    return {threes_.quality[found], left_with(found, sums), sums.note - threes_.note[found]};
  }

 private:
  struct Listed {
    Card card = Card::unknown;
    std::uint8_t profession = 0;
    Places alike = 0;  // those of the same profession
    std::int32_t number = 0;
    std::uint32_t place_promotion = 0;  // the place is the low half
    std::int32_t pens = 0;
    std::int32_t note = 0;  // what a note brings by this card's audience icons
  };
  // All cards that are not gone, and the wallet.
  struct Sums {
    std::int32_t notes = 0;
    std::int32_t pens = 0;
    std::int32_t note = 0;
    std::int32_t staff = 0;
  };
  static constexpr std::size_t most_cards = max_rounds + 5;
  static constexpr std::size_t lanes = 8;  // threes are looked at so many at once
  static constexpr std::size_t most_threes = most_cards * (most_cards - 1) * (most_cards - 2) / 6 + lanes;
  static_assert(most_cards <= 16);
  // Field by field, so that the compiler goes through them with vectors.
  struct Threes {
    std::array<std::int32_t, most_threes> quality;  // weighed
    std::array<std::uint32_t, most_threes> places_promotion;
    std::array<std::int32_t, most_threes> pens;
    std::array<std::int32_t, most_threes> note;
  };

  // Two small numbers in a word, so that those of three cards are added up at once.
  static constexpr std::uint32_t two(std::uint32_t low, std::uint32_t high) { return low | high << 16U; }
  static constexpr std::int32_t low_of(std::uint32_t word) { return static_cast<std::int32_t>(word & 0xFFFFU); }
  static constexpr std::int32_t high_of(std::uint32_t word) { return static_cast<std::int32_t>(word >> 16U); }

  template <class Pile>
  constexpr Places list(const Content& content, const Pile& pile) {
    Places places = 0;
    for (const Card card : pile) {
      const CardFacts& facts = content[card];
      const Places place = place_at(listed_);
      const auto profession = static_cast<std::uint8_t>(facts.profession);
      const std::int32_t note = note_ * facts.audience;
      places = both(places, place);
      of_profession_[profession] = both(of_profession_[profession], place);
      cards_[listed_++] = {card, profession, 0, facts.number, two(place, facts.promotion), facts.pen, note};
      all_.notes += facts.promotion;
      all_.pens += facts.pen;
      all_.note += note;
    }
    return places;
  }

  constexpr void list_threes(std::int32_t weight) {
    const auto all = static_cast<Places>((1U << listed_) - 1U);
    std::array<Places, most_cards> partners{};  // those of other professions that come later
    for (std::size_t i = 0; i < listed_; ++i) {
      cards_[i].alike = of_profession_[cards_[i].profession];
      partners[i] = without(without(all, cards_[i].alike), static_cast<Places>((2U << i) - 1U));
    }
    std::size_t count = 0;
    for (std::size_t i = 0; i < listed_; ++i) {
      const Listed& a = cards_[i];
      for (Places seconds = partners[i]; seconds != 0; seconds = but_lowest(seconds)) {
        const std::size_t j = lowest_bit(seconds);
        const Listed& b = cards_[j];
        const std::int32_t low = a.number < b.number ? a.number : b.number;
        const std::int32_t high = a.number < b.number ? b.number : a.number;
        for (Places thirds = partners[i] & partners[j]; thirds != 0; thirds = but_lowest(thirds)) {
          const Listed& c = cards_[lowest_bit(thirds)];
          const std::int32_t least = c.number < low ? c.number : low;
          const std::int32_t most = c.number > high ? c.number : high;
          const std::int32_t middle = low + high + c.number - least - most;
          const std::int32_t quality = (100 * least + 10 * middle + most) * weight;  // C37-40
          threes_.quality[count] = static_cast<std::int32_t>(static_cast<std::uint32_t>(quality) / 4U);
          threes_.places_promotion[count] = a.place_promotion + b.place_promotion + c.place_promotion;
          threes_.pens[count] = a.pens + b.pens + c.pens;
          threes_.note[count] = a.note + b.note + c.note;
          ++count;
        }
      }
    }
    for (; count % lanes != 0; ++count) {
      threes_.places_promotion[count] = 0;  // without a card it is never possible
      threes_.quality[count] = threes_.pens[count] = threes_.note[count] = 0;
    }
    listed_threes_ = count;
  }

  // What every three is worth; the most of it. Without a branch: whether a three is possible cannot be guessed.
  constexpr std::int32_t evaluate(Places can_be, Places one_of, const Sums& sums,
                                  std::array<std::int32_t, most_threes>& values) const {
    constexpr std::int32_t impossible = 2 * dropped_out;
    const Sums with = sums;  // a copy: nothing that is written below can change it
    const std::int32_t barred = ~std::int32_t{can_be};
    const std::int32_t wanted = one_of;
    std::int32_t best = impossible;
    for (std::size_t i = 0, count = listed_threes_; i < count; ++i) {
      const std::int32_t places = low_of(threes_.places_promotion[i]);
      const std::int32_t left = left_with(i, with);
      const std::int32_t value = threes_.quality[i] + left * (with.note - threes_.note[i]);
      const bool possible = (left >= 0) & ((places & barred) == 0) & ((places & wanted) != 0);
      values[i] = possible ? value : impossible;
      best = best < values[i] ? values[i] : best;
    }
    return best;
  }
  // C37-50, C37-51: notes after the wages, which are paid when no Pen is in the Office.
  constexpr std::int32_t left_with(std::size_t three, const Sums& sums) const {
    const std::int32_t wages = sums.pens > threes_.pens[three] ? 0 : sums.staff;
    return sums.notes - high_of(threes_.places_promotion[three]) - wages;
  }

  constexpr bool comes_before(std::size_t a, std::size_t b, Places moved) const {
    const auto places = [&](std::size_t three) {
      return as_moved(static_cast<Places>(low_of(threes_.places_promotion[three])), moved);
    };
    const Places first = places(a);
    const auto differ = static_cast<Places>(first ^ places(b));
    return (first & differ & -differ) != 0;
  }
  // As if the one that was moved were listed before the hand.
  constexpr Places as_moved(Places places, Places moved) const {
    const Places before = both(studio_, entering_);
    const Places passed = without(static_cast<Places>(moved - 1U), before);
    const auto shifted = static_cast<Places>((places & passed) << 1U);
    const auto first = static_cast<Places>((places & moved) != 0 ? before + 1U : 0U);
    return both(both(without(places, both(passed, moved)), shifted), first);
  }

  // The first of these places where that card is.
  constexpr Places first_of(Places among, Card card) const {
    for (; among != 0; among = but_lowest(among)) {
      const std::size_t i = lowest_bit(among);
      if (cards_[i].card == card) return place_at(i);
    }
    return 0;
  }
  static constexpr Places but_lowest(Places places) { return static_cast<Places>(places & (places - 1U)); }

  std::int32_t note_;
  Sums all_;
  Places studio_ = 0;
  Places entering_ = 0;
  Places hand_ = 0;
  Places others_ = 0;
  std::size_t listed_ = 0;
  std::size_t listed_threes_ = 0;
  std::array<Listed, most_cards> cards_{};
  std::array<Places, profession_names.size()> of_profession_{};
  Threes threes_;  // not filled beforehand, which would take longer than all the rest
};

}  // namespace backlot::bots::cinecitta_heuristic
