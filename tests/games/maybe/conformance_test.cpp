#include "support/conformance.hpp"

#include "content/maybe.hpp"
#include "games/maybe/meta.hpp"
#include "support/json_codec.hpp"

using namespace backlot;

BACKLOT_CONFORMANCE(maybe::Game, maybe::standard, backlot::testing::JsonCodec);
