// How a game's numbers become the input of a network, from the published specification alone; learn/layout.py does the
// same for training. Numbers in rows of one kind (every desk, every folder of every round) share their first weights. A
// row's codes become one-hot places, piles become counts, amounts are measured in 64ths of their scale. What is not
// there, or is none or unknown, gives no input.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "bots/network/spec.hpp"

namespace backlot::network {

inline constexpr std::int32_t one = 64;           // a one-hot place, and an amount of its whole scale
inline constexpr std::int32_t most_amount = 127;  // no amount is taken for larger

enum class Input : std::uint8_t { code, card, amount, bit };

// Where one number of a row of the environment goes.
struct Place {
  Input kind = Input::bit;
  std::uint16_t group = 0;
  std::uint16_t row = 0;
  std::uint32_t column = 0;
  std::int32_t range = 2;      // of a code or card: how many there are; of an amount: its scale
  std::int32_t nothing = -1;   // what stands for none or unknown
  std::int32_t shown_by = -1;  // the number that says whether the row is there
};

// Rows of one kind: `rows` of them, each `width` inputs wide.
struct Group {
  std::string name;
  std::uint32_t rows = 0;
  std::uint32_t width = 0;
};

struct Layout {
  std::vector<Place> places;  // one for each number
  std::vector<Group> groups;
};

// The rows of the kinds in `summed` ("theatres[*].hand[*"), whose order says nothing, are added up within the block
// that they are in.
Layout layout_of(const FeatureList& list, const std::vector<std::string>& summed);

// Calls take(place, column, value) for each input that these numbers give: in 64ths, from -127 to 127. Several may come
// for one column; they are to be added.
template <class Take>
constexpr void spread(std::span<const Place> places, const std::int16_t* numbers, const Take& take) {
  const std::int16_t* next = numbers;
  for (const Place& place : places) {
    const std::int32_t number = *next++;
    if (number == place.nothing || (place.shown_by >= 0 && numbers[place.shown_by] == 0)) continue;
    if (place.kind == Input::code || place.kind == Input::card) {
      const std::int32_t least = place.kind == Input::card ? 1 : 0;
      if (number < least || number >= place.range) continue;
      take(place, place.column + static_cast<std::uint32_t>(number - least), one);
    } else if (place.kind == Input::bit) {
      if (number != 0) take(place, place.column, one);
    } else if (number != 0) {
      // Rounded down, below zero too.
      const std::int32_t scaled = number * one;
      const std::int32_t below = scaled < 0 && scaled % place.range != 0 ? 1 : 0;
      const std::int32_t amount = scaled / place.range - below;
      take(place, place.column, amount < -most_amount ? -most_amount : amount > most_amount ? most_amount : amount);
    }
  }
}

}  // namespace backlot::network
