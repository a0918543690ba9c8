// The store's tables in a database, version by version. Many programs use one store, and are replaced one after
// another: a program of version N goes on while one of version N + 1 has brought the store up to date, as long as that
// version says that the older may.
#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "storage/postgres/connection.hpp"

namespace backlot::postgres {

inline constexpr std::uint64_t newest_version = 2;

struct Version {
  std::uint64_t version = 0;  // 0: there is no store yet
  std::uint64_t oldest = 0;   // the oldest version of a program that may use it
};

// Nothing when it cannot be read: the connection says why.
std::optional<Version> version_of(Connection& connection);

// Why a program of the newest version that is known here cannot use such a store; empty when it can.
std::string refused(const Version& version);

// What went wrong, or nothing. When several programs come at once, one does it and the others wait.
std::optional<std::string> migrate(Connection& connection);

}  // namespace backlot::postgres
