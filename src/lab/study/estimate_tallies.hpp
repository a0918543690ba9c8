// What the seats' own estimates of winning say over many games. Whole numbers only, as in tallies.hpp.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "lab/study/lead.hpp"

namespace backlot::lab {

// Thousandths of a certain win, by seat.
using Estimate = std::vector<std::int32_t>;

// Estimates made in one tenth of a game.
struct MomentCount {
  Sum winner;    // the estimate of each later winner, in thousandths
  Sum foreseen;  // 1000 when the seat with the highest estimate wins
  Sum missed;    // squares of estimate less result (0 or 1000), in thousandths of thousandths
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.winner...);
    visit(x.foreseen...);
    visit(x.missed...);
  }
  bool operator==(const MomentCount&) const = default;
};

// Estimates of about the same height: how often such a seat wins.
struct HeightCount {
  Sum estimate;
  Sum won;  // 0 or 1000
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.estimate...);
    visit(x.won...);
  }
  bool operator==(const HeightCount&) const = default;
};

struct EstimateTallies {
  std::uint64_t games = 0;
  std::array<MomentCount, 10> moments;
  std::array<HeightCount, 10> heights;
  LeadCount lead;  // by estimates instead of scores
  Sum drama;       // how far, on average over a game, a later winner's estimate is below the highest; thousandths
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.games...);
    visit(x.moments...);
    visit(x.heights...);
    visit(x.lead...);
    visit(x.drama...);
  }
  bool operator==(const EstimateTallies&) const = default;

  // The estimates of one game, each after so many of its actions.
  struct Made {
    std::size_t after = 0;
    Estimate estimate;
  };
  void add(const std::vector<Made>& made, std::size_t actions, SeatSet winners) {
    ++games;
    std::vector<SeatSet> leading;
    std::int64_t below = 0;
    for (const auto& [after, estimate] : made) {
      MomentCount& moment = moments[10 * after / actions];
      std::int32_t highest = 0;
      std::int32_t best_winner = 0;
      for (std::size_t i = 0; i < estimate.size(); ++i) {
        const bool won = winners.has(seat_at(i));
        highest = std::max(highest, estimate[i]);
        if (won) {
          moment.winner.add(estimate[i]);
          best_winner = std::max(best_winner, estimate[i]);
        }
        const std::int64_t off = estimate[i] - (won ? 1000 : 0);
        moment.missed.add(off * off);
        HeightCount& height = heights[static_cast<std::size_t>(std::min(9, estimate[i] / 100))];
        height.estimate.add(estimate[i]);
        height.won.add(won ? 1000 : 0);
      }
      SeatSet ahead;
      for (std::size_t i = 0; i < estimate.size(); ++i) {
        if (estimate[i] == highest) ahead = ahead.with(seat_at(i));
      }
      leading.push_back(ahead);
      moment.foreseen.add(overlap(ahead, winners) ? 1000 : 0);
      below += highest - best_winner;
    }
    count_lead(leading, winners, lead);
    if (!made.empty()) drama.add(below / static_cast<std::int64_t>(made.size()));
  }
};

}  // namespace backlot::lab
