// How good a movie can become: the best final movie from what stands in the Studio and the cards
// still to be placed, when the Office and the wallet are as given. The heuristic bot compares
// decisions by it.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/cinecitta/scoring.hpp"
#include "games/cinecitta/state.hpp"

namespace backlot::bots::cinecitta_heuristic {

using namespace backlot::cinecitta;

// A desk as its owner hopes for: `coming` holds the cards yet to be placed, in any order.
struct Hopes {
  Pile<Card, 3> studio;
  Pile<Card, max_rounds + 2> coming;
  Icons office;
  std::int32_t office_cards = 0;
  std::int32_t notes = 0;
};

// The best movie found. With other money its value is known without looking again, see with_notes.
struct Prospect {
  std::int32_t quality = 0;   // weighed, see quality_weight
  std::int32_t left = 0;      // notes after the wages
  std::int32_t audience = 0;  // icons in the Office
  std::int32_t note = 0;      // what a note is worth in Money
};

// Rather a bad movie than none (C37-41, C37-52).
inline constexpr std::int32_t dropped_out = -600;

constexpr std::int32_t with_notes(const Prospect& prospect, std::int32_t more) {
  const std::int32_t left = prospect.left + more;
  if (left < 0) return dropped_out + 20 * left;
  return prospect.quality + left * prospect.note * prospect.audience;
}

// C37-62: with awards the better movie gains twice. In quarters of a point of quality.
constexpr std::int32_t quality_weight(const Options& options) { return options.awards ? 6 : 4; }

constexpr void count(Icons& icons, const CardFacts& facts, std::int32_t times) {
  icons.promotion += times * facts.promotion;
  icons.pen += times * facts.pen;
  icons.audience += times * facts.audience;
}

// C37-40, from three numbers in any order.
constexpr std::int32_t quality_of(std::int32_t a, std::int32_t b, std::int32_t c) {
  const std::int32_t low = a < b ? (a < c ? a : c) : (b < c ? b : c);
  const std::int32_t high = a > b ? (a > c ? a : c) : (b > c ? b : c);
  return 100 * low + 10 * (a + b + c - low - high) + high;
}

class Prospector {
 public:
  constexpr Prospector(const Content& content, const Options& options)
      : content_(content), weight_(quality_weight(options)) {}

  constexpr Prospect best(const Hopes& hopes) const {
    Prospect best{dropped_out, 0, 0, content_.note.amount};
    Search search{.total = hopes.office};
    std::array<std::int32_t, profession_names.size()> coming{};
    for (const Card card : hopes.coming) ++coming[profession(card)];
    for (const Card card : hopes.studio) {
      count(search.total, content_[card], 1);
      // C37-31: a card to come of the same profession will push it out.
      if (coming[profession(card)] == 0) search.cards.push(&content_[card]);
    }
    search.stay = search.cards.size();
    for (const Card card : hopes.coming) {
      count(search.total, content_[card], 1);
      search.cards.push(&content_[card]);
    }
    search.notes = hopes.notes;
    search.staff = hopes.office_cards + static_cast<std::int32_t>(hopes.studio.size()) +
                   static_cast<std::int32_t>(hopes.coming.size());
    try_all(search, hopes.coming.empty(), best);
    return best;
  }

 private:
  struct Search {
    Icons total;
    Scratch<const CardFacts*, max_rounds + 5> cards{};  // who can be in the Studio at the end
    std::size_t stay = 0;                               // that many of them are there now
    std::int32_t notes = 0;
    std::int32_t staff = 0;
  };

  constexpr std::size_t profession(Card card) const { return static_cast<std::size_t>(content_[card].profession); }

  constexpr void try_all(const Search& search, bool finished, Prospect& best) const {
    std::int32_t best_value = dropped_out;
    const auto& cards = search.cards;
    for (std::size_t i = 0; i + 2 < cards.size(); ++i) {
      for (std::size_t j = i + 1; j + 1 < cards.size(); ++j) {
        if (cards[i]->profession == cards[j]->profession) continue;
        for (std::size_t k = j + 1; k < cards.size(); ++k) {
          if (cards[k]->profession == cards[i]->profession || cards[k]->profession == cards[j]->profession) continue;
          if (!finished && k < search.stay) continue;  // C37-30: the last card placed is in the Studio
          const Prospect found = movie(search, *cards[i], *cards[j], *cards[k]);
          const std::int32_t value = with_notes(found, 0);
          if (value <= best_value) continue;
          best_value = value;
          best = found;
        }
      }
    }
  }

  constexpr Prospect movie(const Search& search, const CardFacts& a, const CardFacts& b, const CardFacts& c) const {
    const std::int32_t promotion = search.total.promotion - a.promotion - b.promotion - c.promotion;
    const std::int32_t pens = search.total.pen - a.pen - b.pen - c.pen;
    Prospect found;
    found.quality = quality_of(a.number, b.number, c.number) * weight_ / 4;
    found.left = search.notes + promotion - (pens > 0 ? 0 : search.staff);  // C37-50, C37-51
    found.audience = search.total.audience - a.audience - b.audience - c.audience;
    found.note = content_.note.amount;
    return found;
  }

  const Content& content_;
  std::int32_t weight_;
};

}  // namespace backlot::bots::cinecitta_heuristic
