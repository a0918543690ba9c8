// Clocks, bots that keep seats warm, and pauses; time is what the test says.
#include <gtest/gtest.h>

#include <algorithm>

#include "hub/fake_house.hpp"

using namespace backlot;

namespace {

const std::string half_a_minute = R"({"kind":"decision","seconds":30})";
const std::string bank = R"({"kind":"bank","seconds":60,"increment":5})";

// Maybe Movies: three Votes are turned over, then come the verdict and what is shared out.
constexpr std::uint32_t scenes = 3 * 1400 + 3600;
FakeTable pitching(const std::string& clock) {
  return FakeTable(clock, "maybe", R"({"players":3,"trendsetter":false,"changes":false,"blockbusters":false})");
}
// Whoever is asked completes the pitch or votes, until Votes were shown; their clocks have not started then.
void until_votes_are_shown(FakeTable& table) {
  const auto shown = [&] { return table.cleo.starts_in(1) + table.cleo.starts_in(2) > 0; };
  for (int i = 0; i < 20 && !shown(); ++i) {
    for (FakePerson* person : {&table.ada, &table.ben}) {
      if (person->decision() != 0 && !shown()) ASSERT_EQ(person->act(6), "");
    }
  }
  ASSERT_TRUE(shown());
}

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
  const std::string no_number = "clock.seconds: a whole number from 1 to 604800 is expected";
  EXPECT_EQ(wanted("7"), "clock: an object is expected, not a whole number");
  EXPECT_EQ(wanted("{}"), "clock: the field \"kind\" is missing");
  EXPECT_EQ(wanted(R"({"kind":"hourglass","seconds":3})"), "clock.kind: \"hourglass\" is none of none, decision, bank");
  EXPECT_EQ(wanted(R"({"kind":"decision"})"), "clock: the field \"seconds\" is missing");
  EXPECT_EQ(wanted(R"({"kind":"decision","seconds":0})"), "clock.seconds: 0 is not within 1 to 604800");
  EXPECT_EQ(wanted(R"({"kind":"decision","seconds":-30})"), "clock.seconds: -30 is not within 1 to 604800");
  EXPECT_EQ(wanted(R"({"kind":"decision","seconds":"30"})"), no_number);
  EXPECT_EQ(wanted(R"({"kind":"decision","seconds":1.5})"), no_number);
  EXPECT_EQ(wanted(R"({"kind":"bank","seconds":99999999999})"), "clock.seconds: 99999999999 is not within 1 to 604800");
  EXPECT_EQ(wanted(R"({"kind":"bank","seconds":60,"increment":-1})"), "clock.increment: -1 is not within 0 to 3600");
  EXPECT_EQ(wanted(R"({"kind":"decision","seconds":30,"increment":5})"), "clock: there is no field \"increment\" here");
  EXPECT_EQ(wanted(R"({"kind":"none","seconds":30})"), "clock: there is no field \"seconds\" here");
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

// Advertising in Boulevard: six sections that nobody else sees, then ready.
TEST(Clocks, several_actions_at_once_are_one_decision_and_the_same_after_a_restart) {
  FakeTable table(bank, "boulevard", R"({"players":3,"length":"short"})");
  const auto advertises = [](const FakePerson& person) {
    const json::Node* const choices = person.update.find("decision")->find("choices");
    return choices != nullptr && json::text_of(*choices->items[0].find("action"), "kind") == "invest";
  };
  for (int i = 0; i < 400 && !advertises(table.ada); ++i) {
    for (FakePerson* person : {&table.ada, &table.ben}) {
      if (person->decision() != 0 && !advertises(*person)) ASSERT_EQ(person->act(), "");
    }
  }
  ASSERT_TRUE(advertises(table.ada));
  table.house.pass(table.cleo.starts_in(1));
  const std::uint32_t before = table.cleo.left(1);
  ASSERT_TRUE(table.cleo.runs(1));
  table.house.pass(7000);
  std::string actions;
  for (int i = 0; i < 6; ++i) actions += R"({"kind":"invest","money":0},)";
  EXPECT_EQ(table.ada.ask("act", R"("decision":)" + std::to_string(table.ada.decision()) + R"(,"actions":[)" + actions +
                                     R"({"kind":"ready"}])"),
            "");
  EXPECT_FALSE(table.cleo.runs(1));
  EXPECT_EQ(table.cleo.left(1), before - 7000 + 5000) << "spent once, gained once";
  table.restart();
  EXPECT_EQ(table.cleo.left(1), before - 7000 + 5000);
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

TEST(Clocks, start_when_the_great_moments_before_the_decision_have_been_shown) {
  FakeTable table = pitching(half_a_minute);
  EXPECT_EQ(table.cleo.starts_in(1), 0U);
  until_votes_are_shown(table);
  std::size_t asked = 0;
  for (const std::size_t seat : {std::size_t{1}, std::size_t{2}}) {
    FakePerson& person = seat == 1 ? table.ada : table.ben;
    if (person.decision() == 0) continue;
    ++asked;
    EXPECT_EQ(person.starts_in(seat), scenes);
    EXPECT_EQ(person.left(seat), 30000U) << "all of it";
    EXPECT_TRUE(person.runs(seat));
  }
  EXPECT_GT(asked, 0U);
  FakePerson& person = table.ada.decision() != 0 ? table.ada : table.ben;
  const std::uint32_t decision = person.decision();
  table.house.pass(scenes + 29999);
  EXPECT_EQ(person.decision(), decision);
  EXPECT_FALSE(table.cleo.heard(person.name + "'s time is up"));
  table.house.pass(1);
  EXPECT_TRUE(table.cleo.heard(person.name + "'s time is up"));
}

TEST(Clocks, nobody_pays_for_a_scene_whether_they_wait_for_its_end_or_not) {
  for (const std::uint32_t waited : {std::uint32_t{0}, std::uint32_t{3000}, scenes, scenes + 2000}) {
    FakeTable table = pitching(bank);
    until_votes_are_shown(table);
    FakePerson& person = table.ada.decision() != 0 ? table.ada : table.ben;
    const std::size_t seat = &person == &table.ada ? 1 : 2;
    const std::uint32_t before = table.cleo.left(seat);
    table.house.pass(waited);
    ASSERT_EQ(person.act(0), "");
    EXPECT_EQ(table.cleo.left(seat), before + 5000 - (waited > scenes ? waited - scenes : 0)) << waited;
  }
}

TEST(Clocks, somebody_who_skips_a_scene_does_not_hurry_the_others) {
  FakeTable table = pitching(half_a_minute);
  std::size_t seen = 0;
  for (int turn = 0; turn < 6; ++turn) {
    until_votes_are_shown(table);
    table.house.pass(2000);
    FakePerson* const asked = table.ada.decision() != 0 ? &table.ada : &table.ben;
    FakePerson* const other = asked == &table.ada ? &table.ben : &table.ada;
    const std::size_t seat = asked == &table.ada ? 1 : 2;
    const bool pitches = other->decision() == 0;  // else a bot has pitched, and both vote
    ASSERT_EQ(asked->act(6), "");
    for (int i = 0; i < 10 && other->decision() == 0; ++i) ASSERT_EQ(asked->act(6), "");  // until the pitch is complete
    ASSERT_NE(other->decision(), 0U);
    EXPECT_EQ(table.cleo.starts_in(3 - seat), scenes - 2000);
    EXPECT_EQ(table.cleo.left(3 - seat), 30000U);
    if (pitches) {
      EXPECT_EQ(table.cleo.starts_in(seat), 0U) << "has decided since";
      ++seen;
    }
    table.house.pass(scenes);
    ASSERT_EQ(other->act(6), "");
  }
  EXPECT_GT(seen, 0U);
}

TEST(Clocks, a_restart_shows_nothing_again) {
  FakeTable table = pitching(half_a_minute);
  until_votes_are_shown(table);
  table.house.restart();
  table.ada.connect();
  table.ben.connect();
  EXPECT_EQ(table.ada.starts_in(1), 0U);
  EXPECT_EQ(table.ada.starts_in(2), 0U);
  EXPECT_EQ(table.ada.left(1), 30000U);
}

TEST(Clocks, everybody_is_told_how_long_scenes_are) {
  FakeHouse house;
  const FakePerson ada(house, "Ada");
  ASSERT_FALSE(ada.frames.empty());
  const std::string& welcome = ada.frames.front();
  const auto says = [&](const std::string& list) { return welcome.find("\"scenes\":[" + list + "]") < welcome.size(); };
  EXPECT_TRUE(says(R"({"event":"wallet_shown","milliseconds":700})"));
  EXPECT_TRUE(says(R"({"event":"revealed","milliseconds":12000},{"event":"loyalty_shown","milliseconds":700})"));
  EXPECT_TRUE(says(R"({"event":"agency_shown","milliseconds":2500},{"event":"tie","milliseconds":700},)"
                   R"({"event":"rolled_off","milliseconds":600},{"event":"section_won","milliseconds":500},)"
                   R"({"event":"genre_shown","milliseconds":1200},{"event":"paid_out","milliseconds":2000})"));
  EXPECT_TRUE(says(R"({"event":"shown","milliseconds":1400},{"event":"chose","milliseconds":2100},)"
                   R"({"event":"succeeded","milliseconds":3600},{"event":"failed","milliseconds":3600})"));
}
