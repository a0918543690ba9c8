// Searches as SQL. Every one of them walks an index in the order of the answer and stops at the limit.
#pragma once
#include <string>
#include <vector>

#include "storage/archive.hpp"
#include "storage/postgres/connection.hpp"

namespace backlot::postgres {

// The numbers of the tables that were created in a second are from this times the second on (migrations.cpp).
inline constexpr std::uint64_t numbers_a_second = 1048576;

// Only the tables, without who plays there.
Query query_for(const Search& search);

Query query_for_code(const std::string& code);
CodeFound table_with_code(Connection& connection, const std::string& code);

Found search(Connection& connection, const Search& search);

}  // namespace backlot::postgres
