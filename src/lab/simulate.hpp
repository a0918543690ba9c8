// Many games between bots. Same seed, same result, whatever the number of threads: every game has a
// seed of its own, made from the seed and its number, and everything counted is a whole number.
// Deals are paired: the cards come from one source and each bot's choices from another, so that the
// same seed deals the same cards to whatever bots.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "bots/bots.hpp"
#include "lab/tallies.hpp"
#include "lab/watch.hpp"

namespace backlot::lab {

template <Game G>
struct Simulation {
  const typename G::Content& content;
  std::string content_name;
  typename G::Options options;
  std::vector<bots::AnyBot<G>> bots;  // one for each seat
  std::uint64_t games = 0;            // the last of them is before this one,
  std::uint64_t seed = 0;
  std::uint32_t threads = 1;
  std::uint64_t from = 0;  // and this is the first
};

// Gets the records of all games in the order of the games; false stops the simulation.
using TakeRecords = std::function<bool(const std::string&)>;

// Threads take portions of games in turn, so that what has been played is always the first games.
// Compiled once for every game, in simulate.cpp.
template <Game G>
Tallies<G> simulate(const Simulation<G>& simulation, Watch& watch, const TakeRecords& take_records = {});

}  // namespace backlot::lab
