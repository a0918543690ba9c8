// What a pitch may be called. Titles come from the cards in the row, so that everybody is offered the same; the words
// are our own and fit for every table.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "contract/titled.hpp"
#include "core/hash.hpp"
#include "core/text.hpp"
#include "games/maybe/notation.hpp"
#include "games/maybe/sight.hpp"

namespace backlot::maybe {

namespace titles {

inline constexpr std::array<std::string_view, 24> which{
    "Last",     "Crimson", "Secret", "Borrowed", "Silent", "Golden",   "Paper",    "Wandering",
    "Second",   "Hidden",  "Lucky",  "Painted",  "Broken", "Midnight", "Honest",   "Velvet",
    "Electric", "Frozen",  "Tiny",   "Restless", "Marble", "Foolish",  "Unlikely", "Singing"};
inline constexpr std::array<std::string_view, 24> what{
    "Lighthouse", "Orchestra", "Detective", "Balloon", "Carousel", "Umbrella",  "Telescope", "Postman",
    "Circus",     "Harbour",   "Piano",     "Waltz",   "Locket",   "Compass",   "Snowstorm", "Jukebox",
    "Train",      "Mirror",    "Garden",    "Parade",  "Suitcase", "Astronaut", "Bakery",    "Museum"};

}  // namespace titles

inline constexpr std::size_t offered_titles = 6;

// MM-20: while the active player pitches, the turn's number.
constexpr std::optional<BeingMade> made_by_now(const Content& /*content*/, const View& view) {
  if (view.step != Step::pitch || view.row.empty()) return std::nullopt;
  return BeingMade{view.active, view.turn};
}

constexpr bool finishes(const Event& event) {
  return event.kind == Event::Kind::succeeded || event.kind == Event::Kind::failed;
}
// MM-34: the card that is kept; with Trendsetter Tricks those of failures are, too (MM-60).
constexpr std::optional<Text> stands_for(const Content& content, const Event& event) {
  if (event.kind != Event::Kind::kept || event.result != Result::success) return std::nullopt;
  return name_of(content, event.movie);
}

constexpr std::array<Text, offered_titles> titles_for(const Content& /*content*/, const View& view) {
  std::uint64_t cards = view.turn;
  for (const Movie movie : view.row) cards = mix(cards * 251 + static_cast<std::uint64_t>(movie));
  std::array<Text, offered_titles> offered;
  for (std::size_t i = 0; i < offered_titles; ++i) {
    const std::uint64_t chosen = mix(cards + i);
    const std::string_view which = titles::which[chosen % titles::which.size()];
    const std::string_view what = titles::what[(chosen >> 16U) % titles::what.size()];
    Text& title = offered[i];
    switch (i % 3) {
      case 0: title = Text("The ") + which + " " + what; break;
      case 1: title = Text(which) + " " + what; break;
      default: title = Text("My ") + which + " " + what; break;
    }
  }
  return offered;
}

}  // namespace backlot::maybe
