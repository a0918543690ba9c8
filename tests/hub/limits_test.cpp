// Limits by the caller's clock: nothing here waits.
#include "hub/limits.hpp"

#include <gtest/gtest.h>

#include "hub/fake_house.hpp"

using namespace backlot;

namespace {

constexpr std::uint64_t now = 1000000;

int most_of(Limits& limits, Deed deed, const std::string& address, const std::string& person,
            std::uint64_t when = now) {
  int done = 0;
  while (done < 10000 && limits.may(deed, address, person, when)) ++done;
  return done;
}

}  // namespace

TEST(Limits, a_person_has_so_many_wherever_they_connect_from) {
  Limits limits(200);
  EXPECT_EQ(most_of(limits, Deed::talk, "home", "ada"), 10);
  EXPECT_EQ(most_of(limits, Deed::talk, "phone", "ada"), 0);
  EXPECT_EQ(most_of(limits, Deed::talk, "home", "ada", now + 999), 0);
  EXPECT_EQ(most_of(limits, Deed::talk, "phone", "ada", now + 3000), 3);
  EXPECT_EQ(most_of(limits, Deed::talk, "phone", "ada", now), 0);            // a clock that goes back gives nothing
  EXPECT_EQ(most_of(limits, Deed::talk, "home", "ada", now + 1000000), 10);  // and nothing is saved up
}

TEST(Limits, a_room_of_nine_behind_one_address_talks_joins_and_guesses_each_as_one_would_alone) {
  Limits room(200);
  for (int i = 0; i < 9; ++i) {
    const std::string person = "person " + std::to_string(i);
    EXPECT_EQ(most_of(room, Deed::talk, "home", person), 10);
    EXPECT_EQ(most_of(room, Deed::note, "home", person), 30);
    EXPECT_EQ(most_of(room, Deed::join, "home", person), 30);
    EXPECT_EQ(most_of(room, Deed::load, "home", person), 10);
    for (int tries = 0; tries < 3; ++tries) EXPECT_TRUE(room.may(Deed::guess, "home", person, now));
    EXPECT_TRUE(room.may(Deed::create, "home", person, now));
    for (int pages = 0; pages < 400; ++pages) EXPECT_TRUE(room.may(Deed::request, "home", person, now));
  }
}

TEST(Limits, an_address_bounds_what_any_number_of_made_up_people_do) {
  Limits limits(200);
  const auto crowd = [&](Deed deed) {
    int done = 0;
    for (int i = 0; i < 1000; ++i) {
      if (!limits.may(deed, "attacker", "token " + std::to_string(i), now)) continue;
      ++done;
    }
    return done;
  };
  EXPECT_EQ(crowd(Deed::guess), 30);
  EXPECT_EQ(crowd(Deed::create), 30);
  EXPECT_EQ(crowd(Deed::talk), 100);
  EXPECT_EQ(crowd(Deed::load), 100);
  EXPECT_TRUE(limits.may(Deed::guess, "elsewhere", "ada", now));
}

TEST(Limits, messages_are_those_of_an_address_whoever_sends_them) {
  Limits limits(200);
  EXPECT_EQ(most_of(limits, Deed::message, "attacker", ""), 2000);
  EXPECT_EQ(most_of(limits, Deed::message, "attacker", "", now + 1000), 500);
  EXPECT_EQ(most_of(limits, Deed::message, "elsewhere", ""), 2000);
  Limits fewer(200, 10);
  EXPECT_EQ(most_of(fewer, Deed::message, "attacker", ""), 40);
  Limits none(0);
  EXPECT_EQ(most_of(none, Deed::message, "attacker", ""), 10000);
}

TEST(Limits, what_an_address_refuses_is_not_taken_from_the_person) {
  Limits limits(200);
  for (int i = 0; i < 30; ++i) EXPECT_TRUE(limits.may(Deed::guess, "cafe", "stranger " + std::to_string(i), now));
  EXPECT_EQ(most_of(limits, Deed::guess, "cafe", "ada"), 0);
  EXPECT_EQ(most_of(limits, Deed::guess, "home", "ada"), 10);
}

TEST(Limits, right_guesses_do_not_count) {
  Limits limits(2);
  for (int i = 0; i < 100; ++i) {
    EXPECT_TRUE(limits.may(Deed::guess, "a", "ada", now));
    limits.give_back(Deed::guess, "a", "ada");
  }
  EXPECT_EQ(most_of(limits, Deed::guess, "a", "ada"), 10);
  limits.give_back(Deed::guess, "nobody", "unknown");
}

