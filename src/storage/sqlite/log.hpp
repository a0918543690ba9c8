// Logs of tables out of the store, page by page: a long one is read without stopping anybody else.
#pragma once
#include <cstdint>
#include <string>
#include <utility>

#include "storage/log_pages.hpp"
#include "storage/sqlite/connection.hpp"

namespace backlot::sqlite {

class LogReader : public LogPages {
 public:
  LogReader(std::string table, std::uint64_t from) : LogPages(std::move(table), from) {}

  // Reads the next page; false when that was the last. The log may grow meanwhile, and the table may expire: then there
  // is none.
  bool read_page(Connection& connection);

 private:
  bool read_page_now(Connection& connection);
  bool find_lost(Connection& connection);
};

// All of it at once.
inline LogReader read_log(Connection& connection, const std::string& table) {
  return read_whole(connection, LogReader(table, 1));
}

}  // namespace backlot::sqlite
