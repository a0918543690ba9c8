// What a player of Hollywood claims (H47-111), true or false as its loyalty needs. Patriots and the
// Rising Star tell what they put in and whom they suspect. Communists who put communist cards in mostly
// say otherwise, as far as the movie allows it, accuse patriots and trust each other. At most one claim
// after each movie, and not after every one.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>

#include "bots/bot.hpp"
#include "games/hollywood/meta.hpp"

namespace backlot::bots::hollywood_talk {

using hollywood::Claim;
using hollywood::Content;
using hollywood::Event;
using hollywood::Loyalty;
using hollywood::Symbol;
using hollywood::View;

inline constexpr int accuses_from = 55;  // percent: suspected this much, somebody is accused
inline constexpr int trusts_below = 12;
inline constexpr std::uint32_t lies_of_four = 3;  // how often of four times a communist lies about communist cards

template <Chance C>
bool happens(C& chance, std::uint32_t times, std::uint32_t of) {
  return draw(chance, of, Purpose::choose) < times;
}

inline Loyalty loyalty_of(const View& view) { return view.desk(view.seat()).loyalty; }
inline Claim played(Symbol symbol) { return {.kind = Claim::Kind::played, .symbol = symbol}; }

// What there is to say about one's own cards in the movie just shown.
template <Chance C>
std::optional<Claim> about_cards(const View& view, const Event& shown, C& chance) {
  const hollywood::Symbols put = put_into_this_movie(view, view.seat());
  for (const Symbol best : {Symbol::patriot, Symbol::neutral, Symbol::communist}) {
    if (put.of(best) == 0) continue;
    if (loyalty_of(view) != Loyalty::communist || best == Symbol::patriot || !happens(chance, lies_of_four, 4)) {
      return played(best);
    }
    // A lie that the cards shown do not give away.
    hollywood::Symbols seen;
    for (std::size_t kind = 0; kind < hollywood::card_kinds; ++kind) {
      if (shown.shown[kind] > 0) seen.add(hollywood::card_at(kind));
    }
    if (seen.of(Symbol::patriot) > 0) return played(Symbol::patriot);
    return played(seen.of(Symbol::neutral) > 0 ? Symbol::neutral : best);
  }
  return std::nullopt;
}

// Whom to accuse or to praise; `suspicion(seat)` is the percent by which somebody is thought a communist.
template <class Suspicion, Chance C>
std::optional<Claim> about_others(const View& view, const Suspicion& suspicion, C& chance) {
  const bool communist = loyalty_of(view) == Loyalty::communist;
  const auto accuse = [](Seat seat) {
    return Claim{.kind = Claim::Kind::suspect, .loyalty = Loyalty::communist, .about = seat};
  };
  const auto trust = [](Seat seat) { return Claim{.kind = Claim::Kind::trust, .about = seat}; };
  Seat most = nobody;
  Seat least = nobody;
  std::uint32_t others = 0;
  Seat any = nobody;  // who is no friend of a communist's
  for (const Seat seat : SeatSet::first(view.players())) {
    if (seat == view.seat()) continue;
    if (view.desk(seat).loyalty != Loyalty::communist && draw(chance, ++others, Purpose::choose) == 0) any = seat;
    if (most == nobody || suspicion(seat) > suspicion(most)) most = seat;
    if (least == nobody || suspicion(seat) < suspicion(least)) least = seat;
  }
  if (most == nobody) return std::nullopt;
  if (communist) {
    if (others + 1 < view.players() && happens(chance, 1, 3)) return trust(most);  // a friend
    return any == nobody ? std::nullopt : std::optional(accuse(any));
  }
  if (suspicion(most) >= accuses_from) return accuse(most);
  if (suspicion(least) <= trusts_below) return trust(least);
  return std::nullopt;
}

// H47-110: the symbol of the rejected poster. A communist who could have shown another says there was no choice.
inline std::optional<Claim> about_poster(const Content& content, const View& view) {
  if (view.rejected.empty() || view.rejected.back().by != view.seat()) return std::nullopt;
  Symbol symbol = symbol_of(content, view.rejected.back().poster);
  if (loyalty_of(view) == Loyalty::communist) symbol = Symbol::communist;
  return Claim{.kind = Claim::Kind::rejected, .symbol = symbol};
}

template <class Suspicion, Chance C>
std::optional<Claim> speak(const Content& content, const View& view, const Event& event, const Suspicion& suspicion,
                           C& chance) {
  if (happens(chance, 1, 4)) return std::nullopt;
  if (event.kind == Event::Kind::poster_shown) {
    return event.seat == view.seat() ? about_poster(content, view) : std::nullopt;
  }
  if (happens(chance, 1, 3)) {
    if (const auto claim = about_others(view, suspicion, chance)) return claim;
  }
  return about_cards(view, event, chance);
}

// Whoever is called a communist says they are a Patriot, and means it or not.
template <Chance C>
std::optional<Claim> answer(const View& view, const Claim& claim, C& chance) {
  const bool accused = claim.kind == Claim::Kind::suspect && claim.about == view.seat();
  if (!accused || claim.loyalty != Loyalty::communist || !happens(chance, 1, 2)) return std::nullopt;
  return Claim{.kind = Claim::Kind::loyalty, .loyalty = Loyalty::patriot};
}

}  // namespace backlot::bots::hollywood_talk
