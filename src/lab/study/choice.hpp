// One thing that may be chosen in a game, under the name that people know.
#pragma once
#include <compare>
#include <string>

namespace backlot::lab {

// "pitch", or "pitch: movie Robot"
struct Choice {
  std::string kind;
  std::string what;   // the field, empty for the kind itself
  std::string which;  // its value
  std::string name() const { return what.empty() ? kind : kind + ": " + what + " " + which; }
  bool operator==(const Choice&) const = default;
  auto operator<=>(const Choice&) const = default;
};

}  // namespace backlot::lab
