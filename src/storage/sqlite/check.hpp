// Reads all there is in a store, and says what is wrong with it. The store may be in use meanwhile, and nothing in it
// is changed.
#pragma once
#include <string>
#include <variant>

#include "storage/checked_store.hpp"

namespace backlot {

// What was found, or why this is no store.
std::variant<CheckedStore, std::string> check_sqlite_store(const std::string& file, const Replay& replay);

}  // namespace backlot
