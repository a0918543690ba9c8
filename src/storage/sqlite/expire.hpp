// Tables that expire, in portions that each fit into a short transaction. First a table is no more; its entries, of
// which there may be very many, are deleted afterwards, by whoever comes next when the program ends in between.
#pragma once
#include <cstdint>
#include <optional>

#include "storage/archive.hpp"
#include "storage/sqlite/connection.hpp"

namespace backlot::sqlite {

// Nothing when the store cannot be read or written: the connection says why.

// How many would expire, and their entries.
std::optional<Expired> count_expired(Connection& connection, const Expiry& expiry, std::uint64_t now);

// Ends some tables. Counts of nothing: there are no more of them.
std::optional<Expired> end_tables(Connection& connection, const Expiry& expiry, std::uint64_t now);

// Deletes some entries of tables that have ended. 0: there are no more of them.
std::optional<std::uint64_t> delete_entries(Connection& connection);

}  // namespace backlot::sqlite
