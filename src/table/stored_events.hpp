// Events of a log that our rules would not give any more, as a seat sees them.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "json/parts.hpp"
#include "table/play.hpp"

namespace backlot {

// A move whose action our rules may not know any more.
struct MoveOfOtherRules {
  json::Raw seat;
  json::Raw action;
  json::Raw draws;
  std::vector<json::Raw> events;

  friend void fields(Is<MoveOfOtherRules> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("action", x.action);
    visit("draws", x.draws);
    visit("events", x.events);
  }
};

// {"event": ..., "text": ...} each; events of a kind that the game does not know any more are left out.
// `content` is the hash of the pack they happened with.
std::vector<std::string> stored_events(std::string_view game, std::string_view content,
                                       const std::vector<json::Raw>& events, Seat seat, const SeatNames& names);

}  // namespace backlot
