// What is counted over many games. Whole numbers only: adding them up in any order gives the same.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "contract/game.hpp"
#include "lab/counters.hpp"
#include "lab/metrics/all.hpp"
#include "lab/metrics/metrics.hpp"
#include "lab/sum.hpp"

namespace backlot::lab {

struct SeatTally {
  std::uint64_t wins = 0;         // alone
  std::uint64_t shared_wins = 0;  // with others
  std::uint64_t dropped_out = 0;  // these have no score
  Sum score;
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.wins...);
    visit(x.shared_wins...);
    visit(x.dropped_out...);
    visit(x.score...);
  }
  bool operator==(const SeatTally&) const = default;
};

template <Game G>
struct Tallies {
  std::uint64_t games = 0;
  std::uint64_t actions = 0;
  std::vector<SeatTally> seats;
  std::map<std::string, std::uint64_t> endings;  // by clause
  MetricsOf<G> metrics;

  bool operator==(const Tallies&) const = default;

  void add(const Outcome& outcome) {
    ++games;
    ++endings[std::string(name_of(outcome.ended_by).view())];
    seats.resize(outcome.seats.size());
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const SeatResult& result = outcome.seats[i];
      SeatTally& seat = seats[i];
      if (outcome.winners.has(seat_at(i))) ++(outcome.winners.size() == 1 ? seat.wins : seat.shared_wins);
      if (result.in_the_running) {
        seat.score.add(result.score);
      } else {
        ++seat.dropped_out;
      }
    }
  }

  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.games...);
    visit(x.actions...);
    visit(x.seats...);
    visit(x.endings...);
    visit(x.metrics...);
  }
};

}  // namespace backlot::lab
