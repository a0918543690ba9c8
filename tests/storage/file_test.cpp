// The store's file: private, and noticed when it is gone; and other programs that lock it.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <thread>

#include "storage/sqlite/backup.hpp"
#include "storage/support.hpp"

using namespace backlot;

namespace {

class StoreFile : public StoreTest {
 protected:
  unsigned mode_of(const std::string& name) const {
    struct stat there{};
    return stat(file(name).c_str(), &there) == 0 ? there.st_mode & 0777U : 0U;
  }
  void move(const char* from, const char* to) const { std::filesystem::rename(file(from), file(to)); }
};

// The umask of the whole program, for as long as this lives.
class Umask {
 public:
  explicit Umask(mode_t mask) : before_(umask(mask)) {}
  ~Umask() { umask(before_); }
  Umask(const Umask&) = delete;
  Umask& operator=(const Umask&) = delete;

 private:
  mode_t before_;
};

}  // namespace

TEST_F(StoreFile, is_private_whatever_the_umask_says) {
  for (const mode_t mask : {mode_t{0}, mode_t{0777}}) {
    const Umask umask(mask);
    {
      auto store = open();
      append(*store, "a", 1, "one");
      for (const char* name : {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"}) {
        EXPECT_EQ(mode_of(name), 0600U) << name;
      }
      ASSERT_EQ(copy_sqlite_store(file(), file("copy")), std::nullopt);
      EXPECT_EQ(mode_of("copy"), 0600U);
    }
    std::filesystem::remove(file());
    std::filesystem::remove(file("copy"));
  }
}

TEST_F(StoreFile, keeps_the_mode_it_has) {
  {
    auto store = open();
  }
  ASSERT_EQ(chmod(file().c_str(), 0640), 0);
  auto store = open();
  append(*store, "a", 1, "one");
  EXPECT_EQ(mode_of("tables.sqlite"), 0640U);
  EXPECT_EQ(mode_of("tables.sqlite-wal"), 0640U);
}

TEST_F(StoreFile, is_missed_when_it_is_gone_and_nothing_is_acknowledged_meanwhile) {
  auto store = open();
  ASSERT_EQ(append(*store, "a", 1, "one"), Appended::durable);
  EXPECT_EQ(store->trouble(), "");
  move("tables.sqlite", "elsewhere");
  EXPECT_EQ(store->trouble(), "the store's file is gone");
  EXPECT_EQ(append(*store, "a", 2, "two"), Appended::failed);
  EXPECT_EQ(store->load("a", 1).fault, "the store's file is gone");
  EXPECT_EQ(store->search({}).fault, "the store's file is gone");
  EXPECT_EQ(store->table_with_code("ABCDEF").fault, "the store's file is gone");
  EXPECT_EQ(store->expire({.never_started = 1}, {}).fault, "the store's file is gone");
  std::ofstream(file()) << "another";
  EXPECT_EQ(store->trouble(), "the store's file was replaced by another one");
  EXPECT_EQ(append(*store, "a", 2, "two"), Appended::failed);
  move("elsewhere", "tables.sqlite");
  EXPECT_EQ(store->trouble(), "");
  EXPECT_EQ(append(*store, "a", 2, "two"), Appended::durable);
  move("tables.sqlite-wal", "elsewhere");
  EXPECT_EQ(store->trouble(), "the store's -wal file is gone");
  EXPECT_EQ(append(*store, "a", 3, "three"), Appended::failed);
  move("elsewhere", "tables.sqlite-wal");
  EXPECT_EQ(append(*store, "a", 3, "three"), Appended::durable);
  EXPECT_EQ(store->load("a", 1).entries.size(), 3U);
}

TEST_F(StoreFile, is_not_opened_where_no_write_ahead_log_is_possible) {
  const auto store = open_sqlite_store(file(), {.opening = {.vfs = "unix-dotfile"}});
  ASSERT_EQ(store.index(), 1U);
  EXPECT_EQ(std::get<1>(store), "no write-ahead log is possible there; the journal mode is delete");
}

TEST_F(StoreFile, that_goes_in_the_middle_of_an_append_acknowledges_nothing) {
  auto store = open();
  sqlite::Connection other(file());
  ASSERT_TRUE(other.run("BEGIN IMMEDIATE"));
  std::promise<Appended> result;
  store->append("a", 1, "one", {}, [&](Appended done) { result.set_value(done); });
  std::this_thread::sleep_for(std::chrono::milliseconds(50));  // it waits for the lock, or has not begun: all the same
  move("tables.sqlite", "elsewhere");
  ASSERT_TRUE(other.run("COMMIT"));
  EXPECT_EQ(result.get_future().get(), Appended::failed);
  EXPECT_FALSE(store->load("a", 1).fault.empty());  // whatever can still be read
}

TEST_F(StoreFile, locked_by_another_program_loses_nothing_and_acknowledges_nothing) {
  auto store = open({.opening = {.patience = 30}});
  ASSERT_EQ(append(*store, "a", 1, "one", Listing{"maybe", "lobby", "", true, {}}), Appended::durable);
  sqlite::Connection other(file());
  ASSERT_TRUE(other.run("BEGIN IMMEDIATE"));
  EXPECT_EQ(append(*store, "a", 2, "two"), Appended::failed);
  EXPECT_EQ(append(*store, "a", 2, "two again"), Appended::failed);
  EXPECT_NE(store->trouble().find("the store cannot be written: database is locked"), std::string::npos);
  EXPECT_EQ(store->load("a", 1).entries.size(), 1U);  // reading goes on
  EXPECT_EQ(store->search({}).tables.size(), 1U);
  EXPECT_NE(store->expire({.never_started = 1}, {}).fault.find("locked"), std::string::npos);
  ASSERT_TRUE(other.run("COMMIT"));
  EXPECT_EQ(append(*store, "a", 2, "two at last"), Appended::durable);
  EXPECT_EQ(store->trouble(), "");
  EXPECT_EQ(store->load("a", 1).entries, (std::vector<StoredEntry>{{1, "one"}, {2, "two at last"}}));
}

TEST_F(StoreFile, is_tried_again_after_a_fault_although_nobody_writes) {
  auto store = open({.opening = {.patience = 1}});
  sqlite::Connection other(file());
  ASSERT_TRUE(other.run("BEGIN IMMEDIATE"));
  EXPECT_EQ(append(*store, "a", 1, "one"), Appended::failed);
  ASSERT_TRUE(other.run("COMMIT"));
  for (int tries = 0; tries < 1000 && !store->trouble().empty(); ++tries) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  EXPECT_EQ(store->trouble(), "");
}

TEST_F(StoreFile, a_store_that_ends_while_it_is_locked_answers_everybody_first) {
  sqlite::Connection other(file());
  std::vector<Appended> results;
  {
    auto store = open({.opening = {.patience = 50}});
    ASSERT_TRUE(other.run("BEGIN IMMEDIATE"));
    for (std::uint64_t seq = 1; seq <= 20; ++seq) {
      store->append("a", seq, "x", {}, [&](Appended result) { results.push_back(result); });
      std::this_thread::yield();
    }
    store->opened("a");
  }
  EXPECT_EQ(results, std::vector<Appended>(20, Appended::failed));
  ASSERT_TRUE(other.run("COMMIT"));
  EXPECT_TRUE(open()->load("a", 1).entries.empty());
}
