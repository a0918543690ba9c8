// What is conserved: every card, poster, job, token and costume is somewhere.
#pragma once
#include <cstdint>

#include "core/array.hpp"
#include "games/hollywood/state.hpp"

namespace backlot::hollywood {

struct Tally {
  Counts cards{};
  Array<std::uint8_t, 3> loyalties{};
  Array<std::uint8_t, max_costumes> costumes{};
  std::uint8_t tokens = 0;
  std::uint8_t jobs_in_game = 0;
  constexpr bool operator==(const Tally&) const = default;
};

constexpr Tally tally(const Content& /*content*/, const State& state) {
  Tally tally;
  const auto count = [&](Card card) {
    if (card != Card::unknown) ++tally.cards[index(card)];
  };
  const auto add = [&](const Stack& stack) {
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
      tally.cards[kind] = static_cast<std::uint8_t>(tally.cards[kind] + stack.cards[kind]);
    }
  };
  const auto wear = [&](const auto& costumes) {
    for (const Costume costume : costumes) ++tally.costumes[index(costume)];
  };
  add(state.deck);
  add(state.discards);
  add(state.movie);
  for (const Card card : state.score) count(card);
  wear(state.wardrobe);
  wear(state.chosen);
  tally.tokens = state.centre;
  for (const Ghost& ghost : state.ghosts) {
    count(ghost.card);
    tally.tokens = static_cast<std::uint8_t>(tally.tokens + ghost.tokens);
  }
  for (const Desk& desk : state.desks) {
    for (const Card card : desk.hand) count(card);
    wear(desk.costumes);
    tally.tokens = static_cast<std::uint8_t>(tally.tokens + desk.tokens);
    if (!state.options.random_loyalties) ++tally.loyalties[static_cast<std::size_t>(desk.loyalty)];
  }
  for (const Place owner : state.owners) {
    if (owner != Place::nowhere) ++tally.jobs_in_game;
  }
  return tally;
}

}  // namespace backlot::hollywood
