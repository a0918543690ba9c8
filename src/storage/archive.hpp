// An event store whose tables can be found again: the lobby and the archive. Every search is answered
// from an index, however many tables there are.
#pragma once
#include <cstdint>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "storage/event_store.hpp"
#include "table/listing.hpp"

namespace backlot {

// What to look for among the listed tables; what is empty or 0 does not matter.
struct Search {
  std::string player;  // a person's name, in capitals or not
  bool won = false;    // that person has won
  std::string game;
  std::string phase;
  std::string ended_by;      // a clause
  std::uint64_t since = 0;   // created then or later, in seconds since 1970
  std::uint64_t until = 0;   // created before
  std::uint64_t before = 0;  // only tables with a smaller number: the next page
  std::size_t limit = 50;
};

struct FoundTable {
  std::uint64_t number = 0;  // tables are numbered as they are created
  std::string table;
  std::uint64_t created = 0;  // 0: not known
  Listing listing;
  bool operator==(const FoundTable&) const = default;
};

struct Found {
  std::vector<FoundTable> tables;  // the newest first
  std::string fault;               // why there may be more; empty when all is well
};

// Which tables expire: those that nobody has opened for so long, in seconds. 0: never. Games that are being played and
// finished ones that are listed never do.
struct Expiry {
  std::uint64_t never_started = 0;
  std::uint64_t finished = 0;  // and not listed
  bool only_count = false;
  std::set<std::string> spared;  // tables that are in use, whatever the store knows of it
};

struct Expired {
  std::uint64_t never_started = 0;
  std::uint64_t finished = 0;
  std::uint64_t entries = 0;  // that went with them
  std::string fault;          // why it was left at that; empty when all is done
};

// What one of several programs does that share a store.
struct NodeFigures {
  std::string node;  // its name
  std::uint64_t leases_held = 0;
  std::uint64_t takeovers = 0;        // of tables that another had not given up
  std::uint64_t appends_waiting = 0;  // entries that are not sent yet
};

class Archive : public EventStore {
 public:
  // Blocks.
  virtual Found search(const Search& search) = 0;

  // Tables that have expired do not exist any more. In portions, so that appends are not held up; blocks until all is
  // done or somebody asks it to stop.
  virtual Expired expire(const Expiry& expiry, const std::stop_token& stop) = 0;

  // What whoever runs the server has to see to, in words for them; empty when all is well. Returns at once.
  virtual std::string trouble() = 0;

  // Nothing where one program has the store to itself. Returns at once.
  virtual std::optional<NodeFigures> node_figures() { return std::nullopt; }
};

}  // namespace backlot
