// Whether a seat may take its last move back: the other people who play say so. A vote is kept in memory only; one that
// a restart interrupts is asked for again.
#pragma once
#include <cstddef>
#include <cstdint>

#include "core/seat.hpp"
#include "hub/messages.hpp"

namespace backlot {

struct UndoVote {
  std::uint32_t number = 0;  // of the votes at this table
  Seat by = nobody;          // who asks; nobody: there is no vote
  SeatSet agreed;
  SeatSet open;  // who has not said anything yet

  // The last "no", so that nobody is asked about the same thing twice.
  Seat refused = nobody;
  std::size_t refused_after = 0;  // moves

  bool on() const { return by != nobody; }
  json::Nullable<message::VoteNow> shown() const {
    if (!on()) return {};
    return message::VoteNow{by, agreed, open};
  }
};

}  // namespace backlot
