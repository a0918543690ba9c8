// Undo by vote, and rematches.
#include <gtest/gtest.h>

#include <algorithm>

#include "hub/fake_house.hpp"
#include "table/verify.hpp"

using namespace backlot;

namespace {

// Ada has offered, Ben has not: nobody has seen anything yet.
class Votes : public testing::Test {
 protected:
  void SetUp() override { ASSERT_EQ(table.ada.act(5), ""); }

  FakeTable table{""};
  FakePerson& ada = table.ada;
  FakePerson& ben = table.ben;
  FakePerson& cleo = table.cleo;
};

const char* const yes = R"("agree":true)";
const char* const nay = R"("agree":false)";

}  // namespace

TEST_F(Votes, a_decision_is_taken_back_when_the_others_agree) {
  EXPECT_TRUE(ada.may_undo());
  EXPECT_FALSE(ben.may_undo());
  const std::string offered = json::to_text(*ada.update.find("view"));
  ASSERT_EQ(ada.ask("undo"), "");
  EXPECT_EQ(json::to_text(ben.vote), R"({"seat":1,"agreed":[],"open":[2]})");
  EXPECT_EQ(json::to_text(cleo.vote), json::to_text(ben.vote));
  EXPECT_EQ(ada.ask("undo"), "there is a vote already");
  EXPECT_EQ(ada.ask("vote", yes), "your vote is not asked for, or counted already");
  EXPECT_EQ(cleo.ask("vote", yes), "your vote is not asked for, or counted already");
  EXPECT_EQ(ben.ask("vote", R"("agree":"yes")"), "agree: true or false is expected, not a text");
  EXPECT_EQ(ben.ask("vote", yes), "");
  EXPECT_FALSE(ben.vote_is_on());
  EXPECT_EQ(ben.vote_ended, R"({"how":"taken_back"})");
  EXPECT_TRUE(cleo.heard("Ada has taken the last decision back"));
  EXPECT_EQ(ada.decision(), 3U) << "a number of its own: late clicks answer nothing";
  EXPECT_NE(json::to_text(*ada.update.find("view")), offered);
  EXPECT_FALSE(ada.may_undo());
  EXPECT_EQ(ada.act(2), "");
  EXPECT_EQ(ben.act(2), "");
}

TEST_F(Votes, a_late_click_from_before_the_undo_answers_nothing) {
  const std::string asked = std::to_string(ben.decision());
  const std::string action = json::to_text(*ben.update.find("decision")->find("choices")->items[0].find("action"));
  ada.ask("undo");
  ben.ask("vote", yes);
  EXPECT_NE(ben.ask("act", R"("decision":)" + asked + R"(,"action":)" + action).find("another question"),
            std::string::npos);
}

TEST_F(Votes, nothing_that_was_shown_is_taken_back) {
  ASSERT_EQ(ben.act(), "");  // all have offered: the folders were passed
  EXPECT_FALSE(ada.may_undo());
  EXPECT_EQ(ada.ask("undo"), "that stands: undo never goes back past a draw, a reveal or somebody's answer");
  EXPECT_EQ(cleo.ask("undo"), "only people who sit at the table take a decision back");
  EXPECT_EQ(ben.ask("vote", yes), "there is no vote");
}

TEST_F(Votes, one_no_is_enough_and_is_not_asked_for_again) {
  ada.ask("undo");
  EXPECT_EQ(ben.ask("vote", nay), "");
  EXPECT_FALSE(cleo.vote_is_on());
  EXPECT_EQ(cleo.vote_text, "Ben does not agree, so it stands");
  EXPECT_EQ(cleo.vote_ended, R"({"how":"not_agreed","seat":2})");
  EXPECT_EQ(ada.ask("undo"), "that was asked already, and the answer was no");
  EXPECT_EQ(ada.decision(), 0U);
}

TEST_F(Votes, end_when_they_are_withdrawn_unanswered_or_the_game_goes_on) {
  ada.ask("undo");
  EXPECT_EQ(ada.ask("vote", nay), "");
  EXPECT_EQ(ben.vote_text, "Ada does not ask any more");
  EXPECT_EQ(ben.vote_ended, R"({"how":"withdrawn","seat":1})");
  ada.ask("undo");
  table.house.pass(60000);
  EXPECT_FALSE(ben.vote_is_on());
  EXPECT_EQ(ben.vote_text, "Not everybody has answered, so it stands");
  EXPECT_EQ(ben.vote_ended, R"({"how":"not_answered"})");
  ada.ask("undo");
  EXPECT_EQ(ben.vote_ended, "") << "one is on";
  ada.ask("pause");
  EXPECT_FALSE(ben.vote_is_on());
  EXPECT_EQ(ben.vote_ended, R"({"how":"paused"})");
  ada.ask("resume");
  ada.ask("undo");
  EXPECT_TRUE(ben.vote_is_on());
  ben.act();
  EXPECT_FALSE(ben.vote_is_on());
  EXPECT_EQ(cleo.vote_text, "The game has gone on, so it stands");
  EXPECT_EQ(cleo.vote_ended, R"({"how":"gone_on"})");
  EXPECT_FALSE(cleo.heard("Ada has taken the last decision back"));
}

