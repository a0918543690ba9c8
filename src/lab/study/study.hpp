// Plays the games of a study and counts them. The games are those of `simulate` with the same seed.
#pragma once
#include <cstdint>
#include <vector>

#include "lab/on_threads.hpp"
#include "lab/play.hpp"
#include "lab/study/choices.hpp"
#include "lab/study/tallies.hpp"
#include "lab/watch.hpp"

namespace backlot::lab {

template <Game G>
struct Study {
  const typename G::Content& content;
  typename G::Options options;
  std::vector<bots::AnyBot<G>> bots;  // one for each seat
  std::uint64_t seed = 0;
  std::uint32_t threads = 1;
};

// The seats that have most.
template <Game G>
SeatSet leaders(const typename G::Content& content, const typename G::State& state, std::size_t players) {
  SeatSet ahead;
  std::int32_t most = 0;
  for (const Seat seat : SeatSet::first(players)) {
    const std::int32_t has = MetricsOf<G>::standing(content, state, seat);
    if (ahead.empty() || has > most) {
      most = has;
      ahead = SeatSet::of(seat);
    } else if (has == most) {
      ahead = ahead.with(seat);
    }
  }
  return ahead;
}

// Plays these games into the tallies. Game g goes to tallies[g % tallies.size()]: several tallies
// of the same size say how much chance there is in each figure. Gives how many were played.
// Compiled once for every game, in study.cpp.
template <Game G>
std::uint64_t play_games(const Study<G>& study, Choices<G>* choices, Range games, std::vector<StudyTallies<G>>& tallies,
                         Watch& watch);

}  // namespace backlot::lab
