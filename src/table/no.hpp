// The "no" that no rule says: the request is ill-formed, or comes from the wrong one or at the wrong time.
#pragma once
#include <string>
#include <utility>

#include "table/play.hpp"

namespace backlot {

inline Refused no(std::string why) { return {{}, std::move(why)}; }

}  // namespace backlot
