// An array of fixed size, for integers in rules. std::array compares integers with __builtin_memcmp, which nvcc
// compiles to nothing without a warning, and fills from a reference, which on a device may be to a constant that is
// not there. This one compares item by item and fills by value. tests/house looks that rules use no other.
#pragma once
#include <cstddef>

#include "core/expect.hpp"

namespace backlot {

template <class T, std::size_t N>
struct Array {
  using value_type = T;
  T items[N];  // NOLINT(*-avoid-c-arrays): the one place for it

  static constexpr std::size_t size() { return N; }
  constexpr T& operator[](std::size_t i) {
    expect(i < N);
    return items[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    expect(i < N);
    return items[i];
  }
  constexpr T* data() { return items; }
  constexpr const T* data() const { return items; }
  constexpr T* begin() { return items; }
  constexpr T* end() { return items + N; }
  constexpr const T* begin() const { return items; }
  constexpr const T* end() const { return items + N; }
  constexpr void fill(T value) {
    for (T& item : items) item = value;
  }
  constexpr bool operator==(const Array& other) const {
    bool same = true;  // over all of them, as in piles
    for (std::size_t i = 0; i < N; ++i) same = same && items[i] == other.items[i];
    return same;
  }
};

}  // namespace backlot
