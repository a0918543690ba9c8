// Tables that expire, in portions that are each a short transaction. First a table is no more; its entries, of which
// there may be very many, are deleted afterwards, by whoever comes next when the program ends in between. Several nodes
// may do it at once.
#pragma once
#include <cstdint>
#include <vector>

#include "storage/archive.hpp"
#include "storage/postgres/connection.hpp"

namespace backlot::postgres {

// What is asked for here, with values of some kind: whoever looks at its plans.
std::vector<Query> queries_for_expiry();

// A fault says why the database could not do it.

// How many would expire, and their entries.
Expired count_expired(Connection& connection, const Expiry& expiry, std::uint64_t now);

// Ends some tables. Counts of nothing: there are no more of them.
Expired end_tables(Connection& connection, const Expiry& expiry, std::uint64_t now);

// Deletes some entries of tables that have ended; only `entries` is counted. 0: there are no more of them.
Expired delete_entries(Connection& connection);

}  // namespace backlot::postgres
