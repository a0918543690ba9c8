// The schema of every message in both directions: docs/protocol.schema.json.
#pragma once
#include <string>

namespace backlot {

std::string protocol_schema();

}  // namespace backlot
