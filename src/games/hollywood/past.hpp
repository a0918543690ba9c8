// What the log says about seats, in figures: what came of the movies they put cards into, and what is known of the
// movie in the making. For players that cannot read the whole log.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "games/hollywood/table.hpp"

namespace backlot::hollywood {

constexpr bool is_communist(Card card) { return communist_symbols(card) > patriot_symbols(card); }

// How much more often than usual each seat's movies had communist cards, besides those that `me` put in: percents above
// two in five, added up over the cards it put in.
using Suspicions = Array<int, max_players>;
constexpr Suspicions suspicions(const Position& table, Seat me) {
  Suspicions found{};
  Array<int, max_players> added{};
  int own = 0;
  int own_communist = 0;
  std::size_t round = 0;
  // Nothing since the last premiere counts.
  std::size_t last = table.log.size();
  while (last > 0 && table.log[last - 1].move() != CardMove::premiered) --last;
  for (std::size_t at = 0; at < last; ++at) {
    const Trace& trace = table.log[at];
    const bool adds = trace.move() == CardMove::added || trace.move() == CardMove::added_score;
    if (adds && is_seat(trace.who())) {
      ++added[index(trace.who())];
      if (seat_of(trace.who()) == me) {
        ++own;
        own_communist += is_communist(trace.card()) ? 1 : 0;
      }
    }
    if (trace.move() != CardMove::premiered) continue;
    const Counts& shown = table.rounds[round++].shown;
    const int others = static_cast<int>(total(shown)) - own;
    int communist = -own_communist;
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
      if (is_communist(card_at(kind))) communist += shown[kind];
    }
    if (others > 0) {
      const int unusual = 100 * std::clamp(communist, 0, others) / others - 40;
      for (std::size_t i = 0; i < added.size(); ++i) found[i] += added[i] * unusual;
    }
    added = {};
    own = own_communist = 0;
  }
  return found;
}

// The moves of cards in this round: those after the last premiere.
constexpr std::size_t first_of_round(const Log& log) {
  std::size_t first = log.size();
  while (first > 0 && log[first - 1].move() != CardMove::premiered) --first;
  return first;
}
constexpr bool goes_in(CardMove move) {
  return move == CardMove::added || move == CardMove::added_score || move == CardMove::dealt;
}

// What a seat knows of the cards of the movie in the making.
struct Making {
  Counts known{};            // whose kind was seen
  std::uint8_t unseen = 0;   // the others that went in
  std::uint8_t removed = 0;  // unseen: any of them, H47-44
};

constexpr Making making_of(const Position& table) {
  Making making;
  for (std::size_t i = first_of_round(table.log); i < table.log.size(); ++i) {
    const Trace& trace = table.log[i];
    const bool known = trace.card() != Card::unknown;
    if (goes_in(trace.move())) {
      if (known) ++making.known[index(trace.card())];
      if (!known) ++making.unseen;
    } else if (trace.move() == CardMove::removed) {  // H47-44
      // The declarer of an edit may have removed a card whose coming they did not see.
      if (known && making.known[index(trace.card())] > 0) {
        --making.known[index(trace.card())];
      } else if (known) {
        --making.unseen;
      } else {
        ++making.removed;
      }
    }
  }
  return making;
}

// A seat, as the log shows it.
struct SeatPast {
  std::int16_t suspicion = 0;
  std::uint8_t put = 0;  // cards in the movie in the making
  constexpr bool operator==(const SeatPast&) const = default;
};

struct Past {
  Pile<SeatPast, max_players> seats;
  Making movie;
};

constexpr Past past_of(const Position& table, Seat me) {
  Past past;
  const Suspicions by_seat = suspicions(table, me);
  for (std::size_t i = 0; i < table.players(); ++i) past.seats.push({static_cast<std::int16_t>(by_seat[i]), 0});
  for (std::size_t at = first_of_round(table.log); at < table.log.size(); ++at) {
    const Trace& trace = table.log[at];
    if (goes_in(trace.move()) && is_seat(trace.who())) ++past.seats[index(trace.who())].put;
  }
  past.movie = making_of(table);
  return past;
}

}  // namespace backlot::hollywood
