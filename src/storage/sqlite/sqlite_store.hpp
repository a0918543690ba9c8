// The default event store: one SQLite file in WAL mode with synchronous=FULL. One thread writes;
// whatever has queued up while it was committing goes into the next transaction (group commit).
#pragma once
#include <memory>
#include <string>
#include <variant>

#include "storage/event_store.hpp"

namespace backlot {

// The store, or why the file cannot be used.
std::variant<std::unique_ptr<EventStore>, std::string> open_sqlite_store(const std::string& file);

}  // namespace backlot
