// Something played twice on each deal, in two ways that are to be compared: what counts is the difference.
#pragma once
#include <cstdint>

#include "lab/sum.hpp"

namespace backlot::lab {

struct PairedTallies {
  Sum with_first;
  Sum with_second;  // the same deal
  Sum gain;         // the difference
  bool operator==(const PairedTallies&) const = default;

  void add(std::int64_t first, std::int64_t second) {
    with_first.add(first);
    with_second.add(second);
    gain.add(first - second);
  }
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.with_first...);
    visit(x.with_second...);
    visit(x.gain...);
  }
};

}  // namespace backlot::lab
