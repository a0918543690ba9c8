// Which bots a game has.
#pragma once
#include <variant>

#include "bots/random.hpp"

namespace backlot::bots {

// A game's heuristic.hpp lists its bots, weakest first; the last is the one people play against
// unless they ask for another. A game without such a file has this.
template <Game G>
struct BotsOf {
  using Type = std::variant<Random<G>>;
};

// What a bot of that game keeps in mind of its seat's stream, and imagines from; nothing unless the game says so.
struct NoMemory {};
template <class G>
struct MemoryOf {
  using Type = NoMemory;
};

}  // namespace backlot::bots
