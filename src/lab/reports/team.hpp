// What a bot is worth to one side.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/fields.hpp"

namespace backlot::lab {

// --role: what the first bot is worth to one side.
struct TeamResult {
  std::string game;
  std::uint32_t players = 0;
  std::string role;
  std::vector<std::string> bots;
  std::uint64_t deals = 0;  // in which somebody had the role
  std::string seed;
  bool stopped = false;
  double wins = 0;         // of the side, with the first bot
  double wins_before = 0;  // with the second everywhere
  double gain = 0;
  double gain_low = 0;
  double gain_high = 0;
};
void fields(Is<TeamResult> auto& x, const auto& visit) {
  visit("game", x.game);
  visit("players", x.players);
  visit("role", x.role);
  visit("bots", x.bots);
  visit("deals", x.deals);
  visit("seed", x.seed);
  visit("stopped", x.stopped);
  visit("wins", x.wins);
  visit("wins_before", x.wins_before);
  visit("gain", x.gain);
  visit("gain_low", x.gain_low);
  visit("gain_high", x.gain_high);
}

// For the terminal.
std::string text_of(const TeamResult& result);

}  // namespace backlot::lab
