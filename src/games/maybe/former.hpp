// The pack that was the standard one under rules revision 1, so that records and tables made with it can still be read.
#pragma once
#include "games/maybe/generate.hpp"

namespace backlot::maybe {

struct Game;

// Eight of its Movie cards repeat an icon, where most sets have three: an outlier, and easier than most.
inline constexpr std::uint64_t former_seed = 1;

constexpr Content former_content(const Game& /*game*/) {
  FastChance chance(former_seed);
  return make_content(printed_counts(), chance);
}

}  // namespace backlot::maybe
