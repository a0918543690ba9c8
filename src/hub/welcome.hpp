// What a client is told first: the games, their options, and who plays here.
#pragma once
#include "hub/messages.hpp"
#include "hub/services.hpp"

namespace backlot {

// `programs` play here besides our own bots, in every game.
message::Welcome welcome(const Services::Programs& programs);

}  // namespace backlot
