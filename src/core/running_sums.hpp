// Where each of several kinds begins when they lie one after the other; the last is the size of all.
#pragma once
#include <cstddef>

#include "core/array.hpp"

namespace backlot {

template <std::size_t kinds>
constexpr Array<std::size_t, kinds + 1> running_sums(const Array<std::size_t, kinds>& counts) {
  Array<std::size_t, kinds + 1> first{};
  for (std::size_t i = 0; i < kinds; ++i) first[i + 1] = first[i] + counts[i];
  return first;
}

}  // namespace backlot
