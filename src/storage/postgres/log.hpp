// Logs of tables out of the database, page by page.
#pragma once
#include <cstdint>
#include <string>
#include <utility>

#include "storage/event_store.hpp"
#include "storage/postgres/connection.hpp"

namespace backlot::postgres {

class LogReader {
 public:
  LogReader(std::string table, std::uint64_t from) : table_(std::move(table)), next_(from) {}

  // Reads the next page; false when that was the last. The log may grow meanwhile, and the table may expire: then there
  // is none.
  bool read_page(Connection& connection);

  // The table's number; 0: there is no such table.
  std::uint64_t number() const { return number_; }
  // After the last page.
  LoadedLog& log() { return log_; }

 private:
  bool no_table(Connection& connection);
  bool fail(std::string why, bool damaged);

  std::string table_;
  std::uint64_t next_;
  std::uint64_t number_ = 0;
  LoadedLog log_;
};

// All of it at once.
LogReader read_log(Connection& connection, const std::string& table);

}  // namespace backlot::postgres
