// The names of components as people and files write them. Titles and names come from the text table.
#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "core/text.hpp"
#include "games/boulevard/content.hpp"
#include "games/boulevard/texts.hpp"

namespace backlot::boulevard {

inline constexpr std::array<std::string_view, genres> names_of(Genre) {
  return {"horror", "war",   "adventure", "musical", "western",
          "comedy", "drama", "film_noir", "romance", "science_fiction"};
}
inline constexpr std::array<std::string_view, 3> names_of(Colour) {
  return {"technicolor", "color", "black_and_white"};
}
inline constexpr std::array<std::string_view, 7> names_of(Special) {
  return {"foreign", "three_d", "bafta", "oscar", "cinemascope", "superscope", "vistavision"};
}
inline constexpr std::array<std::string_view, 2> names_of(Deck) { return {"first", "second"}; }
inline constexpr std::array<std::string_view, 2> names_of(Trade) { return {"actor", "director"}; }
inline constexpr std::array<std::string_view, 4> names_of(When) { return {"picking", "advertising", "tie", "payout"}; }
inline constexpr std::array<std::string_view, 15> names_of(Place) {
  return {"preview_house",
          "advertising_agency",
          "distribution_agency",
          "manager",
          "credit_union",
          "running_time",
          "three_d",
          "cinemascope",
          "lenses",
          "re_roll",
          "parties",
          "parking_lot",
          "concessions",
          "air_conditioning",
          "star"};
}
inline constexpr std::array<std::string_view, chip_kinds> names_of(Chip) {
  return {"manager", "running_time", "three_d",     "cinemascope", "vistavision",     "superscope",
          "re_roll", "parties",      "parking_lot", "concessions", "air_conditioning"};
}

// The same as they are printed.
inline constexpr std::array<std::string_view, genres> genre_names{
    "Horror", "War", "Adventure", "Musical", "Western", "Comedy", "Drama", "Film Noir", "Romance", "Science Fiction"};
inline constexpr std::array<std::string_view, 3> colour_names{"Technicolor", "Color", "B&W"};
inline constexpr std::array<std::string_view, 7> special_names{"Foreign",     "3-D",        "BAFTA",      "Oscar",
                                                               "CinemaScope", "SuperScope", "VistaVision"};
inline constexpr std::array<std::string_view, 15> place_names{"Preview House",
                                                              "Advertising Agency",
                                                              "Distribution Agency",
                                                              "Manager",
                                                              "Credit Union",
                                                              "Running Time",
                                                              "3-D",
                                                              "CinemaScope",
                                                              "Lenses",
                                                              "Re-roll",
                                                              "Parties",
                                                              "Parking Lot",
                                                              "Concessions",
                                                              "Air Conditioning",
                                                              "Stars"};
inline constexpr std::array<std::string_view, chip_kinds> chip_names{
    "Manager", "Running Time", "3-D equipment", "CinemaScope equipment", "VistaVision lens", "SuperScope lens",
    "Re-roll", "Parties",      "Parking Lot",   "Concessions",           "Air Conditioning"};
// B54-44.
inline constexpr std::array<std::string_view, max_sections> section_names{"Bus Bench",  "Magazines",  "Radio Spots",
                                                                          "Newspapers", "Television", "Billboards"};

constexpr Text name_of(Genre genre) { return genre_names[static_cast<std::size_t>(genre)]; }
constexpr Text name_of(Colour colour) { return colour_names[static_cast<std::size_t>(colour)]; }
constexpr Text name_of(Special special) { return special_names[static_cast<std::size_t>(special)]; }
constexpr Text name_of(Place place) { return place_names[static_cast<std::size_t>(place)]; }
constexpr Text name_of(Chip chip) { return chip_names[static_cast<std::size_t>(chip)]; }

// Lines of the text table.
constexpr Text name_of(const Content& /*content*/, FilmTitle title) {
  return film_texts[static_cast<std::size_t>(title)].title;
}
constexpr Text name_of(const Content& /*content*/, PersonName name) {
  return person_names[static_cast<std::size_t>(name)];
}
constexpr Text name_of(const Content& /*content*/, TipTitle title) {
  return tip_titles[static_cast<std::size_t>(title)];
}

template <class Line, class Table, class TextOf>
constexpr bool find_line(const Table& table, std::string_view name, Line& out, const TextOf& text_of) {
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (text_of(table[i]) != name) continue;
    out = static_cast<Line>(i);
    return true;
  }
  return false;
}
constexpr bool parse_name(const Content& /*content*/, std::string_view name, FilmTitle& title) {
  return find_line(film_texts, name, title, [](const FilmText& film) { return film.title; });
}
constexpr bool parse_name(const Content& /*content*/, std::string_view name, PersonName& person) {
  return find_line(person_names, name, person, [](std::string_view line) { return line; });
}
constexpr bool parse_name(const Content& /*content*/, std::string_view name, TipTitle& title) {
  return find_line(tip_titles, name, title, [](std::string_view line) { return line; });
}

// Things of a pack, by the lines they have there.
constexpr bool is_unknown(Film film) { return film == Film::unknown; }
constexpr bool is_unknown(Tip tip) { return tip == Tip::unknown; }
constexpr void set_unknown(Film& film) { film = Film::unknown; }
constexpr void set_unknown(Tip& tip) { tip = Tip::unknown; }

constexpr Text name_of(const Content& content, Film film) {
  if (is_unknown(film)) return "a film";
  return name_of(content, content[film].title);
}
constexpr Text name_of(const Content& content, Tip tip) {
  if (is_unknown(tip)) return "a tip";
  return name_of(content, content[tip].title);
}
constexpr Text name_of(const Content& content, Star star) { return name_of(content, content[star].name); }

constexpr bool parse_name(const Content& content, std::string_view name, Film& film) {
  return find_line(content.films, name, film,
                   [&](const FilmFacts& facts) { return film_texts[static_cast<std::size_t>(facts.title)].title; });
}
constexpr bool parse_name(const Content& content, std::string_view name, Tip& tip) {
  return find_line(content.tips, name, tip,
                   [&](const TipFacts& facts) { return tip_titles[static_cast<std::size_t>(facts.title)]; });
}
constexpr bool parse_name(const Content& content, std::string_view name, Star& star) {
  return find_line(content.stars, name, star,
                   [&](const StarFacts& facts) { return person_names[static_cast<std::size_t>(facts.name)]; });
}

}  // namespace backlot::boulevard
