// The printed components and every number of the rules: the two film decks, the tips, the board, the
// fees and limits. A pack may be small; faults.hpp says what makes one good.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "core/array.hpp"
#include "games/boulevard/components.hpp"
#include "games/boulevard/index.hpp"

namespace backlot::boulevard {

inline constexpr std::size_t min_players = 2;  // B54-6
inline constexpr std::size_t max_players = 6;

struct Content {
  Money start_cash;                                // B54-1
  Money loan;                                      // B54-51
  Money upkeep;                                    // B54-92: for the house
  Money upkeep_per_chip;                           // B54-34, loans too
  Money tip_value;                                 // B54-80: unplayed, at the end
  Money pip;                                       // B54-90
  Money most_invested;                             // B54-70: on one section, in steps of 1
  Minutes running_time;                            // B54-4
  Minutes chip_minutes;                            // B54-52: for each chip
  std::uint8_t start_tips = 0;                     // B54-1
  std::uint8_t weekly_tips = 0;                    // B54-20
  std::uint8_t party_tips = 0;                     // B54-56: more, for each chip of Parties
  std::uint8_t array = 0;                          // B54-20: films dealt in a week
  std::uint8_t faces = 0;                          // of every die; tiny packs have dice with fewer
  std::uint8_t sections = 0;                       // B54-44: the agency's die has as many sides
  std::uint8_t section_dice = 0;                   // B54-71: for the winner of a section
  std::uint8_t agency_dice = 0;                    // B54-42: more, in the agency's section
  std::uint8_t trend_dice = 0;                     // B54-40: for a film of the trending genre
  std::uint8_t cube_dice = 0;                      // B54-58
  Genre first_trend = Genre::drama;                // B54-44
  std::array<Genre, 2 * max_faces - 2> preview{};  // B54-14: by the sum of two dice, from 3
  std::array<Length, 3> lengths{};                 // B54-2: short, average, long
  std::uint8_t padding = 0;                        // fills the word, as padding_too
  std::array<ChipFacts, chip_kinds> chips{};       // in the order of Chip
  Pile<StarFacts, max_stars> stars;
  Array<std::uint8_t, 3> padding_too{};
  Pile<FilmFacts, max_films> films;
  Pile<TipFacts, max_tip_kinds> tips;
  Index index;  // of films and tips: index_of

  constexpr const FilmFacts& operator[](Film film) const { return films[static_cast<std::size_t>(film)]; }
  constexpr const TipFacts& operator[](Tip tip) const { return tips[static_cast<std::size_t>(tip)]; }
  constexpr const StarFacts& operator[](Star star) const { return stars[static_cast<std::size_t>(star)]; }
  constexpr const ChipFacts& operator[](Chip chip) const { return chips[static_cast<std::size_t>(chip)]; }
  constexpr bool operator==(const Content&) const = default;
};

// Whether a tip with this condition may help the film: B54-85.
constexpr bool meets(const Content& content, const FilmFacts& film, const Condition& asked) {
  const auto has_star = [&] {
    SetOf<Trade> trades;
    for (const Star star : film.stars) {
      if (static_cast<std::size_t>(star) < content.stars.size()) trades.add(content[star].trade);
    }
    return asked.stars.meets(trades);
  };
  return (asked.genres.empty() || asked.genres.has(film.genre)) &&
         (asked.colours.empty() || asked.colours.has(film.colour)) &&
         (asked.specials.empty() || asked.specials.meets(film.specials)) && (asked.stars.empty() || has_star()) &&
         film.minutes >= asked.at_least && (asked.at_most == Minutes{} || film.minutes <= asked.at_most) &&
         (asked.price_at_most == Money{} || film.price <= asked.price_at_most);
}

// B54-53: the equipment a film needs.
constexpr SetOf<Special> equipment_for(const FilmFacts& film) {
  return SetOf<Special>::from_bits(film.specials.bits() & processes().bits());
}

constexpr Index index_of(const Content& content) {
  Index index;
  for (std::size_t i = 0; i < content.films.size(); ++i) {
    const FilmFacts& film = content.films[i];
    index.in_deck[static_cast<std::size_t>(film.deck)].add(i);
    index.quarters[i] = static_cast<std::uint8_t>(film.minutes.count / 15U);
    const std::size_t needs = equipment_code(equipment_for(film));
    for (std::size_t code = 0; code < index.shown_with.size(); ++code) {
      if ((needs & ~code) == 0) index.shown_with[code].add(i);
    }
    if (film.minutes.count <= most_quarters * 15) index.no_longer_than[(film.minutes.count + 14U) / 15U].add(i);
    if (film.price.amount <= static_cast<std::int32_t>(most_price)) {
      index.no_dearer_than[film.price.amount < 0 ? 0 : static_cast<std::size_t>(film.price.amount)].add(i);
    }
  }
  for (std::size_t i = 1; i < index.no_longer_than.size(); ++i) {
    index.no_longer_than[i] = index.no_longer_than[i] | index.no_longer_than[i - 1];
  }
  for (std::size_t i = 1; i < index.no_dearer_than.size(); ++i) {
    index.no_dearer_than[i] = index.no_dearer_than[i] | index.no_dearer_than[i - 1];
  }
  for (std::size_t kind = 0; kind < content.tips.size(); ++kind) {
    const TipFacts& tip = content.tips[kind];
    const KindBits bit = bit_at(kind);
    index.first_card[kind + 1] = static_cast<std::uint8_t>(index.first_card[kind] + tip.copies);
    index.played_at[static_cast<std::size_t>(tip.when)] |= bit;
    if (tip.any_number) index.any_number |= bit;
    if (tip.bonus.uses > Minutes{}) index.takes_time |= bit;
    if (!tip.bonus.of_film) continue;
    index.of_film |= bit;
    for (std::size_t i = 0; i < content.films.size(); ++i) {
      if (meets(content, content.films[i], tip.condition)) index.helped_by[i] |= bit;
    }
  }
  return index;
}

constexpr void fields(Is<Content> auto& x, const auto& visit) {
  visit("start_cash", x.start_cash);
  visit("start_tips", x.start_tips);
  visit("weekly_tips", x.weekly_tips);
  visit("party_tips", x.party_tips);
  visit("array", x.array);
  visit("lengths", x.lengths);
  visit("running_time", x.running_time);
  visit("chip_minutes", x.chip_minutes);
  visit("loan", x.loan);
  visit("upkeep", x.upkeep);
  visit("upkeep_per_chip", x.upkeep_per_chip);
  visit("tip_value", x.tip_value);
  visit("faces", x.faces);
  visit("pip", x.pip);
  visit("sections", x.sections);
  visit("most_invested", x.most_invested);
  visit("section_dice", x.section_dice);
  visit("agency_dice", x.agency_dice);
  visit("trend_dice", x.trend_dice);
  visit("cube_dice", x.cube_dice);
  visit("first_trend", x.first_trend);
  visit("preview", x.preview);
  visit("chips", x.chips);
  visit("stars", x.stars);
  visit("films", x.films);
  visit("tips", x.tips);
  // Whoever fills a pack in gets its index with it; whoever changes one by hand asks for it again.
  if constexpr (!std::is_const_v<std::remove_reference_t<decltype(x)>>) x.index = index_of(x);
}

}  // namespace backlot::boulevard
