// How likely each seat is to win, as a network sees it: whole numbers, so that they are the same everywhere.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "bots/network/network.hpp"
#include "bots/network/sampling.hpp"
#include "bots/network/standard.hpp"

namespace backlot::network {

// The standard network of a game, where it tells them.
template <class G>
NetworkPtr network_of_chances() {
  if constexpr (has_network<G>) {
    NetworkPtr standard = standard_network<G>();
    if (standard && tells_chances(*standard)) return standard;
  }
  return nullptr;
}

using Chances = std::array<std::uint32_t, most_chances>;  // in 65,536ths, clockwise from the seat that sees

// e to the power of score / temperature says how likely each seat is to win; the temperature is in hundredths.
template <class Scores>
Chances chances_of(const Scores& scores, std::uint32_t temperature) {
  const std::int64_t best = scores[best_of(scores)];
  Chances chances{};
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < scores.size(); ++i) total += chances[i] = weight_of(best - scores[i], temperature);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    chances[i] = static_cast<std::uint32_t>(std::uint64_t{chances[i]} * most_weight / total);
  }
  return chances;
}

// Of a network that tells them.
inline Chances chances_of(const Seen& seen, std::size_t players) {
  return chances_of(std::span<const std::int32_t>(seen.chances, players), 100);
}

}  // namespace backlot::network
