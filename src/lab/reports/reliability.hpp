// What was said to be so likely, and how often it was so: by tenths.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/fields.hpp"
#include "lab/reliability.hpp"

namespace backlot::lab {

struct ReliabilityRow {
  double from = 0;
  std::uint64_t times = 0;
  double said = 0;
  double so = 0;
};
void fields(Is<ReliabilityRow> auto& x, const auto& visit) {
  visit("from", x.from);
  visit("times", x.times);
  visit("said", x.said);
  visit("so", x.so);
}

std::vector<ReliabilityRow> reliability_rows(const Reliability& reliability);

// For the terminal, with a line of headings.
std::string lines_of(const std::vector<ReliabilityRow>& rows);

}  // namespace backlot::lab
