// What a designer wants to know about many games, beside who won: each game has a list of its own.
#pragma once
#include <string_view>

#include "contract/game.hpp"

namespace backlot::lab {

// One figure: visit(Metric) for each.
struct Metric {
  std::string_view name;
  std::string_view about;
  double value = 0;
};

// A game's figures count in whole numbers: acted() before each action, happened() for each event if
// there is such a function, ended() after each game; merge() adds what another thread has counted.
// A game without any has this.
template <Game G>
struct MetricsOf {
  void acted(const typename G::Content& /*content*/, const typename G::State& /*before*/, Seat /*seat*/,
             const typename G::Action& /*action*/) {}
  void ended(const typename G::Content& /*content*/, const typename G::State& /*state*/, const Outcome& /*outcome*/) {}
  void merge(const MetricsOf& /*other*/) {}
  template <class Visit>
  void report(const Visit& /*visit*/) const {}
  bool operator==(const MetricsOf&) const = default;
};

template <class G>
concept CountsEvents = requires(MetricsOf<G>& metrics, const typename G::Content& content,
                                const typename G::Event& event) { metrics.happened(content, event); };

}  // namespace backlot::lab
