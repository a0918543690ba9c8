#include "storage/sqlite/backup.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "storage/support.hpp"

using namespace backlot;

namespace {

class BackupTest : public StoreTest {
 protected:
  std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder_)) names.push_back(entry.path().filename());
    std::sort(names.begin(), names.end());
    return names;
  }
};

}  // namespace

TEST_F(BackupTest, copies_a_store_that_is_in_use_and_back) {
  auto store = open();
  for (std::uint64_t seq = 1; seq <= 30; ++seq) append(*store, "a", seq, "entry " + std::to_string(seq));
  ASSERT_EQ(copy_sqlite_store(file(), file("copy")), std::nullopt);
  append(*store, "a", 31, "after the copy");
  ASSERT_EQ(copy_sqlite_store(file("copy"), file("restored")), std::nullopt);
  auto restored = std::move(std::get<0>(open_sqlite_store(file("restored"))));
  EXPECT_EQ(restored->load("a", 1).entries.size(), 30U);
  EXPECT_EQ(append(*restored, "a", 31, "goes on"), Appended::durable);
}

TEST_F(BackupTest, overwrites_nothing_and_leaves_nothing_half_done) {
  {
    auto store = open();
  }
  const auto why = [](const std::optional<std::string>& said) { return said.value_or("nothing"); };
  std::ofstream(file("there")) << "precious";
  EXPECT_NE(why(copy_sqlite_store(file(), file("there"))).find("exists already"), std::string::npos);
  EXPECT_NE(why(copy_sqlite_store(file("missing"), file("copy"))).find("no such file"), std::string::npos);
  std::ofstream(file("text")) << std::string(5000, 'x');
  EXPECT_NE(why(copy_sqlite_store(file("text"), file("copy"))).find("not a database"), std::string::npos);
  EXPECT_NE(why(copy_sqlite_store(file(), file("no/such/folder"))).find("No such file"), std::string::npos);
  {
    sqlite::Connection other(file("other"));
  }
  EXPECT_NE(why(copy_sqlite_store(file("other"), file("copy"))).find("no store"), std::string::npos);
  for (const std::string& name : files()) {
    EXPECT_TRUE(name.starts_with("tables.sqlite") || name.starts_with("other") || name == "there" || name == "text")
        << name;
  }
}
