// Packs small enough to go through all histories of a game: at most eight cards, two rounds.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "games/cinecitta/content.hpp"

namespace backlot::cinecitta {

struct TinyCard {
  Profession profession;
  std::uint8_t number;
  std::uint8_t copies;
};

// The same cards, hand and notes for every player count for which there are enough cards.
constexpr Content tiny_pack(std::initializer_list<TinyCard> cards, std::uint8_t hand, std::uint8_t notes) {
  Content content;
  content.note = {10};
  content.golden_award = {200};
  content.gray_award = {100};
  std::size_t count = 0;
  for (const TinyCard& card : cards) {
    content.cards.push({card.profession, card.number, 1, 0, 1, {card.copies, card.copies, card.copies}});
    count += card.copies;
  }
  for (std::size_t i = 0; i < player_counts; ++i) {
    const auto players = static_cast<std::uint8_t>(min_players + i);
    const auto fits = static_cast<std::uint8_t>(count / players);
    content.dealing[i] = {players, static_cast<std::uint8_t>(count), fits < hand ? fits : hand, notes};
  }
  normalise(content);
  return content;
}

using enum Profession;
// Seven cards, one of them left over; two kinds have two copies.
inline constexpr Content tiny_seven =
    tiny_pack({{director, 2, 2}, {director, 5, 1}, {actor, 3, 2}, {cameraman, 4, 1}, {producer, 9, 1}}, 2, 1);
// Two professions and three notes: much displacement, much money.
inline constexpr Content tiny_rich = tiny_pack({{director, 2, 2}, {director, 3, 2}, {actor, 4, 2}}, 2, 3);
// Eight cards for four players.
inline constexpr Content tiny_eight = tiny_pack({{director, 2, 2}, {director, 3, 2}, {actor, 4, 4}}, 2, 1);
// Only money counts: all cards are alike, so that there is one deal, and more rounds can be tried.
constexpr Content tiny_money(std::uint8_t players, std::uint8_t rounds, std::uint8_t notes) {
  Content content = tiny_pack({}, rounds, notes);
  CardFacts only{director, 2, 1, 0, 1, {}};
  only.copies[players - min_players] = static_cast<std::uint8_t>(players * rounds);
  content.cards.push(only);
  content.dealing[players - min_players] = {players, only.copies[players - min_players], rounds, notes};
  return content;
}

}  // namespace backlot::cinecitta
