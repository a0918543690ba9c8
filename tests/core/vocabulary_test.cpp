// Seats, piles, texts, clauses, outcomes and fields.
#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "core/clause.hpp"
#include "core/fields.hpp"
#include "core/outcome.hpp"
#include "core/pile.hpp"
#include "core/seat.hpp"
#include "core/text.hpp"

using namespace backlot;

namespace {

struct Pair {
  std::uint8_t a = 0;
  std::uint16_t b = 0;
};
constexpr void fields(Is<Pair> auto& x, const auto& visit) {
  visit("a", x.a);
  visit("b", x.b);
}
struct Nest {
  Pile<Pair, 3> pairs;
  Money money;
  std::array<bool, 2> flags{};
};
constexpr void fields(Is<Nest> auto& x, const auto& visit) {
  visit("pairs", x.pairs);
  visit("money", x.money);
  visit("flags", x.flags);
}

}  // namespace

TEST(Seats, sets_iterate_in_order_and_know_nobody) {
  const SeatSet set = SeatSet::of(seat_at(4)).with(seat_at(1));
  std::vector<Seat> seats;
  for (const Seat seat : set) seats.push_back(seat);
  EXPECT_EQ(seats, (std::vector{seat_at(1), seat_at(4)}));
  EXPECT_EQ(set.size(), 2U);
  EXPECT_FALSE(set.has(nobody));
  EXPECT_FALSE(set.has(seat_at(2)));
  EXPECT_EQ(SeatSet::first(3).without(SeatSet::of(seat_at(0))).front(), seat_at(1));
  EXPECT_EQ(to_the_left(seat_at(3), 2, 4), seat_at(1));
}

TEST(Piles, equal_piles_are_equal_byte_for_byte) {
  Pile<std::uint8_t, 4> one;
  one.push(7);
  one.push(9);
  one.erase_at(0);
  Pile<std::uint8_t, 4> other;
  other.push(9);
  EXPECT_EQ(one, other);
  EXPECT_EQ(std::memcmp(&one, &other, sizeof one), 0);
  other.resize(3);
  EXPECT_EQ(other[2], 0);
  other.resize(1);
  EXPECT_EQ(one, other);
}

TEST(Piles, insert_sorted_find_and_remove) {
  Pile<int, 5> pile;
  for (const int item : {5, 1, 3, 3}) pile.insert_sorted(item);
  EXPECT_EQ((std::vector<int>{pile.begin(), pile.end()}), (std::vector{1, 3, 3, 5}));
  EXPECT_TRUE(pile.remove(3));
  EXPECT_TRUE(pile.contains(3));
  EXPECT_FALSE(pile.remove(4));
  EXPECT_EQ(pile.find(5), 2U);
  EXPECT_EQ(pile.find(6), pile.size());
}

TEST(Texts, build_lines_without_a_heap) {
  constexpr Text line = Text("round ") + 3 + " of " + -7;
  static_assert(line.view() == "round 3 of -7");
  EXPECT_EQ((Text() + std::int64_t{INT64_MIN}).view(), "-9223372036854775808");
}

TEST(Clauses, are_read_and_written) {
  static_assert(name_of("C37-24"_clause).view() == "C37-24");
  EXPECT_EQ(parse_clause("TOY-130"), "TOY-130"_clause);
  for (const char* bad : {"", "C37", "C37-", "-3", "C37-x", "c37-1", "TOOLONG-1", "C37-12345"}) {
    EXPECT_FALSE(parse_clause(bad).named()) << bad;
  }
}

TEST(Fields, walk_and_fill_are_each_others_reverse) {
  Nest nest;
  nest.pairs.push({1, 500});
  nest.pairs.push({2, 3});
  nest.money = {77};
  nest.flags = {true, false};
  std::vector<std::int64_t> leaves;
  auto take = [&](std::uint64_t bits, std::size_t) { leaves.push_back(static_cast<std::int64_t>(bits)); };
  walk(nest, take);
  EXPECT_EQ(leaves, (std::vector<std::int64_t>{2, 1, 500, 2, 3, 77, 1, 0}));
  Nest copy;
  std::size_t at = 0;
  auto next = [&] { return leaves[at++]; };
  fill(copy, next);
  EXPECT_EQ(digest_of(copy), digest_of(nest));
  EXPECT_EQ(hash_of(copy), hash_of(nest));
  copy.pairs[1].b = 4;
  EXPECT_NE(digest_of(copy), digest_of(nest));
}
