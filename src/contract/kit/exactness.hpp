// No leak, nothing forgotten, point 3: on a game cut down by a tiny content pack, the worlds that a
// seat imagines are exactly the states reachable with its stream, in the stated proportions.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <unordered_map>
#include <vector>

#include "contract/kit/chi_square.hpp"
#include "contract/kit/histories.hpp"

namespace backlot::kit {

// The proportions of worlds when each is as likely as any other. A game whose imagine promises
// something else states it in a type like this one: weights for all of `worlds`, to no common sum; or no
// weights where it promises only which worlds there are.
struct AllAlike {
  template <class Content, class View, class State>
  std::vector<double> operator()(const Content& /*content*/, const View& /*view*/,
                                 const std::vector<State>& worlds) const {
    return std::vector<double>(worlds.size(), 1.0);
  }
};

// In how many ways physical cards can lie so that the places hold these kinds: copies of a kind
// are told apart, the order inside a place is not. Up to a factor that all placements share.
inline double physical_placements(std::vector<std::vector<std::uint64_t>> places) {
  double ways = 1;
  for (auto& place : places) {
    std::sort(place.begin(), place.end());
    std::size_t alike = 0;
    for (std::size_t i = 0; i < place.size(); ++i) {
      alike = i > 0 && place[i] == place[i - 1] ? alike + 1 : 1;
      ways /= static_cast<double>(alike);
    }
  }
  return ways;
}

// How much to try: what is left out is counted in Exactness, not passed over.
struct Effort {
  std::size_t most_worlds = 3000;      // on the way and at the end
  std::size_t per_rarest_world = 16;   // samples that the rarest world is expected to get
  std::size_t most_samples = 400'000;  // for one stream
  double most_excess = 6;              // standard deviations of chi-square
};

struct Exactness : Report {
  std::size_t worlds = 0;     // in all streams together
  std::size_t samples = 0;    // imagined
  std::size_t too_large = 0;  // streams with more worlds or rarer ones than the effort allows
};

// One seat at one point of a game: what it imagines, against the worlds that are possible for it.
template <Game G, class Proportions>
void compare_worlds(const Setting<G>& setting, const typename G::State& state, Seat seat,
                    const std::vector<typename G::State>& worlds, const Proportions& proportions, const Effort& effort,
                    const std::string& where, Exactness& report) {
  const auto view = seen_by(setting.content, state, seat);
  const std::vector<double> weights = proportions(setting.content, view, worlds);
  std::size_t samples = effort.most_samples;
  if (!weights.empty()) {
    double total = 0;
    for (const double weight : weights) total += weight;
    const double rarest = *std::min_element(weights.begin(), weights.end()) / total;
    samples = static_cast<std::size_t>(std::ceil(static_cast<double>(effort.per_rarest_world) / rarest));
    if (samples > effort.most_samples) {
      ++report.too_large;
      return;
    }
  }
  std::unordered_map<std::string, std::size_t> index_of;
  for (std::size_t i = 0; i < worlds.size(); ++i) index_of[bytes_of(worlds[i])] = i;
  std::vector<std::size_t> counts(worlds.size());
  FastChance chance(mix(setting.seed) + hash_of(state));
  std::size_t missing = worlds.size();
  // Without weights it goes on until every world has come, and as long again for worlds that must not.
  std::size_t enough = samples;
  for (std::size_t i = 0; i < enough; ++i) {
    const auto at = index_of.find(bytes_of(imagine(setting.content, view, chance)));
    if (at == index_of.end()) return report.fail(where + "a world is imagined that no history leads to");
    if (++counts[at->second] == 1 && --missing == 0 && weights.empty()) enough = std::min(enough, 2 * (i + 1));
    ++report.samples;
  }
  ++report.checked;
  report.worlds += worlds.size();
  if (missing > 0) {
    return report.fail(where + std::to_string(missing) + " of " + std::to_string(worlds.size()) +
                       " possible worlds are never imagined");
  }
  if (weights.empty()) return;
  const double excess = chi_square_excess(counts, weights);
  if (excess > effort.most_excess) {
    report.fail(where + "the worlds are not imagined in the stated proportions (" + std::to_string(excess) +
                " standard deviations over " + std::to_string(worlds.size()) + " worlds)");
  }
}

// Every seat at every point of one game. `deals`: all there can be.
template <Game G, class Proportions = AllAlike>
void imagines_exactly_in(const Setting<G>& setting, const Played<G>& played,
                         const std::vector<typename G::State>& deals, const Proportions& proportions,
                         const Effort& effort, Exactness& report) {
  for (const Seat seat : observers(setting.options.players)) {
    Histories<G> histories(setting.content, deals, played.states[0], seat);
    for (std::size_t moves = 0;; ++moves) {
      const std::string where = name_of_seat(seat) + " after " + std::to_string(moves) + " moves: ";
      compare_worlds(setting, played.states[moves], seat, histories.worlds(), proportions, effort, where, report);
      if (report.has_enough()) return;
      if (moves == played.moves.size()) break;
      if (histories.follow(played.moves[moves], played.states[moves + 1], effort.most_worlds)) continue;
      report.too_large += played.moves.size() - moves;
      break;
    }
  }
}

// In every game of the setting.
template <Game G, class Proportions = AllAlike>
Exactness imagines_exactly(const Setting<G>& setting, const std::vector<typename G::State>& deals,
                           const Proportions& proportions = {}, const Effort& effort = {}) {
  Exactness report;
  for (std::size_t game = 0; game < setting.games && !report.has_enough(); ++game) {
    imagines_exactly_in(setting, play_recorded(setting, game), deals, proportions, effort, report);
  }
  return report;
}

}  // namespace backlot::kit
