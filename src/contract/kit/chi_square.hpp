// Whether counts fit stated proportions.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace backlot::kit {

// How many standard deviations the chi-square statistic lies above what chance gives (Wilson and
// Hilferty's approximation). Cells that expect fewer than five are thrown together.
inline double chi_square_excess(const std::vector<std::size_t>& counts, const std::vector<double>& proportions) {
  double total = 0;
  double samples = 0;
  for (const double p : proportions) total += p;
  for (const std::size_t count : counts) samples += static_cast<double>(count);
  std::vector<std::pair<double, double>> cells;  // expected, counted
  for (std::size_t i = 0; i < counts.size(); ++i) {
    cells.emplace_back(samples * proportions[i] / total, static_cast<double>(counts[i]));
  }
  std::sort(cells.begin(), cells.end());
  double statistic = 0;
  std::size_t used = 0;
  std::pair<double, double> pool{0, 0};
  const auto close = [&] {
    if (pool.first > 0) statistic += (pool.second - pool.first) * (pool.second - pool.first) / pool.first;
    ++used;
    pool = {0, 0};
  };
  for (const auto& [expected, counted] : cells) {
    pool.first += expected;
    pool.second += counted;
    if (pool.first >= 5) close();
  }
  if (pool.first > 0 && used == 0) close();  // a small rest beside full cells says nothing
  if (used < 2) return 0;
  const auto freedom = static_cast<double>(used - 1);
  const double spread = 2 / (9 * freedom);
  return (std::cbrt(statistic / freedom) - (1 - spread)) / std::sqrt(spread);
}

}  // namespace backlot::kit
