// The standard pack and the facts behind it, read from content/boulevard/.
#pragma once
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/boulevard/faults.hpp"
#include "games/boulevard/pricing.hpp"
#include "json/content.hpp"

namespace backlot::boulevard {

// What the loader asks of a game.
struct Box {
  static constexpr std::string_view id = "boulevard";
  using Content = boulevard::Content;
};

inline std::string text_of_file(const std::string& name) {
  std::ifstream file(std::string(BACKLOT_SOURCE_DIR) + "/content/boulevard/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

inline const Content& standard_pack() {
  static const Content content = [] {
    auto loaded = load_content<Box>(text_of_file("standard.json"));
    if (const auto* fault = std::get_if<Fault>(&loaded)) ADD_FAILURE() << text_of(*fault);
    return std::get<Content>(std::move(loaded));
  }();
  return content;
}

// Where the cells of a film come from: "csv" or "known".
struct Sources {
  std::string title, year, director, cast, genre, minutes, colour, processes, foreign, oscars, honorary_oscar, bafta;
  std::optional<std::string> notability;
};
void fields(Is<Sources> auto& x, const auto& visit) {
  visit("title", x.title);
  visit("year", x.year);
  visit("director", x.director);
  visit("cast", x.cast);
  visit("genre", x.genre);
  visit("minutes", x.minutes);
  visit("colour", x.colour);
  visit("processes", x.processes);
  visit("foreign", x.foreign);
  visit("oscars", x.oscars);
  visit("honorary_oscar", x.honorary_oscar);
  visit("bafta", x.bafta);
  visit("notability", x.notability);
}

struct KnownFilm {
  std::string title;
  Deck deck{};
  std::uint16_t year = 0;
  std::string director;
  std::vector<std::string> cast;
  Genre genre{};
  std::uint16_t minutes = 0;
  Colour colour{};
  SetOf<Special> processes;
  bool foreign = false;
  std::uint8_t oscars = 0;
  bool honorary_oscar = false;
  bool bafta = false;
  std::optional<std::uint16_t> notability;
  Sources source;
};
void fields(Is<KnownFilm> auto& x, const auto& visit) {
  visit("title", x.title);
  visit("deck", x.deck);
  visit("year", x.year);
  visit("director", x.director);
  visit("cast", x.cast);
  visit("genre", x.genre);
  visit("minutes", x.minutes);
  visit("colour", x.colour);
  visit("processes", x.processes);
  visit("foreign", x.foreign);
  visit("oscars", x.oscars);
  visit("honorary_oscar", x.honorary_oscar);
  visit("bafta", x.bafta);
  visit("notability", x.notability);
  visit("source", x.source);
}

struct KnownFilms {
  std::string about;
  std::vector<KnownFilm> films;
};
void fields(Is<KnownFilms> auto& x, const auto& visit) {
  visit("about", x.about);
  visit("films", x.films);
}

inline const std::vector<KnownFilm>& known_films() {
  static const KnownFilms films = [] {
    auto read = json::read<KnownFilms>(json::NoContent{}, text_of_file("films.json"));
    if (const auto* fault = std::get_if<Fault>(&read)) ADD_FAILURE() << text_of(*fault);
    return std::get<KnownFilms>(std::move(read));
  }();
  return films.films;
}

}  // namespace backlot::boulevard
