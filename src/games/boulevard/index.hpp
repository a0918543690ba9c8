// What a pack comes to, worked out once: sets of films and of kinds of tips that the rules ask for again and again. A
// set of films has a bit for each film of the pack, so that what a theatre may pick is a few words and no loop.
#pragma once
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "core/bit_words.hpp"
#include "games/boulevard/components.hpp"

namespace backlot::boulevard {

using FilmBits = BitWords<max_films>;
using KindBits = std::uint64_t;  // a bit for each kind of tip
static_assert(max_tip_kinds <= 64);

inline constexpr std::size_t most_quarters = 16;  // of a film, and more than 100 thousand no film costs: faults.hpp
inline constexpr std::size_t most_price = 100;

struct Index {
  Array<FilmBits, 2> in_deck{};                         // B54-12
  Array<FilmBits, 16> shown_with{};                     // B54-53: by equipment_code
  Array<FilmBits, most_quarters + 1> no_longer_than{};  // B54-4: by quarters of an hour
  Array<FilmBits, most_price + 1> no_dearer_than{};     // B54-60: by thousands
  Array<std::uint8_t, max_films> quarters{};            // of an hour that a film takes
  Array<KindBits, max_films> helped_by{};               // B54-85: the kinds that name a film and may name this one
  Array<KindBits, 4> played_at{};                       // B54-81: by When
  KindBits any_number = 0;                              // B54-80
  KindBits of_film = 0;                                 // B54-82: kinds that name a film
  KindBits takes_time = 0;                              // B54-84
  Array<std::uint8_t, max_tip_kinds + 1> first_card{};  // how many cards the kinds before this one have
  Array<std::uint8_t, 8 - (max_tip_kinds + 1) % 8> padding{};  // fills the word
  constexpr bool operator==(const Index&) const = default;
};

// A bit for each process of B54-53.
constexpr std::size_t equipment_code(SetOf<Special> specials) {
  const std::size_t bits = specials.bits();
  const auto bit = [&](Special special, std::size_t to) {
    return ((bits >> static_cast<std::size_t>(special)) & 1U) << to;
  };
  return bit(Special::three_d, 0) | bit(Special::cinemascope, 1) | bit(Special::superscope, 2) |
         bit(Special::vistavision, 3);
}

}  // namespace backlot::boulevard
