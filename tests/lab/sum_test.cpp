#include "lab/sum.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace backlot::lab {
namespace {

TEST(LabSum, adds_exactly_in_any_order) {
  const std::vector<std::int64_t> values{2'000'000'000, -5, 7, 7, -2'000'000'000, 1'999'999'999, 0};
  Sum forwards;
  Sum first_half;
  Sum second_half;
  for (std::size_t i = 0; i < values.size(); ++i) {
    forwards.add(values[i]);
    (i < 3 ? first_half : second_half).add(values[values.size() - 1 - i]);
  }
  second_half.merge(first_half);
  EXPECT_EQ(forwards, second_half);
  EXPECT_EQ(forwards.count(), 7U);
  EXPECT_DOUBLE_EQ(forwards.mean(), 2'000'000'008.0 / 7);
}

// A sum in doubles would lose the ones beside the large numbers.
TEST(LabSum, small_differences_survive_large_sums) {
  Sum sum;
  for (int i = 0; i < 100'000; ++i) sum.add(1'000'000'000 + i % 2);
  EXPECT_DOUBLE_EQ(sum.mean(), 1'000'000'000.5);
  EXPECT_NEAR(sum.sd(), 0.5000025, 1e-7);
}

TEST(LabSum, standard_deviation_of_a_sample) {
  Sum sum;
  for (const int value : {2, 4, 4, 4, 5, 5, 7, 9}) sum.add(value);
  EXPECT_DOUBLE_EQ(sum.mean(), 5);
  EXPECT_DOUBLE_EQ(sum.sd(), std::sqrt(32.0 / 7));
}

TEST(LabSum, nothing_has_no_mean) {
  Sum sum;
  EXPECT_TRUE(std::isnan(sum.mean()));
  sum.add(3);
  EXPECT_DOUBLE_EQ(sum.mean(), 3);
  EXPECT_TRUE(std::isnan(sum.sd()));
  EXPECT_TRUE(std::isnan(share(0, 0)));
}

// As sure as so many games that are won or lost: parts of a win, where there are any, make it surer.
TEST(LabSum, interval_of_a_mean_of_parts) {
  const Interval wins = interval_95(30, 100);
  const Interval same = interval_of_mean(0.3, std::sqrt(0.3 * 0.7 / 100), 100);
  EXPECT_NEAR(same.low, wins.low, 1e-12);
  EXPECT_NEAR(same.high, wins.high, 1e-12);
  const Interval halves = interval_of_mean(0.3, std::sqrt(0.3 * 0.7 / 100) / 2, 100);
  EXPECT_GT(halves.low, wins.low);
  EXPECT_LT(halves.high, wins.high);
  const Interval always = interval_of_mean(1, 0, 20);
  EXPECT_EQ(always.high, 1);
  EXPECT_LT(always.low, 0.9);
  EXPECT_GT(interval_of_mean(0, 0, 20).high, 0.1);
  EXPECT_LT(interval_of_mean(0.5, 0, 20).low, 0.4) << "always the same half";
}

// The published example of Wilson's interval: 1 of 10.
TEST(LabSum, interval_of_a_rate) {
  const Interval one_of_ten = interval_95(1, 10);
  EXPECT_NEAR(one_of_ten.low, 0.0179, 0.0001);
  EXPECT_NEAR(one_of_ten.high, 0.4042, 0.0001);
  EXPECT_EQ(interval_95(0, 10).low, 0);
  EXPECT_EQ(interval_95(10, 10).high, 1);
}

}  // namespace
}  // namespace backlot::lab
