// What a film costs and how many dice it rolls: one formula, from its fame and its running time
// (B54-12, B54-16). To tune the decks, change a number here and make the pack anew: backlot content make.
#pragma once
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/boulevard/content.hpp"

namespace backlot::boulevard {

struct Pricing {
  // Fame, in points.
  std::uint32_t unmeasured = 1000;  // the notability of a film without one
  std::uint32_t unnoticed = 7;      // doublings of notability that give no point; each more gives one
  std::uint32_t oscar = 2;          // for the first, and for each doubling of their number
  std::uint32_t bafta = 1;
  std::uint32_t star = 2;  // for each name on the board
  std::uint32_t three_d = 7;
  std::uint32_t cinemascope = 3;
  std::uint32_t superscope = 3;
  std::uint32_t vistavision = 2;
  // Dice, in hundredths.
  std::uint32_t first_die = 130;
  std::uint32_t die_per_point = 35;
  std::uint32_t most_dice = 6;
  // Price, in hundreds of dollars. Time is scarce: a short film costs more.
  std::uint32_t base = 18;
  std::uint32_t per_point = 11;
  std::uint32_t per_quarter = 2;  // for each quarter of an hour below or above the usual
  std::uint32_t usual_quarters = 7;
  std::uint32_t least = 2;  // thousands
  std::uint32_t most = 18;
};

constexpr std::uint32_t fame(const FilmFacts& film, const Pricing& by = {}) {
  const auto points = [](bool has, std::uint32_t worth) { return has ? worth : 0U; };
  const auto doublings = [](std::uint32_t n) { return static_cast<std::uint32_t>(std::bit_width(n)); };
  const std::uint32_t noticed = doublings(film.notability == 0 ? by.unmeasured : film.notability);
  const std::uint32_t oscars = doublings(std::max<std::uint32_t>(1, film.oscars));
  return (noticed > by.unnoticed ? noticed - by.unnoticed : 0) +
         points(film.specials.has(Special::oscar), by.oscar * oscars) +
         points(film.specials.has(Special::bafta), by.bafta) + points(film.specials.has(Special::three_d), by.three_d) +
         points(film.specials.has(Special::cinemascope), by.cinemascope) +
         points(film.specials.has(Special::superscope), by.superscope) +
         points(film.specials.has(Special::vistavision), by.vistavision) +
         by.star * static_cast<std::uint32_t>(film.stars.size());
}

constexpr std::uint8_t dice_for(const FilmFacts& film, const Pricing& by = {}) {
  return static_cast<std::uint8_t>(std::min(by.most_dice, (by.first_die + by.die_per_point * fame(film, by)) / 100));
}

constexpr Money price_for(const FilmFacts& film, const Pricing& by = {}) {
  const std::uint32_t shortest = by.usual_quarters * by.per_quarter;
  const std::uint32_t time = film.minutes.count / 15U * by.per_quarter;
  const std::uint32_t full = by.base + by.per_point * fame(film, by) + shortest;  // of a film that takes no time
  const std::uint32_t hundreds = full > time ? full - time : 0;
  return {static_cast<std::int32_t>(std::clamp((hundreds + 5) / 10, by.least, by.most))};
}

// The pack with every price and number of dice computed anew from the facts in it.
constexpr Content make_content(const Content& facts) {
  Content made = facts;
  for (FilmFacts& film : made.films) {
    film.price = price_for(film);
    film.dice = dice_for(film);
  }
  made.index = index_of(made);
  return made;
}

// What a set of films brings on average, before bonuses: sums, from which means are taken.
struct Returns {
  std::uint32_t films = 0;
  std::uint32_t dice = 0;
  std::uint32_t minutes = 0;
  Money price;
  Money twice_income;  // a die with f faces brings (f + 1) / 2

  constexpr Money twice_profit() const { return twice_income - price * 2; }
  constexpr bool operator==(const Returns&) const = default;
};

template <class Which>
constexpr Returns returns_of(const Content& content, const Which& which) {
  Returns sum;
  for (const FilmFacts& film : content.films) {
    if (!which(film)) continue;
    ++sum.films;
    sum.dice += film.dice;
    sum.minutes += film.minutes.count;
    sum.price += film.price;
    sum.twice_income += content.pip * (film.dice * (content.faces + 1));
  }
  return sum;
}

}  // namespace backlot::boulevard
