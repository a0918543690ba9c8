// Whoever thinks, people have their hints and previews.
#include "server/lanes.hpp"

#include <gtest/gtest.h>

#include <future>
#include <string>
#include <vector>

#include "server/gate.hpp"

using namespace backlot;
using Lane = Lanes::Lane;

TEST(Lanes, experts_at_a_hundred_tables_keep_no_hint_and_no_preview_waiting) {
  Gate experts;
  Gate hints;
  Lanes lanes;
  for (int table = 0; table < 100; ++table) {
    for (int i = 0; i < 3; ++i) lanes.add(Lane::bots, "table " + std::to_string(table), experts.task("expert"));
  }
  experts.when_started(4);  // there are four threads at least, and none of them comes back before the gate opens

  std::promise<void> hint;
  lanes.add(Lane::hints, "table 1", [&](std::uint32_t) { hint.set_value(); });
  hint.get_future().wait();

  for (int table = 0; table < 100; ++table)
    lanes.add(Lane::hints, "table " + std::to_string(table), hints.task("hint"));
  hints.when_started(8);  // and now no thread for hints is free either
  std::promise<void> preview;
  lanes.add(Lane::previews, "table 1", [&](std::uint32_t) { preview.set_value(); });
  preview.get_future().wait();

  experts.open();
  hints.open();
  experts.most_when_done(300);
  hints.most_when_done(100);
}
