// A person's face: the number it is drawn from. It goes along when they change chairs.
#pragma once
#include "json/parts.hpp"

namespace backlot {

using Face = json::Within<0, 65535>;

}  // namespace backlot
