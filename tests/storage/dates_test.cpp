// Clocks jump; what is found by date is what was created then.
#include <gtest/gtest.h>

#include "storage/support.hpp"

using namespace backlot;

namespace {

constexpr std::uint64_t day = 86400;
constexpr std::uint64_t year = 365 * day;
constexpr std::uint64_t in_2026 = 1794800000;

class Dates : public StoreTest {
 protected:
  using Names = std::vector<std::string>;

  void create(const std::string& table, std::uint64_t now) {
    now_ = now;
    ASSERT_EQ(append(*store_, table, 1, "x", Listing{"maybe", "lobby", "", true, {{"Ada", true, false}}}),
              Appended::durable);
  }
  Names found(const Search& search) {
    const Found found = store_->search(search);
    EXPECT_EQ(found.fault, "");
    Names names;
    for (const FoundTable& table : found.tables) names.push_back(table.table);
    return names;
  }
  std::uint64_t created(const std::string& name) {
    for (const FoundTable& table : store_->search({}).tables) {
      if (table.table == name) return table.created;
    }
    return 1;
  }

  std::uint64_t now_ = in_2026;
  std::unique_ptr<Archive> store_ = open({.now = [this] { return now_; }});
};

}  // namespace

TEST_F(Dates, a_clock_that_is_set_right_by_minutes_makes_no_table_older_than_the_one_before) {
  create("a", in_2026);
  create("b", in_2026 - 300);
  EXPECT_EQ(created("b"), in_2026);
  create("c", in_2026 - 301);
  EXPECT_EQ(created("c"), in_2026 - 301);
}

TEST_F(Dates, one_jump_forward_does_not_date_all_later_tables) {
  create("a", in_2026);
  create("jump", in_2026 + 10 * year);
  create("b", in_2026 + day);
  create("c", in_2026 + 2 * day);
  EXPECT_EQ(created("jump"), in_2026 + 10 * year);
  EXPECT_EQ(created("b"), in_2026 + day);
  EXPECT_EQ(found({.since = in_2026 + year}), Names{"jump"});
  EXPECT_EQ(found({.since = in_2026, .until = in_2026 + year}), (Names{"c", "b", "a"}));
  EXPECT_EQ(found({.until = in_2026 + day}), Names{"a"});
  EXPECT_EQ(found({.since = in_2026 + day}), (Names{"c", "b", "jump"}));
}

TEST_F(Dates, back_to_1970_and_forth) {
  create("a", in_2026);
  create("b", in_2026 + day);
  create("first", 60);
  create("second", 90);
  create("c", in_2026 + 2 * day);
  create("d", in_2026 + 3 * day);
  EXPECT_EQ(found({}), (Names{"d", "c", "second", "first", "b", "a"}));
  EXPECT_EQ(found({.until = year}), (Names{"second", "first"}));
  EXPECT_EQ(found({.since = 61, .until = year}), Names{"second"});
  EXPECT_EQ(found({.since = in_2026}), (Names{"d", "c", "b", "a"}));
  EXPECT_EQ(found({.player = "ada", .since = in_2026 + day, .until = in_2026 + 3 * day}), (Names{"c", "b"}));
  // Page by page.
  EXPECT_EQ(found({.since = in_2026, .limit = 3}), (Names{"d", "c", "b"}));
  EXPECT_EQ(found({.since = in_2026, .before = 2, .limit = 3}), Names{"a"});
  EXPECT_EQ(found({.since = in_2026 + 4 * day}), Names{});
  EXPECT_EQ(found({.since = 2 * in_2026, .until = in_2026}), Names{});
}

TEST_F(Dates, are_found_among_numbers_with_holes_and_over_a_restart) {
  for (std::uint64_t i = 0; i < 30; ++i) create("t" + std::to_string(i), in_2026 + i * day);
  create("back", in_2026 + 15 * day);
  {
    sqlite::Connection connection(file());
    ASSERT_TRUE(connection.run("DELETE FROM players WHERE number % 3 <> 0; DELETE FROM tables WHERE number % 3 <> 0"));
  }
  store_ = open({.now = [this] { return now_; }});
  // Number n was created on day n - 1; those that 3 divides are left, and "back" (31) is not.
  EXPECT_EQ(found({.since = in_2026 + 22 * day}), (Names{"t29", "t26", "t23"}));
  EXPECT_EQ(found({.since = in_2026 + 10 * day, .until = in_2026 + 17 * day}), (Names{"t14", "t11"}));
  EXPECT_EQ(found({.since = in_2026 + 11 * day, .until = in_2026 + 11 * day + 1}), Names{"t11"});
  create("later", in_2026 + 25 * day);
  EXPECT_EQ(found({.since = in_2026 + 25 * day, .until = in_2026 + 28 * day}), (Names{"later", "t26"}));
}
