// How many dice films and theatres would roll, and what for: B54-90. Only what the seat knows is counted: the trending
// genre once it is known, tips behind its own screen.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/boulevard/steps/steps.hpp"

namespace backlot::boulevard {

// Why dice are rolled for a film: printed on it, of the trending genre (B54-40), for cubes on its names (B54-58), tips.
enum class DiceFor : std::uint8_t { printed, trend, cubes, tips };

struct FilmDice {
  DiceFor reason = DiceFor::printed;
  std::uint8_t dice = 0;
  constexpr bool operator==(const FilmDice&) const = default;
};

// What a seat would have left after booking a film (B54-4, B54-60), and how long its films would run then.
struct After {
  Money cash;
  Minutes minutes;
  Minutes films;
  constexpr bool operator==(const After&) const = default;
};

struct FilmOutlook {
  Film film = Film::unknown;
  std::uint8_t dice = 0;
  Money about;  // what so many dice bring on average, rounded; re-rolls not counted
  Pile<FilmDice, 4> reasons;
  std::optional<Money> price;  // of a film that may be picked: for this seat, with its discount (B54-63)
  std::optional<After> after;  // missing: it cannot be booked
  SetOf<Special> lacks;        // the processes for which this seat has no equipment: B54-53
  constexpr bool operator==(const FilmOutlook&) const = default;
};

// Dice of a theatre that belong to no film: amenities (B54-57), sections won (B54-71), tips like Cartoons (B54-84).
struct MoreDice {
  enum class Kind : std::uint8_t { chip, section, tip };
  Kind kind = Kind::chip;
  std::uint8_t dice = 0;
  Chip chip{};
  Section section = Section::none;
  Tip tip = Tip::unknown;
  constexpr bool operator==(const MoreDice&) const = default;
};

constexpr std::array<std::string_view, 4> names_of(DiceFor) { return {"printed", "trend", "cubes", "tips"}; }
constexpr std::array<std::string_view, 3> names_of(MoreDice::Kind) { return {"chip", "section", "tip"}; }

constexpr void fields(Is<FilmDice> auto& x, const auto& visit) {
  visit("reason", x.reason);
  visit("dice", x.dice);
}
constexpr void fields(Is<After> auto& x, const auto& visit) {
  visit("cash", x.cash);
  visit("minutes", x.minutes);
  visit("films", x.films);
}
constexpr void fields(Is<FilmOutlook> auto& x, const auto& visit) {
  visit("film", x.film);
  visit("dice", x.dice);
  visit("about", x.about);
  visit("reasons", x.reasons);
  visit("price", x.price);
  visit("after", x.after);
  visit("lacks", x.lacks);
}
constexpr void fields(Is<MoreDice> auto& x, const auto& visit) {
  visit("kind", x.kind);
  visit("dice", x.dice);
  switch (x.kind) {
    case MoreDice::Kind::chip: return visit("chip", x.chip);
    case MoreDice::Kind::section: return visit("section", x.section);
    case MoreDice::Kind::tip: return visit("tip", x.tip);
  }
}

// A die with f faces brings (f + 1) / 2 pips.
constexpr Money average_of(const Content& content, std::size_t dice) {
  const std::int32_t twice = content.pip.amount * static_cast<std::int32_t>(dice * (content.faces + std::size_t{1}));
  return {(twice + 1) / 2};
}

// Whether the genre marker stands where it will stand at the payout: B54-40, B54-41.
constexpr bool genre_is_shown(const Position& table) {
  if (table.step == Step::tie) return GenreStep::seat_on(table, Place::preview_house) != nobody;
  return table.step > Step::tie;
}
// The genre that trends at this week's payout, as far as it is known here.
constexpr std::optional<Genre> genre_of_week(const Position& table) {
  if (table.secret_genre < SecretGenre::none) return static_cast<Genre>(table.secret_genre);
  if (genre_is_shown(table)) return table.trend;
  return std::nullopt;
}

// The dice of one film in that theatre, or of one that nobody has picked.
constexpr FilmOutlook film_in(const Content& content, const Position& table, Film film, const Theatre* theatre) {
  FilmOutlook of;
  of.film = film;
  const FilmFacts& facts = content[film];
  const auto add = [&](DiceFor reason, std::size_t dice) {
    if (dice == 0) return;
    of.reasons.push({reason, static_cast<std::uint8_t>(dice)});
    of.dice = static_cast<std::uint8_t>(of.dice + dice);
  };
  add(DiceFor::printed, facts.dice);
  add(DiceFor::trend, genre_of_week(table) == facts.genre ? content.trend_dice : 0U);
  std::size_t cubes = 0;
  for (const Star star : facts.stars) cubes += table.cubes[static_cast<std::size_t>(star)];
  add(DiceFor::cubes, cubes * content.cube_dice);  // B54-105
  if (theatre != nullptr) {
    std::size_t tips = 0;
    for (const Chosen& chosen : theatre->screen.tips) {
      if (chosen.film == film) tips += content[chosen.tip].bonus.dice;
    }
    add(DiceFor::tips, tips);
  }
  of.about = average_of(content, of.dice);
  return of;
}

// A film of the array, for a seat that may pick.
constexpr FilmOutlook film_for(const Content& content, const Position& table, Film film, Seat seat) {
  FilmOutlook of = film_in(content, table, film, nullptr);
  if (seat == nobody) return of;
  const Theatre& theatre = table.theatre(seat);
  of.price = price_for(content, theatre, film);
  const FilmFacts& facts = content[film];
  if (!PickStep::check_film(content, theatre, film)) {
    Minutes films = minutes_of_films(content, theatre);
    films += facts.minutes;
    of.after = After{theatre.cash - *of.price, minutes_left(content, theatre) - facts.minutes, films};
  }
  of.lacks = equipment_for(facts);
  for (const Special there : equipment_of(theatre)) of.lacks.remove(there);
  return of;
}

using MoreDiceList = Pile<MoreDice, chip_kinds + max_sections + max_hand>;

constexpr MoreDiceList more_dice(const Content& content, const Position& table, Seat seat) {
  MoreDiceList more;
  const Theatre& theatre = table.theatre(seat);
  const auto add = [&](MoreDice from, std::size_t dice) {
    from.dice = static_cast<std::uint8_t>(dice);
    if (dice > 0) more.push(from);
  };
  for (std::size_t i = 0; i < chip_kinds; ++i) {
    add({.kind = MoreDice::Kind::chip, .chip = static_cast<Chip>(i)},
        std::size_t{theatre.chips[i]} * content.chips[i].dice);
  }
  for (std::size_t i = 0; i < content.sections; ++i) {
    if (table.won[i] != seat) continue;
    add({.kind = MoreDice::Kind::section, .section = static_cast<Section>(i)},
        TieStep::dice_for_section(content, table, i));
  }
  for (const Chosen& chosen : theatre.screen.tips) {
    if (chosen.film != Film::unknown) continue;
    add({.kind = MoreDice::Kind::tip, .tip = chosen.tip}, content[chosen.tip].bonus.dice);
  }
  return more;
}

}  // namespace backlot::boulevard
