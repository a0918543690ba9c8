// Events of a log that our rules would not give any more, as a seat sees them.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "json/node.hpp"
#include "table/play.hpp"

namespace backlot {

// {"event": ..., "text": ...} each; events of a kind that the game does not know any more are left out.
// `content` is the hash of the pack they happened with.
std::vector<std::string> stored_events(std::string_view game, std::string_view content, const json::Node& events,
                                       Seat seat, const SeatNames& names);

}  // namespace backlot
