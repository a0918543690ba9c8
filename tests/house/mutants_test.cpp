#include "mutate/mutants.hpp"

#include <gtest/gtest.h>

#include "house/broken_tree.hpp"
#include "mutate/explained.hpp"

using namespace mutate;

namespace {

// The lines that carry a clause, from 1. `#` in the text stands for an id.
std::vector<std::size_t> lines_with_clauses(std::string text) {
  for (std::size_t at = text.find('#'); at != std::string::npos; at = text.find('#')) text.replace(at, 1, "TOY-7");
  std::vector<std::size_t> lines;
  for (const Carrier& carrier : carriers_in(text)) {
    EXPECT_EQ(carrier.clauses, std::set<std::string>{"TOY_7"});
    lines.push_back(carrier.line + 1);
  }
  return lines;
}

using Lines = std::vector<std::size_t>;
using Ways = std::vector<std::string>;

}  // namespace

TEST(Mutants, a_line_carries_the_clause_in_its_comment) {
  EXPECT_EQ(lines_with_clauses("int a;\nint b;  // #\nint c;  // nothing\nuse(\"#\"_clause);\n"), (Lines{2, 4}));
}

TEST(Mutants, a_comment_covers_the_statement_or_block_below_it) {
  EXPECT_EQ(lines_with_clauses("// #\n// and more\nconst int a =\n    f(x);\nint b;\n"), (Lines{3, 4}));
  EXPECT_EQ(lines_with_clauses("// #\ntemplate <class T>\nint f(T t) {\n  if (t) {\n  }\n  return 1;\n}\nint g();\n"),
            (Lines{2, 3, 4, 5, 6, 7}));
  EXPECT_EQ(lines_with_clauses("// Step 1, #\n\nint a;\n"), Lines{});
  EXPECT_EQ(lines_with_clauses("// Step 1, #\nnamespace a {\nint b;\n}\n"), Lines{});
}

TEST(Mutants, operators_conditions_numbers_and_statements_are_broken) {
  EXPECT_EQ(ways_to_break("  if (a < 3) return b;  // < 1"),
            (Ways{"  if (a <= 3) return b;  // < 1", "  if (false && (a < 3)) return b;  // < 1",
                  "  if (true || (a < 3)) return b;  // < 1", "  if (a < 4) return b;  // < 1",
                  "  if (a < 2) return b;  // < 1", "  if (a < 3) return {};  // < 1"}));
  EXPECT_EQ(ways_to_break("a.clear();"), (Ways{";"}));
  EXPECT_EQ(ways_to_break("a = b && c ? d : e;"),
            (Ways{"a = b || c ? d : e;", "a = b && c && false ? d : e;", "a = b && c || true ? d : e;", ";"}));
  EXPECT_EQ(ways_to_break("bool on = false;"), (Ways{"bool on = true;", ";"}));
}

TEST(Mutants, what_is_no_code_of_a_rule_is_left_alone) {
  EXPECT_EQ(ways_to_break("  // 1 < 2 && true"), Ways{});
  EXPECT_EQ(ways_to_break("expect(a < b);"), Ways{});
  EXPECT_EQ(ways_to_break("template <class T, int n = 3>"), Ways{});
  EXPECT_EQ(ways_to_break("const auto x = \"1 < 2\";"), Ways{});
}

TEST(Mutants, explained_survivors_are_known_by_their_code) {
  const house::BrokenTree tree;
  tree.write("mutants.md",
             "# Survivors\n- `src/a.hpp` `if (a < 3)` → `if (a <= 3)`: a is never 3.\n"
             "- `src/a.hpp` `b();` → `;`: gone.\n");
  Explanations explained = explanations_in(tree.root() / "mutants.md");
  EXPECT_TRUE(explained.take({"src/a.hpp", 9, "  if (a < 3)  // why", "  if (a <= 3)  // why", {}}));
  EXPECT_FALSE(explained.take({"src/b.hpp", 9, "  if (a < 3)", "  if (a <= 3)", {}}));
  EXPECT_FALSE(explained.take({"src/a.hpp", 9, "  if (a < 3)", "  if (a < 4)", {}}));
  EXPECT_EQ(explained.left(), (std::vector<std::string>{"src/a.hpp: b(); → ;"}));
}
