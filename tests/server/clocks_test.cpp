// Clocks, bots that keep seats warm, and pauses; time is what the test says.
#include <gtest/gtest.h>

#include <algorithm>

#include "server/fake_house.hpp"

using namespace backlot;

namespace {

const std::string half_a_minute = R"({"kind":"decision","seconds":30})";
const std::string bank = R"({"kind":"bank","seconds":60,"increment":5})";

}  // namespace

TEST(Clocks, a_table_without_one_waits_for_ever) {
  FakeTable table("");
  table.house.pass(std::uint64_t{1000} * 3600 * 24 * 365);
  EXPECT_EQ(table.ada.decision(), 1U);
  EXPECT_EQ(table.ada.clock_messages, 0U);
  EXPECT_EQ(json::to_text(*table.ada.lobby.find("clock")), R"({"kind":"none"})");
}

TEST(Clocks, what_makes_no_sense_is_refused) {
  FakeHouse house;
  FakePerson ada(house, "Ada");
  const auto wanted = [&](const std::string& clock) {
    return ada.ask("create",
                   R"("game":"cinecitta","options":{"players":3,"coaster":false,"awards":false},"clock":)" + clock);
  };
  const std::string range = "seconds of the clock is a whole number from 1 to 604800";
  EXPECT_EQ(wanted("7"), "clock is an object with a kind");
  EXPECT_EQ(wanted("{}"), "the kind of a clock is none, decision or bank");
  EXPECT_EQ(wanted(R"({"kind":"hourglass","seconds":3})"), "the kind of a clock is none, decision or bank");
  EXPECT_EQ(wanted(R"({"kind":"decision"})"), range);
  EXPECT_EQ(wanted(R"({"kind":"decision","seconds":0})"), range);
  EXPECT_EQ(wanted(R"({"kind":"decision","seconds":-30})"), range);
  EXPECT_EQ(wanted(R"({"kind":"decision","seconds":"30"})"), range);
  EXPECT_EQ(wanted(R"({"kind":"decision","seconds":1.5})"), range);
  EXPECT_EQ(wanted(R"({"kind":"bank","seconds":99999999999})"), range);
  EXPECT_EQ(wanted(R"({"kind":"bank","seconds":60,"increment":-1})"),
            "increment of the clock is a whole number from 0 to 3600");
  EXPECT_NE(wanted(R"({"kind":"decision","seconds":30,"increment":5})").find("no field called"), std::string::npos);
  EXPECT_NE(wanted(R"({"kind":"none","seconds":30})").find("no field called"), std::string::npos);
  EXPECT_EQ(wanted(R"({"kind":"none"})"), "");
  EXPECT_EQ(wanted(bank), "");
}

TEST(Clocks, run_for_everybody_who_is_asked_and_play_the_mildest_choice_at_the_end) {
  FakeTable table(half_a_minute);
  EXPECT_EQ(table.cleo.clocks.items.size(), 2U) << "bots have none";
  EXPECT_EQ(table.cleo.left(1), 30000U);
  EXPECT_TRUE(table.cleo.runs(1));
  EXPECT_TRUE(table.cleo.runs(2));
  table.house.pass(10000);
  ASSERT_EQ(table.ada.act(3), "");
  EXPECT_FALSE(table.cleo.runs(1)) << "she has decided";
  EXPECT_EQ(table.cleo.left(2), 20000U);
  table.house.pass(19999);
  EXPECT_EQ(table.ben.decision(), 1U);
  table.house.pass(1);
  EXPECT_EQ(table.ben.decision(), 2U) << "the next step of all";
  EXPECT_TRUE(table.cleo.heard("Ben's time is up"));
  EXPECT_FALSE(table.cleo.heard("Ada's time is up"));
  EXPECT_FALSE(table.cleo.held(2)) << "he is there";
  EXPECT_EQ(table.cleo.left(1), 30000U);
  EXPECT_EQ(table.cleo.left(2), 30000U);
}

