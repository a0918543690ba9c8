// A length of time. The rules know no clock; what is shown and what waits does.
#pragma once
#include <compare>
#include <cstdint>

namespace backlot {

struct Milliseconds {
  std::uint32_t count = 0;

  constexpr auto operator<=>(const Milliseconds&) const = default;
  constexpr Milliseconds& operator+=(Milliseconds other) {
    count += other.count;
    return *this;
  }
};

constexpr auto& leaf_value(Milliseconds& length) { return length.count; }
constexpr const auto& leaf_value(const Milliseconds& length) { return length.count; }

}  // namespace backlot
