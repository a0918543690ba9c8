#include "lab/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace backlot::lab {

namespace {

constexpr double level = 0.05;
constexpr double power = 0.8;

// The continued fraction of the incomplete beta function, by Lentz's method.
double beta_fraction(double a, double b, double x) {
  constexpr double tiny = 1e-300;
  double c = 1;
  double d = 1 / std::max(tiny, std::abs(1 - (a + b) * x / (a + 1)));
  double fraction = d;
  for (int m = 1; m < 300; ++m) {
    const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    double last = 1;
    for (const double term : {even, odd}) {
      d = 1 + term * d;
      d = 1 / (std::abs(d) < tiny ? tiny : d);
      c = 1 + term / c;
      c = std::abs(c) < tiny ? tiny : c;
      last = c * d;
      fraction *= last;
    }
    if (std::abs(last - 1) < 1e-14) break;
  }
  return fraction;
}

// The regularised incomplete beta function.
double beta_part(double a, double b, double x) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const double front =
      std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log(1 - x));
  if (x < (a + 1) / (a + b + 2)) return front * beta_fraction(a, b, x) / a;
  return 1 - front * beta_fraction(b, a, 1 - x) / b;
}

template <class Tails>
double quantile(const Tails& tails, double wanted) {
  double low = 0;
  double high = 1;
  while (tails(high) > wanted && high < 1e6) high *= 2;
  for (int i = 0; i < 100; ++i) {
    const double middle = (low + high) / 2;
    (tails(middle) > wanted ? low : high) = middle;
  }
  return (low + high) / 2;
}

// Standard errors that a difference must have to be shown in 4 of 5 tries. One-sided for the power.
double deviations_needed(double comparisons) {
  return normal_quantile(level / std::max(1.0, comparisons)) + normal_quantile(2 * (1 - power));
}

}  // namespace

double normal_tails(double deviations) { return std::erfc(std::abs(deviations) / std::sqrt(2.0)); }

double student_tails(double t, double freedom) {
  if (std::isnan(t)) return t;
  return beta_part(freedom / 2, 0.5, freedom / (freedom + t * t));
}

double normal_quantile(double tails) { return quantile(normal_tails, tails); }
double student_quantile(double tails, double freedom) {
  return quantile([&](double t) { return student_tails(t, freedom); }, tails);
}

std::vector<double> holm(const std::vector<double>& chances) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < chances.size(); ++i) {
    if (!std::isnan(chances[i])) order.push_back(i);
  }
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return chances[a] < chances[b]; });
  std::vector<double> corrected(chances.size(), std::numeric_limits<double>::quiet_NaN());
  double highest = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    highest = std::max(highest, std::min(1.0, chances[order[i]] * static_cast<double>(order.size() - i)));
    corrected[order[i]] = highest;
  }
  return corrected;
}

double games_needed(double difference, double error, double games, double comparisons) {
  if (difference == 0) return std::numeric_limits<double>::infinity();
  const double ratio = deviations_needed(comparisons) * error / std::abs(difference);
  return std::ceil(games * ratio * ratio);
}

double least_shown(double error, double comparisons) { return deviations_needed(comparisons) * error; }

}  // namespace backlot::lab
