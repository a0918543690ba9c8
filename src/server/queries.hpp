// The query of a request's target, and the search it asks for. Any bytes may come in here.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "storage/archive.hpp"

namespace backlot {

using Query = std::map<std::string, std::string, std::less<>>;

// What follows the question mark; nothing when it is ill-formed.
std::optional<Query> query_of(std::string_view target);

// The search a query asks for, or what is wrong with it.
std::variant<Search, std::string> search_of(const Query& query);

}  // namespace backlot
