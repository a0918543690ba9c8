// What reading all there is in a store has found.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "storage/event_store.hpp"

namespace backlot {

// What a log says of its table.
struct Replayed {
  std::string fault;  // what is wrong with the log; empty: nothing
  Listing listing;
  bool by_our_rules = true;  // otherwise the listing may be of the rules it was played by
};
using Replay = std::function<Replayed(const std::vector<StoredEntry>&)>;

struct StoreFault {
  std::uint64_t number = 0;  // of the table; 0: not known, or it is about the whole store
  std::string table;
  std::string why;
};

struct CheckedStore {
  std::uint64_t version = 0;
  std::uint64_t tables = 0;
  std::uint64_t entries = 0;
  std::vector<StoreFault> faults;
};

}  // namespace backlot
