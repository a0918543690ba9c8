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

struct LoadedLog {
  std::vector<StoredEntry> entries;
  std::string fault;     // why there may be more that could not be read; empty: this is all of it
  bool damaged = false;  // the fault is about what is stored, not about reading it just now
};

struct CodeFound {
  std::string table;  // empty: none has the code
  std::string fault;  // why nobody knows; empty when all is well
};

class EventStore {
 public:
  using Done = std::function<void(Appended)>;

  EventStore() = default;
  EventStore(const EventStore&) = delete;
  EventStore& operator=(const EventStore&) = delete;
  virtual ~EventStore() = default;

  // Returns at once. `done` is called once, on a thread of the store, in the order of the appends.
  // `listing`, when the entry changes it, is stored with the entry or not at all. After an entry that was not stored
  // those that follow it are conflicts, until the table is loaded again: they were decided on another log.
  virtual void append(const std::string& table, std::uint64_t seq, std::string body, std::optional<Listing> listing,
                      Done done) = 0;

  // The entries of a table from number `from` on, in order; none when there is no such table. A log that cannot be
  // read is a fault, never a short log. Blocks for as long as the log is long, from any thread; others are not held up
  // by it.
  virtual LoadedLog load(const std::string& table, std::uint64_t from) = 0;

  // The newest table whose listing has this code. Blocks.
  virtual CodeFound table_with_code(const std::string& /*code*/) { return {}; }

  // Somebody has the table open: it does not expire for a while. Returns at once.
  virtual void opened(const std::string& /*table*/) {}

  // The log could be read, but makes no sense. Whoever runs the server is told (Archive::trouble).
  virtual void damaged(const std::string& /*table*/, const std::string& /*why*/) {}
};

}  // namespace backlot
