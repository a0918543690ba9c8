// Reads all there is in a store, and says what is wrong with it. The store may be in use meanwhile, and nothing in it
// is changed.
#pragma once
#include <optional>
#include <string>
#include <variant>

#include "storage/checked_store.hpp"
#include "storage/postgres/sealed_seeds.hpp"

namespace backlot {

// What was found, or why this is no store.
std::variant<CheckedStore, std::string> check_postgres_store(const std::string& url, const Replay& replay,
                                                             std::optional<SeedKey> key = std::nullopt);

}  // namespace backlot
