// The program's name and version, which stands in CMakeLists.txt.
#pragma once

namespace backlot::cli {

inline constexpr const char* program_version = "backlot " BACKLOT_VERSION;

}  // namespace backlot::cli
