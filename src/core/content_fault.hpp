// What is wrong with a content pack, and where. A game's fault_in(content) gives one; the loader
// finds the line for it.
#pragma once
#include <cstddef>
#include <string_view>

#include "core/text.hpp"

namespace backlot {

// `item` is the index in `list`, when the fault is in a list.
struct ContentFault {
  std::string_view list;
  std::size_t item = 0;
  std::string_view field;
  Text why;
};

}  // namespace backlot
