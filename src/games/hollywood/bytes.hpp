// Eight small numbers in the bytes of a word, the first in the lowest: what comes of them is worked out for all at
// once, without a branch.
#pragma once
#include <cstddef>
#include <cstdint>

namespace backlot::hollywood {

inline constexpr std::uint64_t each_byte = 0x0101010101010101;

template <class Bytes>
constexpr std::uint64_t bytes_of(const Bytes& bytes) {
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < 8; ++i) word |= static_cast<std::uint64_t>(bytes[i]) << (8 * i);
  return word;
}

// The lowest bits of the bytes, side by side.
constexpr std::uint64_t lowest_bits(std::uint64_t bytes) { return ((bytes & each_byte) * 0x0102040810204080) >> 56U; }

}  // namespace backlot::hollywood
