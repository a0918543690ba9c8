// Bits of a word. As device code the standard library's <bit> compiles to an illegal instruction.
#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>

namespace backlot {

// The word with one bit set, or none where there is no such place: a card that a View does not show has a number beyond
// all places. A shift by so much wraps around on x86 and gives 0 on a GPU.
constexpr std::uint64_t bit_at(std::size_t place) { return place < 64 ? std::uint64_t{1} << place : 0; }

constexpr std::size_t count_bits(std::uint64_t bits) {
#if defined(__CUDA_ARCH__)
  if (!__builtin_is_constant_evaluated()) return static_cast<std::size_t>(__popcll(bits));
#endif
  return static_cast<std::size_t>(std::popcount(bits));
}

// The place of the lowest bit that is set; there must be one.
constexpr std::size_t lowest_bit(std::uint64_t bits) {
#if defined(__CUDA_ARCH__)
  if (!__builtin_is_constant_evaluated()) return static_cast<std::size_t>(__ffsll(static_cast<long long>(bits)) - 1);
#endif
  return static_cast<std::size_t>(__builtin_ctzll(bits));  // countr_zero would ask whether there is one
}

}  // namespace backlot
