#include "lab/reports/team.hpp"

#include <fmt/format.h>

#include "lab/numbers.hpp"

namespace backlot::lab {

std::string text_of(const TeamResult& result) {
  std::string out = fmt::format("{}, {} players, {} deals, each played twice, seed {}\n\n", result.game, result.players,
                                grouped(result.deals), result.seed);
  out += fmt::format("{} with {} among {}: {:>8} of the games won\n", result.role, result.bots[0], result.bots[1],
                     percent(result.wins));
  out += fmt::format("{} with {} everywhere: {:>8}\n", result.role, result.bots[1], percent(result.wins_before));
  out += fmt::format("gain: {:+.1f} points, 95% interval {:+.1f} to {:+.1f}\n", 100 * result.gain,
                     100 * result.gain_low, 100 * result.gain_high);
  return out;
}

}  // namespace backlot::lab
