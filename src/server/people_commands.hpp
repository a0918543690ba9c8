// The messages about people at a table: changing seats, the host's rights, notes (docs/protocol.md).
#pragma once
#include <optional>
#include <string>

#include "json/node.hpp"
#include "table/served_table.hpp"

namespace backlot {

// Nothing when the message is none of these.
std::optional<ServedTable::Answer> people_command(const ServedTable& table, const std::string& owner,
                                                  const json::Node& message, const std::string& type);

}  // namespace backlot
