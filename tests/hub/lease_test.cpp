// Tables that another server of the same store keeps, or takes over: whoever comes is sent there, and nothing more is
// shown here.
#include <gtest/gtest.h>

#include "hub/fake_house.hpp"

using namespace backlot;

namespace {

Lease with(const std::string& node, std::chrono::milliseconds free_in = {}) {
  return {Lease::State::elsewhere, node, free_in};
}

void expect_sent_to(const FakePerson& person, const std::string& node) {
  EXPECT_EQ(json::text_of(person.answer, "name"), "elsewhere");
  EXPECT_EQ(json::text_of(person.answer, "table"), person.table);
  ASSERT_NE(person.answer.find("with"), nullptr);
  EXPECT_EQ(person.answer.find("with")->items[0].text, node);
}

std::size_t told(const FakePerson& person, const std::string& type) {
  const auto is = [&](const std::string& frame) { return frame.find(R"({"type":")" + type + "\"") == 0; };
  return static_cast<std::size_t>(std::count_if(person.frames.begin(), person.frames.end(), is));
}

}  // namespace

TEST(Leases, who_comes_to_a_table_of_another_server_is_told_which) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.restart();
  house.store.others[table.ada.table] = with("two");
  const std::uint64_t loads = house.store.loads;
  table.ada.connect();
  expect_sent_to(table.ada, "two");
  EXPECT_EQ(house.store.loads, loads) << "its log is not read for that";
  EXPECT_EQ(table.ada.ask("say", R"("text":"There")"), "join a table first");
  house.store.others.clear();  // it is free
  EXPECT_EQ(table.ada.join(table.ada.table), "");
  EXPECT_TRUE(house.store.held.contains(table.ada.table));
}

TEST(Leases, who_comes_by_a_code_learns_which_table_and_which_server) {
  FakeHouse house;
  FakePerson ada(house, "Ada");
  FakePerson ben(house, "Ben");
  ASSERT_EQ(ada.ask("create", R"("game":"cinecitta","options":{"players":3,"coaster":false,"awards":false})"), "");
  ASSERT_EQ(ada.join(json::text_of(ada.answer, "table")), "");
  EXPECT_EQ(house.store.pins[ada.table], "cinecitta");
  house.restart();
  house.store.others[ada.table] = with("two");
  ben.connect();
  ben.ask("join", R"("code":")" + json::text_of(ada.lobby, "code") + "\"");
  ben.table = ada.table;
  expect_sent_to(ben, "two");
}

TEST(Leases, a_table_of_a_server_that_is_not_heard_of_is_waited_for_and_taken) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.restart();
  house.settle();
  house.store.others[table.ada.table] = with("two", std::chrono::milliseconds(4000));
  table.ada.answer = {};
  table.ada.connect();
  table.ben.connect();
  house.pass(3999);
  EXPECT_EQ(table.ada.answer.find("type"), nullptr) << "nobody is turned away";
  house.store.others.clear();
  house.pass(1);
  EXPECT_EQ(json::text_of(table.ada.answer, "type"), "ack");
  EXPECT_EQ(json::text_of(table.ben.answer, "type"), "ack");
  EXPECT_EQ(table.ada.act(), "");
}

TEST(Leases, when_a_table_is_taken_over_everybody_at_it_is_sent_there_and_shown_nothing_more) {
  FakeTable table("");
  FakeHouse& house = table.house;
  ASSERT_EQ(table.ada.act(), "");
  const std::size_t updates = table.cleo.updates;
  house.store.others[table.ada.table] = with("two");
  house.store.tell_of_lapse();
  house.settle();
  for (FakePerson* const person : {&table.ada, &table.ben, &table.cleo}) {
    expect_sent_to(*person, "two");
    EXPECT_EQ(json::text_of(person->answer, "id"), "");
  }
  house.pass(60000);  // bots and clocks are another's business
  EXPECT_EQ(table.cleo.updates, updates);
  EXPECT_TRUE(house.hub->held().empty());
}

