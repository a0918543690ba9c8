// The coming movie as far as a seat knows it, the one before, and what a tie means.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/hollywood/past.hpp"
#include "games/hollywood/steps/steps.hpp"

namespace backlot::hollywood {

// From every hand, from every ghost, the Composer's or the deck's.
inline constexpr std::size_t max_movie = max_players * max_hand + 2 * max_ghosts + 1;

struct Sides {
  std::uint8_t patriots = 0;
  std::uint8_t communists = 0;
  constexpr bool operator==(const Sides&) const = default;
};

// H47-4: the symbols printed on a card; a neutral one shows that it has none.
struct CardSigns {
  Card card = Card::neutral;
  Pile<Symbol, 2> signs;
  constexpr bool operator==(const CardSigns&) const = default;
};

// H47-50: what is known of it. Symbols of the poster and of the cards this seat has seen go in, and how many cards it
// has not seen. A card that was removed unseen may be any of them.
struct MovieOutlook {
  Symbol poster = Symbol::neutral;
  Sides symbols;
  std::uint8_t unseen = 0;   // cards that went in, and their kind is unknown here
  std::uint8_t removed = 0;  // unseen: H47-44
  bool shown = false;        // then the symbols are all
  constexpr bool operator==(const MovieOutlook&) const = default;
};

// Whether a Rising Star is in the game, as far as a seat can know: H47-11, H47-97.
enum class StarInGame : std::uint8_t { no, maybe, yes };

// Who wins the present movie when its symbols are tied. In the last movie there can be a Rising Star also wins when
// they differ by one: H47-61.
struct Tie {
  Winner wins = Winner::communists;
  Clause clause;
  bool last = false;  // no movie can follow
  StarInGame star = StarInGame::no;
  constexpr bool operator==(const Tie&) const = default;
};

constexpr std::array<std::string_view, 3> names_of(StarInGame) { return {"no", "maybe", "yes"}; }

constexpr void fields(Is<Sides> auto& x, const auto& visit) {
  visit("patriots", x.patriots);
  visit("communists", x.communists);
}
constexpr void fields(Is<CardSigns> auto& x, const auto& visit) {
  visit("card", x.card);
  visit("signs", x.signs);
}
constexpr void fields(Is<MovieOutlook> auto& x, const auto& visit) {
  visit("poster", x.poster);
  visit("symbols", x.symbols);
  visit("unseen", x.unseen);
  visit("removed", x.removed);
  visit("shown", x.shown);
}
constexpr void fields(Is<Tie> auto& x, const auto& visit) {
  visit("wins", x.wins);
  visit("clause", x.clause);
  visit("last", x.last);
  visit("star", x.star);
}

constexpr CardSigns signs_of(Card card) {
  CardSigns of{card, {}};
  for (int i = 0; i < patriot_symbols(card); ++i) of.signs.push(Symbol::patriot);
  for (int i = 0; i < communist_symbols(card); ++i) of.signs.push(Symbol::communist);
  if (of.signs.empty()) of.signs.push(Symbol::neutral);
  return of;
}

constexpr bool has_poster(const Position& table) {
  return table.round < table.rounds.size() && table.now().poster != Poster::unknown;
}

constexpr MovieOutlook movie_in(const Content& content, const Position& table) {
  MovieOutlook movie;
  if (has_poster(table)) movie.poster = symbol_of(content, table.now().poster);
  if (table.round < table.rounds.size() && table.now().winner != Winner::none) {
    movie.shown = true;
    movie.symbols = {table.now().patriots, table.now().communists};
    return movie;
  }
  const Making making = making_of(table);
  movie.unseen = making.unseen;
  movie.removed = making.removed;
  const Poster poster = has_poster(table) ? table.now().poster : Poster::unknown;
  const Score symbols = premiere::symbols_of(content, making.known, poster);
  movie.symbols = {static_cast<std::uint8_t>(symbols.patriots), static_cast<std::uint8_t>(symbols.communists)};
  return movie;
}

// What a seat or a ghost put into the coming movie; how many is public (H47-45).
constexpr Pile<Card, 2 * max_hand> put_by(const Position& table, Place who) {
  Pile<Card, 2 * max_hand> put;
  for (std::size_t i = first_of_round(table.log); i < table.log.size(); ++i) {
    const Trace& trace = table.log[i];
    if (goes_in(trace.move()) && trace.who() == who) put.push(trace.card());
  }
  return put;
}

constexpr Pile<Card, max_movie> last_movie(const Position& table) {
  Pile<Card, max_movie> cards;
  for (std::size_t i = table.rounds.size(); i > 0; --i) {
    const Round& round = table.rounds[i - 1];
    if (round.winner == Winner::none) continue;
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
      for (std::size_t copy = 0; copy < round.shown[kind]; ++copy) cards.push(card_at(kind));
    }
    return cards;
  }
  return cards;
}

constexpr StarInGame star_in(const Content& content, const Position& table) {
  for (const Desk& desk : table.desks) {
    if (desk.loyalty == Loyalty::rising_star) return StarInGame::yes;
  }
  const bool all_known =
      std::none_of(table.desks.begin(), table.desks.end(), [](const Desk& desk) { return is_unknown(desk.loyalty); });
  if (all_known) return StarInGame::no;
  if (table.options.random_loyalties) return StarInGame::maybe;  // H47-97
  return content.dealing[table.players() - 1].rising_stars > 0 ? StarInGame::yes : StarInGame::no;
}

constexpr Tie tie_in(const Content& content, const Position& table) {
  Tie tie;
  tie.wins = premiere::winner_of({}, table.players());
  tie.clause = table.players() == 1 ? "H47-79"_clause : table.players() == 2 ? "H47-78"_clause : "H47-50"_clause;
  tie.last = is_last_round(content, table);
  if (tie.last) tie.clause = "H47-64"_clause;
  tie.star = star_in(content, table);
  return tie;
}

}  // namespace backlot::hollywood
