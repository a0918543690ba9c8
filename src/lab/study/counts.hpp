// What a study counts alike in every game. Whole numbers only: adding them up in any order gives the same.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/outcome.hpp"
#include "lab/counters.hpp"
#include "lab/histogram.hpp"
#include "lab/sum.hpp"

namespace backlot::lab {

struct SeatCount {
  Sum payoff;  // a whole win is full_payoff
  std::uint64_t wins = 0;
  std::uint64_t shared_wins = 0;
  std::uint64_t dropped_out = 0;
  Sum score;  // of the games in which it did not drop out
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.payoff...);
    visit(x.wins...);
    visit(x.shared_wins...);
    visit(x.dropped_out...);
    visit(x.score...);
  }
  bool operator==(const SeatCount&) const = default;
};

// Those who win together, where a game has such.
struct RoleCount {
  std::uint64_t games = 0;  // in which somebody had the role
  std::uint64_t wins = 0;   // of these, won by somebody with it
  std::uint64_t seats = 0;
  Sum payoff;  // of the seats with it
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.games...);
    visit(x.wins...);
    visit(x.seats...);
    visit(x.payoff...);
  }
  bool operator==(const RoleCount&) const = default;
};

// Who leads at the start of each round after the first, and who wins in the end.
struct LeadCount {
  Sum changes;  // a game: the leaders of one moment are not among those of the moment before
  Sum behind;   // thousandths of these moments at which no later winner led
  Sum settled;  // thousandths of the rounds that were over when a later winner led for good
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.changes...);
    visit(x.behind...);
    visit(x.settled...);
  }
  bool operator==(const LeadCount&) const = default;
};

// One thing that may be chosen. Decisions with a single answer do not count.
struct ChoiceCount {
  std::uint64_t offered = 0;  // decisions
  std::uint64_t chosen = 0;
  Sum with;     // payoff of each seat and game that chose it at least once
  Sum without;  // of each that could have and never did
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.offered...);
    visit(x.chosen...);
    visit(x.with...);
    visit(x.without...);
  }
  bool operator==(const ChoiceCount&) const = default;
};

// All that is counted alike in every game.
struct StudyCounts {
  std::uint64_t games = 0;
  std::vector<SeatCount> seats;
  std::vector<RoleCount> roles;
  Sum first;  // payoff of the seat that is asked first, where it is one alone
  LeadCount lead;
  Histogram decisions;
  Histogram rounds;
  Histogram scores;
  Histogram winning_scores;
  Histogram margins;  // of the winner over the best of the others
  CountsByName endings;
  std::vector<ChoiceCount> choices;  // by the number that Choices gives; empty when nobody asked

  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.games...);
    visit(x.seats...);
    visit(x.roles...);
    visit(x.first...);
    visit(x.lead...);
    visit(x.decisions...);
    visit(x.rounds...);
    visit(x.scores...);
    visit(x.winning_scores...);
    visit(x.margins...);
    visit(x.endings...);
    visit(x.choices...);
  }
  bool operator==(const StudyCounts&) const = default;

  void add(const Outcome& outcome) {
    ++games;
    seats.resize(outcome.seats.size());
    ++endings[std::string(name_of(outcome.ended_by).view())];
    bool any_other = false;
    std::int32_t best = 0;
    std::int32_t best_other = 0;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const SeatResult& result = outcome.seats[i];
      SeatCount& seat = seats[i];
      const bool won = outcome.winners.has(seat_at(i));
      seat.payoff.add(result.payoff);
      if (won) ++(outcome.winners.size() == 1 ? seat.wins : seat.shared_wins);
      if (!result.in_the_running) {
        ++seat.dropped_out;
        continue;
      }
      seat.score.add(result.score);
      scores.add(result.score);
      if (won) {
        best = result.score;
        winning_scores.add(result.score);
      } else if (!any_other || result.score > best_other) {
        any_other = true;
        best_other = result.score;
      }
    }
    if (any_other && !outcome.winners.empty()) margins.add(best - best_other);
  }
};

}  // namespace backlot::lab
