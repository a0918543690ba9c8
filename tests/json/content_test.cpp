#include "json/content.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "content/all.hpp"
#include "games/registry.hpp"

using namespace backlot;

namespace {

std::string pack_text(std::string_view game) {
  std::ifstream file(std::string(BACKLOT_SOURCE_DIR) + "/content/" + std::string(game) + "/standard.json");
  return {std::istreambuf_iterator<char>(file), {}};
}

// The standard pack with one text replaced by another.
Fault fault_with(std::string_view what, std::string_view by) {
  std::string text = pack_text("cinecitta");
  const auto at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  text.replace(at, what.size(), by);
  auto result = load_content<cinecitta::Game>(text);
  const Fault* const fault = std::get_if<Fault>(&result);
  EXPECT_NE(fault, nullptr) << by;
  return fault == nullptr ? Fault{} : *fault;
}

}  // namespace

TEST(JsonContent, the_compiled_content_is_the_file) {
  for_each_game([](auto game) {
    const auto pack = load_pack<decltype(game)>(pack_text(game.id));
    ASSERT_TRUE(std::holds_alternative<Pack<decltype(game)>>(pack)) << text_of(std::get<Fault>(pack));
    EXPECT_EQ(std::get<0>(pack).name, "standard");
    EXPECT_EQ(std::get<0>(pack).content, standard_content(game));
    EXPECT_EQ(content_hash(std::get<0>(pack).content).size(), 64U);
  });
}

TEST(JsonContent, the_order_of_the_cards_does_not_matter) {
  std::string text = pack_text("cinecitta");
  const std::string first =
      R"({ "profession": "director", "number": 2, "promotion": 1, "pen": 1, "audience": 3, "copies": [1, 1, 1] })";
  const std::string last =
      R"({ "profession": "producer", "number": 9, "promotion": 1, "pen": 1, "audience": 0, "copies": [1, 2, 3] })";
  text.replace(text.find(first), first.size(), "FIRST");
  text.replace(text.find(last), last.size(), first);
  text.replace(text.find("FIRST"), 5, last);
  const auto content = load_content<cinecitta::Game>(text);
  ASSERT_TRUE(std::holds_alternative<cinecitta::Content>(content));
  EXPECT_EQ(content_hash(std::get<0>(content)), content_hash(cinecitta::standard));
}

TEST(JsonContent, faults_name_line_and_field) {
  EXPECT_EQ(fault_with("\"number\": 3", "\"number\": 2"),
            (Fault{15, "cards[1].number", "duplicate card: Director 2 is there already"}));
  EXPECT_EQ(fault_with("\"number\": 3", "\"number\": 10"),
            (Fault{15, "cards[1].number", "a card's number is one digit, 1 to 9"}));
  EXPECT_EQ(fault_with("\"number\": 3", "\"number\": -3"), (Fault{15, "cards[1].number", "-3 is not within 0 to 255"}));
  EXPECT_EQ(fault_with("\"copies\": [1, 1, 1]", "\"copies\": [0, 1, 1]"),
            (Fault{9, "dealing[0].cards", "missing or extra card: the cards add up to 24, not 25"}));
  EXPECT_EQ(fault_with("\"copies\": [1, 1, 1]", "\"copies\": [1, 1]"),
            (Fault{14, "cards[0].copies", "a list of 3 is expected, not of 2"}));
  EXPECT_EQ(fault_with("\"note\": 10", "\"note\": -10"), (Fault{5, "note", "a note is worth 1 to 1000"}));
  EXPECT_EQ(fault_with("\"golden_award\": 200,", ""), (Fault{1, "", "the field \"golden_award\" is missing"}));
  EXPECT_EQ(fault_with("\"golden_award\"", "\"silver\""), (Fault{1, "", "the field \"golden_award\" is missing"}));
  EXPECT_EQ(fault_with("\"note\": 10", "\"note\": 10, \"colour\": 1"),
            (Fault{5, "", "there is no field \"colour\" here"}));
  EXPECT_EQ(
      fault_with("\"director\"", "\"boss\""),
      (Fault{14, "cards[0].profession", "\"boss\" is none of director, actor, cameraman, scriptwriter, producer"}));
}

TEST(JsonContent, the_heading_is_checked) {
  EXPECT_EQ(fault_with("\"game\": \"cinecitta\"", "\"game\": \"hollywood\""),
            (Fault{3, "game", "this is a pack for \"hollywood\", not for \"cinecitta\""}));
  EXPECT_EQ(fault_with("\"name\": \"standard\"", "\"name\": \"\"").field, "name");
  EXPECT_EQ(fault_with("\"name\": \"standard\",", "").why, "the field \"name\" is missing");
  EXPECT_EQ(fault_with("\"schema.json\"", "5"), (Fault{2, "$schema", "a text is expected"}));
  EXPECT_TRUE(std::holds_alternative<Fault>(load_content<cinecitta::Game>("[]")));
  EXPECT_TRUE(std::holds_alternative<Fault>(load_content<cinecitta::Game>("")));
}
