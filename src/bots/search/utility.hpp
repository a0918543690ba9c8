// How good an ending is for a seat, from 0 to 1: winning above all, then by how much.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>

#include "core/outcome.hpp"

namespace backlot::bots {

inline double utility(const Outcome& outcome, Seat seat) {
  const SeatResult& mine = outcome.seats[index(seat)];
  const double win = static_cast<double>(mine.payoff) / full_payoff;
  double others = 0;
  double most = 1;
  bool any = false;
  for (std::size_t i = 0; i < outcome.seats.size(); ++i) {
    const SeatResult& seat_result = outcome.seats[i];
    most = std::max(most, std::abs(static_cast<double>(seat_result.score)));
    if (i == index(seat) || !seat_result.in_the_running) continue;
    others = any ? std::max(others, static_cast<double>(seat_result.score)) : seat_result.score;
    any = true;
  }
  if (!mine.in_the_running) return 0;
  const double ahead = any ? std::clamp((mine.score - others) / most, -1.0, 1.0) : 1;
  return 0.7 * win + 0.15 * (1 + ahead);
}

}  // namespace backlot::bots
