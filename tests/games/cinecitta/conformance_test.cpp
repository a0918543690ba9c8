#include "support/conformance.hpp"

#include "content/cinecitta.hpp"
#include "games/cinecitta/meta.hpp"
#include "support/json_codec.hpp"

using namespace backlot;

BACKLOT_CONFORMANCE(cinecitta::Game, cinecitta::standard, backlot::testing::JsonCodec);
