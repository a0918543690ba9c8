// What cannot be read is said, and is the trouble of its own table only.
#include <gtest/gtest.h>

#include <thread>

#include "storage/sqlite/log.hpp"
#include "storage/support.hpp"

using namespace backlot;

namespace {

class Damage : public StoreTest {
 protected:
  static constexpr std::uint64_t entries = 50;

  static std::string body(std::uint64_t seq) { return "body " + std::to_string(seq) + std::string(200, '.'); }

  // Tables "a" of several pages and "b", in a store that is closed.
  void put_tables() {
    auto store = open();
    append(*store, "a", 1, body(1), Listing{"maybe", "lobby", "", true, {}});
    for (std::uint64_t seq = 2; seq <= entries; ++seq) store->append("a", seq, body(seq), {}, [](Appended) {});
    append(*store, "b", 1, "other");
  }
  void run(const char* sql) {
    sqlite::Connection connection(file());
    ASSERT_TRUE(connection.run(sql)) << connection.error();
  }
};

}  // namespace

TEST_F(Damage, a_damaged_page_is_no_end_of_a_log) {
  put_tables();
  damage_page_with(body(30));
  auto store = open();
  EXPECT_EQ(store->trouble(), "");
  const LoadedLog log = store->load("a", 1);
  EXPECT_NE(log.fault.find("malformed"), std::string::npos) << log.fault;
  EXPECT_LT(log.entries.size(), 30U);
  EXPECT_NE(store->trouble().find("the log of table number 1 is damaged: "), std::string::npos) << store->trouble();
  EXPECT_EQ(store->load("b", 1).fault, "");
  EXPECT_EQ(store->load("b", 1).entries.size(), 1U);
}

TEST_F(Damage, a_gap_a_missing_beginning_and_an_entry_that_is_no_text_are_faults) {
  put_tables();
  run("DELETE FROM entries WHERE table_id = 'a' AND seq = 7");
  {
    auto store = open();
    EXPECT_EQ(store->load("a", 1).fault, "entry 7 is missing");
    EXPECT_EQ(store->load("a", 1).entries.size(), 6U);
    EXPECT_EQ(store->load("a", 8).fault, "");
    EXPECT_EQ(store->load("a", entries + 1).fault, "");  // there is no more
  }
  run("DELETE FROM entries WHERE table_id = 'a' AND seq = 1");
  EXPECT_EQ(open()->load("a", 1).fault, "entry 1 is missing");
  run("UPDATE entries SET body = x'00' WHERE table_id = 'b'");
  EXPECT_EQ(open()->load("b", 1).fault, "entry 1 is no text");
  run("DELETE FROM entries");
  EXPECT_EQ(open()->load("b", 1).fault, "entry 1 is missing");
  EXPECT_EQ(open()->load("c", 1).fault, "");  // there is no such table
}

TEST_F(Damage, each_of_several_damaged_logs_is_named_and_no_longer_than_it_is_damaged) {
  {
    auto store = open();
    for (int i = 1; i <= 12; ++i) append(*store, "t" + std::to_string(i), 1, "x");
  }
  run("PRAGMA foreign_keys=OFF; DELETE FROM tables WHERE table_id = 't12'; "
      "UPDATE entries SET seq = 9 WHERE table_id <> 't12'");
  auto store = open();
  store->load("t12", 1);
  EXPECT_EQ(store->trouble(),
            "the log of a table without a number is damaged: there are entries, but no table of that id");
  store->load("t2", 1);
  store->load("t1", 1);
  run("INSERT INTO expiring (table_id) VALUES ('t12')");
  store->load("t12", 1);
  EXPECT_EQ(store->trouble(),
            "the log of table number 1 is damaged: entry 1 is missing; "
            "the log of table number 2 is damaged: entry 1 is missing");
  for (int i = 3; i <= 11; ++i) store->load("t" + std::to_string(i), 1);
  EXPECT_TRUE(store->trouble().ends_with("the log of table number 10 is damaged: entry 1 is missing (and 1 more)"))
      << store->trouble();
}

TEST_F(Damage, searches_and_codes_say_that_they_cannot_be_answered) {
  put_tables();
  auto store = open();
  run("DROP TABLE players; ALTER TABLE tables DROP COLUMN created; DROP INDEX tables_code; ALTER TABLE tables DROP "
      "COLUMN code");
  EXPECT_NE(store->search({}).fault, "");
  EXPECT_NE(store->search({.since = 1}).fault, "");
  EXPECT_NE(store->table_with_code("ABCDEF").fault, "");
  EXPECT_NE(store->trouble().find("the index of tables cannot be read"), std::string::npos) << store->trouble();
}

