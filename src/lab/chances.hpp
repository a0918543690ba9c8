// Whether the chances to win that seats are told (bots/win_chances.hpp) are so: after every few actions of games
// between bots every seat is told the chances of all, from its own eyes, and at the end they are compared with who won.
#pragma once
#include <cstdint>
#include <vector>

#include "bots/win_chances.hpp"
#include "lab/counters.hpp"
#include "lab/on_threads.hpp"
#include "lab/play.hpp"
#include "lab/reliability.hpp"
#include "lab/sum.hpp"
#include "lab/watch.hpp"

namespace backlot::lab {

struct ChanceTallies {
  std::uint64_t games = 0;
  Reliability own;  // each seat's of itself
  Sum told;         // squared distance from what came of it (Brier), in millionths, of each seat's chance that was told
  bool operator==(const ChanceTallies&) const = default;
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.games...);
    visit(x.own...);
    visit(x.told...);
  }
};

template <Game G>
struct ChanceRun {
  const typename G::Content& content;
  typename G::Options options;
  std::vector<bots::AnyBot<G>> bots;  // one for each seat
  std::uint64_t seed = 0;
  std::uint32_t threads = 1;
  std::uint32_t worlds = 0;
  std::uint32_t every = 0;  // after so many actions
};

// Gives how many games were played: the first of them, none left out. Compiled once for every game, in chances.cpp.
template <Game G>
std::uint64_t compare_chances(const ChanceRun<G>& run, Range games, ChanceTallies& tallies, Watch& watch);

}  // namespace backlot::lab
