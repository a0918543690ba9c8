// A table's log, its people and its talk have limits, so that whatever somebody does it can be loaded again.
#include "table/bounds.hpp"

#include <gtest/gtest.h>

#include "hub/fake_house.hpp"

using namespace backlot;

namespace {

const std::string options = R"("game":"cinecitta","options":{"players":3,"coaster":false,"awards":false})";

std::string new_table(FakePerson& host) {
  EXPECT_EQ(host.ask("create", options), "");
  const std::string table = json::text_of(host.answer, "table");
  EXPECT_EQ(host.join(table), "");
  return table;
}

}  // namespace

TEST(Bounds, before_the_start_a_table_changes_so_often_and_no_more) {
  FakeHouse house;
  FakePerson ada(house, "Ada");
  const std::string table = new_table(ada);
  std::size_t times = 0;
  std::string why;
  for (; times < 5000 && why.empty(); ++times) why = times % 2 == 0 ? ada.sit(1) : ada.ask("leave", R"("seat":1)");
  EXPECT_EQ(why, "too much has changed at this table; make a new one");
  EXPECT_EQ(house.store.load(table, 1).entries.size(), bounds::most_before_start);
  EXPECT_EQ(ada.ask("bot", R"("seat":2,"bot":"medium")"), why);
  house.restart();
  ada.connect();
  EXPECT_EQ(ada.ask("bot", R"("seat":2,"bot":"medium")"), why);
}

TEST(Bounds, guests_who_come_and_go_before_the_start_leave_the_host_room_to_begin) {
  FakeHouse house;
  FakePerson ada(house, "Ada");
  FakePerson mal(house, "Mal");
  const std::string table = new_table(ada);
  ASSERT_EQ(mal.join(table), "");
  ASSERT_EQ(ada.sit(1), "");
  std::string why;
  for (std::size_t i = 0; i < 5000 && why.empty(); ++i) why = i % 2 == 0 ? mal.sit(2) : mal.ask("leave", R"("seat":2)");
  EXPECT_EQ(why, "too much has changed at this table; make a new one");
  EXPECT_EQ(house.store.load(table, 1).entries.size(), bounds::most_before_start - bounds::kept_for_host);
  ada.ask("leave", R"("seat":2)");
  for (const char* const seat : {"2", "3"}) {
    EXPECT_EQ(ada.ask("bot", R"("bot":"heuristic","seat":)" + std::string(seat)), "");
  }
  EXPECT_EQ(ada.ask("start"), "");
  EXPECT_EQ(ada.ask("open", R"("contribution":")" + hex_of(ada.contribution()) + "\""), "");
  EXPECT_NE(ada.decision(), 0U);
}

TEST(Bounds, a_seat_says_so_much_and_others_still_talk) {
  FakeTable table("");
  std::size_t times = 0;
  for (; times < 5000 && table.ada.ask("say", R"("text":"and")").empty(); ++times) table.house.pass(1000);
  EXPECT_EQ(times, bounds::most_said);
  EXPECT_EQ(json::text_of(table.ada.answer, "why"), "this seat has said all that fits into the table's log");
  EXPECT_EQ(table.ben.ask("say", R"("text":"At last")"), "");
  table.play_to_the_end();
}

TEST(Bounds, pauses_and_the_like_are_counted_and_the_game_goes_on) {
  FakeTable table("");
  std::size_t times = 0;
  std::string why;
  for (; times < 5000 && why.empty(); ++times) {
    why = table.ada.ask(table.ada.paused() ? "resume" : "pause");
    if (times % 3 == 0 && why.empty()) why = table.ada.ask(times % 2 == 0 ? "mute" : "unmute", R"("seat":2)");
  }
  EXPECT_EQ(why, "that was done too often at this table");
  EXPECT_LE(times, bounds::most_asides + 1);
  if (table.ada.paused()) EXPECT_EQ(table.ada.ask("resume"), "");
  EXPECT_EQ(table.ben.ask("leave", R"("seat":2)"), why);
  table.ben.disconnect();
  table.ben.connect();
  table.play_to_the_end();
}

TEST(Bounds, what_one_seat_does_besides_the_game_leaves_room_for_the_host_and_the_others) {
  FakeHouse house;
  FakePerson ada(house, "Ada");
  FakePerson ben(house, "Ben");
  FakePerson mal(house, "Mal");
  const std::string table = new_table(ada);
  for (FakePerson* person : {&ben, &mal}) ASSERT_EQ(person->join(table), "");
  std::size_t seat = 0;
  for (FakePerson* person : {&ada, &ben, &mal}) ASSERT_EQ(person->sit(++seat), "");
  ASSERT_EQ(ada.ask("start"), "");
  for (FakePerson* person : {&ada, &ben, &mal}) {
    ASSERT_EQ(person->ask("open", R"("contribution":")" + hex_of(person->contribution()) + "\""), "");
  }
  const std::string too_often = "that was done too often at this table";
  const auto toggles = [](FakePerson& person) {
    std::size_t times = 0;
    while (times < 5000 && person.ask("nameable", times % 2 == 0 ? R"("yes":true)" : R"("yes":false)").empty()) ++times;
    return times;
  };
  EXPECT_EQ(toggles(mal), bounds::most_asides_each);
  EXPECT_EQ(json::text_of(mal.answer, "why"), too_often);
  EXPECT_EQ(mal.ask("leave", R"("seat":3)"), too_often);
  EXPECT_EQ(toggles(ben), bounds::most_asides_each) << "a share of his own";
  house.restart();
  for (FakePerson* person : {&ada, &ben, &mal}) person->connect();
  EXPECT_EQ(toggles(mal), 0U);
  EXPECT_EQ(ada.ask("mute", R"("seat":3)"), "");
  EXPECT_EQ(1 + toggles(ada), bounds::most_asides - 2 * bounds::most_asides_each) << "the host has all the rest";
}

