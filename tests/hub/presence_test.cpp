// Who is connected.
#include <gtest/gtest.h>

#include <algorithm>

#include "hub/fake_house.hpp"

using namespace backlot;

namespace {

class Presence : public testing::Test {
 protected:
  static std::string away(const FakePerson& person) { return json::to_text(person.away); }

  FakeTable table{""};
  FakePerson& ada = table.ada;
  FakePerson& ben = table.ben;
  FakePerson& cleo = table.cleo;
};

}  // namespace

TEST_F(Presence, who_is_gone_is_so_for_everybody_after_a_moment_and_back_at_once) {
  EXPECT_EQ(ada.presence_messages, 0U) << "nobody was away";
  ben.disconnect();
  EXPECT_EQ(ada.presence_messages, 0U);
  table.house.pass(5000);
  EXPECT_EQ(away(ada), "[2]");
  EXPECT_EQ(away(cleo), "[2]");
  EXPECT_FALSE(ada.held(2)) << "his seat is still his";
  ben.connect();
  EXPECT_EQ(away(ada), "[]");
  EXPECT_EQ(away(cleo), "[]");
  EXPECT_EQ(ada.presence_messages, 2U);
}

TEST_F(Presence, a_page_that_is_loaded_again_is_no_news) {
  for (int i = 0; i < 5; ++i) {
    ben.disconnect();
    table.house.pass(500);
    ben.connect();
    table.house.pass(500);
  }
  table.house.pass(60000);
  EXPECT_EQ(ada.presence_messages, 0U);
}

TEST_F(Presence, every_absent_person_has_the_moment_to_come_back) {
  ada.disconnect();
  table.house.pass(2500);
  ben.disconnect();
  table.house.pass(1000);
  EXPECT_EQ(away(cleo), "[1]");
  table.house.pass(3000);
  EXPECT_EQ(away(cleo), "[1,2]");
}

TEST_F(Presence, who_comes_later_is_told) {
  cleo.disconnect();
  ben.disconnect();
  table.house.pass(5000);
  cleo.connect();
  EXPECT_EQ(away(cleo), "[2]");
}

TEST_F(Presence, who_watches_bots_and_a_second_device_do_not_count) {
  cleo.disconnect();
  FakePerson screen(table.house, "Ben");  // his token
  screen.join(ada.table);
  screen.disconnect();
  table.house.pass(5000);
  EXPECT_EQ(ada.presence_messages, 0U);
  FakePerson watching(table.house, "Ben");
  watching.ask("join", R"("watch":true,"table":")" + ada.table + "\"");
  ben.disconnect();
  table.house.pass(5000);
  EXPECT_EQ(away(ada), "[2]") << "a screen is nobody";
}

TEST_F(Presence, whom_a_restart_leaves_behind_is_away) {
  table.house.restart();
  ada.connect();
  table.house.pass(5000);
  EXPECT_EQ(away(ada), "[2]");
  ben.connect();
  EXPECT_EQ(away(ada), "[]");
}

TEST_F(Presence, a_chair_that_is_given_up_is_nobodys_absence) {
  ASSERT_EQ(cleo.ask("create", R"("game":"cinecitta","options":{"players":3,"coaster":false,"awards":false})"), "");
  const std::string other = json::text_of(cleo.answer, "table");
  for (FakePerson* person : {&cleo, &ben}) person->join(other);
  cleo.sit(1);
  ben.sit(2);
  ben.disconnect();
  table.house.pass(5000);
  EXPECT_EQ(away(cleo), "[2]") << "before the start, too";
  EXPECT_EQ(cleo.ask("leave", R"("seat":2)"), "");
  EXPECT_EQ(away(cleo), "[]");
}

TEST_F(Presence, it_is_in_no_log) {
  const auto entries = table.house.store.load(ada.table, 1).entries.size();
  ben.disconnect();
  table.house.pass(5000);
  EXPECT_EQ(table.house.store.load(ada.table, 1).entries.size(), entries);
}
