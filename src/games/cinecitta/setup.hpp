// Which options make sense, and the deal.
#pragma once
#include <cstddef>
#include <optional>

#include "core/chance.hpp"
#include "games/cinecitta/action.hpp"

namespace backlot::cinecitta {

enum class Purpose : std::uint8_t { deal, imagine };

constexpr std::optional<Refusal> check(const Content& /*content*/, const Options& options) {
  if (options.players < min_players || options.players > max_players) return Refusal::players;  // C37-10
  if (options.coaster && options.players == 3) return Refusal::coaster_for_three;               // C37-60
  return std::nullopt;
}

using Deck = Pile<Card, min_players * max_rounds + max_left_over + 14>;

// C37-10: the cards that this number of players uses.
constexpr Deck deck_for(const Content& content, std::size_t players) {
  Deck deck;
  for (std::size_t kind = 0; kind < content.cards.size(); ++kind) {
    for (std::size_t i = 0; i < content.cards[kind].copies[players - min_players]; ++i) {
      deck.push(static_cast<Card>(kind));
    }
  }
  return deck;
}

template <Chance C>
constexpr State setup(const Content& content, const Options& options, C& chance) {
  expect([&] { return !check(content, options); });
  const Dealing& dealing = content.dealing_for(options.players);
  State state;
  state.options = options;
  state.desks.resize(options.players);
  Deck deck = deck_for(content, options.players);
  std::size_t left = deck.size();
  for (Desk& desk : state.desks) {
    desk.wallet = {dealing.notes};                    // C37-12
    for (std::size_t i = 0; i < dealing.hand; ++i) {  // C37-11
      const std::size_t pick = draw(chance, static_cast<std::uint32_t>(left), Purpose::deal);
      desk.hand.insert_sorted(deck[pick]);
      deck[pick] = deck[--left];
    }
  }
  for (std::size_t i = 0; i < left; ++i) state.left_over.insert_sorted(deck[i]);  // C37-15
  state.rounds.resize(1);
  state.rounds[0].folders.resize(options.players);
  return state;
}

}  // namespace backlot::cinecitta
