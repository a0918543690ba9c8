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

// One entry of a log otherwise than it was.
void alter(FakeHouse& house, const std::string& table, std::uint64_t entry, const std::string& was,
           const std::string& is) {
  std::string body = house.store.log(table)[entry - 1].body;
  const std::size_t at = body.find(was);
  ASSERT_NE(at, std::string::npos) << body;
  house.store.damage(table, entry, body.replace(at, was.size(), is));
}

}  // namespace

TEST(Loading, a_long_log_keeps_nobody_else_waiting) {
  FakeTable first("");
  FakeHouse& house = first.house;
  FakePerson dora(house, "Dora");
  const std::string options = R"("game":"cinecitta","options":{"players":3,"coaster":false,"awards":false})";
  house.restart();
  house.settle();  // codes of new tables are looked up
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

TEST(Loading, codes_of_new_tables_are_looked_up_before_anybody_comes_and_again_when_few_are_left) {
  FakeHouse house;
  house.hold_loads = true;
  house.restart();
  house.settle();
  EXPECT_EQ(house.loads.size(), 1U);
  run_loads(house);
  house.hold_loads = true;
  FakePerson dora(house, "Dora");
  const std::string options = R"("game":"cinecitta","options":{"players":3,"coaster":false,"awards":false})";
  std::size_t made = 0;
  for (; house.loads.empty() && made < 20; ++made) {
    ASSERT_EQ(dora.ask("create", options), "");
    house.pass(3600000);  // nobody may make so many at once
  }
  EXPECT_GT(made, 1U);
  EXPECT_LT(made, 16U) << "there are always some left";
}

TEST(Loading, what_is_sent_meanwhile_comes_after_the_join_and_in_order) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.restart();
  house.settle();  // codes of new tables are looked up
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
    ASSERT_EQ(ada.ask("bot", R"("bot":"easy","seat":)" + std::string(seat)), "");
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

TEST(Loading, a_table_that_closes_waits_longer_and_longer_while_nothing_can_be_stored) {
  FakeTable table("");
  ASSERT_EQ(table.ada.act(), "");
  FakeHouse& house = table.house;
  const auto& log = house.store.log(table.ada.table);
  // It was played by other rules, by which the last action had drawn something.
  alter(house, table.ada.table, 1, R"("rules":)", R"("rules":9)");
  alter(house, table.ada.table, log.size(), R"("draws":[])", R"("draws":[[6,3]])");
  const std::size_t entries = log.size();
  house.store.full = true;
  const std::uint64_t before = house.store.tries;
  table.restart();
  house.pass(60000);
  EXPECT_GE(house.store.tries - before, 10U);
  EXPECT_LE(house.store.tries - before, 30U);
  EXPECT_EQ(json::text_of(table.ada.lobby, "phase"), "closed");
  house.store.full = false;
  house.pass(5000);
  EXPECT_EQ(log.size(), entries + 1);
}

TEST(Loading, who_looks_at_a_table_that_cannot_be_read_for_a_while_has_it_back_by_itself) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.store.full = true;
  house.store.away = "disk I/O error";
  EXPECT_EQ(table.ada.act(), "this could not be stored; try again");
  const std::uint64_t loads = house.store.loads;
  house.pass(60000);
  EXPECT_GE(house.store.loads - loads, 10U);
  EXPECT_LE(house.store.loads - loads, 30U);  // less and less often
  EXPECT_EQ(table.ben.ask("say", R"("text":"Hello?")"), "the table cannot be read now; try again");
  EXPECT_EQ(json::text_of(table.ben.answer, "name"), "not_readable");
  house.store.full = false;
  house.store.away.clear();
  const std::size_t updates = table.cleo.updates;
  house.pass(5000);
  EXPECT_EQ(table.cleo.updates, updates + 1);  // though she asked for nothing
  EXPECT_EQ(table.ada.act(), "");
  EXPECT_EQ(table.ben.ask("say", R"("text":"Hello?")"), "");
  EXPECT_TRUE(table.cleo.heard("Ben: Hello?"));
}

TEST(Loading, whoever_asks_first_brings_the_table_back_for_all) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.store.full = true;
  house.store.away = "disk I/O error";
  EXPECT_EQ(table.ada.act(), "this could not be stored; try again");
  house.store.full = false;
  house.store.away.clear();
  EXPECT_EQ(table.ada.ask("say", R"("text":"There")"), "");
  EXPECT_TRUE(table.cleo.heard("Ada: There"));
  house.pass(60000);  // and then not once more
  EXPECT_EQ(std::count(table.cleo.stream.begin(), table.cleo.stream.end(), "Ada: There"), 1);
}

