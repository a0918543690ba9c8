// Chances that were said, beside what came of it.
#pragma once
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace backlot::lab {

// Chances said, by the percent, and how often it was so.
struct Reliability {
  static constexpr std::size_t bins = 100;
  std::array<std::uint64_t, bins> said{};
  std::array<std::uint64_t, bins> so{};
  std::array<std::uint64_t, bins> millionths{};  // the sum of the chances said
  bool operator==(const Reliability&) const = default;

  void add(double chance, bool truth) {
    const std::size_t bin = std::min(bins - 1, static_cast<std::size_t>(chance * bins));
    ++said[bin];
    so[bin] += truth ? 1 : 0;
    millionths[bin] += static_cast<std::uint64_t>(std::llround(chance * 1e6));
  }
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.said...);
    visit(x.so...);
    visit(x.millionths...);
  }
};

// The power to which the odds said would have to be raised to be nearest to the truth: 1 when they are right, less
// when they are too sure, more when they are not sure enough. What is as good as certain is left out.
inline double odds_power(const Reliability& reliability) {
  double least = 0;
  double most = 10;
  for (int step = 0; step < 40; ++step) {
    const double power = (least + most) / 2;
    double slope = 0;  // of the likelihood, which has one top
    for (std::size_t i = 1; i + 1 < Reliability::bins; ++i) {
      if (reliability.said[i] == 0) continue;
      const auto times = static_cast<double>(reliability.said[i]);
      const double said = static_cast<double>(reliability.millionths[i]) / 1e6 / times;
      const double odds = std::log(said / (1 - said));
      slope += odds * (static_cast<double>(reliability.so[i]) - times / (1 + std::exp(-power * odds)));
    }
    (slope > 0 ? least : most) = power;
  }
  return least;
}

}  // namespace backlot::lab
