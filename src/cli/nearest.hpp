// What somebody may have meant who typed something that does not exist.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace backlot::cli {

// The one that is fewest letters away, of equal ones the first; none when even that is another word.
std::optional<std::string> nearest(std::string_view typed, const std::vector<std::string>& there_are);

// " (did you mean X?)", or nothing.
std::string did_you_mean(std::string_view typed, const std::vector<std::string>& there_are);

}  // namespace backlot::cli
