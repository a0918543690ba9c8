// A table is joined at any length of its stream: what is sent at once always fits, and the rest is there for the
// asking.
#include <gtest/gtest.h>

#include <algorithm>
#include <ranges>

#include "hub/fake_house.hpp"

using namespace backlot;

namespace {

// Longer than any connection keeps for a slow client.
class Talkative : public ::testing::Test {
 protected:
  void SetUp() override {
    const std::string long_words(480, 'x');
    for (int i = 0; i < 2400; ++i) {
      ASSERT_EQ(table.ada.ask("say", R"("text":")" + std::to_string(i) + long_words + "\""), "");
      table.house.pass(1000);
    }
  }

  static std::size_t longest(const FakePerson& person) {
    std::size_t most = 0;
    for (const std::string& frame : person.frames) most = std::max(most, frame.size());
    return most;
  }
  // Everything before what the last update brought, a page at a time.
  static std::vector<std::string> scrolled_back(FakePerson& person) {
    std::vector<std::string> texts;
    std::size_t before = json::number_of(person.update, "from") + 1;
    while (before > 1) {
      EXPECT_EQ(person.ask("history", R"("before":)" + std::to_string(before)), "");
      const auto& items = person.answer.find("events")->items;
      EXPECT_FALSE(items.empty());
      for (const json::Node& item : std::views::reverse(items)) texts.push_back(json::text_of(item, "text"));
      EXPECT_EQ(json::number_of(person.answer, "from") + items.size() + 1, before);
      before = json::number_of(person.answer, "from") + 1;
    }
    std::reverse(texts.begin(), texts.end());
    return texts;
  }

  FakeTable table{""};
};

}  // namespace

TEST_F(Talkative, is_joined_by_a_late_comer_in_frames_that_fit_and_is_scrolled_back_to_its_first_item) {
  ASSERT_GT(table.ada.stream.size(), 2400U);
  for (const bool watching : {false, true}) {
    FakePerson dora(table.house, watching ? "Dora" : "Emil");
    dora.table = table.ada.table;
    EXPECT_EQ(dora.ask("join", R"("table":")" + dora.table + (watching ? R"(","watch":true)" : "\"")), "");
    EXPECT_EQ(json::number_of(dora.update, "number"), table.cleo.seen);
    EXPECT_GT(json::number_of(dora.update, "from"), 2000U);
    std::vector<std::string> all = scrolled_back(dora);
    all.insert(all.end(), dora.stream.begin(), dora.stream.end());
    EXPECT_EQ(all, table.cleo.stream);
    EXPECT_LT(longest(dora), std::size_t{256} << 10U);
  }
}

TEST_F(Talkative, is_taken_up_again_after_a_restart) {
  const std::vector<std::string> before = table.ben.stream;
  table.house.restart();
  table.ben.stream.clear();
  table.ben.frames.clear();
  table.ben.seen = 0;
  table.ben.connect();
  EXPECT_LE(longest(table.ben), std::size_t{256} << 10U);
  std::vector<std::string> all = scrolled_back(table.ben);
  all.insert(all.end(), table.ben.stream.begin(), table.ben.stream.end());
  all.resize(before.size());  // a restart adds that somebody is back
  EXPECT_EQ(all, before);
}

TEST_F(Talkative, leaves_a_gap_that_a_returning_client_is_told_of) {
  table.ben.seen = 100;
  table.ben.disconnect();
  table.ben.connect();
  EXPECT_GT(json::number_of(table.ben.update, "from"), 100U);
  EXPECT_EQ(json::number_of(table.ben.update, "number"), table.ada.seen);
  table.ben.seen = table.ada.seen - 2;  // and none where nothing is missing
  table.ben.disconnect();
  table.ben.connect();
  EXPECT_EQ(json::number_of(table.ben.update, "from"), table.ada.seen - 2);
}

TEST(Streams, history_is_asked_for_by_a_number_of_the_stream) {
  FakeTable table("");
  const std::string no = "before is a number of the stream, or one more";
  EXPECT_EQ(table.ben.ask("history"), "the field \"before\" is missing");
  EXPECT_EQ(table.ben.ask("history", R"("before":0)"), no);
  EXPECT_EQ(table.ben.ask("history", R"("before":)" + std::to_string(table.ben.seen + 2)), no);
  EXPECT_EQ(table.ben.ask("history", R"("before":"1")"), "before: a whole number is expected, not a text");
  EXPECT_EQ(table.ben.ask("history", R"("before":1,"limit":2)"), "there is a field that does not belong here");
  EXPECT_EQ(table.ben.ask("history", R"("before":1)"), "");
  EXPECT_TRUE(table.ben.answer.find("events")->items.empty());
  EXPECT_EQ(table.ben.ask("history", R"("before":)" + std::to_string(table.ben.seen + 1)), "");
  FakePerson stranger(table.house, "Stranger");
  EXPECT_EQ(stranger.ask("history", R"("before":1)"), "join a table first");
}

TEST(Streams, an_id_of_an_action_says_nothing) {
  FakeTable table("");
  ASSERT_EQ(table.ada.act(), "");
  const std::string id = json::text_of(table.ada.answer, "id");
  EXPECT_EQ(table.ada.ask_as(id, "say", R"("text":"Hello")"), "this id was used for something else");
  EXPECT_FALSE(table.ben.heard("Ada: Hello"));
  ASSERT_EQ(table.ada.ask("say", R"("text":"Hello")"), "");
  const std::string said = json::text_of(table.ada.answer, "id");
  EXPECT_EQ(table.ada.ask_as(said, "say", R"("text":"Hello")"), "");  // sent again
  EXPECT_EQ(table.ada.ask_as(said, "act", R"("decision":1,"action":{})"), "this id was used for something else");
}
