// What a View and an action are to a network (contract/features.hpp).
#pragma once
#include "contract/features.hpp"
#include "games/boulevard/action.hpp"
#include "games/boulevard/dealing.hpp"

namespace backlot::boulevard {

// Where a film is: not seen yet, gone, in the array, or with a theatre, counted from the viewer.
inline constexpr std::size_t film_places = 3 + max_players;

template <class Visit>
constexpr Array<std::uint8_t, max_films> places_of_films(const Position& x, const Visit& visit) {
  Array<std::uint8_t, max_films> places{};
  for (std::size_t i = 0; i < max_films; ++i) places[i] = was_dealt(x, i) ? 1 : 0;
  const auto put = [&](Film film, std::size_t place) {
    if (static_cast<std::size_t>(film) < max_films) {
      places[static_cast<std::size_t>(film)] = static_cast<std::uint8_t>(place);
    }
  };
  for (const Film film : x.array) put(film, 2);
  for (std::size_t i = 0; i < x.theatres.size(); ++i) {
    for (const Film film : x.theatres[i].films) put(film, 3 + visit.relative(seat_at(i)));
  }
  return places;
}

template <class Visit>
constexpr void features(const Position& x, Visit& visit) {
  visit.amount("options.players", x.options.players, max_players);
  visit.code("options.length", x.options.length, 3, 0);
  visit.code("step", x.step, 8, 0);
  visit.amount("week", x.week, max_weeks);
  visit.seat("start", x.start);
  visit.seat("turn", x.turn);
  visit.code("placing", x.placing, 3, 0);
  visit.amount("marker", x.marker, 1);
  visit.seats("decided", x.decided);
  visit.seats("out", x.out);
  visit.seats("tied", x.tied);
  visit.seats("asked", x.asked);
  visit.code("trend", x.trend, genres, 0);
  visit.code("secret_genre", x.secret_genre, genres, 2);
  visit.multiset("preview", x.preview, 2, max_faces + 1);
  visit.code("agency", x.agency, max_faces + 1);
  visit.code("section", x.section, max_sections);
  visit.rows("won", x.won, max_sections, [](auto& in, Seat seat) { in.seat("", seat); });
  visit.amount_or_unknown("shuffle", static_cast<std::uint8_t>(x.shuffle), 4);
  visit.amount("deck", static_cast<std::int64_t>(x.deck.size()), max_tips);
  visit.left_out("deck", "nobody sees the cards of the deck; their number is there");
  visit.amounts("tip_cards", x.tip_cards, max_tips, 4);
  visit.amounts("cubes", x.cubes, max_stars, 4);
  visit.multiset("named", x.named, max_film_stars, max_stars);
  const auto places = places_of_films(x, visit);
  visit.each("dealt", max_films, film_places, [&](std::size_t i) { return places[i]; });
  visit.covers("array");
  visit.covers("theatres.films");
  visit.left_out("bank", "what the players do not have; no decision depends on it");
  visit.around("theatres", x.theatres, [](auto& in, const Theatre& theatre) {
    in.amount("cash", theatre.cash.amount, 50);
    in.amount("loans", theatre.loans, 4);
    in.amounts("chips", theatre.chips, chip_kinds, 4);
    in.multiset("markers", theatre.markers, 2, max_spots);
    in.code("barred", theatre.barred, max_spots);
    in.rows("hand", theatre.hand, max_hand, [](auto& of, const Held& held) {
      of.amount_or_unknown("shuffle", static_cast<std::uint8_t>(held.shuffle), 4);
      of.code("tip", held.tip, max_tip_kinds);
    });
    in.amount("extra_minutes", theatre.extra_minutes.count, 60);
    in.amount("discount", theatre.discount.amount, 10);
    in.amount("more_picks", theatre.more_picks, 2);
    in.multiset("played", theatre.played, max_hand, max_tip_kinds);
    in.amounts("screen.invested", theatre.screen.invested, max_sections, 6);
    in.amount("screen.sections_set", theatre.screen.sections_set, max_sections);
    in.code("screen.choosing", theatre.screen.choosing, max_tip_kinds);
    in.rows("screen.tips", theatre.screen.tips, max_hand, [](auto& of, const Chosen& chosen) {
      of.code("tip", chosen.tip, max_tip_kinds);
      of.code("film", chosen.film, max_films);
      of.code("section", chosen.section, max_sections);
    });
    in.code("answer", theatre.answer, max_tip_kinds);
    in.amount("payout", theatre.payout.amount, 50);
  });
}

template <class Visit>
constexpr void features(const Action& action, Visit& visit) {
  using Kind = Action::Kind;
  const auto if_kind = [&](Kind one, Kind two) {
    return action.kind == one || action.kind == two ? action.value : std::uint8_t{0xFF};
  };
  visit.code("kind", action.kind, action_kinds, 0);
  visit.code("chip", if_kind(Kind::take_back, Kind::buy), chip_kinds);
  visit.code("spot", if_kind(Kind::place, Kind::place), max_spots);
  visit.code("genre", if_kind(Kind::genre, Kind::genre), genres);
  visit.code("film", if_kind(Kind::pick, Kind::help), max_films);
  visit.code("tip", if_kind(Kind::tip, Kind::tip), max_tip_kinds);
  visit.amount("money", action.kind == Kind::invest ? action.value : 0, max_invested);
  visit.code("section", if_kind(Kind::raise, Kind::raise), max_sections);
  visit.code("star", if_kind(Kind::cube, Kind::cube), max_stars);
}

}  // namespace backlot::boulevard
