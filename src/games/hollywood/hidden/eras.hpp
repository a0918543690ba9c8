// The log in eras: a new one starts whenever the discards are shuffled into a new deck (H47-54). What
// the search for hidden cards needs to know of an era before it walks through it, backwards.
#pragma once
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "games/hollywood/hidden/known.hpp"

namespace backlot::hollywood {

inline constexpr std::size_t card_places = max_players + max_ghosts;

struct Era {
  std::size_t from = 0;                      // its first entry; the draw from the new deck
  Array<std::uint8_t, card_places> draws{};  // by each seat and ghost
  Counts known_discards{};                   // whose kind the viewer knows
  std::size_t discards = 0;
};

constexpr bool is_discard(CardMove move) {
  return move == CardMove::discarded || move == CardMove::discarded_score || move == CardMove::removed;
}

// The era that ends before entry `to`. `round`: the movie that the last premiere before `to` showed.
constexpr Era era_before(const View& view, const KnownKinds& known, std::size_t to, std::size_t round) {
  Era era;
  for (std::size_t i = to; i-- > 0;) {
    const Trace trace = view.log[i];
    if (trace.move() == CardMove::drew) ++era.draws[index(trace.who())];
    if (is_discard(trace.move())) {
      ++era.discards;
      if (known[i] != Card::unknown) ++era.known_discards[index(known[i])];
    }
    if (trace.move() == CardMove::premiered) {
      const Counts& shown = view.rounds[--round].shown;
      for (std::size_t kind = 0; kind < card_kinds; ++kind) {
        era.known_discards[kind] = static_cast<std::uint8_t>(era.known_discards[kind] + shown[kind]);
      }
      era.discards += total(shown);
    }
    era.from = i;
    if (trace.from_new_deck()) break;
  }
  return era;
}

}  // namespace backlot::hollywood
