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

// The place of a set bit, counted from the lowest, which is 0; there must be so many. Byte by byte at once and then bit
// by bit at once, because a loop over the bits ends where no processor can guess.
constexpr std::size_t nth_bit(std::uint64_t bits, std::size_t nth) {
  constexpr std::uint64_t ones = 0x0101010101010101U;
  constexpr std::uint64_t tops = 0x8080808080808080U;
  constexpr std::uint64_t diagonal = 0x8040201008040201U;
  // In each byte: how many bits are set in it and those below it.
  std::uint64_t up_to = bits - ((bits >> 1U) & 0x5555555555555555U);
  up_to = (up_to & 0x3333333333333333U) + ((up_to >> 2U) & 0x3333333333333333U);
  up_to = ((up_to + (up_to >> 4U)) & 0x0F0F0F0F0F0F0F0FU) * ones;
  const std::size_t byte = lowest_bit(((up_to | tops) - ones * (nth + 1)) & tops) & ~std::size_t{7};
  const std::uint64_t rest = nth - (((up_to << 8U) >> byte) & 0xFFU);
  // The same within the byte, with one bit in each byte.
  std::uint64_t spread = (((bits >> byte) & 0xFFU) * ones) & diagonal;
  spread = (((spread + (tops - ones)) | spread) & tops) >> 7U;
  return byte + lowest_bit((((spread * ones) | tops) - ones * (rest + 1)) & tops) / 8;
}

}  // namespace backlot
