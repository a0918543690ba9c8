// How somebody wants to be shown a table: as it is now, or what has changed since they saw it, at once or event by
// event.
#pragma once
#include <cstdint>

namespace backlot {

enum class Showing : std::uint8_t { whole, changes, frames };

}  // namespace backlot