TEST(Leases, past_its_lease_a_server_shows_and_stores_nothing_until_it_has_the_table_again) {
  FakeTable table("");
  FakeHouse& house = table.house;
  const std::uint64_t tries = house.store.tries;
  const std::size_t updates = table.ben.updates;
  house.store.lapsed = true;
  EXPECT_NE(table.ada.ask("say", R"("text":"There")"), "");
  house.pass(20000);
  EXPECT_EQ(house.store.tries, tries);
  EXPECT_EQ(table.ben.updates, updates);
  EXPECT_EQ(told(table.ben, "waiting"), 1U) << "those who wait are told so, once";
  EXPECT_EQ(table.ben.frames.back(), R"({"type":"waiting","table":")" + table.ben.table + "\"}");
  house.store.lapsed = false;
  house.pass(10000);
  EXPECT_GT(table.ben.updates, updates);
  EXPECT_EQ(table.ada.ask("say", R"("text":"Here")"), "");
  EXPECT_TRUE(table.ben.heard("Ada: Here"));
}

TEST(Leases, a_lease_that_runs_out_while_a_log_is_read_makes_no_table_unknown) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.restart();
  house.settle();
  house.hold_loads = true;
  table.ada.connect();
  ASSERT_EQ(house.loads.size(), 1U);
  house.loads.front()();
  house.loads.clear();
  house.store.lapsed = true;
  house.settle();
  EXPECT_EQ(json::text_of(table.ada.answer, "name"), "not_readable");
  house.store.lapsed = false;
  house.hold_loads = false;
  for (const Hub::Task& load : house.loads) load();
  house.settle();
  EXPECT_EQ(table.ada.join(table.ada.table), "");
}

TEST(Leases, what_was_stored_in_time_is_acknowledged_but_no_longer_shown) {
  FakeTable table("");
  FakeHouse& house = table.house;
  const std::size_t updates = table.ben.updates;
  house.store.when_durable = [&] { house.store.lapsed = true; };
  EXPECT_EQ(table.ada.ask("say", R"("text":"There")"), "");
  EXPECT_EQ(json::text_of(table.ada.answer, "type"), "ack");
  EXPECT_EQ(table.ben.updates, updates);
}

TEST(Leases, while_nothing_can_be_stored_everybody_at_the_table_is_told_that_it_waits) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.store.full = true;
  house.store.away = "the database is away";
  EXPECT_EQ(table.ada.act(), "this could not be stored; try again");
  house.pass(60000);
  for (const FakePerson* const person : {&table.ada, &table.ben, &table.cleo}) EXPECT_EQ(told(*person, "waiting"), 1U);
  house.store.full = false;
  house.store.away.clear();
  house.pass(5000);
  EXPECT_EQ(table.ada.act(), "");
}

TEST(Leases, a_server_that_goes_down_hands_its_tables_over_and_takes_none) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.restart();
  table.ada.connect();
  ASSERT_TRUE(house.store.held.contains(table.ada.table));
  bool done = false;
  house.hub->hand_over([&] { done = true; });
  house.settle();
  EXPECT_TRUE(done);
  EXPECT_TRUE(house.store.held.empty());
  const std::uint64_t takes = house.store.takes;
  house.store.others[table.ada.table] = with("two");
  house.store.tell_of_lapse();
  house.pass(60000);
  EXPECT_EQ(house.store.takes, takes);
}

TEST(Leaving, everybody_at_a_table_is_told_where_it_goes_on_and_whoever_comes_then_is_sent_there_too) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.restart();
  for (FakePerson* const person : {&table.ada, &table.ben, &table.cleo}) person->connect();
  ASSERT_TRUE(house.store.held.contains(table.ada.table));
  house.store.neighbours = {"two"};
  house.hub->leave();
  house.settle();
  for (FakePerson* const person : {&table.ada, &table.ben, &table.cleo}) {
    expect_sent_to(*person, "two");
    EXPECT_EQ(json::text_of(person->answer, "id"), "");
  }
  EXPECT_FALSE(house.store.held.contains(table.ada.table));
  EXPECT_TRUE(house.hub->has_left());
  const auto [takes, loads] = std::pair(house.store.takes, house.store.loads);
  table.ada.join(table.ada.table);
  expect_sent_to(table.ada, "two");
  house.pass(60000);
  EXPECT_EQ(house.store.takes, takes);
  EXPECT_EQ(house.store.loads, loads);
}

TEST(Leaving, what_is_said_while_a_table_is_given_up_is_left_for_the_next_server) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.store.neighbours = {"two"};
  house.store.hold_releases = true;
  house.hub->leave();
  house.settle();
  ASSERT_EQ(house.store.releases.size(), 1U);
  EXPECT_EQ(table.ada.act(), "");
  EXPECT_EQ(table.ada.answer.find("type"), nullptr) << "neither done nor refused";
  FakePerson dora(house, "Dora");
  dora.join(table.ada.table);
  EXPECT_EQ(dora.answer.find("type"), nullptr) << "it cannot be taken there yet";
  EXPECT_FALSE(house.hub->has_left());
  house.store.releases[0]();
  house.settle();
  for (const FakePerson* const person : {&table.ada, &table.ben, &table.cleo, &dora}) expect_sent_to(*person, "two");
  EXPECT_TRUE(house.hub->has_left());
}

