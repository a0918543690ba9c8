// Which bots a game has.
#pragma once
#include <variant>

#include "bots/random.hpp"

namespace backlot::bots {

// A game's file in heuristic/ lists its bots, weakest first; the last is the one people play against
// unless they ask for another. A game without such a file has this.
template <Game G>
struct ListOf {
  using Type = std::variant<Random<G>>;
};

}  // namespace backlot::bots
