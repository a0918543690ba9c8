// Reads all there is in a store, and says what is wrong with it. The store may be in use meanwhile, and nothing in it
// is changed.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <variant>
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
  std::uint64_t number = 0;  // of the table; 0: not known, or it is about the whole file
  std::string table;
  std::string why;
};

struct CheckedStore {
  std::uint64_t version = 0;
  std::uint64_t tables = 0;
  std::uint64_t entries = 0;
  std::vector<StoreFault> faults;
};

// What was found, or why this is no store.
std::variant<CheckedStore, std::string> check_sqlite_store(const std::string& file, const Replay& replay);

}  // namespace backlot
