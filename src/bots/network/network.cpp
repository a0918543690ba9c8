#include "bots/network/network.hpp"

#include <algorithm>
#include <bit>

namespace backlot::network {
namespace {

constexpr int unit_bits = 24;
constexpr std::int64_t most_unsized = std::int64_t{1} << 23U;  // of a layer before it is brought to size, in 4096ths
constexpr std::int32_t finer = 8;  // what is kept of a row is in 512ths: its inputs in 64ths are taken so many times
constexpr std::int64_t most_of_row = 127 * finer;
constexpr std::int64_t sized_one = 256;  // a layer that was brought to size is in 256ths
constexpr std::int64_t most_sized = 127 * sized_one / 32;
constexpr std::int64_t most_known = std::int64_t{1} << 22U;  // of an action or a seat's chances, in 4096ths

std::int64_t in_unit(std::int32_t sum, std::int32_t unit) {
  return (std::int64_t{sum} * unit + (std::int64_t{1} << (unit_bits - 1))) >> unit_bits;
}

// Rounded, halves upwards; the divisor is positive.
std::int64_t rounded(std::int64_t number, std::int64_t divisor) {
  const std::int64_t twice = 2 * number + divisor;
  const std::int64_t quotient = twice / (2 * divisor);
  return quotient - (twice % (2 * divisor) < 0 ? 1 : 0);
}

// The largest whole number whose square is not larger.
std::int64_t root_of(std::uint64_t square) {
  if (square == 0) return 0;
  std::uint64_t root = std::uint64_t{1} << (static_cast<unsigned>(std::bit_width(square) + 1) / 2);
  for (;;) {  // Newton's way, from above
    const std::uint64_t next = (root + square / root) / 2;
    if (next >= root) return static_cast<std::int64_t>(root);
    root = next;
  }
}

// Adds `value` times the weights of one input to the sums.
void add(std::int32_t* sums, const std::int8_t* weights, std::size_t outputs, std::int16_t value) {
  for (std::size_t i = 0; i < outputs; ++i) sums[i] += std::int32_t{weights[i]} * value;
}

// From the sums of a layer to mean 0 and spread 1: calls put(output, difference, root), where the output is the
// difference divided by the root in 16ths.
template <class Put>
void sized(const Layer& layer, const std::int32_t* sums, const Put& put) {
  std::int64_t values[most_outputs];
  const auto count = static_cast<std::int64_t>(layer.outputs);
  std::int64_t total = 0;
  for (std::size_t i = 0; i < layer.outputs; ++i) {
    values[i] = std::clamp(in_unit(sums[i], layer.unit[i]), -most_unsized, most_unsized);
    total += values[i];
  }
  const std::int64_t mean = rounded(total, count);
  std::int64_t squares = 0;
  for (std::size_t i = 0; i < layer.outputs; ++i) {
    values[i] -= mean;
    squares += values[i] * values[i];
  }
  constexpr std::int64_t least = 168;  // 0.00001 in squared 4096ths, as in training: nothing is divided by zero
  const std::int64_t root = root_of(static_cast<std::uint64_t>(squares / count + least) << 8U);
  for (std::size_t i = 0; i < layer.outputs; ++i) put(i, values[i], root);
}

// A layer that goes on: nothing below zero.
void sized_and_cut(const Layer& layer, const std::int32_t* sums, std::int16_t* out) {
  sized(layer, sums, [&](std::size_t i, std::int64_t difference, std::int64_t root) {
    const std::int64_t value = difference <= 0 ? 0 : rounded(difference * 16 * sized_one, root);
    out[i] = static_cast<std::int16_t>(std::min(value, most_sized));
  });
}

void add_all(std::int32_t* sums, const Layer& layer, std::size_t from, const std::int16_t* values, std::size_t count) {
  const std::int8_t* weights = layer.weights.data() + from * layer.outputs;
  for (std::size_t i = 0; i < count; ++i, weights += layer.outputs) {
    if (values[i] != 0) add(sums, weights, layer.outputs, values[i]);
  }
}

}  // namespace

void see(const Network& network, const std::int16_t* observation, Seen& out) {
  std::int32_t rows[most_inputs];
  std::int32_t sums[most_outputs];
  for (const Rows& group : network.rows) {
    for (std::size_t row = 0; row < group.rows && !group.layer.bias.empty(); ++row) {
      std::copy(group.layer.bias.begin(), group.layer.bias.end(), rows + group.input + row * group.size);
    }
  }
  std::copy(network.first.bias.begin(), network.first.bias.end(), sums);
  spread(network.seen, observation, [&](const Place& place, std::uint32_t column, std::int32_t value) {
    const Rows& group = network.rows[place.group];
    if (group.rows == 1) {
      const std::size_t outputs = network.first.outputs;
      add(sums, network.first.weights.data() + (group.input + column) * outputs, outputs,
          static_cast<std::int16_t>(value * finer));
    } else {
      add(rows + group.input + place.row * group.size, group.layer.weights.data() + column * group.size, group.size,
          static_cast<std::int16_t>(value));
    }
  });
  for (const Rows& group : network.rows) {
    if (group.rows == 1) continue;
    std::int16_t values[most_outputs];
    for (std::size_t row = 0; row < group.rows; ++row) {
      const std::size_t input = group.input + row * group.size;
      for (std::size_t i = 0; i < group.size; ++i) {
        const std::int64_t value = in_unit(rows[input + i], group.layer.unit[i]);
        values[i] = static_cast<std::int16_t>(std::clamp(value, std::int64_t{0}, most_of_row));
      }
      add_all(sums, network.first, input, values, group.size);
    }
  }
  std::int16_t first[most_outputs];
  std::int16_t second[most_outputs];
  sized_and_cut(network.first, sums, first);
  std::copy(network.second.bias.begin(), network.second.bias.end(), sums);
  add_all(sums, network.second, 0, first, network.first.outputs);
  sized_and_cut(network.second, sums, second);
  std::copy(network.state.bias.begin(), network.state.bias.end(), sums);
  add_all(sums, network.state, 0, first, network.first.outputs);
  add_all(sums, network.state, network.first.outputs, second, network.second.outputs);
  sized(network.state, sums, [&](std::size_t i, std::int64_t difference, std::int64_t root) {
    out.state[i] = static_cast<std::int32_t>(rounded(difference * network.gain[i], root));
  });
  if (network.chances.outputs == 0) return;
  std::copy(network.chances.bias.begin(), network.chances.bias.end(), sums);
  add_all(sums, network.chances, 0, second, network.second.outputs);
  for (std::size_t i = 0; i < network.chances.outputs; ++i) {
    out.chances[i] =
        static_cast<std::int32_t>(std::clamp(in_unit(sums[i], network.chances.unit[i]), -most_known, most_known));
  }
}

std::int32_t score(const Network& network, const Seen& seen, const std::int16_t* action) {
  const Layer& layer = network.action;
  std::int32_t sums[most_joint] = {};
  spread(network.done, action, [&](const Place& /*place*/, std::uint32_t column, std::int32_t value) {
    add(sums, layer.weights.data() + std::size_t{column} * layer.outputs, layer.outputs,
        static_cast<std::int16_t>(value));
  });
  std::int32_t total = 0;
  for (std::size_t i = 0; i < layer.outputs; ++i) {
    const std::int64_t known = std::clamp(in_unit(sums[i], layer.unit[i]), -most_known, most_known);
    const std::int32_t joint = std::max(0, seen.state[i] + static_cast<std::int32_t>(known));
    total += i < network.plus ? joint : -joint;
  }
  return total;
}

}  // namespace backlot::network
