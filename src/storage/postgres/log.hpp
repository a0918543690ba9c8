// Logs of tables out of the database, page by page.
#pragma once
#include <cstdint>
#include <string>
#include <utility>

#include "storage/log_pages.hpp"
#include "storage/postgres/connection.hpp"
#include "storage/postgres/sealed_seeds.hpp"

namespace backlot::postgres {

class LogReader : public LogPages {
 public:
  // `seeds` outlives the reader.
  LogReader(std::string table, std::uint64_t from, const SealedSeeds& seeds)
      : LogPages(std::move(table), from), seeds_(seeds) {}

  // Reads the next page; false when that was the last. The log may grow meanwhile, and the table may expire: then there
  // is none.
  bool read_page(Connection& connection);

 private:
  bool find_lost(Connection& connection);

  const SealedSeeds& seeds_;
};

// All of it at once.
inline LogReader read_log(Connection& connection, const std::string& table, const SealedSeeds& seeds) {
  return read_whole(connection, LogReader(table, 1, seeds));
}

}  // namespace backlot::postgres
