// Why somebody would do something in Cinecittà, for hints: what a neighbour would give for a card, what movie a card
// makes.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "core/money.hpp"
#include "games/cinecitta/action.hpp"

namespace backlot::cinecitta {

struct Reason {
  enum class Kind : std::uint8_t {
    sells,    // the neighbour will likely take the card
    returns,  // the neighbour will likely keep the money, and the card comes back
    card,     // the card is worth more than the money
    money,    // the money is worth more than the card
    movie,    // what is placed makes the best movie
  };
  Kind kind = Kind::sells;
  Seat neighbour{};          // sells, returns: who gets the folder
  Money worth;               // about what the card is worth to that neighbour
  bool keeps_pen = false;    // the only Pen stays at home
  std::int32_t without = 0;  // card, money: the quality that the movie can come to without the card; 0: none
  std::int32_t with = 0;     // and with it; movie: what it can come to
  bool first_pen = false;    // card: it brings a Pen, and there is none
  constexpr bool operator==(const Reason&) const = default;
};

constexpr std::array<std::string_view, 5> names_of(Reason::Kind) {
  return {"sells", "returns", "card", "money", "movie"};
}

constexpr void fields(Is<Reason> auto& x, const auto& visit) {
  visit("kind", x.kind);
  switch (x.kind) {
    case Reason::Kind::sells:
    case Reason::Kind::returns:
      visit("neighbour", x.neighbour);
      visit("worth", x.worth);
      return visit("keeps_pen", x.keeps_pen);
    case Reason::Kind::card:
      visit("without", x.without);
      visit("with", x.with);
      return visit("first_pen", x.first_pen);
    case Reason::Kind::money: visit("without", x.without); return visit("with", x.with);
    case Reason::Kind::movie: return visit("with", x.with);
  }
}

constexpr Reason no_reason(const Content& /*content*/) { return {}; }

}  // namespace backlot::cinecitta
