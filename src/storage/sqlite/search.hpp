// Searches as SQL. Every one of them walks an index in the order of the answer and stops at the limit.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "storage/archive.hpp"
#include "storage/sqlite/connection.hpp"

namespace backlot::sqlite {

struct Query {
  std::string sql;
  std::vector<std::string> texts;      // bound first
  std::vector<std::uint64_t> numbers;  // then these
};

// `first` and `end` bound the numbers of the tables.
Query query_for(const Search& search, std::uint64_t first, std::uint64_t end);

// Empty when there is none.
std::string table_with_code(Connection& connection, const std::string& code);

std::vector<FoundTable> search(Connection& connection, const Search& search);

}  // namespace backlot::sqlite
