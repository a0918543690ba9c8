// Bytes that nobody can guess, from the system. The only place that asks for them.
#pragma once
#include <unistd.h>

#include <array>
#include <cstdint>
#include <string>

namespace backlot {

inline std::array<std::uint8_t, 32> random_bytes() {
  std::array<std::uint8_t, 32> bytes{};
  while (getentropy(bytes.data(), bytes.size()) != 0) {  // fails only where there is no randomness, and then we wait
  }
  return bytes;
}

inline std::uint64_t random_number() {
  std::uint64_t number = 0;
  const auto bytes = random_bytes();
  for (unsigned i = 0; i < 8; ++i) number = number << 8U | bytes[i];
  return number;
}

// Up to 32 hex digits.
inline std::string random_hex(std::size_t digits) {
  std::string hex;
  for (const std::uint8_t byte : random_bytes()) {
    if (hex.size() < digits) hex += "0123456789abcdef"[byte % 16];
  }
  return hex;
}

}  // namespace backlot
