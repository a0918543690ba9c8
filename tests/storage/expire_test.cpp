// Tables that nobody opened for a stated time.
#include <gtest/gtest.h>

#include "storage/each_store.hpp"

using namespace backlot;

namespace {

constexpr std::uint64_t day = 86400;

class ExpiryTest : public EachStore {
 protected:
  void create(const std::string& table, const std::string& phase, bool listed, std::uint64_t entries = 2) {
    for (std::uint64_t seq = 1; seq < entries; ++seq) store_->append(table, seq, "x", {}, [](Appended) {});
    ASSERT_EQ(append(*store_, table, entries, "x", Listing{"maybe", phase, "", listed, {{"Ada", true, false}}}),
              Appended::durable);
  }
  // One table of each kind.
  void create_all() {
    for (const char* phase : {"lobby", "opening", "playing", "over", "closed"}) {
      create(phase, phase, false);
      create(std::string("listed ") + phase, phase, true);
    }
    ASSERT_EQ(append(*store_, "unknown", 1, "x"), Appended::durable);
  }
  std::uint64_t opened_of(const std::string& table) {
    EXPECT_NE(append(*store_, "flush", ++flushed_, "x"), Appended::failed);  // all before it is written
    return number("SELECT opened FROM tables WHERE table_id = '" + table + "'");
  }
  bool there(const std::string& table) {
    const LoadedLog log = store_->load(table, 1);
    EXPECT_EQ(log.fault, "");
    return !log.entries.empty();
  }
  Expired expire(const Expiry& expiry) {
    Expired expired = store_->expire(expiry, {});
    EXPECT_EQ(expired.fault, "");
    return expired;
  }

  std::uint64_t now_ = 1794800000;
  std::uint64_t flushed_ = 0;
  std::unique_ptr<Archive> store_ = open([this] { return now_; });
};

}  // namespace

BACKLOT_EACH_STORE(ExpiryTest);

TEST_P(ExpiryTest, tables_that_never_started_expire_and_others_do_not) {
  create_all();
  const Expiry after_a_day{.never_started = day};
  now_ += day;
  EXPECT_EQ(expire(after_a_day).never_started, 0U);
  now_ += 1;
  EXPECT_EQ(expire({.never_started = day, .only_count = true}).entries, 8U);
  EXPECT_TRUE(there("lobby"));
  const Expired expired = expire(after_a_day);
  EXPECT_EQ(expired.never_started, 4U);
  EXPECT_EQ(expired.finished, 0U);
  EXPECT_EQ(expired.entries, 8U);
  for (const char* table : {"lobby", "listed lobby", "opening", "listed opening"}) EXPECT_FALSE(there(table)) << table;
  for (const char* table : {"playing", "over", "closed", "listed over", "listed playing", "unknown"}) {
    EXPECT_TRUE(there(table)) << table;
  }
  EXPECT_EQ(count("tables"), 7U);
  EXPECT_EQ(count("players"), 6U);
  EXPECT_EQ(count("entries"), 13U);
  EXPECT_EQ(count("expiring"), 0U);
  EXPECT_EQ(store_->search({.phase = "lobby"}).tables.size(), 0U);
  // What has expired does not exist, and does not come back.
  EXPECT_EQ(append(*store_, "lobby", 3, "x"), Appended::conflict);
}

TEST_P(ExpiryTest, finished_tables_that_are_not_listed_expire_when_somebody_says_so) {
  create_all();
  now_ += 1000 * day;
  EXPECT_EQ(expire({}).finished, 0U);
  EXPECT_EQ(expire({.finished = 30 * day}).finished, 2U);
  EXPECT_FALSE(there("over"));
  EXPECT_FALSE(there("closed"));
  EXPECT_TRUE(there("listed over"));
  EXPECT_TRUE(there("lobby"));
}

TEST_P(ExpiryTest, whoever_opens_a_table_keeps_it_and_that_is_written_once_an_hour) {
  create("a", "lobby", false);
  create("b", "lobby", false);
  create("c", "lobby", false);
  const std::uint64_t made = now_;
  now_ += 3599;
  store_->opened("a");
  EXPECT_EQ(opened_of("a"), made);
  now_ += 1;
  store_->opened("a");
  store_->opened("nowhere");
  EXPECT_EQ(opened_of("a"), made + 3600);
  now_ = 100;  // a clock that goes back opens nothing earlier
  store_->opened("a");
  EXPECT_EQ(opened_of("a"), made + 3600);
  EXPECT_EQ(expire({.never_started = day, .finished = day}).never_started, 0U);
  now_ = made + day + 1;
  EXPECT_EQ(expire({.never_started = day, .spared = {"b"}}).never_started, 1U);
  EXPECT_TRUE(there("a"));
  EXPECT_TRUE(there("b"));
  EXPECT_FALSE(there("c"));
}

TEST_P(ExpiryTest, many_tables_and_long_logs_go_in_portions) {
  create("long", "lobby", false, 1800);
  for (int i = 0; i < 130; ++i) {
    store_->append("t" + std::to_string(i), 1, "x", Listing{"maybe", "over", "", false, {}}, [](Appended) {});
  }
  create("stays", "over", true, 3);
  now_ += 2 * day;
  const Expired expired = expire({.never_started = day, .finished = day});
  EXPECT_EQ(expired.never_started, 1U);
  EXPECT_EQ(expired.finished, 130U);
  EXPECT_EQ(expired.entries, 1930U);
  EXPECT_EQ(count("entries"), 3U);
}

TEST_P(ExpiryTest, what_was_begun_is_ended_by_whoever_comes_next) {
  create("a", "lobby", false, 700);
  now_ += 2 * day;
  std::stop_source stopped;
  stopped.request_stop();
  EXPECT_EQ(store_->expire({.never_started = day}, stopped.get_token()).fault, "stopped");
  EXPECT_TRUE(there("a"));
  run("INSERT INTO expiring VALUES ('a'); DELETE FROM players; DELETE FROM tables");
  EXPECT_FALSE(there("a"));
  EXPECT_EQ(append(*store_, "a", 701, "x"), Appended::conflict);
  EXPECT_EQ(append(*store_, "a", 1, "x"), Appended::conflict);
  EXPECT_FALSE(there("a"));
  EXPECT_EQ(expire({.never_started = day}).entries, 700U);
  EXPECT_EQ(count("entries"), 0U);
}
