#include "support/conformance.hpp"

#include "content/hollywood.hpp"
#include "games/hollywood/meta.hpp"
#include "support/json_codec.hpp"

using namespace backlot;

BACKLOT_CONFORMANCE(hollywood::Game, hollywood::standard, backlot::testing::JsonCodec);
