// What a seat thinks of the roles of the others: of all worlds that fit what it has seen, how many have each role
// there. A game whose bots keep a belief says what they think instead: SuspicionOf<G> is then its own.
#pragma once
#include <cstdint>
#include <vector>

#include "contract/claim.hpp"
#include "lab/metrics/all.hpp"
#include "lab/metrics/metrics.hpp"

namespace backlot::lab {

// By seat, then by role: chances from 0 to 1.
using Suspicions = std::vector<std::vector<double>>;

// Follows one seat through a game: start at the deal, watch each event as the seat sees it with its View before, hear
// each claim.
template <class G>
class SuspicionOf {
 public:
  using Content = typename G::Content;
  using View = typename G::View;

  static constexpr std::string_view how = "by all worlds that fit what the seat has seen, each as likely as any other";

  void start(const Content& /*content*/, const View& /*view*/) {}
  void watch(const Content& /*content*/, const View& /*before*/, const typename G::Event& /*event*/) {}
  void hear(const Content& /*content*/, const View& /*view*/, Seat /*by*/, const ClaimOf<G>& /*claim*/) {}

  // What the seat thinks now.
  Suspicions now(const Content& content, const View& view, std::size_t players, std::uint64_t seed) const {
    Suspicions chances(players, std::vector<double>(MetricsOf<G>::roles.size()));
    for (std::uint32_t world = 0; world < worlds; ++world) {
      FastChance chance(combine(seed, world));
      const typename G::State imagined = imagine(content, view, chance);
      for (std::size_t i = 0; i < players; ++i) chances[i][MetricsOf<G>::role(imagined, seat_at(i))] += 1.0 / worlds;
    }
    return chances;
  }

 private:
  static constexpr std::uint32_t worlds = 400;
};

}  // namespace backlot::lab
