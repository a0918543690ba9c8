// What a screen shows of a payout, worked out: what every die was rolled for, what it shows, and the money counted die
// by die (B54-90, B54-55).
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/milliseconds.hpp"
#include "games/boulevard/outlook_dice.hpp"
#include "games/boulevard/sight.hpp"
#include "games/boulevard/table_names.hpp"

namespace backlot::boulevard {

// What a die is rolled for: of a film (DiceFor), then of the theatre (MoreDice).
enum class DieSource : std::uint8_t { printed, trend, cubes, tips, chip, section, tip };

struct ToldDie {
  DieSource source = DieSource::printed;
  Pips face = Pips::nothing;
  Pips was = Pips::unknown;  // the face that was rolled again, or unknown: it was not
  std::optional<Film> film;  // of a film's die; the others have one of the three
  std::optional<Chip> chip;
  std::optional<Section> section;
  std::optional<Tip> tip;
  constexpr bool operator==(const ToldDie&) const = default;
};

// More than any theatre rolls; nothing is told of a payout with more.
inline constexpr std::size_t max_told_dice = 250;

struct Telling {
  enum class Kind : std::uint8_t { box_office };
  Kind kind = Kind::box_office;
  Seat seat{};
  Pile<ToldDie, max_told_dice> dice;
  Pile<Money, max_told_dice> counted;  // the money after each die
  std::uint8_t re_rolls = 0;           // how many dice that show a 1 may be rolled again: B54-55
  constexpr bool operator==(const Telling&) const = default;
};

constexpr std::array<std::string_view, 7> names_of(DieSource) {
  return {"printed", "trend", "cubes", "tips", "chip", "section", "tip"};
}
constexpr std::array<std::string_view, 1> names_of(Telling::Kind) { return {"box_office"}; }

constexpr void fields(Is<ToldDie> auto& x, const auto& visit) {
  visit("source", x.source);
  visit("face", x.face);
  visit("was", x.was);
  visit("film", x.film);
  visit("chip", x.chip);
  visit("section", x.section);
  visit("tip", x.tip);
}
constexpr void fields(Is<Telling> auto& x, const auto& visit) {
  visit("kind", x.kind);
  visit("seat", x.seat);
  visit("dice", x.dice);
  visit("counted", x.counted);
  visit("re_rolls", x.re_rolls);
}

using ToldDice = Pile<ToldDie, max_told_dice>;

// All dice of a theatre with their reasons, film after film and then what is the theatre's own; no faces yet. Nothing
// when there are too many.
constexpr std::optional<ToldDice> sources_of(const Content& content, const Position& table, Seat seat) {
  ToldDice all;
  bool fits = true;
  const auto add = [&](const ToldDie& die, std::size_t dice) {
    for (; dice > 0 && fits; --dice) {
      fits = !all.full();
      if (fits) all.push(die);
    }
  };
  const Theatre& theatre = table.theatre(seat);
  for (const Film film : theatre.films) {
    for (const FilmDice& reason : film_in(content, table, film, &theatre).reasons) {
      add({.source = static_cast<DieSource>(reason.reason), .film = film}, reason.dice);
    }
  }
  for (const MoreDice& more : more_dice(content, table, seat)) {
    switch (more.kind) {
      case MoreDice::Kind::chip: add({.source = DieSource::chip, .chip = more.chip}, more.dice); break;
      case MoreDice::Kind::section: add({.source = DieSource::section, .section = more.section}, more.dice); break;
      case MoreDice::Kind::tip: add({.source = DieSource::tip, .tip = more.tip}, more.dice); break;
    }
  }
  return fits ? std::optional(all) : std::nullopt;
}

// Which die shows which face nobody notes: dice are alike, and a payout is known by how many show what and what was
// rolled again (B54-90, B54-55). So the faces are spread over the dice by a number made from the event, for everybody
// alike. A die that shows a 1 once more is the one that is rolled the next time (B54-97).
constexpr void spread_faces(const Event& event, ToldDice& dice) {
  struct Face {
    Pips now = Pips::nothing;
    Pips was = Pips::unknown;
    constexpr bool operator==(const Face&) const = default;
  };
  Pile<Face, max_told_dice> faces;
  for (std::size_t i = 0; i < event.faces.size(); ++i) {
    for (std::size_t die = 0; die < event.faces[i]; ++die) faces.push({static_cast<Pips>(i + 1)});
  }
  constexpr Pips one{1};
  if (event.again) {
    for (std::size_t i = 0; i < event.again->size(); ++i) {
      const Pips came = (*event.again)[i];
      if (came == one && i + 1 < event.again->size()) continue;
      const auto die = std::find(faces.begin(), faces.end(), Face{came});
      if (die != faces.end()) die->was = one;
    }
  }
  FastChance spread(hash_of(event));
  shuffle(faces, spread, Purpose::income);
  for (std::size_t i = 0; i < dice.size(); ++i) {
    dice[i].face = faces[i].now;
    dice[i].was = faces[i].was;
  }
}

constexpr bool tells(Event::Kind kind) { return kind == Event::Kind::paid_out; }

constexpr std::optional<Telling> telling(const Content& content, const View& view, const Event& event) {
  if (!tells(event.kind)) return std::nullopt;
  std::optional<ToldDice> dice = sources_of(content, view, event.seat);
  if (!dice || dice->size() != event.dice) return std::nullopt;
  spread_faces(event, *dice);
  Telling telling{.seat = event.seat, .dice = *dice, .re_rolls = view.theatre(event.seat).chips_of(Chip::re_roll)};
  Money counted;
  for (const ToldDie& die : *dice) {
    counted += content.pip * static_cast<std::int32_t>(die.face);
    telling.counted.push(counted);
  }
  return telling;
}

// How long a screen takes to show it: clocks start after that. The agency is shown when the screens come down, and what
// is shown before the first section and after the last counts with it.
constexpr Milliseconds scene_length(Event::Kind kind) {
  switch (kind) {
    case Event::Kind::agency_shown: return {2'500};
    case Event::Kind::tie: return {700};
    case Event::Kind::section_won: return {500};
    case Event::Kind::rolled_off: return {600};
    case Event::Kind::genre_shown: return {1'200};
    case Event::Kind::paid_out: return {2'000};
    default: return {};
  }
}

}  // namespace backlot::boulevard
