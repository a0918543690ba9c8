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

// Tables by their numbers: from `first` to before `end`.
struct Numbers {
  std::uint64_t first = 0;
  std::uint64_t end = 0;
};

// The `most` newest of those in the range.
Query query_for(const Search& search, const Numbers& range, std::size_t most);

CodeFound table_with_code(Connection& connection, const std::string& code);

Found search(Connection& connection, const Search& search);

}  // namespace backlot::sqlite
