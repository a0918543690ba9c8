// Where bots think: bounded, and fair between tables.
#include "server/thinkers.hpp"

#include <gtest/gtest.h>

#include <future>
#include <string>
#include <vector>

#include "server/gate.hpp"

using namespace backlot;

TEST(Thinkers, one_tables_experts_leave_room_for_another_table) {
  Gate gate;
  Thinkers thinkers(4, 2);
  for (int i = 0; i < 10; ++i) thinkers.add("many experts", gate.task("expert"));
  EXPECT_EQ(gate.when_started(2), (std::vector<std::string>{"expert", "expert"}));
  thinkers.add("another table", gate.task("other"));  // starts although the experts are not done
  EXPECT_EQ(gate.when_started(3)[2], "other");
  gate.open();
  EXPECT_LE(gate.most_when_done(11), 4U);
}

TEST(Thinkers, tables_take_turns) {
  Gate gate;
  std::promise<void> begin;
  std::promise<void> running;
  Thinkers thinkers(1, 1);
  thinkers.add("z", [&](std::uint32_t) {
    running.set_value();
    begin.get_future().wait();
  });
  running.get_future().wait();
  for (int i = 0; i < 3; ++i) thinkers.add("a", gate.task("a"));
  for (int i = 0; i < 2; ++i) thinkers.add("b", gate.task("b"));
  gate.open();
  begin.set_value();
  EXPECT_EQ(gate.when_started(5), (std::vector<std::string>{"a", "b", "a", "b", "a"}));
}

TEST(Thinkers, cores_are_shared_out_among_what_runs) {
  std::promise<std::uint32_t> alone;
  std::promise<std::uint32_t> beside;
  std::promise<void> go_on;
  const std::shared_future<void> on = go_on.get_future();
  Thinkers thinkers(4, 4);
  thinkers.add("a", [&](std::uint32_t threads) {
    alone.set_value(threads);
    on.wait();
  });
  EXPECT_EQ(alone.get_future().get(), 4U);
  thinkers.add("b", [&](std::uint32_t threads) { beside.set_value(threads); });
  EXPECT_EQ(beside.get_future().get(), 2U);
  go_on.set_value();
}
