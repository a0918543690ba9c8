// What an arena says about its bots: shares of the wins with intervals, and strengths.
#pragma once
#include <cmath>
#include <cstdint>
#include <vector>

#include "lab/arena.hpp"

namespace backlot::lab {

// One bot's share of all wins, against what is fair for its number of seats.
struct ShareOfWins {
  double share = 0;
  Interval interval;  // 95%, over deals
  double fair = 0;
  double strength = 0;  // Elo points above the mean of all bots
  double strength_error = 0;
};

// The share of one deal's payoff that a bot takes, as mean and interval at so many standard errors.
inline ShareOfWins share_of(const ArenaTallies& tallies, const Seatings& seatings, std::size_t bot,
                            double errors = z_95) {
  ShareOfWins found;
  const double whole = static_cast<double>(full_payoff) * static_cast<double>(seatings.size());
  double seats = 0;
  double players = 0;
  for (const auto& seating : seatings) {
    for (const std::size_t each : seating) seats += each == bot ? 1 : 0;
    players += static_cast<double>(seating.size());
  }
  const Sum& payoff = tallies.bots[bot].payoff;
  found.fair = seats / players;
  found.share = payoff.mean() / whole;
  found.interval = interval_of_mean(found.share, payoff.error() / whole, static_cast<double>(payoff.count()), errors);
  return found;
}

// Strengths by the model of Plackett and Luce for who comes first: a seat wins as often as its bot's
// strength is among the strengths at the table. Fitted by minorize-maximize (Hunter 2004); a shared
// win counts in parts.
inline std::vector<ShareOfWins> shares_of_wins(const ArenaTallies& tallies, const Seatings& seatings) {
  const std::size_t count = tallies.bots.size();
  std::vector<ShareOfWins> all;
  std::vector<double> wins(count, 0.5);  // half a win each to begin with: nobody is infinitely weak
  for (std::size_t bot = 0; bot < count; ++bot) {
    all.push_back(share_of(tallies, seatings, bot));
    for (const auto& seating : tallies.won) wins[bot] += static_cast<double>(seating[bot]) / full_payoff;
  }
  std::vector<std::vector<double>> seats(seatings.size(), std::vector<double>(count));
  std::vector<double> games(seatings.size(), 0.5 * static_cast<double>(count) / static_cast<double>(seatings.size()));
  for (std::size_t at = 0; at < seatings.size(); ++at) {
    for (const std::size_t bot : seatings[at]) ++seats[at][bot];
    for (std::size_t bot = 0; bot < count; ++bot) games[at] += static_cast<double>(tallies.won[at][bot]) / full_payoff;
  }
  std::vector<double> strength(count, 1);
  const auto at_table = [&](std::size_t at) {
    double sum = 0;
    for (std::size_t bot = 0; bot < count; ++bot) sum += seats[at][bot] * strength[bot];
    return sum;
  };
  for (int round = 0; round < 500; ++round) {
    std::vector<double> next(count);
    double logs = 0;
    for (std::size_t bot = 0; bot < count; ++bot) {
      double expected = 0;
      for (std::size_t at = 0; at < seatings.size(); ++at) expected += games[at] * seats[at][bot] / at_table(at);
      next[bot] = expected > 0 ? wins[bot] / expected : 1;
      logs += std::log(next[bot]);
    }
    for (double& each : next) each /= std::exp(logs / static_cast<double>(count));
    strength = next;
  }
  const double elo = 400 / std::log(10.0);
  for (std::size_t bot = 0; bot < count; ++bot) {
    double information = 0;
    for (std::size_t at = 0; at < seatings.size(); ++at) {
      const double p = seats[at][bot] * strength[bot] / at_table(at);
      information += games[at] * p * (1 - p);
    }
    all[bot].strength = elo * std::log(strength[bot]);
    all[bot].strength_error = information > 0 ? elo / std::sqrt(information) : 0;
  }
  return all;
}

// Whether the first bot's share is known to differ from what is fair. Looked at after 32, 64, 128, ...
// deals; each look spends half of the 5% that are left, so that looking often does not fool us.
inline bool is_decided(const ArenaTallies& tallies, const Seatings& seatings, std::uint32_t look) {
  // Standard errors for a chance of 0.05 / 2^(look + 1) on both sides, by the tail's leading term.
  const double chance = 0.05 / std::exp2(look + 1);
  double errors = 2;
  for (int i = 0; i < 20; ++i)
    errors = std::sqrt(-2 * std::log(chance * errors * std::sqrt(2 * 3.141592653589793) / 2));
  const ShareOfWins found = share_of(tallies, seatings, 0, errors);
  return found.interval.low > found.fair || found.interval.high < found.fair;
}

}  // namespace backlot::lab
