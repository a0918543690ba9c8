// Logs are read away from the hub's thread: whoever waits for one keeps nobody else waiting. What cannot be read or
// stored is said, and nothing is tried in a hurry.
#include <gtest/gtest.h>

#include "hub/fake_house.hpp"

using namespace backlot;

namespace {

void run_loads(FakeHouse& house) {
  while (!house.loads.empty()) {
    const Hub::Task task = std::move(house.loads.front());
    house.loads.pop_front();
    task();
  }
  house.settle();
}

}  // namespace

TEST(Loading, a_long_log_keeps_nobody_else_waiting) {
  FakeTable first("");
  FakeHouse& house = first.house;
  FakePerson dora(house, "Dora");
  const std::string options = R"("game":"cinecitta","options":{"players":3,"coaster":false,"awards":false})";
  house.restart();
  house.hold_loads = true;
  first.ada.connect();  // her table is being loaded
  EXPECT_EQ(first.ada.answer.find("type"), nullptr);
  dora.connect();
  EXPECT_EQ(dora.ask("create", options), "");
  EXPECT_EQ(dora.join(json::text_of(dora.answer, "table")), "");
  EXPECT_EQ(dora.sit(1), "");  // others come, make tables and sit down meanwhile
  EXPECT_EQ(house.loads.size(), 1U);
  run_loads(house);
  EXPECT_EQ(json::text_of(first.ada.answer, "type"), "ack");
  EXPECT_NE(first.ada.decision(), 0U);
}

TEST(Loading, what_is_sent_meanwhile_comes_after_the_join_and_in_order) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.restart();
  house.hold_loads = true;
  table.ada.connect();
  table.ben.connect();
  EXPECT_EQ(table.ada.ask("say", R"("text":"one")"), "");
  EXPECT_EQ(table.ada.ask("say", R"("text":"two")"), "");
  EXPECT_EQ(house.loads.size(), 1U);  // one for both
  run_loads(house);
  EXPECT_EQ(json::text_of(table.ada.answer, "type"), "ack");
  const auto& heard = table.ben.stream;
  const auto one = std::find(heard.begin(), heard.end(), "Ada: one");
  const auto two = std::find(heard.begin(), heard.end(), "Ada: two");
  ASSERT_NE(two, heard.end());
  EXPECT_LT(one, two);
}

TEST(Loading, somebody_who_hangs_up_meanwhile_is_not_waited_for) {
  FakeTable table("");
  table.house.restart();
  table.house.hold_loads = true;
  table.ada.connect();
  table.ada.disconnect();
  run_loads(table.house);
  table.house.hold_loads = false;
  table.ben.connect();
  EXPECT_NE(table.ben.decision(), 0U);
}

TEST(Loading, a_log_that_does_not_fit_together_is_said_to_be_damaged) {
  FakeTable table("");
  ASSERT_EQ(table.ada.act(), "");
  table.house.restart();
  table.house.store.damage(table.ada.table, 3, R"({"kind":"nonsense"})");
  table.ada.table.swap(table.ben.table);
  table.ada.connect();
  EXPECT_EQ(json::text_of(table.ada.answer, "why"),
            "the log of this table is damaged; whoever runs this server can look at it with backlot check");
  EXPECT_EQ(table.house.store.reports, std::vector<std::string>{"entry 3 makes no sense"});
}

TEST(Loading, bots_wait_longer_and_longer_while_nothing_can_be_stored) {
  FakeHouse house;
  FakePerson ada(house, "Ada");
  house.hold_thoughts = true;
  ASSERT_EQ(ada.ask("create", R"("game":"cinecitta","options":{"players":3,"coaster":false,"awards":false})"), "");
  ASSERT_EQ(ada.join(json::text_of(ada.answer, "table")), "");
  ASSERT_EQ(ada.sit(1), "");
  for (const char* const seat : {"2", "3"})
    ASSERT_EQ(ada.ask("bot", R"("bot":"hard","seat":)" + std::string(seat)), "");
  ASSERT_EQ(ada.ask("start"), "");
  ASSERT_EQ(ada.ask("open", R"("contribution":")" + hex_of(ada.contribution()) + "\""), "");
  const auto think = [&] {
    while (!house.held.empty()) {
      const auto thought = std::move(house.held.front().second);
      house.held.pop_front();
      thought(1);
      house.settle();
      if (house.store.full) break;  // what was thought out is lost, and they would think again
    }
  };
  ASSERT_EQ(house.held.size(), 2U);
  house.store.full = true;
  const std::uint64_t before = house.store.tries;
  for (int i = 0; i < 600; ++i) {  // a minute
    think();
    house.pass(100);
  }
  EXPECT_GE(house.store.tries - before, 10U);
  EXPECT_LE(house.store.tries - before, 30U);  // without a rest it would be 600, and thousands with bots that are quick
  house.store.full = false;
  house.pass(5000);
  think();
  EXPECT_EQ(ada.act(), "");
}

TEST(Loading, a_record_is_made_from_the_log_and_refused_before_the_end) {
  FakeTable table("");
  std::optional<Hub::Recorded> made;
  const auto ask = [&](const std::string& which) {
    made.reset();
    table.house.hub->record(which, "", [&](Hub::Recorded record) { made = std::move(record); });
    table.house.settle();
    return made && std::holds_alternative<std::string>(*made);
  };
  EXPECT_FALSE(ask(table.ada.table));
  EXPECT_FALSE(ask("ffffffffffff"));
  EXPECT_FALSE(ask(""));
  table.play_to_the_end();
  EXPECT_TRUE(ask(table.ada.table));
  table.house.restart();
  EXPECT_TRUE(ask(table.ada.table));
}
