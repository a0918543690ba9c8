// Goes through the values of an enum whose bits are set: what sets iterate with.
#pragma once
#include <cstdint>

#include "core/bits.hpp"

namespace backlot {

template <class E>
class BitIterator {
 public:
  constexpr explicit BitIterator(std::uint16_t rest) : rest_(rest) {}
  constexpr E operator*() const { return static_cast<E>(lowest_bit(rest_)); }
  constexpr BitIterator& operator++() {
    rest_ = static_cast<std::uint16_t>(rest_ & (rest_ - 1U));
    return *this;
  }
  constexpr bool operator==(const BitIterator&) const = default;

 private:
  std::uint16_t rest_;
};

}  // namespace backlot
