#include "house/at_events.hpp"

#include <gtest/gtest.h>

#include "house/broken_tree.hpp"

using namespace house;

TEST(AtEvents, nobody_imagines_in_this_tree) { EXPECT_EQ(all(at_events_faults(BACKLOT_SOURCE_DIR)), ""); }

TEST(AtEvents, whoever_imagines_there_is_found) {
  const BrokenTree tree;
  tree.write("src/games/hollywood/outlook_movie.hpp", "#include \"games/hollywood/imagine.hpp\"\n");
  tree.write("src/games/maybe/telling.hpp", "\nconst auto world = imagine(content, view, chance);\n");
  tree.write("src/table/frames.hpp", "auto world = imagine(content_, view, chance);\n");
  tree.write("src/table/preview.hpp", "auto world = imagine(content, view, chance);\n");
  EXPECT_EQ(all(at_events_faults(tree.root())),
            "src/table/frames.hpp:1: nobody imagines in the middle of an action\n"
            "src/games/hollywood/outlook_movie.hpp:1: nobody imagines in the middle of an action\n"
            "src/games/maybe/telling.hpp:2: nobody imagines in the middle of an action\n");
}
