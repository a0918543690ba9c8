#include "support/conformance.hpp"

#include "content/cinecitta.hpp"
#include "games/cinecitta/meta.hpp"

using namespace backlot;

BACKLOT_CONFORMANCE(cinecitta::Game, cinecitta::standard, kit::LeavesCodec);
