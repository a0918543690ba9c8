// Tables and records that the program of rules revision 1 wrote (tests/older): what today's rules would do alike goes
// on and verifies, anything else is closed, says so and can be looked at.
#include "cli/program.hpp"
#include "content/all.hpp"
#include "storage/sqlite/sqlite_store.hpp"
#include "table/served_table.hpp"

using namespace backlot;
using namespace backlot::cli_tests;

namespace {

const std::filesystem::path older = BACKLOT_SOURCE_DIR "/tests/older";

class OlderRules : public Program {
 protected:
  OlderRules() { std::filesystem::copy(older / "tables.sqlite", work() / "tables.sqlite"); }

  // A table out of the store; nothing when its log cannot be taken at all.
  std::optional<ServedTable> table(const std::string& name) const {
    auto opened = open_sqlite_store((work() / "tables.sqlite").string());
    EXPECT_EQ(opened.index(), 0U);
    ServedTable table;
    for (const StoredEntry& entry : std::get<0>(opened)->load(name, 1).entries) {
      if (!table.take(entry.body)) return std::nullopt;
    }
    EXPECT_TRUE(table.from_other_rules()) << name;
    return table;
  }
  static std::string lobby(const ServedTable& table) { return json::write(json::NoContent{}, table.lobby("")); }
  static std::string update(const ServedTable& table) {
    std::string text;
    table.with_update(nobody, 0, Showing::whole,
                      [&](const shown::Update& seen) { text = json::write(json::NoContent{}, seen); });
    return text;
  }

  // A bot's choice of a table that goes on is taken, and so on to its end.
  static void play_on(ServedTable& table) {
    for (int actions = 0; !table.play()->over(); ++actions) {
      ASSERT_LT(actions, 2000);
      const Seat seat = table.play()->waiting().front();
      const auto decision = json::parse(table.play()->decision(seat));
      const json::Node& action = *std::get<json::Node>(decision).find("choices")->items[0].find("action");
      const auto acted = table.act(seat, "c" + std::to_string(actions), table.decision_number(seat), action);
      ASSERT_TRUE(std::holds_alternative<ServedTable::Entry>(acted));
    }
  }

  Ran verified(const std::string& file) { return run({"verify", (older / file).string()}); }
};

}  // namespace

TEST_F(OlderRules, B54_91_a_table_that_replays_alike_goes_on) {
  auto again = table("boulevard-9");
  ASSERT_TRUE(again);
  EXPECT_EQ(again->phase(), ServedTable::Phase::playing);
  EXPECT_TRUE(has(lobby(*again), R"("rules":1)"));
  EXPECT_TRUE(has(lobby(*again), R"("content":")" + hex_of(digest_of(boulevard::standard)) + "\""));
  play_on(*again);
}

TEST_F(OlderRules, B54_91_a_table_that_went_otherwise_is_closed_and_shows_its_events) {
  const auto again = table("boulevard-6");
  ASSERT_TRUE(again);
  EXPECT_EQ(again->phase(), ServedTable::Phase::closed);
  EXPECT_TRUE(has(lobby(*again), "the rules have changed since it was played"));
  EXPECT_TRUE(has(update(*again), "puts a cube on"));
  expect_no(run({"export", "boulevard-6", "--store", "sqlite:tables.sqlite"}), 1, {"rules have changed"});
}

TEST_F(OlderRules, MM_27_a_table_that_replays_alike_goes_on_with_the_pack_it_had) {
  auto again = table("maybe-1");
  ASSERT_TRUE(again);
  EXPECT_EQ(again->phase(), ServedTable::Phase::playing);
  // Whoever draws the cards is told that they are not today's.
  EXPECT_TRUE(has(lobby(*again), R"("content":"b82c4a71b158)"));
  play_on(*again);
}

TEST_F(OlderRules, MM_27_a_table_that_went_otherwise_is_closed_and_shows_its_events) {
  const auto again = table("maybe-15");
  ASSERT_TRUE(again);
  EXPECT_EQ(again->phase(), ServedTable::Phase::closed);
  // Cards that are not in today's pack have their names, too.
  EXPECT_TRUE(has(update(*again), "A sword fight epic"));
}

TEST_F(OlderRules, MM_6_a_table_that_was_not_dealt_keeps_its_pack) {
  auto again = table("maybe-lobby");
  ASSERT_TRUE(again);
  EXPECT_EQ(again->phase(), ServedTable::Phase::lobby);
  const auto start = again->start(hex_of(sha256("host")));
  ASSERT_TRUE(again->take(std::get<0>(start)));
  EXPECT_TRUE(has(lobby(*again), R"("content":"b82c4a71b158)"));
  play_on(*again);
}

TEST_F(OlderRules, verify_passes_what_todays_rules_give_too) {
  for (const char* file : {"boulevard-alike.jsonl", "maybe-alike.jsonl", "hollywood-alike.jsonl"}) {
    const Ran ran = verified(file);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(has(run({"verify", (older / file).string(), "--json"}).out, R"("rules":1)"));
  }
}

TEST_F(OlderRules, verify_says_that_a_record_was_made_under_another_revision) {
  for (const char* file : {"boulevard-differs.jsonl", "maybe-differs.jsonl", "hollywood-differs.jsonl"}) {
    const Ran ran = verified(file);
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(has(ran.err, "made under rules revision 1")) << ran.err;
    EXPECT_TRUE(has(ran.err, "its hashes, its seed and its draws up to here are consistent"));
    EXPECT_TRUE(has(ran.err, "today's rules, revision 2, differ"));
  }
}

TEST_F(OlderRules, verify_says_first_when_such_a_record_was_changed) {
  std::string text = text_in(older / "boulevard-differs.jsonl");
  const std::size_t name = text.find(R"("name":"random 1")");
  ASSERT_NE(name, std::string::npos);
  put_text(work() / "changed.jsonl", text.replace(name, 17, R"("name":"random X")"));
  const Ran ran = run({"verify", "changed.jsonl"});
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(has(ran.err, "the lines above were changed")) << ran.err;
  EXPECT_FALSE(has(ran.err, "revision"));
}
