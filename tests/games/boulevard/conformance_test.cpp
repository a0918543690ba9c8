#include "support/conformance.hpp"

#include "content/boulevard.hpp"
#include "games/boulevard/meta.hpp"
#include "support/json_codec.hpp"

using namespace backlot;

BACKLOT_CONFORMANCE(boulevard::Game, boulevard::standard, backlot::testing::JsonCodec);
