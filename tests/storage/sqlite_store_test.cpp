#include "storage/sqlite/sqlite_store.hpp"

#include <gtest/gtest.h>

#include "storage/losing_vfs.hpp"
#include "storage/support.hpp"

using namespace backlot;

namespace {

class SqliteStoreTest : public StoreTest {};

}  // namespace

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

TEST_F(SqliteStoreTest, on_a_full_disk_nothing_is_acknowledged_and_it_goes_on_when_there_is_room) {
  auto store = open({.opening = {.vfs = losing_vfs()}});
  ASSERT_EQ(append(*store, "a", 1, "first"), Appended::durable);
  fill_the_disk(true);
  EXPECT_EQ(append(*store, "a", 2, "second"), Appended::failed);
  EXPECT_EQ(append(*store, "b", 1, "of another table"), Appended::failed);
  EXPECT_NE(store->trouble().find("disk is full"), std::string::npos) << store->trouble();
  fill_the_disk(false);
  EXPECT_EQ(store->load("a", 1).entries.size(), 1U);
  EXPECT_EQ(append(*store, "a", 2, "second"), Appended::durable);
  EXPECT_EQ(store->trouble(), "");
}

// The writer does not ask again whether a table is there that it has just written to; but it may have been ended since.
TEST_F(SqliteStoreTest, a_table_that_was_ended_takes_no_more_entries_whoever_ended_it) {
  std::uint64_t now = 1794800000;
  constexpr std::uint64_t day = 86400;
  const SqliteSettings settings{.now = [&now] { return now; }};
  const auto ours = open(settings);
  const auto theirs = open(settings);
  for (Archive* const ender : {ours.get(), theirs.get()}) {
    const std::string table = ender == ours.get() ? "ended here" : "ended there";
    EXPECT_EQ(append(*ours, table, 1, "x", Listing{"maybe", "lobby", "", false, {}, ""}), Appended::durable);
    EXPECT_EQ(append(*ours, table, 2, "x"), Appended::durable);
    now += 2 * day;
    EXPECT_EQ(ender->expire({.never_started = day}, {}).never_started, 1U);
    EXPECT_EQ(append(*ours, table, 3, "x"), Appended::conflict);
  }
}
