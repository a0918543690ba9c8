#include "lab/study/lead.hpp"

namespace backlot::lab {

std::int64_t lead_changes(const std::vector<SeatSet>& moments) {
  std::int64_t changes = 0;
  SeatSet held;
  for (const SeatSet now : moments) {
    const bool kept = overlap(held, now);
    if (!kept && !held.empty()) ++changes;
    held = kept ? SeatSet::from_bits(held.bits() & now.bits()) : now;
  }
  return changes;
}

void count_lead(const std::vector<SeatSet>& moments, SeatSet winners, LeadCount& count) {
  std::vector<SeatSet> all = moments;
  all.push_back(winners);
  count.changes.add(lead_changes(all));
  if (moments.empty()) return;
  std::int64_t behind = 0;
  std::int64_t settled = 0;
  for (std::size_t i = 0; i < moments.size(); ++i) {
    if (overlap(moments[i], winners)) continue;
    ++behind;
    settled = static_cast<std::int64_t>(i) + 1;
  }
  const auto count_of = static_cast<std::int64_t>(moments.size());
  count.behind.add(1000 * behind / count_of);
  count.settled.add(1000 * settled / (count_of + 1));
}

}  // namespace backlot::lab
