#include "json/schema.hpp"

#include <gtest/gtest.h>

#include <set>
#include <utility>

#include "games/registry.hpp"
#include "table/file.hpp"
#include "table/log_schema.hpp"
#include "table/play_schema.hpp"
#include "table/record_schema.hpp"
#include "table/rules_of_text.hpp"

using namespace backlot;

namespace {

std::string checked_in(const std::string& path) {
  auto text = read_file(std::string(BACKLOT_SOURCE_DIR) + "/" + path);
  EXPECT_TRUE(std::holds_alternative<std::string>(text)) << path;
  return std::holds_alternative<std::string>(text) ? std::get<std::string>(text) : "";
}

}  // namespace

// When one of these fails: cmake --build --preset release --target schemas.
TEST(Schema, the_files_of_the_packs_are_what_the_program_says) {
  for_each_game([](auto game) {
    EXPECT_EQ(checked_in("content/" + std::string(game.id) + "/schema.json"), json::content_schema<decltype(game)>());
  });
}

TEST(Schema, the_file_of_the_records_is_what_the_program_says) {
  EXPECT_EQ(checked_in("docs/record.schema.json"), record_schema());
}

TEST(Schema, the_file_of_the_logs_is_what_the_program_says) {
  EXPECT_EQ(checked_in("docs/log.schema.json"), log_schema());
  const auto parsed = json::parse(log_schema());
  const json::Node& kinds = *std::get<json::Node>(parsed).find("$defs");
  const auto most = [&](const char* kind, const char* field) {
    return json::to_text(*kinds.find(kind)->find("properties")->find(field));
  };
  for (const char* const kind : {"sat", "took_over"})
    EXPECT_EQ(most(kind, "name"), json::to_text(rule::Name::schema()));
  EXPECT_EQ(most("said", "text"), json::to_text(rule::Talk::schema()));
  EXPECT_EQ(most("titled", "title"), json::to_text(rule::Title::schema()));
  EXPECT_EQ(most("titled", "line"), json::to_text(rule::Line::schema()));
  EXPECT_EQ(most("noted", "text"), json::to_text(rule::Note::schema()));
  EXPECT_EQ(most("acted", "client"), json::to_text(rule::Id::schema()));
  EXPECT_EQ(most("acted_together", "moves"),
            R"({"type":"array","items":{},"minItems":1,"maxItems":)" + std::to_string(bounds::most_together) + "}");
}

TEST(Schema, the_file_of_what_games_put_into_messages_is_what_the_program_says) {
  EXPECT_EQ(checked_in("docs/protocol.games.schema.json"), play_schema());
}

namespace {

void properties_in(const json::Node& node, std::set<std::string>& names) {
  if (const json::Node* const properties = node.find("properties")) {
    names.insert(properties->keys.begin(), properties->keys.end());
  }
  for (const json::Node& item : node.items) properties_in(item, names);
}

// What stands in backquotes, word by word.
std::set<std::string> named_in(const std::string& text) {
  std::set<std::string> names;
  bool quoted = false;
  std::string word;
  for (const char each : text) {
    const bool part = (each >= 'a' && each <= 'z') || each == '_';
    if (part && quoted) {
      word += each;
    } else {
      names.insert(std::exchange(word, {}));
    }
    if (each == '`') quoted = !quoted;
  }
  return names;
}

}  // namespace

TEST(Schema, every_field_of_an_outlook_is_named_in_its_document) {
  const std::string document = checked_in("docs/outlooks.md");
  const auto parsed = json::parse(play_schema());
  const json::Node& definitions = *std::get<json::Node>(parsed).find("$defs");
  const std::string opening = document.substr(0, document.find("\n## "));
  for_each_game([&](auto game) {
    const std::string title(game.title);
    const std::size_t from = document.find("\n## " + title + "\n");
    ASSERT_NE(from, std::string::npos) << title;
    const std::set<std::string> named =
        named_in(opening + document.substr(from, document.find("\n## ", from + 1) - from));
    const json::Node* const outlook = definitions.find(std::string(game.id) + "-outlook");
    ASSERT_NE(outlook, nullptr) << title;
    std::set<std::string> fields;
    properties_in(*outlook, fields);
    EXPECT_GT(fields.size(), 10U) << title;
    for (const std::string& field : fields) EXPECT_TRUE(named.contains(field)) << title << ": " << field;
  });
}

TEST(Schema, fields_that_depend_on_the_kind_are_alternatives) {
  const auto schema = json::schema::of<cinecitta::Content>(cinecitta::Action{});
  const json::Node* const choices = schema.find("oneOf");
  ASSERT_NE(choices, nullptr);
  ASSERT_EQ(choices->items.size(), 4U);
  EXPECT_EQ(choices->items[1].find("required")->items.size(), 1U);  // secure has no other field
  EXPECT_EQ(choices->items[0].find("properties")->find("kind")->find("const")->text, "offer");
}
