#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/bit_pile.hpp"
#include "core/bits.hpp"
#include "core/chance.hpp"
#include "core/counted_pile.hpp"

using namespace backlot;

namespace {

enum class Card : std::uint8_t { unknown = 0xFF };
constexpr Card card(std::size_t i) { return static_cast<Card>(i); }

using Bits = BitPile<Card, 150, 40>;
using Counted = CountedPile<Card, 40, 72>;

template <class Pile>
std::vector<Card> listed(const Pile& pile) {
  return {pile.begin(), pile.end()};
}

}  // namespace

TEST(Bits, the_nth_bit_is_found_wherever_it_is) {
  FastChance chance(1);
  for (int round = 0; round < 2000; ++round) {
    std::uint64_t bits = draw_seed(chance, 0);
    for (int sparse = round % 5; sparse > 0; --sparse) bits &= draw_seed(chance, 0);
    if (round == 0) bits = ~std::uint64_t{0};
    std::size_t nth = 0;
    for (std::size_t place = 0; place < 64; ++place) {
      if (((bits >> place) & 1U) != 0) EXPECT_EQ(nth_bit(bits, nth++), place) << bits;
    }
  }
}

TEST(BitPile, it_holds_what_a_sorted_list_holds) {
  FastChance chance(2);
  Bits pile;
  std::vector<Card> list;
  for (int round = 0; round < 3000; ++round) {
    const Card item = card(chance.below(150, 0));
    const auto at = std::ranges::lower_bound(list, item);
    const bool there = at != list.end() && *at == item;
    EXPECT_EQ(pile.contains(item), there);
    EXPECT_EQ(pile.find(item), there ? static_cast<std::size_t>(at - list.begin()) : list.size());
    if (there) {
      EXPECT_FALSE(pile.put(item)) << "it lies there already";
      EXPECT_TRUE(pile.remove(item));
      EXPECT_FALSE(pile.remove(item));
      list.erase(at);
    } else {
      EXPECT_EQ(pile.put(item), list.size() < 40);
      if (list.size() < 40) list.insert(at, item);
    }
    ASSERT_EQ(listed(pile), list);
    EXPECT_EQ(pile.size(), list.size());
    EXPECT_EQ(pile.empty(), list.empty());
    for (std::size_t i = 0; i < list.size(); ++i) EXPECT_EQ(pile[i], list[i]);
  }
  EXPECT_FALSE(pile.put(Card::unknown));
  EXPECT_FALSE(pile.contains(Card::unknown));
  EXPECT_FALSE(pile.remove(Card::unknown));
}

TEST(CountedPile, it_holds_what_a_sorted_list_holds) {
  FastChance chance(3);
  Counted pile;
  std::vector<Card> list;
  for (int round = 0; round < 3000; ++round) {
    const Card item = card(chance.below(40, 0));
    EXPECT_EQ(pile.count(item), static_cast<std::size_t>(std::ranges::count(list, item)));
    if (chance.below(2, 0) == 0 && !list.empty()) {
      const std::size_t at = chance.below(static_cast<std::uint32_t>(list.size()), 0);
      EXPECT_EQ(pile.take(at), list[at]);
      list.erase(list.begin() + static_cast<std::ptrdiff_t>(at));
    } else if (chance.below(4, 0) == 0) {
      const auto at = std::ranges::find(list, item);
      EXPECT_EQ(pile.remove(item), at != list.end());
      if (at != list.end()) list.erase(at);
    } else {
      EXPECT_EQ(pile.put(item), list.size() < 72);
      if (list.size() < 72) list.insert(std::ranges::lower_bound(list, item), item);
    }
    ASSERT_EQ(listed(pile), list);
    EXPECT_EQ(pile.size(), list.size());
  }
}

TEST(CountedPile, hidden_it_tells_its_size_only) {
  Counted pile;
  for (std::size_t i = 0; i < 20; ++i) pile.insert_sorted(card(i % 7));
  pile.hide();
  EXPECT_EQ(pile.size(), 20U);
  EXPECT_EQ(listed(pile), std::vector(20, Card::unknown));
  Counted other;
  for (std::size_t i = 0; i < 20; ++i) EXPECT_TRUE(other.put(Card::unknown));
  EXPECT_EQ(pile, other);
  EXPECT_EQ(pile.count(card(0)), 0U);
  EXPECT_FALSE(other.put(card(40))) << "there is no such kind";
}

// JSON and hashes see a list.
TEST(Piles, their_leaves_are_those_of_a_pile) {
  const auto leaves_of = [](const auto& x) {
    std::vector<std::uint64_t> leaves;
    auto take = [&](std::uint64_t bits, std::size_t /*bytes*/) { leaves.push_back(bits); };
    walk(x, take);
    return leaves;
  };
  Bits bits;
  Counted counted;
  Pile<Card, 40> pile;
  for (const std::size_t i : {3U, 17U, 39U}) {
    bits.insert_sorted(card(i));
    counted.insert_sorted(card(i));
    pile.push(card(i));
  }
  EXPECT_EQ(leaves_of(bits), leaves_of(pile));
  EXPECT_EQ(leaves_of(counted), leaves_of(pile));
  const std::vector<std::uint64_t> leaves{3, 3, 17, 39};
  std::size_t at = 0;
  const auto next = [&] { return leaves[at++]; };
  Bits again;
  fill(again, next);
  EXPECT_EQ(again, bits);
}

TEST(Pile, whole_steps_go_over_every_item_and_tell_empty_slots) {
  Pile<Card, 12> pile;
  for (std::size_t size = 0; size <= 12; ++size) {
    std::size_t items = 0;
    std::size_t slots = 0;
    pile.for_each_slot<4>([&](Card item, bool there) {
      if (there) EXPECT_EQ(item, card(items++));
      ++slots;
    });
    EXPECT_EQ(items, size);
    EXPECT_EQ(slots, std::max<std::size_t>(4, (size + 3) / 4 * 4));
    if (size < 12) pile.push(card(size));
  }
}
