// Logs that cannot be whole: they are a fault, and never a short log.
#include "storage/damaged_logs.hpp"

#include <gtest/gtest.h>

#include "storage/each_store.hpp"

using namespace backlot;

namespace {

class DamagedLogsTest : public EachStore {
 protected:
  static constexpr std::uint64_t entries = 50;

  void put_tables() {
    auto store = open();
    append(*store, "a", 1, "one", Listing{"maybe", "lobby", "", true, {}});
    for (std::uint64_t seq = 2; seq <= entries; ++seq) store->append("a", seq, "more", {}, [](Appended) {});
    append(*store, "b", 1, "other");
  }
  std::string number_of(const std::string& table) {
    return std::to_string(number("SELECT number FROM tables WHERE table_id = '" + table + "'"));
  }
};

}  // namespace

BACKLOT_EACH_STORE(DamagedLogsTest);

TEST_P(DamagedLogsTest, a_gap_and_a_missing_beginning_are_faults) {
  put_tables();
  run("DELETE FROM entries WHERE table_id = 'a' AND seq = 7");
  {
    auto store = open();
    EXPECT_EQ(store->load("a", 1).fault, "entry 7 is missing");
    EXPECT_TRUE(store->load("a", 1).damaged);
    EXPECT_EQ(store->load("a", 1).entries.size(), 6U);
    EXPECT_EQ(store->load("a", 8).fault, "");
    EXPECT_EQ(store->load("a", entries + 1).fault, "");  // there is no more
  }
  run("DELETE FROM entries WHERE table_id = 'a' AND seq = 1");
  EXPECT_EQ(open()->load("a", 1).fault, "entry 1 is missing");
  run("DELETE FROM entries");
  EXPECT_EQ(open()->load("b", 1).fault, "entry 1 is missing");
  EXPECT_EQ(open()->load("c", 1).fault, "");  // there is no such table
}

TEST_P(DamagedLogsTest, long_logs_are_read_whole) {
  auto store = open();
  for (std::uint64_t seq = 1; seq < 2500; ++seq) store->append("a", seq, std::to_string(seq), {}, [](Appended) {});
  append(*store, "a", 2500, "last");
  const LoadedLog log = store->load("a", 1);
  ASSERT_EQ(log.entries.size(), 2500U);
  EXPECT_EQ(log.entries[1000].body, "1001");
  EXPECT_EQ(store->load("a", 2000).entries.size(), 501U);
}

TEST_P(DamagedLogsTest, entries_without_a_table_are_a_fault_unless_they_are_being_deleted) {
  put_tables();
  run("DELETE FROM tables WHERE table_id = 'b'");
  EXPECT_EQ(open()->load("b", 1).fault, "there are entries, but no table of that id");
  run("INSERT INTO expiring (table_id) VALUES ('b')");
  EXPECT_EQ(open()->load("b", 1).fault, "");
}

TEST_P(DamagedLogsTest, trouble_ends_when_the_log_can_be_read_again) {
  put_tables();
  run("UPDATE entries SET seq = 100 WHERE table_id = 'a' AND seq = 50");
  auto store = open();
  store->load("a", 1);
  EXPECT_EQ(store->trouble(), "the log of table number " + number_of("a") + " is damaged: entry 50 is missing");
  run("UPDATE entries SET seq = 50 WHERE table_id = 'a' AND seq = 100");
  EXPECT_EQ(store->load("a", 1).fault, "");
  EXPECT_EQ(store->trouble(), "");
  store->damaged("b", "entry 1 makes no sense");  // says who replays it
  EXPECT_EQ(store->trouble(), "the log of table number " + number_of("b") + " is damaged: entry 1 makes no sense");
}
