// What a study of a game counts over many games: what every game has, and the game's own figures.
#pragma once
#include "contract/game.hpp"
#include "lab/metrics/all.hpp"
#include "lab/metrics/metrics.hpp"
#include "lab/study/counts.hpp"

namespace backlot::lab {

template <Game G>
struct StudyTallies : StudyCounts {
  MetricsOf<G> metrics;

  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    StudyCounts::counters(visit, base_of<StudyCounts>(x)...);
    visit(x.metrics...);
  }
  bool operator==(const StudyTallies&) const = default;
};

}  // namespace backlot::lab
