// What happens at the table, in full; sight.hpp says who sees how much of it.
#pragma once
#include <array>
#include <cstdint>
#include <optional>

#include "core/array.hpp"
#include "games/boulevard/action.hpp"

namespace backlot::boulevard {

inline constexpr std::size_t max_re_rolls = 4;  // B54-55; faults.hpp

struct Event {
  enum class Kind : std::uint8_t {
    took_back,       // a chip leaves the board
    repaid,          // a loan
    placed,          // a marker
    bought,          // a chip
    borrowed,        // a loan, wanted or forced
    stopped,         // buys nothing more
    preview_rolled,  // in secret: B54-41
    genre_chosen,    // in secret: B54-41
    agency_rolled,   // in secret: B54-43
    picked,          // a film
    out_of_picking,  // by choice, or because nothing is possible: B54-62
    played,          // a tip, openly: while picking, or to break a tie
    invested,        // behind the screen
    choosing,        // behind the screen: a tip whose film or section comes next
    chosen,          // behind the screen: a tip
    ready,           // the screen may be lowered
    lowered,         // the screen: what was invested
    tip_shown,       // as the screen is lowered
    agency_shown,    // the section with more dice, by secret or open roll
    tie,             // for a section
    answered,        // whether a tie-breaker is played: sealed
    rolled_off,      // one die
    section_won,
    genre_shown,  // the dice and where the marker stands now
    paid_out,     // the dice of one theatre
    cube_placed,
    no_cube,
    upkeep_paid,
    week_ended,  // B54-20: films are put away, the next week begins
    films_dealt,
    shuffled,  // the discarded tips are the new deck
    tip_drawn,
    start_player,
    no_more_cubes,  // after one or more: B54-91
  };
  Kind kind = Kind::took_back;
  Seat seat{};
  Chip chip{};
  Spot spot = Spot::off;
  Star star{};
  Film film = Film::unknown;
  Tip tip = Tip::unknown;
  Shuffle shuffle = Shuffle::first;
  Section section = Section::none;
  SecretGenre secret = SecretGenre::none;
  Genre genre = Genre::drama;
  std::array<Pips, 2> pips{};                     // agency_rolled, agency_shown, rolled_off: the first
  std::uint16_t dice = 0;                         // section_won, paid_out
  std::uint8_t re_rolled = 0;                     // paid_out
  std::uint8_t week = 0;                          // week_ended: the one that begins, from 0
  Money money;                                    // picked, invested, upkeep_paid, paid_out
  SeatSet seats;                                  // tie
  Array<std::uint16_t, max_faces> faces{};        // paid_out: how many dice show 1, 2, ...
  std::optional<Pile<Pips, max_re_rolls>> again;  // paid_out with dice rolled again: what each came to, in this order
  std::array<Money, max_sections> investments{};  // lowered
  Pile<Film, max_array> films;                    // films_dealt

  constexpr bool operator==(const Event&) const = default;
};

constexpr void fields(Is<Event> auto& x, const auto& visit) {
  using Kind = Event::Kind;
  visit("kind", x.kind);
  const auto seat = [&] { visit("seat", x.seat); };
  switch (x.kind) {
    case Kind::took_back:
    case Kind::bought: seat(); return visit("chip", x.chip);
    case Kind::repaid:
    case Kind::borrowed:
    case Kind::stopped:
    case Kind::out_of_picking:
    case Kind::ready:
    case Kind::no_cube:
    case Kind::no_more_cubes:
    case Kind::start_player: return seat();
    case Kind::placed: seat(); return visit("spot", x.spot);
    case Kind::preview_rolled: seat(); return visit("pips", x.pips);
    case Kind::genre_chosen: seat(); return visit("secret", x.secret);
    case Kind::agency_rolled:
    case Kind::rolled_off: seat(); return visit("pips", x.pips[0]);
    case Kind::picked:
      seat();
      visit("film", x.film);
      return visit("money", x.money);
    case Kind::played:
      seat();
      visit("tip", x.tip);
      return visit("shuffle", x.shuffle);
    case Kind::invested:
      seat();
      visit("section", x.section);
      return visit("money", x.money);
    case Kind::choosing:
    case Kind::answered: seat(); return visit("tip", x.tip);
    case Kind::chosen:
      seat();
      visit("tip", x.tip);
      visit("film", x.film);
      return visit("section", x.section);
    case Kind::lowered: seat(); return visit("investments", x.investments);
    case Kind::tip_shown:
      seat();
      visit("tip", x.tip);
      visit("shuffle", x.shuffle);
      visit("film", x.film);
      return visit("section", x.section);
    case Kind::agency_shown: visit("seat", x.seat); return visit("pips", x.pips[0]);
    case Kind::tie: visit("section", x.section); return visit("seats", x.seats);
    case Kind::section_won:
      seat();
      visit("section", x.section);
      return visit("dice", x.dice);
    case Kind::genre_shown:
      visit("seat", x.seat);
      visit("pips", x.pips);
      return visit("genre", x.genre);
    case Kind::paid_out:
      seat();
      visit("dice", x.dice);
      visit("faces", x.faces);
      visit("re_rolled", x.re_rolled);
      visit("again", x.again);
      return visit("money", x.money);
    case Kind::cube_placed: seat(); return visit("star", x.star);
    case Kind::upkeep_paid: seat(); return visit("money", x.money);
    case Kind::week_ended: return visit("week", x.week);
    case Kind::films_dealt: return visit("films", x.films);
    case Kind::shuffled: return visit("shuffle", x.shuffle);
    case Kind::tip_drawn: seat(); return visit("tip", x.tip);
  }
}

// The films of an array as an event has them.
constexpr Pile<Film, max_array> listed(const BitPile<Film, max_films, max_array>& array) {
  Pile<Film, max_array> films;
  array.bits().for_each([&](std::size_t film) { films.push(static_cast<Film>(film)); });
  return films;
}

// The event as programs noted it that did not note as much: so it stands in older logs and records.
constexpr Event as_noted_before(Event event) {
  event.again.reset();
  return event;
}

}  // namespace backlot::boulevard