TEST(Leaving, a_table_that_waits_for_the_store_moves_when_that_has_answered) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.store.neighbours = {"two"};
  house.hub->leave();  // begins before what follows is stored
  EXPECT_EQ(table.ada.ask("say", R"("text":"There")"), "");
  EXPECT_EQ(json::text_of(table.ada.answer, "type"), "ack");
  EXPECT_TRUE(table.ben.heard("Ada: There"));
  EXPECT_FALSE(house.hub->has_left());
  house.pass(20);
  expect_sent_to(table.ada, "two");
  EXPECT_TRUE(house.hub->has_left());
}

TEST(Leaving, tables_move_a_few_at_a_time_and_the_others_play_on) {
  FakeHouse house;
  std::deque<FakePerson> people;
  for (int i = 0; i < 20; ++i) {
    FakePerson& person = people.emplace_back(house, "P" + std::to_string(i));
    person.address = "192.0.2." + std::to_string(i);
    ASSERT_EQ(person.ask("create", R"("game":"cinecitta","options":{"players":3,"coaster":false,"awards":false})"), "");
    ASSERT_EQ(person.join(json::text_of(person.answer, "table")), "");
  }
  const auto sent = [&] {
    return std::count_if(people.begin(), people.end(),
                         [](const FakePerson& each) { return json::text_of(each.answer, "name") == "elsewhere"; });
  };
  const auto stays = [&] {
    return std::find_if(people.begin(), people.end(),
                        [](const FakePerson& each) { return json::text_of(each.answer, "name") != "elsewhere"; });
  };
  house.store.neighbours = {"two", "three"};
  house.store.free = 1;  // nobody has come there yet
  house.hub->leave();
  house.settle();
  EXPECT_EQ(sent(), 8);
  house.pass(100);
  EXPECT_EQ(sent(), 8);
  EXPECT_EQ(stays()->sit(1), "") << "it is still kept here";
  house.pass(500);
  EXPECT_EQ(sent(), 16) << "somebody may never come";
  house.store.free = 0;
  house.pass(40);
  EXPECT_EQ(sent(), 20);
  EXPECT_TRUE(house.hub->has_left());
  std::set<std::string> names;
  for (const FakePerson& person : people) names.insert(person.answer.find("with")->items[0].text);
  EXPECT_EQ(names, (std::set<std::string>{"two", "three"})) << "they are spread";
}

TEST(Leaving, with_nobody_to_go_on_nothing_moves) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.hub->leave();
  house.pass(1000);
  EXPECT_TRUE(house.hub->has_left());
  EXPECT_EQ(table.ada.act(), "");
  EXPECT_EQ(json::text_of(table.ada.answer, "type"), "ack");
}

TEST(Leaving, a_table_that_is_waited_for_is_not_taken_any_more) {
  FakeTable table("");
  FakeHouse& house = table.house;
  house.restart();
  house.settle();
  house.store.others[table.ada.table] = with("one", std::chrono::milliseconds(4000));
  table.ada.connect();
  house.store.neighbours = {"two"};
  house.hub->leave();
  house.settle();
  house.store.others.clear();
  const std::uint64_t takes = house.store.takes;
  house.pass(4000);
  expect_sent_to(table.ada, "two");
  EXPECT_EQ(house.store.takes, takes);
  EXPECT_TRUE(house.hub->has_left());
}

// Somebody may still say something there.
TEST(Leases, the_record_of_a_table_of_another_server_is_made_each_time) {
  FakeTable table("");
  table.play_to_the_end();
  FakeHouse& house = table.house;
  house.restart();
  const auto loads_for_two = [&] {
    const std::uint64_t before = house.store.loads;
    for (int i = 0; i < 2; ++i) {
      house.hub->record(table.ada.table, "", [](const Hub::Recorded& made) { EXPECT_EQ(made.index(), 0U); });
      house.settle();
    }
    return house.store.loads - before;
  };
  house.store.others[table.ada.table] = with("two");
  EXPECT_EQ(loads_for_two(), 2U);
  house.store.others.clear();
  EXPECT_EQ(loads_for_two(), 1U);
}
