// The JSON schema of the entries of a table's log (table/entry.hpp), for docs/log.schema.json.
#pragma once
#include <string>

namespace backlot {

std::string log_schema();

}  // namespace backlot
