// Whether a seat may take its last move back: the other people who play say so. A vote is kept in memory only; one that
// a restart interrupts is asked for again.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>

#include "core/seat.hpp"
#include "json/object.hpp"

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
};

inline std::string seats_json(SeatSet seats) { return json::write(json::NoContent{}, seats); }

inline std::string vote_json(const UndoVote& vote) {
  if (!vote.on()) return "null";
  return json::Object()
      .number("seat", index(vote.by) + 1)
      .raw("agreed", seats_json(vote.agreed))
      .raw("open", seats_json(vote.open))
      .done();
}

}  // namespace backlot
