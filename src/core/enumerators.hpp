// What the compiler knows of an enum: the names of its values, for comparing them with a list written by hand.
#pragma once
#include <cstddef>
#include <string_view>

namespace backlot {

// The name of a value; empty where the enum has none for it. Compilers write "value = backlot::Step::over" here, and a
// value without a name as a cast, "(backlot::Step)7".
template <auto value>
constexpr auto enumerator() {
  std::string_view name = __PRETTY_FUNCTION__;
  name.remove_prefix(name.find("value = ") + 8);
  name = name.substr(0, name.find_first_of(";]"));
  std::size_t from = name.size();
  while (from > 0 && name[from - 1] != ':' && name[from - 1] != ')') --from;
  return from > 0 && name[from - 1] == ')' ? std::string_view() : name.substr(from);
}

}  // namespace backlot
