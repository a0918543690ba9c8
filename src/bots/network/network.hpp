// A network that chooses: what its seat sees becomes a few numbers, and each legal action, from its own features, is
// scored together with them (docs/learning.md). Whole numbers only, no heap and no library: every target and the
// reference in learn/whole.py come to the same scores.
//
//   rows     every row of one kind through the same small layer, kept from 0 to 1016 in 512ths
//   first    all rows and what stands alone; second; state: each brought to mean 0 and spread 1
//   score    of an action: the sum over `joint` of what is above zero in state + action, in 4096ths; the weights of
//            that last layer are in the gains of `state` and the units of `action`, and only their signs are left: the
//            first `plus` are added, the others subtracted
//   chances  of each seat to win, clockwise from the one that sees, from `second`; files may be without
//
// A sum times its unit, divided by 2^24 and rounded, halves upwards, is what comes out of a layer.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "bots/network/layout.hpp"

namespace backlot::network {

// What a network may have at most, so that sums of 32 bits hold whatever is in its file.
inline constexpr std::size_t most_inputs = 4096;  // of the first layer; and numbers of an observation
inline constexpr std::size_t most_outputs = 256;  // of a layer
inline constexpr std::size_t most_joint = 128;
inline constexpr std::size_t most_chances = 16;
inline constexpr std::size_t most_bytes = 350'000;  // of its file

// Weights of 8 bits by input and output; for each output what the sum starts from, and its unit.
struct Layer {
  std::uint32_t inputs = 0;
  std::uint32_t outputs = 0;
  std::vector<std::int8_t> weights;
  std::vector<std::int32_t> bias;
  std::vector<std::int32_t> unit;
};

// The rows of one kind: where their outputs begin among the inputs of the first layer. One that is alone has no layer
// of its own.
struct Rows {
  std::uint32_t rows = 0;
  std::uint32_t size = 0;
  std::uint32_t input = 0;
  Layer layer;
};

struct Network {
  std::string about;  // the header of its file: JSON
  std::vector<Place> seen;
  std::vector<Rows> rows;
  Layer first;
  Layer second;
  Layer state;
  Layer chances;  // without outputs where the file has none
  std::vector<std::int32_t> gain;
  std::vector<Place> done;  // an action
  Layer action;
  std::uint32_t plus = 0;
};

// What the scoring of actions starts from, and the chances of the seats: e to the power of one, in 4096ths, says how
// likely that seat is to win.
struct Seen {
  std::int32_t state[most_joint];
  std::int32_t chances[most_chances];
};
void see(const Network& network, const std::int16_t* observation, Seen& out);
// In 4096ths: e to the power of it says how likely the network is to choose the action.
std::int32_t score(const Network& network, const Seen& seen, const std::int16_t* action);

inline bool tells_chances(const Network& network) { return network.chances.outputs > 0; }

}  // namespace backlot::network
