// What is conserved: money between the theatres and the bank, every tip card, the films of the week.
#pragma once
#include <cstdint>

#include "core/array.hpp"
#include "games/boulevard/state.hpp"

namespace backlot::boulevard {

struct Tally {
  Array<std::uint8_t, max_tip_kinds> tips{};
  std::size_t films = 0;
  Money money;  // cash and bank together
  bool cash_is_positive = true;
  bool shuffles_fit = true;  // what everybody knows of the tip cards is true
  constexpr bool operator==(const Tally&) const = default;
};

// How many cards of each kind lie among the discards.
constexpr Array<std::uint8_t, max_tip_kinds> discarded_tips(const Content& content, const Position& table) {
  Array<std::uint8_t, max_tip_kinds> discarded{};
  std::size_t card = 0;
  for (std::size_t kind = 0; kind < content.tips.size(); ++kind) {
    for (std::size_t i = 0; i < content.tips[kind].copies; ++i, ++card) {
      if (table.tip_cards[card] == Shuffle::discarded) ++discarded[kind];
    }
  }
  return discarded;
}

// Whether hands and deck hold, of each kind and shuffle, as many cards as tip_cards says.
constexpr bool shuffles_fit(const Content& content, const State& state) {
  auto known = state.tip_cards;
  const auto take = [&](Tip tip, Shuffle shuffle) {
    std::size_t first = 0;
    for (std::size_t kind = 0; kind < static_cast<std::size_t>(tip); ++kind) first += content.tips[kind].copies;
    for (std::size_t i = first; i < first + content[tip].copies; ++i) {
      if (known[i] != shuffle) continue;
      known[i] = Shuffle::discarded;
      return true;
    }
    return false;
  };
  for (const Theatre& theatre : state.theatres) {
    for (const Held& held : theatre.hand) {
      if (!take(held.tip, held.shuffle)) return false;
    }
  }
  for (const Tip tip : state.deck) {
    if (!take(tip, state.shuffle)) return false;
  }
  for (const Shuffle left : known) {
    if (left != Shuffle::discarded) return false;
  }
  return true;
}

constexpr Tally tally(const Content& content, const State& state) {
  Tally tally;
  tally.tips = discarded_tips(content, state);
  tally.shuffles_fit = shuffles_fit(content, state);
  tally.money = state.bank;
  tally.films = state.array.size();
  for (const Tip tip : state.deck) ++tally.tips[static_cast<std::size_t>(tip)];
  for (const Theatre& theatre : state.theatres) {
    tally.money += theatre.cash;
    tally.films += theatre.films.size();
    tally.cash_is_positive = tally.cash_is_positive && theatre.cash >= Money{};
    for (const Held& held : theatre.hand) ++tally.tips[static_cast<std::size_t>(held.tip)];
  }
  return tally;
}

}  // namespace backlot::boulevard
