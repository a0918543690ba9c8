// What players would add up in their heads: dice of films and theatres with their reasons, what they bring on average,
// minutes and cash after a choice, the places of the board, who knows this week's genre.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/boulevard/outlook_board.hpp"
#include "games/boulevard/outlook_dice.hpp"
#include "games/boulevard/scoring.hpp"
#include "games/boulevard/sight.hpp"
#include "games/boulevard/table_names.hpp"

namespace backlot::boulevard {

// Films are looked at and picked, then the screens are up, then down.
enum class WeekPart : std::uint8_t { films, screens, payout, over };

// B54-40, B54-41
struct GenreOutlook {
  Genre marker = Genre::drama;     // where the marker stands: until it is shown the genre of the week before
  std::optional<Genre> this_week;  // missing: this seat does not know it
  Seat knows = nobody;             // who alone knows it, until the screens are lowered
  constexpr bool operator==(const GenreOutlook&) const = default;
};

// B54-42, B54-43
struct AgencyOutlook {
  Section section = Section::none;  // none: this seat does not know it
  Seat knows = nobody;
  constexpr bool operator==(const AgencyOutlook&) const = default;
};

struct ChipCount {
  Chip chip{};
  std::uint8_t count = 0;
  constexpr bool operator==(const ChipCount&) const = default;
};

struct TheatreOutlook {
  Pile<FilmOutlook, max_array> films;
  MoreDiceList more;
  std::uint16_t dice = 0;  // all of them
  Money about;
  std::uint8_t re_rolls = 0;  // B54-55
  Minutes minutes;            // of its films
  Minutes minutes_left;
  Minutes running_time;               // in all: B54-4
  Pile<ChipCount, chip_kinds> chips;  // those it has
  Money upkeep;                       // B54-92
  Money after_upkeep;                 // the cash; negative: it cannot be paid (B54-93)
  Money worth;                        // if the game ended now: B54-95
  constexpr bool operator==(const TheatreOutlook&) const = default;
};

struct StarCubes {
  Star star{};
  std::uint8_t cubes = 0;
  constexpr bool operator==(const StarCubes&) const = default;
};

// B54-91: a name that may get a cube, and the films that have it together with all named before.
struct CubeOutlook {
  Star star{};
  Pile<Film, max_array> films;
  constexpr bool operator==(const CubeOutlook&) const = default;
};

// B54-91: one own film with the names that may get a cube together, besides those named before.
struct BlockbusterFilm {
  Film film = Film::unknown;
  Pile<Star, max_film_stars> stars;
  constexpr bool operator==(const BlockbusterFilm&) const = default;
};

struct Outlook {
  WeekPart part = WeekPart::films;
  std::uint8_t week = 0;  // from 1
  std::uint8_t weeks = 0;
  bool tips = false;  // may be played in this step: B54-63, B54-73, B54-82
  GenreOutlook genre;
  AgencyOutlook agency;
  Pile<FilmOutlook, max_array> films;  // of the array, while films are looked at
  Pile<TheatreOutlook, max_players> theatres;
  Pile<PlaceOutlook, first_star> places;
  Pile<StarCubes, max_stars> stars;  // names with cubes
  Pile<SectionOutlook, max_sections> sections;
  std::optional<ScreenOutlook> screen;           // one's own, while it is up
  Pile<CubeOutlook, max_stars> cubes;            // for whose turn it is
  Pile<BlockbusterFilm, max_array> blockbuster;  // its films
  constexpr bool operator==(const Outlook&) const = default;
};

constexpr std::array<std::string_view, 4> names_of(WeekPart) { return {"films", "screens", "payout", "over"}; }

constexpr void fields(Is<GenreOutlook> auto& x, const auto& visit) {
  visit("marker", x.marker);
  visit("this_week", x.this_week);
  visit("knows", x.knows);
}
constexpr void fields(Is<AgencyOutlook> auto& x, const auto& visit) {
  visit("section", x.section);
  visit("knows", x.knows);
}
constexpr void fields(Is<ChipCount> auto& x, const auto& visit) {
  visit("chip", x.chip);
  visit("count", x.count);
}
constexpr void fields(Is<TheatreOutlook> auto& x, const auto& visit) {
  visit("films", x.films);
  visit("more", x.more);
  visit("dice", x.dice);
  visit("about", x.about);
  visit("re_rolls", x.re_rolls);
  visit("minutes", x.minutes);
  visit("minutes_left", x.minutes_left);
  visit("running_time", x.running_time);
  visit("chips", x.chips);
  visit("upkeep", x.upkeep);
  visit("after_upkeep", x.after_upkeep);
  visit("worth", x.worth);
}
constexpr void fields(Is<StarCubes> auto& x, const auto& visit) {
  visit("star", x.star);
  visit("cubes", x.cubes);
}
constexpr void fields(Is<CubeOutlook> auto& x, const auto& visit) {
  visit("star", x.star);
  visit("films", x.films);
}
constexpr void fields(Is<BlockbusterFilm> auto& x, const auto& visit) {
  visit("film", x.film);
  visit("stars", x.stars);
}
constexpr void fields(Is<Outlook> auto& x, const auto& visit) {
  visit("part", x.part);
  visit("week", x.week);
  visit("weeks", x.weeks);
  visit("tips", x.tips);
  visit("genre", x.genre);
  visit("agency", x.agency);
  visit("films", x.films);
  visit("theatres", x.theatres);
  visit("places", x.places);
  visit("stars", x.stars);
  visit("sections", x.sections);
  visit("screen", x.screen);
  visit("cubes", x.cubes);
  visit("blockbuster", x.blockbuster);
}

constexpr WeekPart part_of(Step step) {
  switch (step) {
    case Step::place:
    case Step::genre:
    case Step::pick: return WeekPart::films;
    case Step::advertise: return WeekPart::screens;
    case Step::over: return WeekPart::over;
    default: return WeekPart::payout;
  }
}

constexpr TheatreOutlook theatre_in(const Content& content, const Position& table, Seat seat) {
  TheatreOutlook of;
  const Theatre& theatre = table.theatre(seat);
  for (const Film film : theatre.films) {
    of.films.push(film_in(content, table, film, &theatre));
    of.dice = static_cast<std::uint16_t>(of.dice + of.films.back().dice);
  }
  of.more = more_dice(content, table, seat);
  for (const MoreDice& more : of.more) of.dice = static_cast<std::uint16_t>(of.dice + more.dice);
  of.about = average_of(content, of.dice);
  of.re_rolls = theatre.chips_of(Chip::re_roll);
  of.minutes = minutes_of_films(content, theatre);
  of.minutes_left = unused_minutes(content, theatre);
  of.running_time = running_time_of(content, theatre);
  for (std::size_t i = 0; i < chip_kinds; ++i) {
    if (theatre.chips[i] > 0) of.chips.push({static_cast<Chip>(i), theatre.chips[i]});
  }
  of.upkeep = upkeep_of(content, theatre);
  of.after_upkeep = theatre.cash - of.upkeep;
  of.worth = worth_of(content, theatre);
  return of;
}

constexpr void say_secrets(const Position& table, Outlook& outlook) {
  outlook.genre.marker = table.trend;
  outlook.genre.this_week = genre_of_week(table);
  if (table.agency != Pips::nothing && table.agency != Pips::unknown) {
    outlook.agency.section = static_cast<Section>(static_cast<std::size_t>(table.agency) - 1);
  }
  if (!has_secrets(table)) return;
  outlook.genre.knows = GenreStep::seat_on(table, Place::preview_house);
  outlook.agency.knows = GenreStep::seat_on(table, Place::advertising_agency);
}

constexpr void say_cubes(const Content& content, const Position& table, Outlook& outlook) {
  for (std::size_t i = 0; i < content.stars.size(); ++i) {
    if (table.cubes[i] > 0) outlook.stars.push({static_cast<Star>(i), table.cubes[i]});
  }
  if (table.step != Step::blockbuster) return;
  BlockbusterStep::Names open = BlockbusterStep::open_names(content, table, table.turn);
  for (; open != 0; open &= open - 1) {
    CubeOutlook of{static_cast<Star>(lowest_bit(open)), {}};
    for (const Film film : table.theatre(table.turn).films) {
      const auto& stars = content[film].stars;
      bool all = stars.contains(of.star);
      for (const Star named : table.named) all = all && stars.contains(named);
      if (all) of.films.push(film);
    }
    outlook.cubes.push(of);
  }
  for (const Film film : table.theatre(table.turn).films) {
    BlockbusterFilm of{film, {}};
    for (const CubeOutlook& cube : outlook.cubes) {
      if (cube.films.contains(film)) of.stars.push(cube.star);
    }
    outlook.blockbuster.push(of);
  }
}

// As `seat` would see it; `table` is what it sees.
constexpr Outlook outlook_for(const Content& content, const Position& table, Seat seat) {
  Outlook outlook;
  outlook.part = part_of(table.step);
  outlook.week = static_cast<std::uint8_t>(table.week + 1);
  outlook.weeks = length_of(content, table.options).weeks;
  outlook.tips = table.step == Step::pick || table.step == Step::advertise || table.step == Step::tie;
  say_secrets(table, outlook);
  if (outlook.part == WeekPart::films) {
    for (const Film film : table.array) outlook.films.push(film_for(content, table, film, seat));
  }
  for (const Seat each : table.seats()) outlook.theatres.push(theatre_in(content, table, each));
  for (std::size_t i = 0; i < first_star; ++i) {
    outlook.places.push(place_in(content, table, static_cast<Place>(i)));
  }
  for (std::size_t i = 0; i < content.sections; ++i) outlook.sections.push(section_in(content, table, i));
  outlook.screen = screen_of(content, table, seat);
  say_cubes(content, table, outlook);
  return outlook;
}

constexpr Outlook outlook(const Content& content, const View& view) { return outlook_for(content, view, view.seat()); }
// With everything shown, as in a replay.
constexpr Outlook outlook(const Content& content, const State& state) { return outlook_for(content, state, nobody); }

}  // namespace backlot::boulevard
