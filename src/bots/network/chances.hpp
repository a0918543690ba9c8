// How likely each seat is to win, as a network sees it: whole numbers, so that they are the same everywhere.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "bots/network/network.hpp"
#include "bots/network/sampling.hpp"

namespace backlot::network {

using Chances = std::array<std::uint32_t, most_chances>;  // in 65,536ths, clockwise from the seat that sees

// Of a network that tells them.
inline Chances chances_of(const Seen& seen, std::size_t players) {
  const std::span<const std::int32_t> scores(seen.chances, players);
  const std::int64_t best = scores[best_of(scores)];
  Chances chances{};
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < players; ++i) total += chances[i] = weight_of(best - scores[i], 100);
  for (std::size_t i = 0; i < players; ++i) {
    chances[i] = static_cast<std::uint32_t>(std::uint64_t{chances[i]} * most_weight / total);
  }
  return chances;
}

}  // namespace backlot::network
