// Who leads at several moments of a game, and what that says once the winners are known.
#pragma once
#include <cstdint>
#include <vector>

#include "core/seat.hpp"
#include "lab/study/counts.hpp"

namespace backlot::lab {

inline bool overlap(SeatSet one, SeatSet other) { return (one.bits() & other.bits()) != 0; }

// How often the lead goes to somebody else. Catching up is no change yet: who led and still does, alone or with others,
// leads.
std::int64_t lead_changes(const std::vector<SeatSet>& moments);

// The seats that lead at each moment, in order.
void count_lead(const std::vector<SeatSet>& moments, SeatSet winners, LeadCount& count);

}  // namespace backlot::lab
