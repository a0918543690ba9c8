// What was decided after an entry that was not stored was decided at a table that does not exist: it is not stored
// either, although its number may be free. So it goes until whoever keeps the table has read its log again.
#pragma once
#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "storage/event_store.hpp"

namespace backlot {

class Lineage {
 public:
  bool broken_before(const std::string& table, std::uint64_t seq) const {
    const auto found = lost_.find(table);
    return found != lost_.end() && found->second < seq;
  }
  void appended(const std::string& table, std::uint64_t seq, Appended result) {
    if (result == Appended::durable) {
      if (!lost_.empty()) lost_.erase(table);  // it was decided anew
      return;
    }
    const auto [found, fresh] = lost_.try_emplace(table, seq);
    if (!fresh) found->second = std::min(found->second, seq);
  }
  void read_again(const std::string& table) { lost_.erase(table); }

 private:
  std::unordered_map<std::string, std::uint64_t> lost_;  // the first number that was not stored
};

}  // namespace backlot
