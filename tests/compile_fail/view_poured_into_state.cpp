// fails: 'operator=' is a protected member of 'backlot::cinecitta::Position'
#include "games/cinecitta/meta.hpp"

namespace backlot::cinecitta {

void cheat(const View& view, State& state) {
  Position& table = state;
  table = view;
}

}  // namespace backlot::cinecitta
