// How often the bots' beliefs about hidden roles are right.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/fields.hpp"
#include "lab/belief.hpp"
#include "lab/reports/reliability.hpp"

namespace backlot::lab {

// Mean squared distances from the truth after a round, and by how much the posterior is nearer.
struct RoundRow {
  std::string after;
  std::uint64_t seats = 0;
  double posterior = 0;
  double prior = 0;
  double better = 0;
};
void fields(Is<RoundRow> auto& x, const auto& visit) {
  visit("after", x.after);
  visit("seats", x.seats);
  visit("posterior", x.posterior);
  visit("prior", x.prior);
  visit("better", x.better);
}

// One row of the model: percents, and how often there was the choice.
struct RateRow {
  std::string what;
  std::string who;
  std::vector<double> percents;
  std::vector<std::uint64_t> times;
};
void fields(Is<RateRow> auto& x, const auto& visit) {
  visit("what", x.what);
  visit("who", x.who);
  visit("percents", x.percents);
  visit("times", x.times);
}

struct BeliefResult {
  std::string game;
  std::uint32_t players = 0;
  std::uint64_t games = 0;
  std::string seed;
  bool stopped = false;
  std::vector<RoundRow> rounds;
  std::vector<ReliabilityRow> reliability;
  double odds_power = 1;
  std::vector<RateRow> rates;
};
void fields(Is<BeliefResult> auto& x, const auto& visit) {
  visit("game", x.game);
  visit("players", x.players);
  visit("games", x.games);
  visit("seed", x.seed);
  visit("stopped", x.stopped);
  visit("rounds", x.rounds);
  visit("reliability", x.reliability);
  visit("odds_power", x.odds_power);
  visit("rates", x.rates);
}

// `rates`: how the bots behaved, too.
enum class WithRates : std::uint8_t { no, yes };
// Game, players, seed and whether it was stopped are the caller's to say.
BeliefResult belief_result(const BeliefTallies& tallies, WithRates rates);

// For the terminal.
std::string text_of(const BeliefResult& result);

}  // namespace backlot::lab
