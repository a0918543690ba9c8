// The kinds of things in the box: films, tips, names with a star, chips. All money is in thousands
// of dollars (B54-1); a Money of 12 is $12,000.
#pragma once
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "core/fields.hpp"
#include "core/money.hpp"
#include "core/pile.hpp"
#include "core/set_of.hpp"

namespace backlot::boulevard {

inline constexpr std::size_t max_films = 192;     // B54-12: two decks of 96
inline constexpr std::size_t max_array = 24;      // films dealt in a week
inline constexpr std::size_t max_stars = 36;      // B54-13: names on the board
inline constexpr std::size_t max_film_stars = 4;  // three of the cast and the director
inline constexpr std::size_t max_tip_kinds = 40;
inline constexpr std::size_t max_tips = 72;     // B54-81
inline constexpr std::size_t max_weeks = 8;     // B54-2
inline constexpr std::size_t max_sections = 6;  // B54-44
inline constexpr std::size_t max_faces = 6;     // of a die
inline constexpr std::size_t genres = 10;       // B54-14
inline constexpr std::size_t chip_kinds = 11;

// B54-14: in the order of the Preview House.
enum class Genre : std::uint8_t {
  horror,
  war,
  adventure,
  musical,
  western,
  comedy,
  drama,
  film_noir,
  romance,
  science_fiction
};

// B54-10: three different things.
enum class Colour : std::uint8_t { technicolor, color, black_and_white };

// B54-10.
enum class Special : std::uint8_t { foreign, three_d, bafta, oscar, cinemascope, superscope, vistavision };

// B54-53: what cannot be shown without equipment.
constexpr SetOf<Special> processes() {
  return {Special::three_d, Special::cinemascope, Special::superscope, Special::vistavision};
}
// B54-53, B54-101: the lenses, for the second deck only.
constexpr SetOf<Special> lens_processes() { return {Special::superscope, Special::vistavision}; }

enum class Deck : std::uint8_t { first, second };
enum class Trade : std::uint8_t { actor, director };

// Things by their place in Content.
enum class Film : std::uint8_t { unknown = 0xFF };
enum class Tip : std::uint8_t { unknown = 0xFF };  // a kind: B54-83
enum class Star : std::uint8_t {};

// Lines of the text table (texts.hpp).
enum class FilmTitle : std::uint8_t {};
enum class TipTitle : std::uint8_t {};
enum class PersonName : std::uint8_t {};

// B54-4: in steps of 15.
struct Minutes {
  std::uint16_t count = 0;
  constexpr bool operator==(const Minutes&) const = default;
  constexpr auto operator<=>(const Minutes&) const = default;
  constexpr Minutes& operator+=(Minutes other) {
    count = static_cast<std::uint16_t>(count + other.count);
    return *this;
  }
  constexpr Minutes& operator-=(Minutes other) {
    count = static_cast<std::uint16_t>(count - other.count);
    return *this;
  }
  friend constexpr Minutes operator+(Minutes a, Minutes b) { return a += b; }
  friend constexpr Minutes operator-(Minutes a, Minutes b) { return a -= b; }
  friend constexpr Minutes operator*(Minutes a, std::size_t times) {
    return {static_cast<std::uint16_t>(a.count * times)};
  }
};
constexpr auto& leaf_value(Minutes& minutes) { return minutes.count; }
constexpr const auto& leaf_value(const Minutes& minutes) { return minutes.count; }

struct FilmFacts {
  Money price;
  Minutes minutes;
  std::uint16_t notability = 0;  // for pricing.hpp, with oscars and specials
  SetOf<Special> specials;
  FilmTitle title{};
  Deck deck = Deck::first;
  Genre genre = Genre::horror;
  Colour colour = Colour::technicolor;
  std::uint8_t dice = 0;
  std::uint8_t oscars = 0;  // won; a film with Special::oscar may also have a special one
  Pile<Star, max_film_stars> stars;
  Array<std::uint8_t, 3> padding{};  // fills the last word
  constexpr bool operator==(const FilmFacts&) const = default;
};

// B54-13: a name on the board.
struct StarFacts {
  PersonName name{};
  Trade trade = Trade::actor;
  constexpr bool operator==(const StarFacts&) const = default;
};

// What a film must be for a tip to help it. An empty set and a limit of 0 ask for nothing; all
// that is asked must be met.
struct Condition {
  SetOf<Genre> genres;      // one of them
  SetOf<Colour> colours;    // one of them
  SetOf<Special> specials;  // at least one of them
  SetOf<Trade> stars;       // a starred name of one of these trades
  Minutes at_least;
  Minutes at_most;
  Money price_at_most;
  constexpr bool operator==(const Condition&) const = default;
};

// B54-63, B54-74, B54-73, B54-82.
enum class When : std::uint8_t { picking, advertising, tie, payout };

// What a tip does: each a number, nothing when it is 0.
struct Bonus {
  Money discount;           // picking: off the price of the film picked with it, B54-63
  Money raise;              // advertising: one own investment counts this much more, B54-74
  Minutes minutes;          // picking: more running time this week
  Minutes uses;             // payout: takes this much unused time, B54-84
  std::uint8_t dice = 0;    // payout
  std::uint8_t picks = 0;   // picking: more films in this same turn
  bool breaks_tie = false;  // B54-71
  bool of_film = false;     // payout: names an own film that meets the condition, B54-85
  constexpr bool operator==(const Bonus&) const = default;
};

struct TipFacts {
  Condition condition;
  Bonus bonus;
  TipTitle title{};
  When when = When::payout;
  bool any_number = false;  // B54-80: more than one of the kind in a week, as Cartoons
  std::uint8_t copies = 0;
  constexpr bool operator==(const TipFacts&) const = default;
};

// B54-30 to B54-58: where a marker may stand. A star is a place for each name on the board.
enum class Place : std::uint8_t {
  preview_house,
  advertising_agency,
  distribution_agency,
  manager,
  credit_union,
  running_time,
  three_d,
  cinemascope,
  lenses,
  re_roll,
  parties,
  parking_lot,
  concessions,
  air_conditioning,
  star
};

// Chips that can be bought; loans are counted apart (B54-51).
enum class Chip : std::uint8_t {
  manager,
  running_time,
  three_d,
  cinemascope,
  vistavision,
  superscope,
  re_roll,
  parties,
  parking_lot,
  concessions,
  air_conditioning
};

// B54-50 to B54-57.
struct ChipFacts {
  Money fee;                 // for each chip: B54-34
  Chip chip{};               // the row says which
  std::uint8_t most = 0;     // a player's total there: B54-35
  std::uint8_t dice = 0;     // income dice a week for each chip: B54-57
  std::uint8_t padding = 0;  // fills the word
  constexpr bool operator==(const ChipFacts&) const = default;
};

// B54-2, B54-3.
struct Length {
  std::uint8_t weeks = 0;
  std::uint8_t second_deck_from = 0;  // the week, from 1
  constexpr bool operator==(const Length&) const = default;
};

constexpr void fields(Is<FilmFacts> auto& x, const auto& visit) {
  visit("title", x.title);
  visit("deck", x.deck);
  visit("genre", x.genre);
  visit("colour", x.colour);
  visit("minutes", x.minutes);
  visit("specials", x.specials);
  visit("stars", x.stars);
  visit("oscars", x.oscars);
  visit("notability", x.notability);
  visit("price", x.price);
  visit("dice", x.dice);
}
constexpr void fields(Is<StarFacts> auto& x, const auto& visit) {
  visit("name", x.name);
  visit("trade", x.trade);
}
constexpr void fields(Is<Condition> auto& x, const auto& visit) {
  visit("genres", x.genres);
  visit("colours", x.colours);
  visit("specials", x.specials);
  visit("stars", x.stars);
  visit("at_least", x.at_least);
  visit("at_most", x.at_most);
  visit("price_at_most", x.price_at_most);
}
constexpr void fields(Is<Bonus> auto& x, const auto& visit) {
  visit("discount", x.discount);
  visit("raise", x.raise);
  visit("minutes", x.minutes);
  visit("uses", x.uses);
  visit("dice", x.dice);
  visit("picks", x.picks);
  visit("breaks_tie", x.breaks_tie);
  visit("of_film", x.of_film);
}
constexpr void fields(Is<TipFacts> auto& x, const auto& visit) {
  visit("title", x.title);
  visit("when", x.when);
  visit("copies", x.copies);
  visit("any_number", x.any_number);
  visit("condition", x.condition);
  visit("bonus", x.bonus);
}
constexpr void fields(Is<ChipFacts> auto& x, const auto& visit) {
  visit("chip", x.chip);
  visit("fee", x.fee);
  visit("most", x.most);
  visit("dice", x.dice);
}
constexpr void fields(Is<Length> auto& x, const auto& visit) {
  visit("weeks", x.weeks);
  visit("second_deck_from", x.second_deck_from);
}

}  // namespace backlot::boulevard
