#include "house/include_order.hpp"

#include <gtest/gtest.h>

#include "house/broken_tree.hpp"

using namespace house;

TEST(IncludeOrder, holds_in_this_tree) {
  EXPECT_FALSE(files_under(BACKLOT_SOURCE_DIR, "src", {".hpp"}).empty());
  EXPECT_EQ(all(include_order_faults(BACKLOT_SOURCE_DIR)), "");
}

TEST(IncludeOrder, a_folder_must_not_include_what_stands_behind_it) {
  const BrokenTree tree;
  tree.write("src/core/seat.hpp", "#pragma once\n#include \"contract/game.hpp\"\n");
  tree.write("src/table/table.hpp", "#include \"core/seat.hpp\"\n#include \"json/json.hpp\"\n");
  tree.write("src/games/a/meta.hpp", "#include \"core/seat.hpp\"\n#include \"cli/draw.hpp\"\n");
  EXPECT_EQ(all(include_order_faults(tree.root())),
            "src/core/seat.hpp:2: core must not include contract\n"
            "src/games/a/meta.hpp:2: games must not include cli\n");
}

TEST(IncludeOrder, a_game_knows_no_other_game) {
  const BrokenTree tree;
  tree.write("src/games/a/meta.hpp", "#include \"games/a/state.hpp\"\n#include \"games/b/state.hpp\"\n");
  tree.write("src/games/registry.hpp", "#include \"games/a/meta.hpp\"\n");
  EXPECT_EQ(all(include_order_faults(tree.root())), "src/games/a/meta.hpp:2: a must not include games/b/state.hpp\n");
}

TEST(IncludeOrder, every_folder_and_path_is_known) {
  const BrokenTree tree;
  tree.write("src/misc/things.hpp", "\n");
  tree.write("src/lab/arena.cpp", "#include \"../bots/bot.hpp\"\n#include \"arena.hpp\"\n");
  EXPECT_EQ(all(include_order_faults(tree.root())),
            "src/lab/arena.cpp:1: \"../bots/bot.hpp\" is not a path from src/\n"
            "src/lab/arena.cpp:2: \"arena.hpp\" is not a path from src/\n"
            "src/misc/things.hpp:1: src/misc is not in the list of folders\n");
}

TEST(Randomness, comes_from_one_place) {
  EXPECT_EQ(all(randomness_faults(BACKLOT_SOURCE_DIR)), "");
  const BrokenTree tree;
  tree.write("src/table/random_bytes.hpp", "int x = getentropy(b, 32);\n");
  tree.write("src/cli/play.cpp", "// random_device\nauto seed = std::random_device{}();\n");
  EXPECT_EQ(all(randomness_faults(tree.root())),
            "src/cli/play.cpp:2: random_device instead of table/random_bytes.hpp\n");
}

TEST(Freestanding, holds_in_this_tree) { EXPECT_EQ(all(freestanding_faults(BACKLOT_SOURCE_DIR)), ""); }

TEST(Freestanding, the_rules_use_no_heap_exceptions_virtual_calls_or_streams) {
  const BrokenTree tree;
  tree.write("src/core/a.hpp", "#include <vector>\nint* p = new int;\n");
  tree.write("src/contract/b.hpp", "struct B { virtual void f(); };\nstd::string s;\nstd::string_view fine;\n");
  tree.write("src/games/c/d.hpp", "void f() { throw 1; }\ndouble x;\n");
  EXPECT_EQ(all(freestanding_faults(tree.root())),
            "src/core/a.hpp:1: the rules do without vector\n"
            "src/core/a.hpp:2: the rules do without new\n"
            "src/contract/b.hpp:1: the rules do without virtual\n"
            "src/contract/b.hpp:2: the rules do without std::string\n"
            "src/games/c/d.hpp:1: the rules do without throw\n"
            "src/games/c/d.hpp:2: the rules do without double\n");
}

TEST(Freestanding, words_in_comments_and_literals_and_the_kit_are_free) {
  const BrokenTree tree;
  tree.write("src/core/a.hpp",
             "// a new thing\n/* try\n   catch */ char c = '\"';\nauto s = \"throw it\"; int renew;\n");
  tree.write("src/contract/kit/k.hpp", "#include <vector>\n");
  tree.write("src/json/j.hpp", "#include <vector>\n");
  EXPECT_EQ(all(freestanding_faults(tree.root())), "");
}
