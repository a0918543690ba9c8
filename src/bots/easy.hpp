// What "easy" stands for: a short search that is content with less than the best. How much less a good player loses by
// that differs from game to game; a game's heuristic.hpp may say another, so that easy is weaker than
// medium and better than chance everywhere.
#pragma once
#include <string_view>

#include "contract/game.hpp"

namespace backlot::bots {

template <Game G>
struct Easy {
  static constexpr std::string_view stands_for = "search:48~10";
};

}  // namespace backlot::bots
