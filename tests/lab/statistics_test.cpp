// Against values from printed tables.
#include "lab/statistics.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace backlot::lab {
namespace {

TEST(LabStatistics, tails_and_quantiles_are_those_of_the_tables) {
  EXPECT_NEAR(normal_tails(1.959964), 0.05, 1e-6);
  EXPECT_NEAR(normal_tails(-3), 0.0026998, 1e-7);
  EXPECT_NEAR(normal_quantile(0.01), 2.575829, 1e-5);
  EXPECT_NEAR(student_quantile(0.05, 9), 2.262157, 1e-5);
  EXPECT_NEAR(student_quantile(0.05, 39), 2.022691, 1e-5);
  EXPECT_NEAR(student_tails(2.0, 1), 0.2951672, 1e-6);
  EXPECT_NEAR(student_tails(0, 5), 1, 1e-12);
  EXPECT_NEAR(student_tails(1.96, 1e7), normal_tails(1.96), 1e-5);
}

TEST(LabStatistics, holm_multiplies_by_what_is_left_and_never_falls) {
  const double none = std::numeric_limits<double>::quiet_NaN();
  const std::vector<double> corrected = holm({0.04, 0.01, none, 0.03, 0.9});
  EXPECT_DOUBLE_EQ(corrected[1], 0.04);  // of four
  EXPECT_DOUBLE_EQ(corrected[3], 0.09);  // of three
  EXPECT_DOUBLE_EQ(corrected[0], 0.09);  // twice 0.04 would be less
  EXPECT_DOUBLE_EQ(corrected[4], 0.9);
  EXPECT_TRUE(std::isnan(corrected[2]));
}

TEST(LabStatistics, games_needed_grow_with_the_square) {
  // 1.96 + 0.8416 standard errors show a difference in 4 of 5 tries.
  const double shown = least_shown(0.01, 1);
  EXPECT_NEAR(shown, 0.0280158, 1e-6);
  EXPECT_NEAR(games_needed(shown, 0.01, 1000, 1), 1000, 1);
  EXPECT_NEAR(games_needed(shown / 2, 0.01, 1000, 1), 4000, 1);
  EXPECT_GT(games_needed(shown, 0.01, 1000, 20), 1500);
  EXPECT_TRUE(std::isinf(games_needed(0, 0.01, 1000, 1)));
}

}  // namespace
}  // namespace backlot::lab
