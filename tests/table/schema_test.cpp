#include "json/schema.hpp"

#include <gtest/gtest.h>

#include "games/registry.hpp"
#include "table/file.hpp"
#include "table/play_schema.hpp"
#include "table/record_schema.hpp"

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

TEST(Schema, the_file_of_what_games_put_into_messages_is_what_the_program_says) {
  EXPECT_EQ(checked_in("docs/protocol.games.schema.json"), play_schema());
}

TEST(Schema, fields_that_depend_on_the_kind_are_alternatives) {
  const auto schema = json::schema::of<cinecitta::Content>(cinecitta::Action{});
  const json::Node* const choices = schema.find("oneOf");
  ASSERT_NE(choices, nullptr);
  ASSERT_EQ(choices->items.size(), 4U);
  EXPECT_EQ(choices->items[1].find("required")->items.size(), 1U);  // secure has no other field
  EXPECT_EQ(choices->items[0].find("properties")->find("kind")->find("const")->text, "offer");
}
