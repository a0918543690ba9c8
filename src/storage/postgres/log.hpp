// Logs of tables out of the database, page by page.
#pragma once
#include <cstdint>
#include <string>
#include <utility>

#include "storage/log_pages.hpp"
#include "storage/postgres/connection.hpp"

namespace backlot::postgres {

class LogReader : public LogPages {
 public:
  LogReader(std::string table, std::uint64_t from) : LogPages(std::move(table), from) {}

  // Reads the next page; false when that was the last. The log may grow meanwhile, and the table may expire: then there
  // is none.
  bool read_page(Connection& connection);

 private:
  bool find_lost(Connection& connection);
};

// All of it at once.
inline LogReader read_log(Connection& connection, const std::string& table) {
  return read_whole<LogReader>(connection, table);
}

}  // namespace backlot::postgres
