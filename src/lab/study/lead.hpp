// Who leads at several moments of a game, and what that says once the winners are known.
#pragma once
#include <cstdint>
#include <vector>

#include "core/seat.hpp"
#include "lab/study/counts.hpp"

namespace backlot::lab {

inline bool overlap(SeatSet one, SeatSet other) { return (one.bits() & other.bits()) != 0; }

// The seats that lead at each moment, in order.
inline void count_lead(const std::vector<SeatSet>& moments, SeatSet winners, LeadCount& count) {
  std::int64_t changes = 0;
  std::int64_t behind = 0;
  std::int64_t settled = 0;
  const auto all = static_cast<std::int64_t>(moments.size());
  for (std::size_t i = 0; i < moments.size(); ++i) {
    const SeatSet next = i + 1 < moments.size() ? moments[i + 1] : winners;
    if (!overlap(moments[i], next)) ++changes;
    if (overlap(moments[i], winners)) continue;
    ++behind;
    settled = static_cast<std::int64_t>(i) + 1;
  }
  count.changes.add(changes);
  if (all == 0) return;
  count.behind.add(1000 * behind / all);
  count.settled.add(1000 * settled / (all + 1));
}

}  // namespace backlot::lab
