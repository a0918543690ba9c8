// Bits of a word. As device code the standard library's <bit> compiles to an illegal instruction.
#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>

namespace backlot {

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
  return static_cast<std::size_t>(std::countr_zero(bits));
}

}  // namespace backlot