TEST(Limits, each_address_has_so_many_connections_and_a_few_more_are_told) {
  using Room = Limits::Room;
  Limits limits(2);
  EXPECT_EQ(limits.enter("a"), Room::free);
  EXPECT_EQ(limits.enter("a"), Room::free);
  for (int i = 0; i < 16; ++i) EXPECT_EQ(limits.enter("a"), Room::crowded);
  EXPECT_EQ(limits.enter("a"), Room::none);
  EXPECT_EQ(limits.enter("b"), Room::free);
  for (int i = 0; i < 17; ++i) limits.leave("a");
  EXPECT_EQ(limits.enter("a"), Room::free);
  EXPECT_EQ(limits.enter("a"), Room::crowded);
  for (int i = 0; i < 3; ++i) limits.leave("a");
  limits.leave("b");
  limits.leave("nobody");
  EXPECT_EQ(limits.size(), 0U);
}

TEST(Limits, who_has_everything_back_is_forgotten) {
  Limits limits(200);
  for (int i = 0; i < 1000; ++i) limits.may(Deed::guess, "a" + std::to_string(i), "p" + std::to_string(i), now);
  EXPECT_EQ(limits.size(), 2000U);
  for (std::uint64_t i = 0; i < 1000; ++i) limits.may(Deed::talk, "late", "later", now + 3600000 + i * 1000);
  EXPECT_LE(limits.size(), 2U);
}

TEST(Limits, memory_is_bounded_however_many_addresses_and_tokens_come) {
  Limits limits(200);
  EXPECT_EQ(most_of(limits, Deed::guess, "attacker", "attacker"), 10);
  for (int i = 0; i < 200000; ++i) limits.may(Deed::guess, "a" + std::to_string(i), "p" + std::to_string(i), now);
  EXPECT_LE(limits.size(), 100001U);
  EXPECT_EQ(most_of(limits, Deed::guess, "a199999", "p199999"), 9);  // the last ones are remembered
}

TEST(Limits, without_limits_for_addresses_people_still_have_theirs) {
  Limits limits(0);
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(limits.enter("proxy"), Limits::Room::free);
  EXPECT_EQ(most_of(limits, Deed::request, "proxy", "ada"), 10000);
  EXPECT_EQ(most_of(limits, Deed::talk, "proxy", "ada"), 10);
  EXPECT_EQ(most_of(limits, Deed::talk, "proxy", "ben"), 10);
  EXPECT_EQ(limits.size(), 2U);
}

TEST(LimitsAtTheHub, tables_that_are_not_there_are_wrong_guesses_and_who_sits_comes_back_all_the_same) {
  FakeTable table("");
  FakePerson dan(table.house, "Dan");
  const std::string real = table.ada.table;
  for (int i = 0; i < 10; ++i) EXPECT_EQ(dan.join("nowhere" + std::to_string(i)), "there is no such table");
  EXPECT_EQ(dan.join("nowhere"), "too many tries; wait a little");
  EXPECT_EQ(dan.join(real), "too many tries; wait a little");  // right or wrong is not said
  EXPECT_EQ(dan.ask("join", R"("code":"CCCCCC")"), "too many tries; wait a little");
  dan.disconnect();
  dan.table.clear();
  dan.connect();  // another connection is the same person
  EXPECT_EQ(dan.join(real), "too many tries; wait a little");
  // A whole room of strangers uses up what its address has.
  for (int i = 0; i < 30; ++i) FakePerson(table.house, "Stranger " + std::to_string(i)).join("nowhere");
  FakePerson eve(table.house, "Eve");
  EXPECT_EQ(eve.join(real), "too many tries; wait a little");
  for (FakePerson* person : {&table.ada, &table.ben}) {
    person->disconnect();
    person->connect();
    EXPECT_EQ(json::text_of(person->answer, "type"), "ack");
  }
  eve.address = "198.51.100.7";
  EXPECT_EQ(eve.join(real), "");
  table.house.pass(3600000);
  EXPECT_EQ(dan.join(real), "");
}

