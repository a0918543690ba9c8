// The default event store: one SQLite file in WAL mode with synchronous=FULL. One thread writes (writer.hpp), one
// connection reads logs page by page, and one searches, so that nobody waits for a long log.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <variant>

#include "storage/archive.hpp"
#include "storage/sqlite/connection.hpp"
#include "storage/sqlite/migrations.hpp"

namespace backlot {

struct SqliteSettings {
  sqlite::Describe describe;  // for stores of version 1; without it their tables are found by nobody
  sqlite::Opening opening;
  std::function<std::uint64_t()> now;  // seconds since 1970; without it the system's clock
};

// The store, or why the file cannot be used.
std::variant<std::unique_ptr<Archive>, std::string> open_sqlite_store(const std::string& file,
                                                                      const SqliteSettings& settings = {});

}  // namespace backlot
