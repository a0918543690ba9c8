// The record of a served game (docs/record.md), with all that makes its deal provable.
#pragma once
#include <string>
#include <variant>
#include <vector>

#include "table/served_table.hpp"

namespace backlot {

// Refused before the end: a record holds what everybody hides.
std::variant<std::string, Refused> served_record(const ServedTable& table);

// What a log says of its table; empty when it is broken.
Listing listing_of(const std::vector<std::string>& log);

}  // namespace backlot
