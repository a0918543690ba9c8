// What a client is told first: the games, their options, and who plays here.
#pragma once
#include "hub/messages.hpp"
#include "hub/surroundings.hpp"

namespace backlot {

// `programs` play here besides our own bots, in every game.
message::Welcome welcome(const Surroundings::Programs& programs);

}  // namespace backlot
