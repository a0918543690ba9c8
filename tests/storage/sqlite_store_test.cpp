#include "storage/sqlite/sqlite_store.hpp"

#include <gtest/gtest.h>

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
