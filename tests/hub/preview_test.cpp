// Asking what a choice would do.
#include <gtest/gtest.h>

#include "hub/fake_house.hpp"

using namespace backlot;

namespace {

class Previews : public testing::Test {
 protected:
  static std::string choice(const FakePerson& person, std::size_t which) {
    return json::to_text(*person.update.find("decision")->find("choices")->items[which].find("action"));
  }
  static std::string fields(const std::string& action, std::uint32_t decision) {
    return R"("decision":)" + std::to_string(decision) + R"(,"action":)" + action;
  }
  static std::string why(FakePerson& person, const std::string& fields) { return person.ask("preview", fields); }
  static std::vector<std::string> foretold(const FakePerson& person) {
    std::vector<std::string> texts;
    for (const json::Node& item : person.answer.find("events")->items) texts.push_back(json::text_of(item, "text"));
    return texts;
  }

  FakeTable table{""};
  FakePerson& ada = table.ada;
  FakePerson& ben = table.ben;
  FakePerson& cleo = table.cleo;
};

}  // namespace

TEST_F(Previews, tell_who_is_asked_what_a_choice_does_and_nothing_is_done) {
  const std::string action = choice(ada, 3);
  const std::size_t updates = ada.updates;
  const std::size_t entries = table.house.store.load(ada.table, 1).entries.size();
  ASSERT_EQ(why(ada, fields(action, ada.decision())), "");
  EXPECT_EQ(json::text_of(ada.answer, "type"), "preview");
  EXPECT_EQ(json::to_text(*ada.answer.find("action")), action);
  EXPECT_EQ(json::number_of(ada.answer, "decision"), ada.decision());
  const auto texts = foretold(ada);
  ASSERT_FALSE(texts.empty());
  EXPECT_EQ(ada.updates, updates);
  EXPECT_EQ(table.house.store.load(ada.table, 1).entries.size(), entries);
  const std::size_t before = ada.stream.size();
  ASSERT_EQ(ada.act(3), "");
  ASSERT_GE(ada.stream.size(), before + texts.size());
  for (std::size_t i = 0; i < texts.size(); ++i) EXPECT_EQ(ada.stream[before + i], texts[i]);
}

TEST_F(Previews, of_what_is_not_possible_say_by_which_rule) {
  EXPECT_NE(why(ada, fields(R"({"kind":"offer","card":"Director 3","notes":99})", ada.decision())), "");
  const std::string action = choice(ada, 3);
  ASSERT_EQ(ada.act(3), "");
  ASSERT_EQ(ben.act(3), "");
  // The folders went round: the next question is another one, and an offer no answer to it.
  EXPECT_NE(why(ada, fields(action, ada.decision())), "");
  EXPECT_EQ(json::text_of(ada.answer, "type"), "error");
  EXPECT_TRUE(json::text_of(ada.answer, "clause").starts_with("C37-")) << json::to_text(ada.answer);
}

TEST_F(Previews, are_about_the_decision_at_hand_of_who_sits_there) {
  const std::string action = choice(ada, 0);
  const std::uint32_t decision = ada.decision();
  EXPECT_EQ(why(ada, fields(action, decision + 1)), "previews are about the decision you can make now");
  EXPECT_EQ(why(ada, fields(action, 0)), "previews are about the decision you can make now");
  EXPECT_EQ(why(cleo, fields(action, decision)), "previews are for those who sit at the table");
  EXPECT_EQ(why(ada, R"("decision":1)"), "the field \"action\" is missing");
  EXPECT_EQ(why(ada, fields(action, decision) + R"(,"seat":2)"), "there is a field that does not belong here");
  EXPECT_NE(why(ada, fields(R"({"kind":"jump"})", decision)), "");
  ASSERT_EQ(ada.act(0), "");
  EXPECT_EQ(why(ada, fields(action, decision)), "previews are about the decision you can make now");
}
