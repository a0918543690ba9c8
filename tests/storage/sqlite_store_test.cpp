#include "storage/sqlite/sqlite_store.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <future>

#include "storage/support.hpp"

using namespace backlot;

namespace {

class SqliteStoreTest : public StoreTest {};

}  // namespace

TEST_F(SqliteStoreTest, keeps_entries_in_order_and_over_a_restart) {
  {
    auto store = open();
    EXPECT_EQ(append(*store, "a", 1, "one"), Appended::durable);
    EXPECT_EQ(append(*store, "a", 2, "two \"quoted\" ☺"), Appended::durable);
    EXPECT_EQ(append(*store, "b", 1, "other"), Appended::durable);
  }
  auto store = open();
  EXPECT_EQ(store->load("a", 1).entries, (std::vector<StoredEntry>{{1, "one"}, {2, "two \"quoted\" ☺"}}));
  EXPECT_EQ(store->load("a", 2).entries.size(), 1U);
  EXPECT_TRUE(store->load("c", 1).entries.empty());
}

TEST_F(SqliteStoreTest, two_writers_never_both_win_a_number) {
  auto one = open();
  auto other = open();
  int wins = 0;
  for (std::uint64_t seq = 1; seq <= 50; ++seq) {
    std::promise<Appended> first;
    std::promise<Appended> second;
    one->append("a", seq, "first", {}, [&](Appended result) { first.set_value(result); });
    other->append("a", seq, "second", {}, [&](Appended result) { second.set_value(result); });
    const Appended a = first.get_future().get();
    const Appended b = second.get_future().get();
    EXPECT_NE(a, b);
    wins += a == Appended::durable ? 1 : 0;
    wins += b == Appended::durable ? 1 : 0;
  }
  EXPECT_EQ(wins, 50);
  EXPECT_EQ(one->load("a", 1).entries.size(), 50U);
}

TEST_F(SqliteStoreTest, a_log_has_no_gaps) {
  auto store = open();
  EXPECT_EQ(append(*store, "a", 2, "too early"), Appended::conflict);
  EXPECT_EQ(append(*store, "a", 1, "one"), Appended::durable);
  EXPECT_EQ(append(*store, "a", 1, "again"), Appended::conflict);
  EXPECT_EQ(append(*store, "a", 2, "two"), Appended::durable);
}

TEST_F(SqliteStoreTest, many_appends_are_answered_in_order_and_grouped) {
  auto store = open();
  std::vector<std::uint64_t> order;
  std::promise<void> last;
  for (std::uint64_t i = 0; i < 2000; ++i) {
    store->append("t" + std::to_string(i % 7), i / 7 + 1, "x", {}, [&, i](Appended result) {
      EXPECT_EQ(result, Appended::durable);
      order.push_back(i);
      if (i == 1999) last.set_value();
    });
  }
  last.get_future().wait();
  EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
  EXPECT_EQ(order.size(), 2000U);
}

TEST_F(SqliteStoreTest, a_file_that_is_no_database_is_refused_in_words) {
  const auto file = folder_ / "text";
  FILE* out = std::fopen(file.c_str(), "w");
  std::fputs("this is no database, it is a text that is long enough to be read as a header", out);
  std::fclose(out);
  const auto store = open_sqlite_store(file.string());
  ASSERT_EQ(store.index(), 1U);
  EXPECT_NE(std::get<1>(store).find("not a database"), std::string::npos);
  EXPECT_EQ(open_sqlite_store((folder_ / "no" / "such").string()).index(), 1U);
}
