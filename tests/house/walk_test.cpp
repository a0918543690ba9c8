#include "house/walk.hpp"

#include <gtest/gtest.h>

#include "house/broken_tree.hpp"

using namespace house;

TEST(Walk, every_function_type_and_file_it_names_is_there) {
  EXPECT_EQ(all(walk_faults(BACKLOT_SOURCE_DIR)), "");
  const std::string text = read(Path(BACKLOT_SOURCE_DIR) / "docs/architecture.md");
  EXPECT_NE(text.find("\n## The walk of one action\n"), std::string::npos);
  for (const char* const named : {"`LiveTable::conclude`", "`Hub::take_and_load`", "`LiveTable::flush`"}) {
    EXPECT_NE(text.find(named), std::string::npos) << named;
  }
}

TEST(Walk, what_is_gone_is_found) {
  const BrokenTree tree;
  tree.write("src/hub/hub.hpp",
             "namespace backlot::request { struct Act {}; }\nclass Hub { void lost(); };  // not found(\n");
  tree.write("web/src/lib/session.ts", "export class Session {\n  act(action: Action) {}\n}\n");
  tree.write("docs/architecture.md",
             "`Hub::before` is elsewhere.\n## The walk of one action\n`Hub::lost` and `Hub::found` (src/hub/hub.hpp, "
             "src/hub/gone.cpp)\n`request::Act`, `request::Undo`, `std::visit`\n`Session.act`, `Session.ask`, "
             "`Hand.svelte`\n## Decisions\n`Hub::after`\n");
  EXPECT_EQ(all(walk_faults(tree.root())),
            "docs/architecture.md:3: there is no Hub::found\n"
            "docs/architecture.md:3: there is no src/hub/gone.cpp\n"
            "docs/architecture.md:4: there is no request::Undo\n"
            "docs/architecture.md:5: there is no Session.ask\n"
            "docs/architecture.md:5: there is no Hand.svelte\n");
}
