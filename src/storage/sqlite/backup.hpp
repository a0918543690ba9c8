// Copies of a store, with SQLite's online backup: the store may be in use meanwhile.
#pragma once
#include <optional>
#include <string>

namespace backlot {

// Copies the store in `from` to `to`, which must not exist; whole and durable, or not at all. What
// went wrong, or nothing.
std::optional<std::string> copy_sqlite_store(const std::string& from, const std::string& to);

}  // namespace backlot
