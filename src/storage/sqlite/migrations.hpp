// The store's tables, version by version. A store of an older version is brought up to date when it is
// opened, in one transaction; one of a newer version is refused.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "storage/event_store.hpp"
#include "storage/sqlite/connection.hpp"

namespace backlot::sqlite {

inline constexpr std::uint64_t newest_version = 4;

// What a log says of its table, for tables from before there was an index.
using Describe = std::function<Listing(const std::vector<StoredEntry>&)>;

// Nothing when it cannot be read.
std::optional<std::uint64_t> version_of(Connection& connection);

// What went wrong, or nothing. `now` in seconds since 1970.
std::optional<std::string> migrate(Connection& connection, const Describe& describe, std::uint64_t now);

// Writes what is found of a table that is there already; inside the caller's transaction.
class ListingWriter {
 public:
  explicit ListingWriter(Connection& connection);
  bool write(const std::string& table, const Listing& listing);

 private:
  Statement find_;
  Statement update_;
  Statement forget_;
  Statement add_;
};

}  // namespace backlot::sqlite
