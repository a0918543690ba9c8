// Apart from write.cpp, so that programs without reports do not carry it.
#include <array>
#include <charconv>
#include <cmath>

#include "json/write.hpp"

namespace backlot::json {

void append_number(std::string& out, double number) {
  if (!std::isfinite(number)) {
    out += "null";
    return;
  }
  std::array<char, 32> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), end);
}

}  // namespace backlot::json
