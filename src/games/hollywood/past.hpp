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

// A seat, as the log shows it.
struct SeatPast {
  std::int16_t suspicion = 0;
  std::uint8_t put = 0;  // cards in the movie in the making
  constexpr bool operator==(const SeatPast&) const = default;
};

struct Past {
  Pile<SeatPast, max_players> seats;
  Counts known{};           // cards of the movie in the making whose kind was seen
  std::uint8_t unseen = 0;  // its other cards
};

constexpr Past past_of(const Position& table, Seat me) {
  Past past;
  const Suspicions by_seat = suspicions(table, me);
  for (std::size_t i = 0; i < table.players(); ++i) past.seats.push({static_cast<std::int16_t>(by_seat[i]), 0});
  for (std::size_t at = table.log.size(); at > 0 && table.log[at - 1].move() != CardMove::premiered; --at) {
    const Trace& trace = table.log[at - 1];
    const bool by_seat_now = trace.move() == CardMove::added || trace.move() == CardMove::added_score;
    if (!by_seat_now && trace.move() != CardMove::dealt) continue;
    if (by_seat_now && is_seat(trace.who())) ++past.seats[index(trace.who())].put;
    if (trace.card() == Card::unknown) {
      ++past.unseen;
    } else {
      ++past.known[index(trace.card())];
    }
  }
  return past;
}

}  // namespace backlot::hollywood