TEST(Clocks, let_a_whole_game_end_without_anybody) {
  FakeTable table(R"({"kind":"decision","seconds":1})");
  for (int i = 0; i < 1000 && !table.ada.over(); ++i) table.house.pass(1000);
  EXPECT_TRUE(table.ada.over());
  EXPECT_TRUE(table.ada.held(1));
  EXPECT_TRUE(table.ada.held(2));
}

TEST(Clocks, a_bank_is_for_the_whole_game_gains_with_each_decision_and_leaves_a_little_when_it_is_empty) {
  FakeTable table(bank);
  EXPECT_EQ(table.ben.left(1), 60000U);
  table.house.pass(40000);
  ASSERT_EQ(table.ada.act(), "");
  EXPECT_EQ(table.ben.left(1), 25000U);
  EXPECT_EQ(table.ben.left(2), 20000U);
  ASSERT_EQ(table.ben.act(), "");
  EXPECT_EQ(table.ben.left(2), 25000U);
  table.house.pass(25000);
  EXPECT_TRUE(table.ben.heard("Ada's time is up"));
  EXPECT_EQ(table.ben.left(1), 10000U) << "the bank is empty, and she still has ten seconds";
}

TEST(Clocks, nobody_gains_time_by_thinking_again) {
  FakeTable table(bank);
  table.house.pass(10000);
  ASSERT_EQ(table.ada.act(), "");
  EXPECT_EQ(table.ben.left(1), 55000U);
  table.ada.ask("undo");
  ASSERT_EQ(table.ben.ask("vote", R"("agree":true)"), "");
  EXPECT_EQ(table.ben.left(1), 50000U);
  EXPECT_TRUE(table.ben.runs(1));
  ASSERT_EQ(table.ada.act(), "");
  EXPECT_EQ(table.ben.left(1), 55000U);
}

TEST(Clocks, a_restart_gives_the_decision_at_hand_its_time_again_and_keeps_the_bank) {
  FakeTable table(bank);
  table.house.pass(40000);
  ASSERT_EQ(table.ada.act(), "");
  ASSERT_EQ(table.ben.act(), "");
  table.house.pass(7000);
  table.house.restart();
  table.house.pass(1000000);  // while it is down
  table.ada.connect();
  EXPECT_EQ(table.ada.left(1), 25000U);
  EXPECT_EQ(table.ada.left(2), 25000U);
  EXPECT_TRUE(table.ada.runs(2)) << "Ada waits, and Ben is not there";
  table.house.pass(24999);
  EXPECT_FALSE(table.ada.held(2));
  table.house.pass(1);
  EXPECT_TRUE(table.ada.held(2));
  EXPECT_TRUE(table.ada.heard("A bot plays for Ben now"));
}

TEST(Clocks, stand_still_while_nobody_of_the_table_is_there) {
  FakeTable table(half_a_minute);
  table.house.pass(10000);
  table.ada.disconnect();
  EXPECT_TRUE(table.cleo.runs(1)) << "Ben is there";
  table.ben.disconnect();
  EXPECT_FALSE(table.cleo.runs(1));
  table.house.pass(1000000);
  table.ada.connect();
  EXPECT_EQ(table.ada.decision(), 1U);
  EXPECT_EQ(table.ada.left(1), 20000U);
  EXPECT_TRUE(table.cleo.runs(1));
}

TEST(Clocks, a_bot_keeps_the_seat_of_who_is_away_warm_until_they_come_back) {
  FakeTable table(half_a_minute);
  table.ada.disconnect();
  table.house.pass(30000);
  EXPECT_TRUE(table.ben.held(1));
  EXPECT_FALSE(table.ben.held(2));
  EXPECT_TRUE(table.ben.heard("A bot plays for Ada now"));
  // From now on nobody waits for her.
  EXPECT_FALSE(table.ben.runs(1));
  const std::uint32_t before = table.ben.decision();
  ASSERT_EQ(table.ben.act(), "");
  EXPECT_GT(table.ben.decision(), before);
  table.ada.connect();
  EXPECT_FALSE(table.ben.held(1));
  EXPECT_TRUE(table.ben.heard("Ada is back"));
  EXPECT_EQ(table.ada.decision(), 0U) << "this step the bot has done";
  ASSERT_EQ(table.ben.act(), "");
  ASSERT_NE(table.ada.decision(), 0U);
  EXPECT_TRUE(table.ben.runs(1));
  ASSERT_EQ(table.ada.act(), "");
}

