// The chance of served games: word number `counter` for a purpose is the first four bytes, big end
// first, of HMAC-SHA-256(table seed, purpose byte, counter as eight bytes, big end first).
// Counters never go back.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/chance.hpp"
#include "core/sha256.hpp"

namespace backlot {

class TableChance {
 public:
  constexpr explicit TableChance(const Digest& seed) : seed_(seed) {}

  constexpr std::uint32_t below(std::uint32_t n, std::uint8_t purpose) {
    expect(purpose < max_purposes);
    return even_below(n, [&] { return word(purpose, counters_[purpose]++); });
  }

 private:
  constexpr std::uint32_t word(std::uint8_t purpose, std::uint64_t counter) const {
    std::array<std::uint8_t, 9> message{purpose};
    for (std::size_t i = 0; i < 8; ++i) {
      message[i + 1] = static_cast<std::uint8_t>(counter >> (56U - 8U * i));
    }
    const Digest mac = hmac_sha256(seed_, message);
    return (std::uint32_t{mac[0]} << 24U) | (std::uint32_t{mac[1]} << 16U) | (std::uint32_t{mac[2]} << 8U) |
           std::uint32_t{mac[3]};
  }

  Digest seed_;
  std::array<std::uint64_t, max_purposes> counters_{};
};

}  // namespace backlot
