// The event store: a table is its log, and append is the only write. An entry is acknowledged after
// it is durable; two writers can never both win the same number.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "table/listing.hpp"

namespace backlot {

enum class Appended : std::uint8_t {
  durable,   // on disk
  conflict,  // somebody else's entry has this number: reload and try again
  failed,    // the store cannot write now (disk full); nothing is stored
};

struct StoredEntry {
  std::uint64_t seq = 0;
  std::string body;
  bool operator==(const StoredEntry&) const = default;
};

class EventStore {
 public:
  using Done = std::function<void(Appended)>;

  EventStore() = default;
  EventStore(const EventStore&) = delete;
  EventStore& operator=(const EventStore&) = delete;
  virtual ~EventStore() = default;

  // Returns at once. `done` is called once, on a thread of the store, in the order of the appends.
  // `listing`, when the entry changes it, is stored with the entry or not at all.
  virtual void append(const std::string& table, std::uint64_t seq, std::string body, std::optional<Listing> listing,
                      Done done) = 0;

  // The entries of a table from number `from` on, in order. Blocks.
  virtual std::vector<StoredEntry> load(const std::string& table, std::uint64_t from) = 0;

  // The newest table whose listing has this code; empty when there is none, as in a store without listings. Blocks.
  virtual std::string table_with_code(const std::string& /*code*/) { return {}; }
};

}  // namespace backlot
