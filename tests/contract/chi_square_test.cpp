#include "contract/kit/chi_square.hpp"

#include <gtest/gtest.h>

#include "contract/kit/every_draw.hpp"
#include "contract/kit/exactness.hpp"

using namespace backlot;

TEST(ChiSquare, even_counts_fit_and_skewed_ones_do_not) {
  EXPECT_LT(kit::chi_square_excess({100, 103, 97, 100}, {1, 1, 1, 1}), 0.0);
  EXPECT_GT(kit::chi_square_excess({160, 80, 80, 80}, {1, 1, 1, 1}), 5.0);
  EXPECT_LT(kit::chi_square_excess({160, 80, 80, 80}, {2, 1, 1, 1}), 0.0);
}

TEST(ChiSquare, is_near_the_table_of_the_distribution) {
  // 3 degrees of freedom: 7.815 is exceeded once in 20, which is 1.645 standard deviations.
  // Counts 100 +- d with 4 d^2 / 100 = 7.815.
  EXPECT_NEAR(kit::chi_square_excess({114, 86, 114, 86}, {1, 1, 1, 1}), 1.645, 0.1);
}

TEST(ChiSquare, throws_rare_cells_together) {
  EXPECT_LT(kit::chi_square_excess({990, 4, 6}, {0.99, 0.005, 0.005}), 1.0);
}

TEST(EveryDraw, goes_through_all_sequences_once) {
  kit::EveryDraw draws;
  std::vector<std::uint32_t> seen;
  do {
    const std::uint32_t first = draws.below(3, 0);
    seen.push_back(first == 1 ? 10 + draws.below(2, 0) : first);  // later draws may depend on earlier ones
  } while (draws.next());
  EXPECT_EQ(seen, (std::vector<std::uint32_t>{0, 10, 11, 2}));
}

TEST(EveryDraw, goes_no_further_where_it_is_told_to_give_up) {
  kit::EveryDraw draws;
  std::vector<std::uint32_t> seen;
  do {
    const std::uint32_t first = draws.below(3, 0);
    if (first != 1) draws.give_up();
    std::uint32_t again = 0;
    while (first != 1 && again < 1) again = draws.below(2, 0);  // comes to an end, though 0 is drawn first
    seen.push_back(first == 1 ? 10 + draws.below(2, 0) : first);
  } while (draws.next());
  EXPECT_EQ(seen, (std::vector<std::uint32_t>{0, 10, 11, 2}));
}

TEST(Placements, count_copies_apart_and_order_inside_a_place_not) {
  // Cards A A B in a place of two and a place of one: {A A | B} in 1 way, {A B | A} in 2.
  EXPECT_DOUBLE_EQ(kit::physical_placements({{0, 1}, {0}}) / kit::physical_placements({{0, 0}, {1}}), 2.0);
}
