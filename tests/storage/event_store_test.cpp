// Appends, and what is read of them.
#include "storage/event_store.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <future>

#include "storage/each_store.hpp"

using namespace backlot;

namespace {

class EventStoreTest : public EachStore {};

}  // namespace

BACKLOT_EACH_STORE(EventStoreTest);

TEST_P(EventStoreTest, keeps_entries_in_order_and_over_a_restart) {
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

TEST_P(EventStoreTest, two_writers_never_both_win_a_number) {
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
    (a == Appended::durable ? other : one)->load("a", 1);  // whoever lost goes back to the log
    wins += a == Appended::durable ? 1 : 0;
    wins += b == Appended::durable ? 1 : 0;
  }
  EXPECT_EQ(wins, 50);
  EXPECT_EQ(one->load("a", 1).entries.size(), 50U);
}

TEST_P(EventStoreTest, a_log_has_no_gaps) {
  auto store = open();
  EXPECT_EQ(append(*store, "a", 2, "too early"), Appended::conflict);
  EXPECT_EQ(append(*store, "a", 1, "one"), Appended::durable);
  EXPECT_EQ(append(*store, "a", 1, "again"), Appended::conflict);
  EXPECT_EQ(store->load("a", 1).entries.size(), 1U);
  EXPECT_EQ(append(*store, "a", 2, "two"), Appended::durable);
}

TEST_P(EventStoreTest, many_appends_are_answered_in_order_and_grouped) {
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

// Entry 3 was decided after an entry 2 that never was; that the other's entry 2 is there does not make it fit.
TEST_P(EventStoreTest, what_follows_a_conflict_is_a_conflict_until_the_log_is_read_again) {
  auto one = open();
  auto other = open();
  ASSERT_EQ(append(*one, "a", 1, "one"), Appended::durable);
  ASSERT_EQ(append(*other, "a", 2, "theirs"), Appended::durable);
  std::promise<Appended> second;
  std::promise<Appended> third;
  one->append("a", 2, "mine", {}, [&](Appended result) { second.set_value(result); });
  one->append("a", 3, "after mine", {}, [&](Appended result) { third.set_value(result); });
  EXPECT_EQ(second.get_future().get(), Appended::conflict);
  EXPECT_EQ(third.get_future().get(), Appended::conflict);
  EXPECT_EQ(append(*one, "a", 3, "said before it was heard"), Appended::conflict);
  EXPECT_EQ(append(*one, "b", 1, "another table"), Appended::durable);
  EXPECT_EQ(one->load("a", 1).entries.size(), 2U);
  EXPECT_EQ(append(*one, "a", 3, "after theirs"), Appended::durable);
}

TEST_P(EventStoreTest, whoever_ends_has_answered_everything) {
  int answered = 0;
  {
    auto store = open();
    for (std::uint64_t seq = 1; seq <= 1000; ++seq) {
      store->append("a", seq, "x", {}, [&](Appended result) { answered += result == Appended::durable ? 1 : 0; });
    }
  }
  EXPECT_EQ(answered, 1000);
  EXPECT_EQ(open()->load("a", 1).entries.size(), 1000U);
}

TEST_P(EventStoreTest, a_code_finds_the_newest_open_table_that_has_it) {
  auto store = open();
  append(*store, "a", 1, "x", Listing{"maybe", "lobby", "", false, {}, "ABCDEF"});
  append(*store, "b", 1, "x", Listing{"maybe", "lobby", "", false, {}, "ABCDEF"});
  EXPECT_EQ(store->table_with_code("ABCDEF").table, "b");
  append(*store, "b", 2, "x", Listing{"maybe", "playing", "", false, {}, ""});
  EXPECT_EQ(store->table_with_code("ABCDEF").table, "a");
  EXPECT_EQ(store->table_with_code("").table, "");
  EXPECT_EQ(store->table_with_code("FEDCBA").fault, "");
}
