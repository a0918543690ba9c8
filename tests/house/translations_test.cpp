#include "house/translations.hpp"

#include <gtest/gtest.h>

#include "house/broken_tree.hpp"

using namespace house;

namespace {

// The ids of the broken trees are put together here, so that no file of ours cites them.
std::string id(int number) { return "Z99-" + std::to_string(number); }
std::string clause(int number, const std::string& kind) { return "- **" + id(number) + " " + kind + "** text\n"; }

}  // namespace

TEST(Translations, the_clauses_are_complete_in_french) {
  EXPECT_EQ(all(translation_faults(BACKLOT_SOURCE_DIR, "fr")), "");
}

TEST(Translations, what_is_missing_too_much_or_from_elsewhere_is_found) {
  const BrokenTree tree;
  tree.write("docs/rules/game.md", clause(1, "book") + clause(2, "ruling") + clause(3, "content"));
  tree.write("docs/rules.fr/game.md",
             "# Jeu\n" + clause(1, "ruling") + clause(3, "content") + clause(3, "content") + clause(4, "book"));
  EXPECT_EQ(all(translation_faults(tree.root(), "fr")),
            "docs/rules.fr/game.md:4: " + id(3) + " is there already\n" + "docs/rules.fr/game.md:2: " + id(1) +
                " is book in docs/rules\n" + "docs/rules.fr/game.md: " + id(2) + " is missing\n" +
                "docs/rules.fr/game.md:5: " + id(4) + " is not in docs/rules\n");
}

TEST(Translations, a_whole_file_that_is_missing_is_found) {
  const BrokenTree tree;
  tree.write("docs/rules/game.md", clause(1, "book"));
  EXPECT_EQ(all(translation_faults(tree.root(), "fr")), "docs/rules.fr/game.md: " + id(1) + " is missing\n");
}