TEST_F(Damage, an_append_next_to_a_damaged_page_fails_alone) {
  put_tables();
  {
    auto store = open();  // "z" begins on the last page of "a", and ends elsewhere
    for (std::uint64_t seq = 1; seq <= entries; ++seq) {
      store->append("z", seq, std::string(200, 'z'), {}, [](Appended) {});
    }
  }
  damage_page_with(body(entries));
  auto store = open();
  sqlite::Connection other(file());
  ASSERT_TRUE(other.run("BEGIN IMMEDIATE"));  // so that they are written together
  std::promise<Appended> results[4];
  int at = 0;
  for (const auto& [table, seq] : {std::pair{"zz", 1}, std::pair{"z", 51}, std::pair{"a", 51}, std::pair{"zz", 2}}) {
    store->append(table, static_cast<std::uint64_t>(seq), "more", {},
                  [&result = results[at++]](Appended done) { result.set_value(done); });
  }
  ASSERT_TRUE(other.run("COMMIT"));
  EXPECT_EQ(results[0].get_future().get(), Appended::durable);
  EXPECT_EQ(results[1].get_future().get(), Appended::durable);
  EXPECT_EQ(results[2].get_future().get(), Appended::failed);
  EXPECT_EQ(results[3].get_future().get(), Appended::durable);
  EXPECT_EQ(store->load("zz", 1).entries.size(), 2U);
}

TEST_F(Damage, that_a_table_was_opened_cannot_be_noted_is_said_and_costs_nobody_an_entry) {
  put_tables();
  std::size_t page = 0;
  {
    sqlite::Connection connection(file());
    sqlite::Statement find(connection, "SELECT rootpage FROM sqlite_schema WHERE name = 'tables_opened'");
    ASSERT_EQ(find.step(), SQLITE_ROW);
    page = find.number(0);
  }
  damage_page(page);
  auto store = open({.now = [] { return std::uint64_t{4000000000}; }});
  sqlite::Connection other(file());
  ASSERT_TRUE(other.run("BEGIN IMMEDIATE"));  // so that they are written together
  std::promise<Appended> result;
  store->opened("a");
  store->append("a", entries + 1, "more", {}, [&](Appended done) { result.set_value(done); });
  store->opened("b");
  ASSERT_TRUE(other.run("COMMIT"));
  EXPECT_EQ(result.get_future().get(), Appended::durable);
  std::string trouble;
  for (int tries = 0; tries < 1000 && trouble.empty(); ++tries) {
    store->opened("a");
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    trouble = store->trouble();
  }
  EXPECT_NE(trouble.find("the store cannot be written"), std::string::npos) << trouble;
}

// Otherwise this would take an hour, and a server that is stopped meanwhile as long.
TEST_F(Damage, trying_again_after_a_fault_waits_for_no_other_program) {
  put_tables();
  damage_page_with(body(entries));
  auto store = open({.opening = {.patience = 3600000}});
  EXPECT_EQ(append(*store, "a", entries + 1, "more"), Appended::failed);
  sqlite::Connection other(file());
  ASSERT_TRUE(other.run("BEGIN IMMEDIATE"));
  std::this_thread::sleep_for(std::chrono::seconds(3));  // it tries every two
  EXPECT_NE(store->trouble(), "");
  store.reset();
  EXPECT_TRUE(other.run("COMMIT"));
}

TEST_F(Damage, long_logs_are_read_in_pages_and_are_whole_or_not_there) {
  auto store = open();
  for (std::uint64_t seq = 1; seq < 2500; ++seq) store->append("a", seq, "x", {}, [](Appended) {});
  append(*store, "a", 2500, "x");
  EXPECT_EQ(store->load("a", 1).entries.size(), 2500U);
  sqlite::Connection connection(file());
  sqlite::LogReader reader("a", 1);
  EXPECT_TRUE(reader.read_page(connection));
  EXPECT_EQ(append(*store, "a", 2501, "x"), Appended::durable);  // it may grow meanwhile
  EXPECT_TRUE(reader.read_page(connection));
  EXPECT_FALSE(reader.read_page(connection));
  EXPECT_EQ(reader.log().entries.size(), 2501U);
  sqlite::LogReader other("a", 1);
  EXPECT_TRUE(other.read_page(connection));
  ASSERT_TRUE(connection.run("INSERT INTO expiring VALUES ('a'); DELETE FROM tables"));  // and expire
  EXPECT_FALSE(other.read_page(connection));
  EXPECT_TRUE(other.log().entries.empty());
  EXPECT_EQ(other.fault(), "");
}
