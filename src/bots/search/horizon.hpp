// How far a search looks. Most games are played out to the end; one in which that takes long may say in its
// heuristic.hpp, by Horizon<G>, where to stop and what each seat can expect from there.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "bots/search/utility.hpp"
#include "contract/game.hpp"

namespace backlot::bots {

// Of a finished game.
class Ended {
 public:
  explicit Ended(const Outcome& outcome) : outcome_(outcome) {}
  double utility(Seat seat) const { return bots::utility(outcome_, seat); }
  double win(Seat seat) const { return static_cast<double>(outcome_.seats[index(seat)].payoff) / full_payoff; }

 private:
  Outcome outcome_;
};

// Of a game that is under way: scores to be expected, and by how much they may still turn out otherwise.
class Expected {
 public:
  Expected(std::size_t players, double spread) : players_(players), spread_(spread) {}
  double& score(std::size_t seat) { return scores_[seat]; }

  // Once all scores are known.
  void settle() {
    const double best = *std::max_element(scores_.begin(), scores_.begin() + static_cast<std::ptrdiff_t>(players_));
    for (std::size_t i = 0; i < players_; ++i) {
      chances_[i] = std::exp((scores_[i] - best) / spread_);
      all_chances_ += chances_[i];
    }
  }

  // Who is ahead by the spread is e times as likely to win.
  double win(Seat seat) const { return chances_[index(seat)] / all_chances_; }
  double utility(Seat seat) const {
    double others = 0;
    double most = 1;
    bool any = false;
    for (std::size_t i = 0; i < players_; ++i) {
      most = std::max(most, std::abs(scores_[i]));
      if (i == index(seat)) continue;
      others = any ? std::max(others, scores_[i]) : scores_[i];
      any = true;
    }
    const double ahead = any ? std::clamp((scores_[index(seat)] - others) / most, -1.0, 1.0) : 1;
    return 0.7 * win(seat) + 0.15 * (1 + ahead);
  }

 private:
  std::size_t players_;
  double spread_;
  double all_chances_ = 0;
  std::array<double, max_seats> scores_{};
  std::array<double, max_seats> chances_{};
};

// To the end.
template <Game G>
struct Horizon {
  struct Place {};
  static Place place_of(const typename G::State& /*state*/) { return {}; }
  static bool reached(Place /*start*/, const typename G::State& /*state*/) { return false; }
  static Ended prospects(const typename G::Content& content, const typename G::State& state) {
    return Ended(outcome(content, state));
  }
};

}  // namespace backlot::bots
