// What all live tables of a hub share: the world around them, chance for bots, figures, how the store is doing, and
// what only the hub can do for them.
#pragma once
#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/chance.hpp"
#include "hub/services.hpp"
#include "table/entry.hpp"

namespace backlot {

class LiveTable;

struct HubFigures {
  std::size_t tables = 0;  // in memory
  std::uint64_t messages = 0;
  std::uint64_t refused = 0;
  std::uint64_t entries = 0;              // durable since the start
  std::uint64_t failed = 0;               // could not be stored
  std::uint64_t records = 0;              // made
  std::uint64_t commit_milliseconds = 0;  // all of them together, from the command to the disk
  bool storing = true;                    // the last entry was stored
};

// While the store cannot write, bots and tables that close wait longer and longer before they try again.
class StoreRest {
 public:
  void failed(std::uint64_t now) {
    constexpr std::uint64_t shortest = 100;
    constexpr std::uint64_t longest = 5000;
    if (now < until_) return;
    last_ = std::clamp(2 * last_, shortest, longest);
    until_ = now + last_;
  }
  bool well() const { return last_ == 0; }
  void ended() { last_ = until_ = 0; }
  // The milliseconds until they try again.
  std::uint64_t left(std::uint64_t now) const { return until_ - std::min(now, until_); }

 private:
  std::uint64_t last_ = 0;  // milliseconds of the last rest; 0: the store is well
  std::uint64_t until_ = 0;
};

struct Shared {
  Services around;
  FastChance bot_chance;
  HubFigures figures;
  StoreRest rest;
  bool stopping = false;  // nothing is thought about any more

  std::function<void(LiveTable&)> lost;                    // an entry could not be stored: back to the log
  std::function<void(const std::string& table)> happened;  // something is in its log that was not
  // A new table that begins with these entries.
  std::function<void(const std::string& table, const std::vector<entry::Any>& log)> begin;
  std::function<std::string()> fresh_code;
};

}  // namespace backlot
