// What a search has learned about actions: one flat table, keyed by information set and action. It is
// made once, at its full size; learning never allocates.
#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace backlot::bots {

struct ActionStatistics {
  std::uint64_t key = 0;        // 0: free
  float value = 0;              // sum of utilities; at simultaneous decisions the regret
  std::uint32_t visits = 0;     // how often it was tried
  std::uint32_t available = 0;  // how often it could have been
};

class Statistics {
 public:
  // Room for about so many actions; beyond that the search goes on without learning more.
  explicit Statistics(std::size_t actions) : table_(std::bit_ceil(actions * 2)) { used_.reserve(most()); }

  void clear() {
    for (const std::uint32_t at : used_) table_[at].key = 0;
    used_.clear();
  }

  // The place of that key, which is made if there is room for it; nothing otherwise. Keys are evenly spread.
  ActionStatistics* find(std::uint64_t key) {
    key |= 1U;  // never 0
    const std::size_t mask = table_.size() - 1;
    for (std::size_t at = (key >> 32U) & mask;; at = (at + 1) & mask) {
      ActionStatistics& entry = table_[at];
      if (entry.key == key) return &entry;
      if (entry.key != 0) continue;
      if (used_.size() >= most()) return nullptr;
      used_.push_back(static_cast<std::uint32_t>(at));
      entry = {.key = key};
      return &entry;
    }
  }

 private:
  std::size_t most() const { return table_.size() / 2; }

  std::vector<ActionStatistics> table_;
  std::vector<std::uint32_t> used_;  // the places that are not free: few, where a search is short
};

}  // namespace backlot::bots
