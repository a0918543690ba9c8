// Whether the chances that seats are told are so.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/fields.hpp"
#include "lab/chances.hpp"
#include "lab/reports/reliability.hpp"

namespace backlot::lab {

struct ChanceResult {
  std::string game;
  std::uint32_t players = 0;
  std::string bots;
  std::uint64_t games = 0;
  std::string seed;
  bool stopped = false;
  bool network = false;  // whether one was asked; otherwise games were played out
  Told how = Told::hints;
  std::uint64_t told = 0;
  double brier = 0;        // mean squared distance of a seat's chance from what came of it
  double brier_alike = 0;  // the same of somebody who always says how often seats win
  double odds_power = 1;
  std::vector<ReliabilityRow> reliability;
};
void fields(Is<ChanceResult> auto& x, const auto& visit) {
  visit("game", x.game);
  visit("players", x.players);
  visit("bots", x.bots);
  visit("games", x.games);
  visit("seed", x.seed);
  visit("stopped", x.stopped);
  visit("network", x.network);
  visit("how", x.how);
  visit("told", x.told);
  visit("brier", x.brier);
  visit("brier_alike", x.brier_alike);
  visit("odds_power", x.odds_power);
  visit("reliability", x.reliability);
}

// Game, players, bots, seed and how it was worked out are the caller's to say.
ChanceResult chance_result(const ChanceTallies& tallies);

// For the terminal.
std::string text_of(const ChanceResult& result);

}  // namespace backlot::lab