TEST(LimitsAtTheHub, loading_a_table_costs_more_than_joining_one_that_is_there) {
  FakeHouse house;
  FakePerson ada(house, "Ada");
  std::vector<std::string> tables;
  for (int i = 0; i < 12; ++i) {
    ASSERT_EQ(ada.ask("create", R"("game":"cinecitta","options":{"players":3,"coaster":false,"awards":false})"), "");
    tables.push_back(json::text_of(ada.answer, "table"));
  }
  for (const std::string& each : tables) EXPECT_EQ(ada.join(each), "");
  house.restart();
  ada.table.clear();
  ada.connect();
  int loaded = 0;
  for (const std::string& each : tables) loaded += ada.join(each).empty() ? 1 : 0;
  EXPECT_EQ(loaded, 10);
  EXPECT_EQ(ada.join(tables[11]), "not so fast: wait a second");
  EXPECT_EQ(ada.join(tables[0]), "");  // in memory
  int joined = 0;
  while (joined < 100 && ada.join(tables[0]).empty()) ++joined;
  EXPECT_LT(joined, 30);
  house.pass(3600000);
  EXPECT_EQ(ada.join(tables[11]), "");
}

TEST(LimitsAtTheHub, notes_and_talk_are_counted_by_person) {
  FakeTable table("");
  int said = 0;
  for (int connection = 0; connection < 5; ++connection) {
    table.ada.disconnect();
    table.ada.connect();
    for (int i = 0; i < 10; ++i) said += table.ada.ask("say", R"("text":"again")").empty() ? 1 : 0;
  }
  EXPECT_EQ(said, 10);
  EXPECT_EQ(table.ben.ask("say", R"("text":"I may")"), "");
  int noted = 0;
  for (int connection = 0; connection < 5; ++connection) {
    table.ben.disconnect();
    table.ben.connect();
    for (int i = 0; i < 20; ++i) {
      noted += table.ben.ask("note", R"("text":"n)" + std::to_string(i) + R"(","marks":[])").empty() ? 1 : 0;
    }
  }
  EXPECT_EQ(noted, 30);
}

TEST(Records, are_made_once_and_again_when_something_was_said_since) {
  FakeTable table("");
  table.play_to_the_end();
  const auto record = [&] {
    std::string text;
    table.house.hub->record(table.ada.table, "", [&](const Hub::Recorded& made) {
      if (const auto* const found = std::get_if<std::string>(&made)) text = *found;
    });
    table.house.settle();
    return text;
  };
  const std::string first = record();
  EXPECT_NE(first, "");
  for (int i = 0; i < 10; ++i) EXPECT_EQ(record(), first);
  EXPECT_EQ(table.house.hub->figures().records, 1U);
  EXPECT_EQ(table.ada.ask("say", R"("text":"Good game")"), "");
  EXPECT_NE(record().find("Good game"), std::string::npos);
  EXPECT_EQ(table.house.hub->figures().records, 2U);
}

TEST(Records, are_made_once_for_all_who_wait_and_not_kept_when_something_happens_meanwhile) {
  FakeTable table("");
  table.play_to_the_end();
  std::vector<std::string> given;
  const auto ask = [&] {
    table.house.hub->record(table.ada.table, "",
                            [&](const Hub::Recorded& made) { given.push_back(std::get<std::string>(made)); });
  };
  table.house.hold_loads = true;
  for (int i = 0; i < 3; ++i) ask();
  ASSERT_EQ(table.house.loads.size(), 1U);
  EXPECT_EQ(table.ada.ask("say", R"("text":"Good game")"), "");
  table.house.loads.front()();
  table.house.loads.clear();
  table.house.settle();
  EXPECT_EQ(given.size(), 3U);
  EXPECT_EQ(table.house.hub->figures().records, 1U);
  ask();
  EXPECT_EQ(table.house.loads.size(), 1U);  // it is not what was made before
}

TEST(Records, say_in_no_words_why_there_is_none) {
  using Reason = Hub::NoRecord::Reason;
  FakeTable table("");
  const auto reason = [&](const std::string& which) {
    auto why = Reason::damaged;
    table.house.hub->record(which, "", [&](const Hub::Recorded& made) { why = std::get<Hub::NoRecord>(made).reason; });
    table.house.settle();
    return why;
  };
  EXPECT_EQ(reason("nowhere"), Reason::no_such_table);
  EXPECT_EQ(reason(""), Reason::no_such_table);
  EXPECT_EQ(reason(table.ada.table), Reason::not_finished);
}
