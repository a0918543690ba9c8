// How likely each seat thinks it is to win: it imagines worlds that fit what it has seen, and lets its bot play
// each of them to the end in all seats. From such estimates at the start of every round follows how early
// the winner of a game is known.
#pragma once
#include <cstdint>
#include <vector>

#include "lab/study/estimate_tallies.hpp"
#include "lab/study/study.hpp"

namespace backlot::lab {

// All compiled once for every game, in estimate.cpp.

// The bots that play imagined worlds out: who plays at random goes on so, everybody else as the game's own
// best would, because searching in every imagined world takes too long.
template <Game G>
std::vector<bots::AnyBot<G>> playing_out(const std::vector<bots::AnyBot<G>>& bots);

// What share of `worlds` imagined from the view is won by each seat, in thousandths.
template <Game G>
Estimate imagined_wins(const typename G::Content& content, const typename G::View& view,
                       const std::vector<bots::AnyBot<G>>& bots, std::uint32_t worlds, std::uint64_t seed);

// Each seat's own chance, by its own eyes.
template <Game G>
Estimate own_chances(const typename G::Content& content, const typename G::State& state,
                     const std::vector<bots::AnyBot<G>>& bots, std::uint32_t worlds, std::uint64_t seed);

// About how many games an estimated one takes: each seat plays that many worlds in every round, half of a game on
// average.
constexpr std::uint64_t estimate_weight(std::size_t players, std::uint32_t worlds) {
  constexpr std::uint64_t rounds = 7;
  return players * std::uint64_t{worlds} * rounds / 2;
}

// As play_games, for estimates.
template <Game G>
std::uint64_t estimate_games(const Study<G>& study, Range games, std::uint32_t worlds, EstimateTallies& tallies,
                             Watch& watch);

}  // namespace backlot::lab
