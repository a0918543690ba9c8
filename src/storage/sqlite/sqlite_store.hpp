// The default event store: one SQLite file in WAL mode with synchronous=FULL. One thread writes;
// whatever has queued up while it was committing goes into the next transaction (group commit).
#pragma once
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
};

// The store, or why the file cannot be used.
std::variant<std::unique_ptr<Archive>, std::string> open_sqlite_store(const std::string& file,
                                                                      const SqliteSettings& settings = {});

}  // namespace backlot
