// fails: calling a private constructor of class 'backlot::cinecitta::State'
#include "games/cinecitta/meta.hpp"

namespace backlot::cinecitta {

State cheat(const View& view) { return State(view); }

}  // namespace backlot::cinecitta
