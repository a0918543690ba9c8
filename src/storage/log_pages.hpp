// A table's log that is read page by page, whatever store it comes from: what was read so far, and what is wrong.
#pragma once
#include <cstdint>
#include <string>
#include <utility>

#include "storage/event_store.hpp"

namespace backlot {

class LogPages {
 public:
  // The table's number; 0: there is no such table.
  std::uint64_t number() const { return number_; }
  bool damaged() const { return log_.damaged; }
  const std::string& fault() const { return log_.fault; }
  // After the last page.
  LoadedLog& log() { return log_; }

 protected:
  static constexpr std::uint64_t page_rows = 1000;

  LogPages(std::string table, std::uint64_t from) : table_(std::move(table)), next_(from) {}

  // The next entry; false when there is another, and the log is damaged.
  bool take(std::uint64_t seq, std::string body) {
    if (seq != next_) return fail("entry " + std::to_string(next_) + " is missing", true);
    log_.entries.push_back({seq, std::move(body)});
    ++next_;
    return true;
  }
  // After a page with so many rows: whether there may be more.
  bool ended_with(std::uint64_t rows) {
    if (next_ == 1) return fail("entry 1 is missing", true);
    return rows == page_rows;
  }
  // There is no such table; `lost` entries are neither of one nor of one that expires.
  bool no_table(bool lost) {
    log_ = {};
    number_ = 0;
    return lost ? fail("there are entries, but no table of that id", true) : false;
  }
  bool fail(std::string why, bool damaged) {
    log_.fault = std::move(why);
    log_.damaged = damaged;
    return false;
  }

  std::string table_;
  std::uint64_t next_;
  std::uint64_t number_ = 0;
  LoadedLog log_;
};

// All of it at once.
template <class Reader, class Connection>
Reader read_whole(Connection& connection, Reader reader) {
  while (reader.read_page(connection)) {
  }
  return reader;
}

}  // namespace backlot
