// An event store whose tables can be found again: the lobby and the archive. Every search is answered
// from an index, however many tables there are.
#pragma once
#include <cstdint>
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

class Archive : public EventStore {
 public:
  // The newest first. Blocks.
  virtual std::vector<FoundTable> search(const Search& search) = 0;
};

}  // namespace backlot
