// The schema of a line of a record, for all games: docs/record.schema.json.
#pragma once
#include <string>

namespace backlot {

std::string record_schema();

}  // namespace backlot
