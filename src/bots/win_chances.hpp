// How likely each seat is to win, as one seat sees it. It imagines worlds that fit what it has seen and heard. Where
// the game has a network that tells chances, everybody plays on as it would until the seat has something to decide:
// then the network is asked, as it was asked in training. Otherwise the game's own best plays each world to the end.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "bots/stream.hpp"

namespace backlot::bots {

// By seat, in thousandths: to be among the winners. Worked out in whole numbers, so that they are the same everywhere.
using WinChances = std::vector<std::uint32_t>;

// Whether a network tells them, or games are played out.
template <Game G>
bool network_tells_chances();

// `seen` is the seat's stream_to_remember. Where the network is asked about what the seat sees itself, nothing is
// imagined. When the game is over: who won. In win_chances.cpp.
template <Game G>
WinChances win_chances(const typename G::Content& content, const Stream<G>& seen, std::uint64_t seed,
                       std::uint32_t worlds);

}  // namespace backlot::bots
