#include "house/device.hpp"

#include <gtest/gtest.h>

#include "house/broken_tree.hpp"

using namespace house;

TEST(Device, holds_in_this_tree) {
  EXPECT_FALSE(files_under(BACKLOT_SOURCE_DIR, "src/games", {".hpp"}).empty());
  EXPECT_EQ(all(device_faults(BACKLOT_SOURCE_DIR)), "");
}

TEST(Device, integers_in_rules_lie_in_our_own_arrays) {
  const BrokenTree tree;
  tree.write("src/core/a.hpp", "std::array<std::uint8_t, 3> a;\nArray<std::uint8_t, 3> b;\nstd::array<Card, 3> c;\n");
  tree.write("src/games/b/c.hpp", "using D = std::array<std::array<int, 2>, 3>;\n// std::array<int, 2>\n");
  EXPECT_EQ(all(device_faults(tree.root())),
            "src/core/a.hpp:1: an array of integers in rules is core/array.hpp's\n"
            "src/games/b/c.hpp:1: an array of integers in rules is core/array.hpp's\n");
}

TEST(Device, a_seat_that_is_a_constant_is_an_enumerator) {
  const BrokenTree tree;
  tree.write("src/core/a.hpp", "inline constexpr Seat nobody{0xFF};\nenum class Seat { somebody = 0xFE };\n");
  EXPECT_EQ(all(device_faults(tree.root())),
            "src/core/a.hpp:1: a constant seat is an enumerator, to which nothing can bind\n");
}
