// The seed of a served game, which nobody chose alone: SHA-256 over a list of everything that was
// frozen at the start and of what server and people put in (docs/protocol.md).
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/sha256.hpp"

namespace backlot {

// Each part with its length before it, so that no two lists give the same bytes; the first part
// says what the hash is for.
inline Digest hash_of_list(std::span<const std::string> parts) {
  Sha256 hash;
  for (const std::string& part : parts) {
    for (int shift = 56; shift >= 0; shift -= 8) {
      hash.update(static_cast<std::uint8_t>(static_cast<std::uint64_t>(part.size()) >> shift));
    }
    hash.update(std::string_view(part));
  }
  return hash.finish();
}

// Reads 64 hex digits.
inline std::optional<Digest> digest_from_hex(std::string_view hex) {
  Digest digest{};
  if (hex.size() != 2 * digest.size()) return std::nullopt;
  for (std::size_t i = 0; i < hex.size(); ++i) {
    const char c = hex[i];
    const int value = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
    if (value < 0) return std::nullopt;
    digest[i / 2] = static_cast<std::uint8_t>(digest[i / 2] * 16 + value);
  }
  return digest;
}

inline std::string hex_of(const Digest& digest) { return std::string(to_hex(digest).view()); }

// SHA-256 of the 32 bytes behind a hex text: what is published before the bytes are.
inline std::string commitment_to(const Digest& secret) { return hex_of(sha256(std::span<const std::uint8_t>(secret))); }

}  // namespace backlot
