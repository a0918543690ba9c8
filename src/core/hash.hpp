// A fast 64-bit running hash, for information-set keys and comparisons inside one program.
// For what leaves the program (records, content) there is SHA-256.
#pragma once
#include <cstdint>

namespace backlot {

constexpr std::uint64_t mix(std::uint64_t x) {
  x ^= x >> 30U;
  x *= 0xBF58476D1CE4E5B9U;
  x ^= x >> 27U;
  x *= 0x94D049BB133111EBU;
  x ^= x >> 31U;
  return x;
}

constexpr std::uint64_t combine(std::uint64_t hash, std::uint64_t value) {
  return mix(hash + 0x9E3779B97F4A7C15U + mix(value));
}

}  // namespace backlot
