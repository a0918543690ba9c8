// What has to agree between two builds of the program, as JSON: for each game its rules revision,
// the hash of its standard content and its behaviour signature.
#pragma once
#include <string>

namespace backlot {

std::string games_to_json();

}  // namespace backlot
