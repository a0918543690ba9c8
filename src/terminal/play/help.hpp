// What help and ? say.
#pragma once
#include <string>
#include <string_view>

#include "terminal/text.hpp"

namespace backlot::terminal {

std::string play_help();
// The clause, and what kind of clause it is.
std::string rule_help(std::string_view game, std::string_view clause, const Paint& paint);

}  // namespace backlot::terminal
