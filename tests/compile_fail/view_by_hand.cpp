// fails: calling a private constructor of class 'backlot::cinecitta::View'
#include "games/cinecitta/meta.hpp"

namespace backlot::cinecitta {

View cheat(const State& state) { return View(state, seat_at(0)); }

}  // namespace backlot::cinecitta