TEST(Clocks, who_is_there_and_misses_two_decisions_is_taken_for_away) {
  FakeTable table(half_a_minute);
  table.house.pass(30000);
  EXPECT_FALSE(table.cleo.held(1));
  ASSERT_EQ(table.ben.act(), "");
  table.house.pass(30000);
  EXPECT_TRUE(table.cleo.held(1));
  EXPECT_FALSE(table.cleo.held(2)) << "he has acted in between";
  EXPECT_EQ(table.ada.ask("act", R"("decision":9,"action":{"kind":"secure"})"),
            "a bot plays for you; say that you are back first");
  EXPECT_EQ(table.ada.ask("back"), "");
  EXPECT_FALSE(table.cleo.held(1));
  EXPECT_EQ(table.ada.ask("back"), "no bot plays for you");
  for (int i = 0; i < 9 && table.ada.decision() == 0; ++i) table.ben.act();
  table.house.pass(30000);
  EXPECT_FALSE(table.cleo.held(1)) << "and it is counted anew";
}

TEST(Clocks, who_leaves_leaves_the_seat_to_a_bot_and_may_come_back_even_after_a_restart) {
  FakeTable table("");
  EXPECT_EQ(table.ben.ask("leave", R"("seat":1)"), "in the middle of a game everybody leaves only their own seat");
  EXPECT_EQ(table.cleo.ask("leave", R"("seat":3)"), "in the middle of a game everybody leaves only their own seat");
  EXPECT_EQ(table.ben.ask("leave", R"("seat":2)"), "");
  EXPECT_TRUE(table.ada.held(2));
  EXPECT_EQ(table.ben.ask("leave", R"("seat":2)"), "a bot plays there already");
  ASSERT_EQ(table.ada.act(), "");
  EXPECT_EQ(table.ada.decision(), 2U) << "the bot has offered for Ben";
  table.house.restart();
  table.ada.connect();
  EXPECT_TRUE(table.ada.held(2));
  table.ben.connect();
  EXPECT_FALSE(table.ada.held(2));
  ASSERT_EQ(table.ada.act(), "");  // to this step the bot had answered for him already
  ASSERT_EQ(table.ada.act(), "");
  EXPECT_EQ(table.ada.decision(), 0U) << "Ben is waited for";
  EXPECT_NE(table.ben.decision(), 0U);
}

// In Boulevard a screen is filled step by step, and nobody sees how many steps there are.
TEST(Clocks, tell_nothing_of_the_steps_of_a_secret_decision) {
  FakeTable table(half_a_minute, "boulevard", R"({"players":3,"length":"short"})");
  std::size_t secret = 0;
  for (int i = 0; i < 200 && secret == 0; ++i) {
    for (FakePerson* person : {&table.ada, &table.ben}) {
      if (person->decision() == 0) continue;
      const std::size_t updates = table.cleo.updates;
      const std::size_t clocks = table.cleo.clock_messages;
      const std::uint32_t seat = person == &table.ada ? 1 : 2;
      table.house.pass(1000);
      ASSERT_EQ(person->act(static_cast<std::size_t>(i)), "");
      if (table.cleo.updates != updates || person->decision() == 0) continue;
      ++secret;
      EXPECT_EQ(table.cleo.clock_messages, clocks);
      // Who comes now is told that all of it is one decision.
      FakePerson dora(table.house, "Dora");
      dora.join(table.ada.table);
      EXPECT_LE(dora.left(seat), 29000U);
    }
  }
  EXPECT_GT(secret, 0U);
}

