// Names of what lies on the table and happens there, for JSON and screens: names_of(enum) for a fixed
// list of names, name_of(content, leaf) and parse_name(content, name, leaf) for names that the content
// gives. What has no name is a number. A leaf with is_unknown and set_unknown may be null in JSON.
#pragma once
#include <array>
#include <cstddef>
#include <string_view>

#include "core/text.hpp"
#include "games/boulevard/component_names.hpp"
#include "games/boulevard/event.hpp"

namespace backlot::boulevard {

constexpr bool is_unknown(Pips pips) { return pips == Pips::unknown; }
constexpr bool is_unknown(SecretGenre genre) { return genre == SecretGenre::unknown; }
constexpr bool is_unknown(Section section) { return section == Section::none; }
constexpr bool is_unknown(Spot spot) { return spot == Spot::off; }
constexpr void set_unknown(Pips& pips) { pips = Pips::unknown; }
constexpr void set_unknown(SecretGenre& genre) { genre = SecretGenre::unknown; }
constexpr void set_unknown(Section& section) { section = Section::none; }
constexpr void set_unknown(Spot& spot) { spot = Spot::off; }

inline constexpr std::array<std::string_view, 3> names_of(GameLength) { return {"short", "average", "long"}; }
inline constexpr std::array<std::string_view, 8> names_of(Step) {
  return {"place", "genre", "pick", "advertise", "tie", "blockbuster", "upkeep", "over"};
}
inline constexpr std::array<std::string_view, 3> names_of(Placing) { return {"take_back", "repay", "buy"}; }
inline constexpr std::array<std::string_view, action_kinds> names_of(Action::Kind) {
  return {"take_back", "repay",  "place", "buy",   "borrow", "stop",    "genre", "pick",   "pass",
          "tip",       "invest", "help",  "raise", "ready",  "decline", "cube",  "no_cube"};
}
inline constexpr std::array<std::string_view, 34> names_of(Event::Kind) {
  return {"took_back",      "repaid",       "placed",        "bought",       "borrowed",       "stopped",
          "preview_rolled", "genre_chosen", "agency_rolled", "picked",       "out_of_picking", "played",
          "invested",       "choosing",     "chosen",        "ready",        "lowered",        "tip_shown",
          "agency_shown",   "tie",          "answered",      "rolled_off",   "section_won",    "genre_shown",
          "paid_out",       "cube_placed",  "no_cube",       "upkeep_paid",  "week_ended",     "films_dealt",
          "shuffled",       "tip_drawn",    "start_player",  "no_more_cubes"};
}

constexpr Text name_of(const Content& content, Spot spot) {
  if (is_unknown(spot)) return "off the board";
  if (place_of(spot) == Place::star) return name_of(content, star_of(spot));
  return name_of(place_of(spot));
}
constexpr Text name_of(const Content& /*content*/, Section section) {
  if (is_unknown(section)) return "no section";
  return section_names[static_cast<std::size_t>(section)];
}
constexpr Text name_of(const Content& /*content*/, SecretGenre genre) {
  if (is_unknown(genre)) return "a genre";
  if (genre == SecretGenre::none) return "none";
  return name_of(static_cast<Genre>(genre));
}

constexpr bool parse_name(const Content& content, std::string_view name, Spot& spot) {
  Star star{};
  if (parse_name(content, name, star)) {
    spot = spot_of(star);
    return true;
  }
  for (std::size_t i = 0; i < first_star; ++i) {
    if (place_names[i] != name) continue;
    spot = static_cast<Spot>(i);
    return true;
  }
  return false;
}
constexpr bool parse_name(const Content& /*content*/, std::string_view name, Section& section) {
  return find_line(section_names, name, section, [](std::string_view line) { return line; });
}
constexpr bool parse_name(const Content& /*content*/, std::string_view name, SecretGenre& genre) {
  genre = SecretGenre::none;
  return name == "none" || find_line(genre_names, name, genre, [](std::string_view line) { return line; });
}

}  // namespace backlot::boulevard