TEST(Loading, nobody_is_waited_for_who_has_gone_from_a_table_that_cannot_be_read) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.store.full = true;
  house.store.away = "disk I/O error";
  EXPECT_EQ(table.ada.act(), "this could not be stored; try again");
  for (FakePerson* const person : {&table.ada, &table.ben, &table.cleo}) person->disconnect();
  house.pass(5000);
  const std::uint64_t loads = house.store.loads;
  house.pass(60000);
  EXPECT_EQ(house.store.loads, loads);
}

TEST(Loading, a_table_that_turns_out_damaged_is_given_up_and_everybody_at_it_is_told) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.store.full = true;
  house.store.away = "disk I/O error";
  EXPECT_EQ(table.ada.act(), "this could not be stored; try again");
  house.store.away.clear();
  house.store.damage(table.ada.table, 3, R"({"kind":"nonsense"})");
  house.pass(5000);
  EXPECT_EQ(json::text_of(table.cleo.answer, "name"), "damaged_log");
  EXPECT_EQ(json::text_of(table.cleo.answer, "id"), "");
  EXPECT_EQ(table.ada.ask("say", R"("text":"There")"), "join a table first");
}

TEST(Loading, who_comes_while_nothing_can_be_read_has_guessed_nothing) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.restart();
  house.store.away = "disk I/O error";
  table.cleo.connect();
  EXPECT_EQ(json::text_of(table.cleo.answer, "name"), "not_readable");
  for (int i = 0; i < 30; ++i) {
    house.pass(3000);
    EXPECT_EQ(table.cleo.join(table.ada.table), "the table cannot be read now; try again");
  }
  std::string why;
  table.house.hub->record(table.ada.table, "", [&](const Hub::Recorded& made) {
    const auto& refused = std::get<Hub::NoRecord>(made);
    EXPECT_EQ(refused.reason, Hub::NoRecord::Reason::not_readable);
    why = refused.refused.why;
  });
  house.settle();
  EXPECT_EQ(why, "the table cannot be read now; try again");
  house.store.away.clear();
  house.pass(3000);
  EXPECT_EQ(table.cleo.join(table.ada.table), "");
}

TEST(Loading, a_code_that_cannot_be_looked_up_is_no_wrong_one) {
  FakeHouse house;
  FakePerson ada(house, "Ada");
  FakePerson ben(house, "Ben");
  ASSERT_EQ(ada.ask("create", R"("game":"cinecitta","options":{"players":3,"coaster":false,"awards":false})"), "");
  ASSERT_EQ(ada.join(json::text_of(ada.answer, "table")), "");
  const std::string code = R"("code":")" + json::text_of(ada.lobby, "code") + "\"";
  house.store.away = "disk I/O error";
  for (int i = 0; i < 50; ++i) EXPECT_EQ(ben.ask("join", code), "the table cannot be read now; try again");
  EXPECT_EQ(json::text_of(ben.answer, "name"), "not_readable");
  house.store.away.clear();
  EXPECT_EQ(ben.ask("join", code), "");
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

TEST(Loading, a_game_that_is_over_leaves_memory_with_the_last_who_looked_at_it) {
  FakeTable table("");
  table.house.idle_seconds = 300;
  table.house.restart();
  const auto in_memory = [&] { return table.house.hub->figures().tables; };
  for (FakePerson* const person : {&table.ada, &table.ben}) person->connect();
  table.ada.disconnect();
  table.ben.disconnect();
  EXPECT_EQ(in_memory(), 1U);  // the game goes on
  for (FakePerson* const person : {&table.ada, &table.ben}) person->connect();
  table.play_to_the_end();
  table.ada.disconnect();
  EXPECT_EQ(in_memory(), 1U);
  EXPECT_EQ(table.ben.join(table.ben.table), "");  // who goes and comes is there
  EXPECT_EQ(in_memory(), 1U);
  table.ben.disconnect();
  EXPECT_EQ(in_memory(), 0U);
  table.ada.connect();
  EXPECT_TRUE(table.ada.over());
  EXPECT_EQ(in_memory(), 1U);
}