TEST(Bounds, names_are_clean_and_no_two_at_a_table_look_alike) {
  FakeHouse house;
  FakePerson ada(house, "Ada");
  FakePerson ben(house, "Ben");
  const std::string table = new_table(ada);
  ASSERT_EQ(ben.join(table), "");
  ada.name = "  Ada ";
  EXPECT_EQ(ada.sit(1), "");
  EXPECT_EQ(json::text_of(ada.chair(1), "name"), "Ada");
  for (const char* const name : {"Ada", " ada", "АDA", "A d a"}) {
    ben.name = name;
    EXPECT_EQ(ben.sit(2), "somebody here is called that, or nearly so; choose another name") << name;
  }
  for (const char* const name : {"Ben\xE2\x80\xAE", "\xE2\x80\x8B", ""}) {
    ben.name = name;
    EXPECT_EQ(ben.sit(2), "a name has 1 to 40 characters, all of which can be seen");
  }
  ben.name = "bot 3";
  EXPECT_EQ(ben.sit(2), "only bots are called that; choose another name");
  ben.name = "Ben";
  EXPECT_EQ(ben.sit(2), "");
  EXPECT_EQ(ada.sit(3), "");  // from chair to chair under one's own name
}

TEST(Bounds, so_many_may_look_at_a_table_and_those_who_sit_there_always) {
  FakeTable table("");
  table.ben.disconnect();
  std::vector<std::unique_ptr<FakePerson>> crowd;
  std::string why;
  while (crowd.size() < 600 && why.empty()) {
    crowd.push_back(std::make_unique<FakePerson>(table.house, "Guest" + std::to_string(crowd.size())));
    crowd.back()->address = "198.51.100." + std::to_string(crowd.size());  // not all from one room
    why = crowd.back()->join(table.ada.table);
  }
  EXPECT_EQ(why, "too many people look at this table; try again later");
  EXPECT_EQ(crowd.size(), 500U - 2 + 1);
  table.ben.connect();
  EXPECT_EQ(json::text_of(table.ben.answer, "why"), "");
  crowd[0]->disconnect();
  crowd[1]->disconnect();
  EXPECT_EQ(crowd.back()->join(table.ada.table), "");
}

TEST(Bounds, a_host_without_a_seat_comes_back_to_a_table_that_many_look_at) {
  FakeHouse house;
  FakePerson ada(house, "Ada");
  const std::string table = new_table(ada);
  std::vector<std::unique_ptr<FakePerson>> crowd;
  for (std::string why; crowd.size() < 600 && why.empty();) {
    crowd.push_back(std::make_unique<FakePerson>(house, "Guest" + std::to_string(crowd.size())));
    crowd.back()->address = "198.51.100." + std::to_string(crowd.size());  // not all from one room
    why = crowd.back()->join(table);
  }
  ada.disconnect();
  ASSERT_EQ(crowd.back()->join(table), "");
  ada.connect();
  EXPECT_EQ(json::text_of(ada.answer, "why"), "");
  EXPECT_EQ(ada.sit(1), "");
}

TEST(Bounds, so_many_are_let_in_by_a_password_and_they_stay_let_in) {
  FakeHouse house;
  FakePerson ada(house, "Ada");
  ASSERT_EQ(ada.ask("create", options + R"(,"password":"sesame")"), "");
  const std::string table = json::text_of(ada.answer, "table");
  ASSERT_EQ(ada.join(table), "");
  std::vector<std::unique_ptr<FakePerson>> crowd;
  std::string why;
  while (crowd.size() < 600 && why.empty()) {
    crowd.push_back(std::make_unique<FakePerson>(house, "Guest" + std::to_string(crowd.size())));
    FakePerson& guest = *crowd.back();
    guest.address = "198.51.100." + std::to_string(crowd.size());  // not all from one room
    why = guest.ask("join", R"("password":"sesame","table":")" + table + "\"");
    guest.disconnect();
  }
  EXPECT_EQ(why, "this table is full: too many people have come in");
  EXPECT_EQ(crowd.size(), bounds::most_guests);  // the last did not come in, and the host counts
  house.restart();
  crowd.back()->connect();
  EXPECT_EQ(crowd.back()->ask("join", R"("password":"sesame","table":")" + table + "\""), why);
  crowd.front()->connect();
  EXPECT_EQ(crowd.front()->join(table), "");
}

TEST(Bounds, a_note_changes_so_often_and_others_still_take_theirs) {
  FakeTable table("");
  const auto note = [&](FakePerson& person, std::size_t time) {
    table.house.pass(1000);
    return person.ask("note", R"("text":"n)" + std::to_string(time) + R"(","marks":[])");
  };
  std::size_t times = 0;
  for (; times < 5000 && note(table.ada, times).empty(); ++times) {
  }
  EXPECT_EQ(times, bounds::most_note_changes);
  EXPECT_EQ(json::text_of(table.ada.answer, "why"), "this note was changed too often");
  EXPECT_EQ(note(table.ben, 1), "");
  table.restart();
  EXPECT_EQ(note(table.ada, times), "this note was changed too often");
}
