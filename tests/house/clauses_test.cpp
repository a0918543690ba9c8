#include "house/clauses.hpp"

#include <gtest/gtest.h>

#include "house/broken_tree.hpp"

using namespace house;

namespace {

// The ids of the broken trees are put together here, so that no file of ours cites them.
std::string id(int number) { return "Z99-" + std::to_string(number); }
std::string clause(int number, const std::string& kind) { return "- **" + id(number) + " " + kind + "** text\n"; }
std::string test_of(int number) { return "TEST(Game, Z99_" + std::to_string(number) + "_holds) {}\n"; }
std::string cited_in_vain(const std::string& place, int number) {
  return place + ": " + id(number) + " is not in docs/rules\n";
}

}  // namespace

TEST(Clauses, hold_in_this_tree) {
  EXPECT_FALSE(clauses_of(BACKLOT_SOURCE_DIR).defined.empty());
  EXPECT_EQ(all(clause_faults(BACKLOT_SOURCE_DIR)), "");
}

TEST(Clauses, a_clause_without_a_test_is_found) {
  const BrokenTree tree;
  tree.write("docs/rules/game.md", "# Game\n" + clause(1, "book") + clause(2, "ruling") + clause(3, "content"));
  tree.write("tests/game_test.cpp", test_of(1) + "// " + id(2) + "\nint x = f(\"" + id(3) + "\");\n");
  tree.write("tests/house/own_test.cpp", test_of(3));
  EXPECT_EQ(all(clause_faults(tree.root())), "docs/rules/game.md:4: " + id(3) + " is named by no test\n");
}

TEST(Clauses, a_cited_clause_that_does_not_exist_is_found) {
  const BrokenTree tree;
  tree.write("docs/rules/game.md", clause(1, "book"));
  tree.write("tests/game_test.cpp", test_of(1) + test_of(11));
  tree.write("src/games/game/steps.hpp", "int x;\nint y;  // " + id(2) + ", and SHA-256 of UTF-8\n");
  tree.write("docs/guide.md", "As " + id(4) + " says.\n");
  EXPECT_EQ(all(clause_faults(tree.root())), cited_in_vain("src/games/game/steps.hpp:2", 2) +
                                                 cited_in_vain("tests/game_test.cpp:2", 11) +
                                                 cited_in_vain("docs/guide.md:1", 4));
}

TEST(Clauses, two_clauses_with_one_number_and_unknown_sources_are_found) {
  const BrokenTree tree;
  tree.write("docs/rules/a.md", clause(1, "book") + clause(2, "rumour"));
  tree.write("docs/rules/b.md", clause(1, "ruling"));
  tree.write("tests/a_test.cpp", test_of(1) + test_of(2));
  EXPECT_EQ(all(clause_faults(tree.root())),
            "docs/rules/a.md:2: " + id(2) + " does not say where it comes from: book, ruling or content\n" +
                "docs/rules/b.md:1: " + id(1) + " is there already, at docs/rules/a.md:1\n");
}
