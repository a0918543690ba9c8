// What a designer wants to know about many games, beside who won: each game has a list of its own.
#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
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
// there is such a function, ended() after each game; counters() lists them for adding up and keeping
// (lab/counters.hpp). Beside them stands what reports cannot know of a game: what a round is and which one
// it is, how a seat stands in the middle of it, and the role of a seat where there are roles.
// A game without any of this has this.
template <Game G>
struct MetricsOf {
  void acted(const typename G::Content& /*content*/, const typename G::State& /*before*/, Seat /*seat*/,
             const typename G::Action& /*action*/) {}
  void ended(const typename G::Content& /*content*/, const typename G::State& /*state*/, const Outcome& /*outcome*/) {}
  template <class Visit, class... X>
  static void counters(const Visit& /*visit*/, X&... /*x*/) {}
  template <class Visit>
  void report(const Visit& /*visit*/) const {}
  bool operator==(const MetricsOf&) const = default;
};

template <class G>
concept CountsEvents = requires(MetricsOf<G>& metrics, const typename G::Content& content,
                                const typename G::Event& event) { metrics.happened(content, event); };

// MetricsOf<G>::round(state) from 0, and what people call it.
template <class G>
concept HasRounds = requires(const typename G::State& state) {
  { MetricsOf<G>::round(state) } -> std::convertible_to<std::size_t>;
  { MetricsOf<G>::round_name } -> std::convertible_to<std::string_view>;
};

// MetricsOf<G>::standing(content, state, seat): what the seat has, were the game over now. More is better.
template <class G>
concept HasStandings = requires(const typename G::Content& content, const typename G::State& state, Seat seat) {
  { MetricsOf<G>::standing(content, state, seat) } -> std::convertible_to<std::int32_t>;
  { MetricsOf<G>::standing_name } -> std::convertible_to<std::string_view>;
};

// MetricsOf<G>::role(state, seat), an index into MetricsOf<G>::roles, the names of what wins together.
template <class G>
concept NamesRoles = requires(const typename G::State& state, Seat seat) {
  { MetricsOf<G>::role(state, seat) } -> std::convertible_to<std::size_t>;
  MetricsOf<G>::roles;
};

}  // namespace backlot::lab
