// Whether the chances to win that people are told are so: after every few actions of games between bots they are told
// the chances of all, and at the end those are compared with who won.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "bots/win_chances.hpp"
#include "lab/counters.hpp"
#include "lab/on_threads.hpp"
#include "lab/play.hpp"
#include "lab/reliability.hpp"
#include "lab/sum.hpp"
#include "lab/watch.hpp"

namespace backlot::lab {

// How they are told.
enum class Told : std::uint8_t {
  hints,  // to each seat as a hint tells them (bots/win_chances.hpp)
  seats,  // to each seat as a replay does from its eyes (bots/replayed_chances.hpp)
  all     // as a replay does with everything shown
};
constexpr std::array<std::string_view, 3> names_of(Told /*told*/) { return {"hints", "seats", "all"}; }

struct ChanceTallies {
  std::uint64_t games = 0;
  Reliability own;  // each seat's of itself; from everybody's cards each seat's
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
  Told told = Told::hints;  // the others only where a network tells chances
};

// Gives how many games were played: the first of them, none left out. Compiled once for every game, in chances.cpp.
template <Game G>
std::uint64_t compare_chances(const ChanceRun<G>& run, Range games, ChanceTallies& tallies, Watch& watch);

}  // namespace backlot::lab
