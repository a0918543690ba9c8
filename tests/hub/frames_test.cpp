// Who wants frames is shown event by event what others are shown whole, and ends at the same table.
#include <gtest/gtest.h>

#include <algorithm>

#include "hub/fake_house.hpp"
#include "support/patch.hpp"

using namespace backlot;
using backlot::testing::apply_patch;

namespace {

json::Node object(const std::vector<std::pair<const char*, json::Node>>& fields) {
  json::Node node;
  node.kind = json::Node::Kind::object;
  for (const auto& [name, value] : fields) {
    node.keys.emplace_back(name);
    node.items.push_back(value);
  }
  return node;
}

// The table on a screen, kept up to date by whatever comes.
struct Screen {
  json::Node table;
  std::size_t whole = 0;
  std::size_t frames = 0;
  std::size_t bytes = 0;

  void take(const std::string& text) {
    const auto parsed = json::parse(text);
    const json::Node& message = std::get<json::Node>(parsed);
    if (json::text_of(message, "type") != "update") return;
    bytes += text.size();
    const json::Node& update = *message.find("update");
    if (const json::Node* const view = update.find("view")) {
      table = object({{"view", *view}, {"outlook", *update.find("outlook")}, {"waiting", *update.find("waiting")}});
      ++whole;
    } else if (const json::Node* const changes = update.find("changes")) {
      apply_patch(table, *changes);
    } else {
      std::size_t told = 0;
      for (const json::Node& item : update.find("events")->items) told += item.find("event") != nullptr ? 1 : 0;
      for (const json::Node& frame : update.find("frames")->items) {
        apply_patch(table, *frame.find("changes"));
        told -= static_cast<std::size_t>(frame.find("events")->number);
        ++frames;
      }
      EXPECT_EQ(told, 0U) << text;
    }
  }
  void take_all(FakePerson& person) {
    for (const std::string& text : std::exchange(person.frames, {})) take(text);
  }
  std::string text() const { return json::to_text(table); }
};

std::string wish(const FakeTable& table, const char* how) {
  return R"("table":")" + table.ada.table + R"(",")" + how + R"(":true)";
}

}  // namespace

TEST(HubFrames, end_where_whole_views_end_for_those_who_play_and_those_who_watch) {
  for (const auto& [game, options] :
       {std::pair{"cinecitta", R"({"players":3,"coaster":false,"awards":false})"},
        std::pair{"maybe", R"({"players":3,"trendsetter":false,"changes":true,"blockbusters":true})"},
        std::pair{"boulevard", R"({"players":3,"length":"short"})"},
        std::pair{"hollywood", R"({"players":3,"edition":"final","justice":false,"random_loyalties":false,)"
                               R"("studio_order":false,"union_strike":false,"costumes":false,"without":0})"}}) {
    FakeTable table("", game, options);
    FakePerson also_ben(table.house, "Ben");  // on another device
    ASSERT_EQ(also_ben.ask("join", wish(table, "frames")), "");
    FakePerson dora(table.house, "Dora");
    ASSERT_EQ(dora.ask("join", wish(table, "frames")), "");
    FakePerson emil(table.house, "Emil");
    ASSERT_EQ(emil.ask("join", wish(table, "changes")), "");
    Screen ben_whole, ben_frames, cleo, dora_frames, emil_changes;
    for (int i = 0; i < 60 && !table.ada.over(); ++i) {
      for (FakePerson* person : {&table.ada, &table.ben}) {
        if (person->decision() != 0) ASSERT_EQ(person->act(static_cast<std::size_t>(i)), "") << game;
      }
      ben_whole.take_all(table.ben);
      ben_frames.take_all(also_ben);
      cleo.take_all(table.cleo);
      dora_frames.take_all(dora);
      emil_changes.take_all(emil);
      ASSERT_EQ(ben_frames.text(), ben_whole.text()) << game << " " << i;
      ASSERT_EQ(dora_frames.text(), cleo.text()) << game << " " << i;
      ASSERT_EQ(emil_changes.text(), cleo.text()) << game << " " << i;
    }
    EXPECT_EQ(dora_frames.whole, 1U) << game;
    EXPECT_EQ(emil_changes.whole, 1U) << game;
    EXPECT_GT(dora_frames.frames, cleo.whole) << game;
    EXPECT_LT(emil_changes.bytes, cleo.bytes) << game;
  }
}

TEST(HubFrames, after_undo_reload_and_return_the_table_is_shown_whole) {
  FakeTable table("");
  FakePerson dora(table.house, "Dora");
  ASSERT_EQ(dora.ask("join", wish(table, "frames")), "");
  Screen screen;
  screen.take_all(dora);
  EXPECT_EQ(screen.whole, 1U);
  ASSERT_EQ(table.ada.act(), "");
  screen.take_all(dora);
  EXPECT_EQ(screen.whole, 1U);
  ASSERT_EQ(table.ada.ask("undo"), "");
  ASSERT_EQ(table.ben.ask("vote", R"("agree":true)"), "");
  screen.take_all(dora);
  EXPECT_EQ(screen.whole, 2U);
  table.cleo.frames.clear();
  table.cleo.seen = 0;
  ASSERT_EQ(table.cleo.join(table.ada.table), "");
  Screen whole;
  whole.take_all(table.cleo);
  EXPECT_EQ(screen.text(), whole.text());
}

// A page shows things in the order in which it hears of them, and what tells the end comes last.
TEST(HubFrames, that_the_game_is_over_is_told_after_what_led_there) {
  FakeTable table("");
  FakePerson dora(table.house, "Dora");
  ASSERT_EQ(dora.ask("join", wish(table, "frames")), "");
  table.play_to_the_end();
  for (const FakePerson* person : {&table.ada, &table.ben, &table.cleo, &dora}) {
    const auto first = [&](const char* type, const char* what) {
      const auto found = std::find_if(person->frames.begin(), person->frames.end(), [&](const std::string& text) {
        return text.starts_with(type) && text.find(what) < text.size();
      });
      EXPECT_NE(found, person->frames.end()) << person->name << " " << what;
      return found;
    };
    EXPECT_LT(first(R"({"type":"update")", R"("outcome":{)"), first(R"({"type":"table")", R"("phase":"over")"))
        << person->name;
  }
  // Who comes later hears of the table first.
  FakePerson emil(table.house, "Emil");
  ASSERT_EQ(emil.join(table.ada.table), "");
  EXPECT_EQ(json::text_of(emil.lobby, "phase"), "over");
  EXPECT_TRUE(emil.over());
}
