// The target of a request: its query, the search it asks for, and what may be logged of it. Any bytes may come in here.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "storage/archive.hpp"
#include "table/refused.hpp"

namespace backlot {

using Query = std::map<std::string, std::string, std::less<>>;

// What follows the question mark; nothing when it is ill-formed.
std::optional<Query> query_of(std::string_view target);

// The search a query asks for, or what is wrong with it.
std::variant<Search, Refused> search_of(const Query& query);

// The target's first part, never a table's id or a search.
std::string_view loggable(std::string_view target);

}  // namespace backlot
