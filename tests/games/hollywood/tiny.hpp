// Packs small enough to go through all histories of a game: at most eight cards, hands of one card, two
// rounds to win at most.
#pragma once
#include <cstdint>

#include "games/hollywood/content.hpp"

namespace backlot::hollywood {

struct TinyPack {
  Counts cards{};
  std::uint8_t hand = 1;
  std::uint8_t to_win = 1;
  std::uint8_t faces = 2;
  std::uint8_t stars = 1;
  std::uint8_t tokens = 1;
  std::size_t posters = 1;
  Costume first_costume = Costume::trench_coat;
  std::size_t costumes = 0;
  bool loyal = true;  // everybody is a patriot
};

constexpr Content tiny(const TinyPack& pack) {
  Content content;
  content.hand = pack.hand;
  content.to_win = pack.to_win;
  content.tokens = pack.tokens;
  content.faces = pack.faces;
  content.stars = pack.stars;
  for (std::size_t i = 0; i < max_players; ++i) {
    const auto players = static_cast<std::uint8_t>(i + 1);
    const auto communists = static_cast<std::uint8_t>(pack.loyal ? 0 : players / 2);
    content.dealing[i] = {players, static_cast<std::uint8_t>(players - communists), communists, 0};
  }
  for (std::size_t kind = 0; kind < card_kinds; ++kind) {
    content.cards[kind] = {card_at(kind), pack.cards[kind], pack.cards[kind]};
  }
  for (std::size_t i = 0; i < pack.posters; ++i) {
    content.posters.push({static_cast<Poster>(i), i % 2 == 0 ? Symbol::neutral : Symbol::patriot, true});
  }
  for (std::size_t i = 0; i < pack.costumes; ++i) {
    content.costumes.push(static_cast<Costume>(index(pack.first_costume) + i));
  }
  return content;
}

}  // namespace backlot::hollywood
