// How sure a figure is: tails of distributions, corrections for many comparisons, games needed.
#pragma once
#include <cstdint>
#include <vector>

namespace backlot::lab {

// A chance below this is called more than chance.
inline constexpr double level = 0.05;

// How likely a normal variable is at least so many standard deviations away from its mean, on both sides.
double normal_tails(double deviations);
// The same for Student's t.
double student_tails(double t, double freedom);
// The deviations beyond which both tails together have this probability.
double normal_quantile(double tails);
double student_quantile(double tails, double freedom);

// Holm's step-down correction (1979): each chance as it would have to be below 5%, so that all of them together
// are wrong in at most 5% of the studies. Chances that are no numbers stay so and do not count.
std::vector<double> holm(const std::vector<double>& chances);

// How often `games` have to be played to show a difference in 4 of 5 tries, when it has this standard error with these
// games and `comparisons` are made together.
double games_needed(double difference, double error, double games, double comparisons);
// The least difference that so many games show in 4 of 5 tries.
double least_shown(double error, double comparisons);

}  // namespace backlot::lab