TEST(Clocks, the_host_pauses_the_game_and_nothing_moves_until_it_goes_on) {
  FakeTable table(half_a_minute);
  table.house.pass(10000);
  EXPECT_EQ(table.ben.ask("pause"), "only the host pauses the game");
  EXPECT_EQ(table.cleo.ask("pause"), "only the host pauses the game");
  EXPECT_EQ(table.ada.ask("resume"), "the game is not paused");
  EXPECT_EQ(table.ada.ask("pause"), "");
  EXPECT_EQ(table.ada.ask("pause"), "the game is paused already");
  EXPECT_TRUE(table.cleo.paused());
  EXPECT_FALSE(table.cleo.runs(1));
  EXPECT_EQ(table.cleo.left(1), 20000U);
  EXPECT_EQ(table.ben.act(), "the host has paused the game");
  EXPECT_EQ(table.ada.act(), "the host has paused the game");
  EXPECT_EQ(table.ada.ask("undo"), "the host has paused the game");
  table.house.pass(1000000);
  EXPECT_EQ(table.ben.decision(), 1U);
  EXPECT_EQ(table.ben.ask("resume"), "only the host lets the game go on");
  table.restart();
  EXPECT_TRUE(table.ben.paused());
  EXPECT_EQ(table.ben.act(), "the host has paused the game");
  EXPECT_EQ(table.ada.ask("resume"), "");
  EXPECT_FALSE(table.cleo.paused());
  EXPECT_TRUE(table.cleo.runs(2));
  EXPECT_EQ(table.ben.act(), "");
  EXPECT_TRUE(table.cleo.heard("The host has paused the game"));
  EXPECT_TRUE(table.cleo.heard("The game goes on"));
}

TEST(Clocks, a_host_who_is_gone_keeps_nobody_waiting) {
  FakeTable table("");
  ASSERT_EQ(table.ada.ask("pause"), "");
  EXPECT_EQ(table.ben.ask("resume"), "only the host lets the game go on");
  table.ada.disconnect();
  EXPECT_EQ(table.cleo.ask("resume"), "only the host lets the game go on");
  EXPECT_EQ(table.ben.ask("resume"), "");
  EXPECT_FALSE(table.cleo.paused());
}

TEST(Clocks, the_host_leaves_the_seat_of_who_is_not_there_to_a_bot) {
  FakeTable table("");
  EXPECT_EQ(table.ada.ask("leave", R"("seat":2)"), "Ben is here");
  EXPECT_EQ(table.ada.ask("leave", R"("seat":3)"), "a bot plays there already");
  EXPECT_NE(table.ada.ask("leave", R"("seat":9)"), "");
  table.ben.disconnect();
  EXPECT_EQ(table.ada.ask("leave", R"("seat":2)"), "");
  EXPECT_TRUE(table.cleo.held(2));
  table.ben.connect();
  EXPECT_FALSE(table.cleo.held(2));
}

TEST(Clocks, messages_with_fields_that_do_not_belong_there_are_refused) {
  FakeTable table("");
  for (const char* type : {"pause", "resume", "back", "undo", "rematch", "vote"}) {
    EXPECT_EQ(table.ada.ask(type, R"("agree":true,"seat":2)"), "there is a field that does not belong here") << type;
  }
}

TEST(Clocks, a_pause_holds_the_bots_too) {
  FakeTable table("");
  ASSERT_EQ(table.ada.ask("leave", R"("seat":1)"), "");
  ASSERT_EQ(table.ada.ask("pause"), "");
  const std::size_t before = table.house.store.load(table.ada.table, 1).entries.size();
  table.house.pass(1000000);
  EXPECT_EQ(table.house.store.load(table.ada.table, 1).entries.size(), before);
  ASSERT_EQ(table.ada.ask("resume"), "");
  ASSERT_EQ(table.ben.act(), "");
  EXPECT_EQ(table.ben.decision(), 2U);
}
