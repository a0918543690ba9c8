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

TEST(JsonInside, an_entry_that_is_parsed_again_is_found_and_each_exception_is_needed) {
  const BrokenTree tree;
  tree.write("src/table/served_table.cpp",
             "// move.node() is explained\nconst auto move = stored.node();\noptions_ = created.options.node();\n"
             "const auto events = stored->node();\n");
  EXPECT_EQ(all(json_inside_faults(tree.root())),
            "src/table/served_table.cpp:2: what was written here is parsed again\n"
            "src/table/served_table.cpp:4: what was written here is parsed again\n");
  const std::string table = read(Path(BACKLOT_SOURCE_DIR) / "src/table/served_table.cpp");
  for (const std::string_view exception : read_as_stored) EXPECT_NE(table.find(exception), std::string::npos);
}

TEST(JsonInside, a_message_that_is_written_by_hand_is_found_and_each_exception_is_needed) {
  const BrokenTree tree;
  tree.write("src/table/seat_json.hpp", "std::string out;\nout += \",\\\"text\\\":\";\n");
  tree.write("src/table/replay.hpp", "out += \",\\\"text\\\":\";\n");
  EXPECT_EQ(all(json_inside_faults(tree.root())), "src/table/seat_json.hpp:2: JSON is written by field lists\n");
  for (const std::string_view exception : written_by_hand) {
    EXPECT_NE(read(Path(BACKLOT_SOURCE_DIR) / exception).find(R"(\":)"), std::string::npos) << exception;
  }
}
