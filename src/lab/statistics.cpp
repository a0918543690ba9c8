#include "lab/statistics.hpp"

#include <algorithm>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <limits>
#include <numeric>

namespace backlot::lab {

namespace {

// What has no answer is no number, as everywhere here.
using Quiet = boost::math::policies::policy<boost::math::policies::domain_error<boost::math::policies::ignore_error>,
                                            boost::math::policies::overflow_error<boost::math::policies::ignore_error>>;
using Normal = boost::math::normal_distribution<double, Quiet>;
using Student = boost::math::students_t_distribution<double, Quiet>;

constexpr double power = 0.8;

// Standard errors that a difference must have to be shown in 4 of 5 tries. One-sided for the power.
double deviations_needed(double comparisons) {
  return normal_quantile(level / std::max(1.0, comparisons)) + normal_quantile(2 * (1 - power));
}

}  // namespace

double normal_tails(double deviations) { return std::erfc(std::abs(deviations) / std::sqrt(2.0)); }

double student_tails(double t, double freedom) { return 2 * cdf(complement(Student(freedom), std::abs(t))); }

double normal_quantile(double tails) { return quantile(complement(Normal(), tails / 2)); }
double student_quantile(double tails, double freedom) { return quantile(complement(Student(freedom), tails / 2)); }

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
