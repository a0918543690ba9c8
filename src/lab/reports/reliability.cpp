#include "lab/reports/reliability.hpp"

#include <fmt/format.h>

#include "lab/numbers.hpp"

namespace backlot::lab {

std::vector<ReliabilityRow> reliability_rows(const Reliability& reliability) {
  std::vector<ReliabilityRow> rows;
  for (std::size_t from = 0; from < Reliability::bins; from += 10) {
    ReliabilityRow row{static_cast<double>(from) / 100, 0, 0, 0};
    for (std::size_t i = from; i < from + 10; ++i) {
      row.times += reliability.said[i];
      row.said += static_cast<double>(reliability.millionths[i]) / 1e6;
      row.so += static_cast<double>(reliability.so[i]);
    }
    if (row.times == 0) continue;
    row.said /= static_cast<double>(row.times);
    row.so /= static_cast<double>(row.times);
    rows.push_back(row);
  }
  return rows;
}

std::string lines_of(const std::vector<ReliabilityRow>& rows) {
  std::string out = fmt::format("{:<16}{:>12}{:>12}{:>12}\n", "between", "times", "mean said", "so it was");
  for (const ReliabilityRow& row : rows) {
    out += fmt::format("{:<16}{:>12}{:>12}{:>12}\n",
                       fmt::format("{:.0f}% and {:.0f}%", 100 * row.from, 100 * row.from + 10), grouped(row.times),
                       percent(row.said), percent(row.so));
  }
  return out;
}

}  // namespace backlot::lab
