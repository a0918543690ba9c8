// The event store: a table is its log, and append is the only write. An entry is acknowledged after
// it is durable; two writers can never both win the same number.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "storage/lease.hpp"
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

  // --- leases (lease.hpp). A store that one program has to itself holds every table for it. ---

  // Takes the table, or says who has it. Every time it is taken the entries that were decided before are conflicts.
  // Blocks, as `load` does, before which it is called.
  virtual Lease take(const std::string& /*table*/) { return {}; }
  // Whether this program keeps the table, by its own clock: past that nothing is stored, and nothing may be shown.
  // Returns at once, from any thread.
  virtual bool holds(const std::string& /*table*/) { return true; }
  // The rules the table is played by: only a program that serves them takes it, or one that serves newer rules when
  // nobody serves these any more. Before its first entry, or when it was loaded. Returns at once.
  virtual void pin(const std::string& /*table*/, const Rules& /*rules*/) {}
  // Anybody may take these tables. Returns at once; `done` is called once, on a thread of the store.
  virtual void release(const std::vector<std::string>& /*tables*/, const std::function<void()>& done) { done(); }
  // This program is about to end. It keeps the tables it has until they are released, and others know that it serves no
  // rules any more: they take what it gives up, older rules too, and name it to nobody. Returns at once; `done` is
  // called once, on a thread of the store, with the names of those that go on.
  virtual void leave(const std::function<void(std::vector<std::string>)>& done) { done({}); }
  // How many of these tables nobody keeps now. Blocks.
  virtual std::size_t free_among(const std::vector<std::string>& /*tables*/) { return 0; }
  // Calls this on a thread of the store when tables may have been lost; nothing takes the former one away.
  virtual void on_lapse(const std::function<void()>& /*told*/) {}

  // The log could be read, but makes no sense. Whoever runs the server is told (Archive::trouble).
  virtual void damaged(const std::string& /*table*/, const std::string& /*why*/) {}
};

}  // namespace backlot
