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

// Takes as long wherever two secrets differ, so that nobody learns one by trying.
inline bool same_secret(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  unsigned difference = 0;
  for (std::size_t i = 0; i < a.size(); ++i) difference |= static_cast<unsigned char>(a[i] ^ b[i]);
  return difference == 0;
}

// SHA-256 of the 32 bytes behind a hex text: what is published before the bytes are.
inline std::string commitment_to(const Digest& secret) { return hex_of(sha256(std::span<const std::uint8_t>(secret))); }

// What one chair put in; bots put in nothing.
struct Contribution {
  bool person = true;
  std::string commitment;
  std::string contribution;
};

// Everything that was frozen at the start, and what server and people put in.
struct SeedList {
  std::string game;
  std::string options;      // as JSON
  std::string content;      // its hash
  std::uint16_t rules = 0;  // 0: from before tables pinned their revision, and not in the list
  std::string server_seed;
  std::vector<Contribution> chairs;
};

inline Digest table_seed(const SeedList& list) {
  const bool pinned = list.rules != 0;
  std::vector<std::string> parts{pinned ? "backlot table seed 2" : "backlot table seed 1", list.game, list.options,
                                 list.content};
  if (pinned) parts.push_back(std::to_string(list.rules));
  parts.push_back(list.server_seed);
  for (const Contribution& chair : list.chairs) {
    parts.emplace_back(chair.person ? "person" : "bot");
    parts.push_back(chair.commitment);
    parts.push_back(chair.contribution);
  }
  return hash_of_list(parts);
}

}  // namespace backlot
