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
