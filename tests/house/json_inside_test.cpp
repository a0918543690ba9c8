#include "house/json_inside.hpp"

#include <gtest/gtest.h>

#include "house/broken_tree.hpp"

using namespace house;

TEST(JsonInside, holds_in_this_tree) { EXPECT_EQ(all(json_inside_faults(BACKLOT_SOURCE_DIR)), ""); }

TEST(JsonInside, a_text_that_one_function_writes_for_another_is_found) {
  const BrokenTree tree;
  tree.write("src/hub/live_bots.cpp", "\nconst auto node = json::parse(action);\n");
  tree.write("src/hub/requests.cpp", "const auto parsed = json::parse(text);\n");
  tree.write("src/table/play.hpp", "auto parsed = json::parse(mildest(seat));\n");
  EXPECT_EQ(all(json_inside_faults(tree.root())),
            "src/hub/live_bots.cpp:2: JSON is not read inside the process\n"
            "src/table/play.hpp:1: JSON is not read inside the process\n");
}
