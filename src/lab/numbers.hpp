// Numbers as people read them.
#pragma once
#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <string>

namespace backlot::lab {

// 1234567 as "1,234,567"
inline std::string grouped(std::uint64_t number) {
  std::string digits = fmt::format("{}", number);
  for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, ",");
  return digits;
}

// A part of a whole as "12.3%"; "-" when there is none.
inline std::string percent(double part) { return std::isnan(part) ? "-" : fmt::format("{:.2f}%", 100 * part); }

inline std::string decimal(double number) { return std::isnan(number) ? "-" : fmt::format("{:.1f}", number); }

}  // namespace backlot::lab
