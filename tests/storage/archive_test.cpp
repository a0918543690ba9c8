// The index of tables in SQLite: every search walks an index, and stores of older versions are brought up to date.
#include "storage/archive.hpp"

#include <gtest/gtest.h>

#include "storage/sqlite/search.hpp"
#include "storage/support.hpp"

using namespace backlot;

namespace {

class ArchiveTest : public StoreTest {
 protected:
  static Listing over(const std::string& game, const std::string& winner, const std::string& loser,
                      const std::string& clause) {
    return {game, "over", clause, true, {{winner, true, true}, {loser, true, false}, {"Bot 3", false, false}}};
  }
  static std::vector<std::string> names(const Found& found) {
    EXPECT_EQ(found.fault, "");
    std::vector<std::string> all;
    for (const FoundTable& table : found.tables) all.push_back(table.table);
    return all;
  }
  using Names = std::vector<std::string>;

  // The steps of the plan that go over tables or players.
  static std::string plan_of(sqlite::Connection& connection, const Search& search) {
    const sqlite::Query query = sqlite::query_for(search, {1, 1000}, 50);
    sqlite::Statement explain(connection, "EXPLAIN QUERY PLAN " + query.sql);
    std::string plan;
    while (explain.step() == SQLITE_ROW) plan += explain.text(3) + "\n";
    return plan;
  }
};

// A store as version 1 of the program wrote it.
constexpr const char* version_1 = R"(
CREATE TABLE IF NOT EXISTS entries (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (number INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL UNIQUE);
PRAGMA user_version = 1;
INSERT INTO tables (table_id) VALUES ('old'), ('older');
INSERT INTO entries VALUES ('old', 1, 'one'), ('old', 2, 'two'), ('older', 1, 'uno');
)";

}  // namespace

TEST_F(ArchiveTest, every_search_walks_an_index_in_the_order_of_the_answer) {
  auto store = open();
  for (int i = 0; i < 40; ++i) {
    append(*store, "t" + std::to_string(i), 1, "x", over(i % 2 == 0 ? "maybe" : "cinecitta", "Ada", "Ben", "C37-54"));
  }
  sqlite::Connection connection(file());
  for (const Search& search :
       {Search{}, Search{.player = "Ada"}, Search{.player = "Ada", .won = true},
        Search{.player = "Ada", .game = "maybe", .phase = "over", .ended_by = "C37-54"}, Search{.game = "maybe"},
        Search{.phase = "lobby"}, Search{.game = "maybe", .phase = "over"}, Search{.ended_by = "C37-54"},
        Search{.game = "maybe", .phase = "over", .ended_by = "C37-54"}}) {
    const std::string plan = plan_of(connection, search);
    EXPECT_NE(plan.find("SEARCH"), std::string::npos) << plan;
    EXPECT_EQ(plan.find("SCAN"), std::string::npos) << plan;
    EXPECT_EQ(plan.find("TEMP B-TREE"), std::string::npos) << plan;  // sorting would read all that fits
    EXPECT_NE(plan.find(search.player.empty() ? "INDEX tables_" : "INDEX players_"), std::string::npos) << plan;
  }
}

TEST_F(ArchiveTest, a_store_of_version_1_is_brought_up_to_date) {
  {
    ASSERT_TRUE(sqlite::Connection(file()).run(version_1));
  }
  const auto describe = [](const std::vector<StoredEntry>& entries) {
    return Listing{"maybe", "lobby", "", true, {{entries[0].body, true, false}}};
  };
  for (int times = 0; times < 2; ++times) {  // the second time there is nothing to do
    auto store = open({.describe = describe});
    EXPECT_EQ(store->load("old", 1).entries, (std::vector<StoredEntry>{{1, "one"}, {2, "two"}}));
    EXPECT_EQ(names(store->search({})), (Names{"older", "old"}));
    EXPECT_EQ(names(store->search({.player = "uno"})), Names{"older"});
  }
  auto store = open();
  EXPECT_EQ(append(*store, "old", 3, "three"), Appended::durable);
  EXPECT_EQ(append(*store, "new", 1, "one", Listing{"maybe", "lobby", "", true, {}}), Appended::durable);
  EXPECT_EQ(names(store->search({.since = 1})), Names{"new"});  // of the old ones no date is known
}

TEST_F(ArchiveTest, a_damaged_log_of_version_1_is_not_taken_for_a_short_one) {
  {
    sqlite::Connection old(file());
    ASSERT_TRUE(old.run(version_1));
    ASSERT_TRUE(old.run("INSERT INTO entries VALUES ('old', 4, 'four')"));
  }
  const auto describe = [](const std::vector<StoredEntry>& entries) {
    return Listing{"maybe", "lobby", "", true, {{entries[0].body, true, false}}};
  };
  auto store = open({.describe = describe});
  EXPECT_EQ(names(store->search({})), Names{"older"});
  const LoadedLog log = store->load("old", 1);
  EXPECT_EQ(log.fault, "entry 3 is missing");
  EXPECT_EQ(log.entries.size(), 2U);
}

TEST_F(ArchiveTest, a_store_of_version_3_is_brought_up_to_date_and_nothing_expires_at_once) {
  std::stringstream sql;
  sql << std::ifstream(BACKLOT_SOURCE_DIR "/tests/storage/version_3.sql").rdbuf();
  {
    sqlite::Connection old(file());
    ASSERT_TRUE(old.run(sql.str().c_str())) << old.error();
  }
  std::uint64_t now = 2000000000;  // long after
  for (int times = 0; times < 2; ++times) {
    auto store = open({.now = [&now] { return now; }});
    EXPECT_EQ(names(store->search({})), (Names{"aa0000000003", "aa0000000001"}));
    EXPECT_EQ(names(store->search({.since = 1794800000, .until = 1794900000})),
              (Names{"aa0000000003", "aa0000000001"}));
    EXPECT_EQ(store->table_with_code("ABCDEF").table, "aa0000000003");
    EXPECT_EQ(store->load("aa0000000001", 1).entries.size(), 77U);
    EXPECT_EQ(store->load("aa0000000001", 1).fault, "");
    const Expired expired = store->expire({.never_started = 86400, .finished = 86400}, {});
    EXPECT_EQ(expired.never_started + expired.finished + expired.entries, 0U);
    EXPECT_EQ(expired.fault, "");
    EXPECT_EQ(append(*store, "aa0000000002", 11 + static_cast<unsigned>(times), "goes on"), Appended::durable);
  }
  now += 100000;
  EXPECT_EQ(open({.now = [&now] { return now; }})->expire({.never_started = 86400}, {}).never_started, 1U);
}

TEST_F(ArchiveTest, a_store_of_a_newer_version_is_refused) {
  {
    ASSERT_TRUE(sqlite::Connection(file()).run("PRAGMA user_version = 99"));
  }
  const auto opened = open_sqlite_store(file());
  ASSERT_EQ(opened.index(), 1U);
  EXPECT_EQ(std::get<1>(opened), "this is a store of version 99; this program knows versions 1 to 4");
}