TEST_F(Votes, bots_agree_at_once_also_in_the_place_of_people) {
  ada.ask("undo");
  EXPECT_TRUE(ben.vote_is_on()) << "of the two others he is the one to ask";
  ASSERT_EQ(ben.ask("leave", R"("seat":2)"), "");
  EXPECT_FALSE(cleo.vote_is_on());
  EXPECT_TRUE(cleo.heard("Ada has taken the last decision back"));
  ASSERT_EQ(ada.act(1), "");
}

TEST_F(Votes, who_comes_in_the_middle_of_a_vote_is_told) {
  ada.ask("undo");
  ben.disconnect();
  ben.vote = {};
  ben.connect();
  EXPECT_TRUE(ben.vote_is_on());
}

TEST_F(Votes, the_log_keeps_what_was_undone_and_the_record_of_such_a_game_verifies) {
  ada.ask("say", R"("text":"Wait!")");
  ada.ask("undo");
  ben.ask("vote", yes);
  ada.act(1);
  const std::string view = json::to_text(*ada.update.find("view"));
  const std::vector<std::string> stream = ada.stream;
  table.house.restart();
  ada.stream.clear();
  ada.seen = 0;
  ada.connect();
  ben.connect();
  EXPECT_EQ(json::to_text(*ada.update.find("view")), view);
  EXPECT_EQ(ada.stream, stream);
  table.play_to_the_end();
  Hub::Recorded record;
  table.house.hub->record(ada.table, "", [&](Hub::Recorded made) { record = std::move(made); });
  table.house.settle();
  ASSERT_TRUE(std::holds_alternative<std::string>(record));
  const auto verified = verify_text(std::get<std::string>(record));
  ASSERT_TRUE(std::holds_alternative<Verified>(verified)) << std::get<Fault>(verified).why;
  std::size_t acted = 0;
  for (const StoredEntry& entry : table.house.store.load(ada.table, 1).entries) {
    acted += entry.body.starts_with(R"({"kind":"acted")") ? 1 : 0;
  }
  EXPECT_EQ(acted, std::get<Verified>(verified).moves + 1);
  EXPECT_EQ(ada.ask("undo"), "the game is not being played");
}

TEST(Rematch, takes_everybody_to_a_new_table_with_their_seats) {
  FakeTable table(R"({"kind":"bank","seconds":60,"increment":5})");
  EXPECT_EQ(table.ben.ask("rematch"), "a rematch comes after the end");
  table.play_to_the_end();
  const std::string old = table.ada.table;
  EXPECT_EQ(table.cleo.ask("rematch"), "only people who sat at the table ask for a rematch");
  ASSERT_EQ(table.ben.ask("rematch"), "");
  const std::string next = json::text_of(table.ben.answer, "table");
  ASSERT_NE(next, old);
  EXPECT_TRUE(table.cleo.heard("Ben asks for a rematch"));
  for (FakePerson* person : {&table.ada, &table.ben, &table.cleo}) {
    EXPECT_EQ(json::text_of(person->lobby, "rematch"), next) << person->name;
  }
  ASSERT_EQ(table.ada.ask("rematch"), "");
  EXPECT_EQ(json::text_of(table.ada.answer, "table"), next) << "there is one only";

  table.house.restart();
  const std::string options = json::to_text(*table.ada.lobby.find("options"));
  for (FakePerson* person : {&table.ada, &table.ben, &table.cleo}) {
    person->seen = 0;
    person->table = next;
    person->connect();
    EXPECT_EQ(json::text_of(person->lobby, "phase"), "lobby");
  }
  EXPECT_EQ(json::to_text(*table.ada.lobby.find("options")), options);
  EXPECT_EQ(json::to_text(*table.ada.lobby.find("clock")), R"({"kind":"bank","seconds":60,"increment":5})");
  EXPECT_TRUE(table.ada.lobby.find("host")->truth);
  EXPECT_TRUE(table.ada.chair(1).find("yours")->truth);
  EXPECT_TRUE(table.ben.chair(2).find("yours")->truth);
  EXPECT_EQ(json::text_of(table.ben.chair(3), "bot"), "heuristic");
  EXPECT_EQ(table.ada.ask("start"), "Ada has not committed to a contribution yet");
  for (FakePerson* person : {&table.ada, &table.ben}) {
    EXPECT_EQ(person->ask("commit", R"("commitment":")" + commitment_to(person->contribution()) + "\""), "");
    for (const std::string& frame : person->frames) {
      EXPECT_EQ(frame.find(hex_of(sha256("Ada's token"))), std::string::npos);
      EXPECT_EQ(frame.find(hex_of(sha256("Ben's token"))), std::string::npos);
    }
  }
  EXPECT_EQ(table.ada.ask("start"), "");
  table.open();
  EXPECT_EQ(table.ben.decision(), 1U);
}

TEST(Rematch, is_hosted_by_who_asks_when_the_host_is_gone) {
  FakeTable table("");
  table.play_to_the_end();
  table.ada.disconnect();
  ASSERT_EQ(table.ben.ask("rematch"), "");
  table.ben.join(json::text_of(table.ben.answer, "table"));
  EXPECT_TRUE(table.ben.lobby.find("host")->truth);
}
