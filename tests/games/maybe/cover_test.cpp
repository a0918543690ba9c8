// MM-24 to MM-27 and MM-87: covering a budget, compared with a search over all assignments.
#include "games/maybe/cover.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/bits.hpp"
#include "core/chance.hpp"

using namespace backlot;
using namespace backlot::maybe;

namespace {

constexpr Budget budget_for(std::initializer_list<Icon> wanted, std::uint16_t any = 0) {
  Budget budget;
  for (const Icon icon : wanted) ++budget.icons[index(icon)];
  budget.any = any;
  return budget;
}

constexpr Sums sums_of(std::initializer_list<VoteCard> votes) {
  Sums sums{};
  for (const VoteCard& vote : votes) add(sums, vote);
  return sums;
}

constexpr VoteCard yes(Icon icon, std::uint8_t number) { return {VoteKind::yes, icon, number}; }
constexpr VoteCard no(Icon icon, std::uint8_t number) { return {VoteKind::no, icon, number}; }
using enum Icon;

// Every way to use the icons that are there: of each kind some as themselves, some for "any", some
// in pairs for a missing icon. Of a kind in the budget a negative sum is missing, too (MM-27).
bool naive(const Sums& sums, const Budget& budget, std::size_t kind = 0, int missing = 0, int wild = 0, int any = 0) {
  if (kind == icons) return missing <= wild && any >= budget.any;
  const int have = sums[kind] < 0 ? 0 : sums[kind];
  const int need = budget.icons[kind];
  const int owed = need > 0 && sums[kind] < 0 ? -sums[kind] : 0;
  for (int itself = 0; itself <= need && itself <= have; ++itself) {
    for (int pairs = 0; itself + 2 * pairs <= have; ++pairs) {
      for (int loose = 0; itself + 2 * pairs + loose <= have; ++loose) {
        if (naive(sums, budget, kind + 1, missing + need + owed - itself, wild + pairs, any + loose)) return true;
      }
    }
  }
  return false;
}

}  // namespace

TEST(MaybeCover, MM_24_yes_adds_and_no_subtracts) {
  static_assert(sums_of({yes(camera, 4), no(camera, 1), yes(camera, 2), no(script, 2)}) == Sums{0, 0, -2, 0, 5, 0});
  static_assert(sums_of({{VoteKind::change, money, 7}}) == Sums{});
}

TEST(MaybeCover, MM_25_every_icon_of_the_budget_must_be_covered) {
  static_assert(covers(sums_of({yes(camera, 2)}), budget_for({camera, camera})));
  static_assert(!covers(sums_of({yes(camera, 2)}), budget_for({camera, camera, camera})));
  static_assert(covers({}, {}));
  static_assert(!covers({}, budget_for({money})));
}

TEST(MaybeCover, MM_25_two_left_over_icons_of_one_kind_stand_for_any_one) {
  static_assert(covers(sums_of({yes(camera, 3)}), budget_for({camera, money})));
  static_assert(!covers(sums_of({yes(camera, 2)}), budget_for({camera, money})));
  // One camera and one script are no pair.
  static_assert(!covers({0, 0, 1, 0, 1, 0}, budget_for({money})));
  static_assert(covers({0, 0, 2, 0, 2, 0}, budget_for({money, money})));
  static_assert(!covers({0, 0, 2, 0, 2, 0}, budget_for({money, money, money})));
}

TEST(MaybeCover, MM_25_a_negative_sum_has_nothing_left_over) {
  static_assert(!covers(sums_of({no(camera, 2)}), budget_for({money})));
  static_assert(covers(sums_of({no(camera, 2), yes(script, 2)}), budget_for({script})));
}

TEST(MaybeCover, MM_27_what_is_missing_of_a_kind_is_its_budget_minus_its_sum) {
  static_assert(lacking(sums_of({no(camera, 2)}), budget_for({camera})) == 3);
  static_assert(lacking(sums_of({no(camera, 2), yes(script, 4)}), budget_for({camera})) == 1);
  static_assert(!covers(sums_of({no(camera, 1), yes(script, 2)}), budget_for({camera})));
  static_assert(covers(sums_of({no(camera, 1), yes(script, 4)}), budget_for({camera})));
  // Of a kind that is not in the budget nothing is missing.
  static_assert(lacking(sums_of({no(camera, 2)}), budget_for({money})) == 1);
  static_assert(lacking(sums_of({no(camera, 2)}), budget_for({}, 1)) == 1);
}

TEST(MaybeCover, MM_26_first_each_kind_covers_itself) {
  static_assert(covers({2, 1, 0, 0, 0, 0}, budget_for({money, money, actors})));
  static_assert(covers({5, 0, 0, 0, 0, 0}, budget_for({money, actors, script})));
}

TEST(MaybeCover, MM_87_any_icon_takes_odd_ones_first) {
  static_assert(covers({1, 1, 0, 0, 0, 0}, budget_for({}, 2)));
  static_assert(covers({1, 2, 0, 0, 0, 0}, budget_for({script}, 1)));
  static_assert(!covers({1, 2, 0, 0, 0, 0}, budget_for({script}, 2)));
  static_assert(covers({0, 4, 0, 0, 0, 0}, budget_for({script}, 2)));
  static_assert(!covers({0, 4, 0, 0, 0, 0}, budget_for({script}, 3)));
}

TEST(MaybeCover, MM_87_lacking_counts_what_no_cover_reaches) {
  static_assert(lacking({}, budget_for({money, script}, 3)) == 5);
  static_assert(lacking({1, 0, 0, 0, 0, 0}, budget_for({money, script}, 1)) == 2);
  static_assert(lacking({0, 0, 0, 0, 3, 0}, budget_for({script}, 2)) == 1);
}

TEST(MaybeCover, MM_90_the_worked_examples_succeed) {
  constexpr Budget budget = budget_for({camera, setting, actors});
  static_assert(covers(sums_of({yes(camera, 4), yes(script, 2), yes(setting, 2), yes(actors, 2)}), budget));
  static_assert(covers(sums_of({no(microphone, 1), yes(script, 2), yes(setting, 2), yes(actors, 2)}), budget));
}

TEST(MaybeCover, MM_94_the_worked_example_fails) {
  constexpr Budget budget = budget_for({camera, setting, actors});
  static_assert(!covers(sums_of({yes(camera, 2), no(setting, 2), yes(setting, 2), yes(actors, 2)}), budget));
  // With the camera 4 of the picture its left-over cameras would save it.
  static_assert(covers(sums_of({yes(camera, 4), no(setting, 2), yes(setting, 2), yes(actors, 2)}), budget));
}

TEST(MaybeCover, MM_26_MM_87_the_cover_is_as_good_as_a_search_over_all_assignments) {
  FastChance chance(26);
  const auto below = [&](std::uint32_t n) { return static_cast<int>(chance.below(n, 0)); };
  int covered = 0;
  constexpr int tries = 60000;
  for (int i = 0; i < tries; ++i) {
    Sums sums{};
    const int votes = below(7);
    for (int k = 0; k < votes; ++k) {
      const Icon icon = icon_at(static_cast<std::size_t>(below(6)));
      const bool in_favour = below(3) > 0;
      add(sums, in_favour ? yes(icon, static_cast<std::uint8_t>(2 + below(3)))
                          : no(icon, static_cast<std::uint8_t>(1 + below(2))));
    }
    Budget budget;
    const int wanted = below(6);
    for (int k = 0; k < wanted; ++k) ++budget.icons[static_cast<std::size_t>(below(6))];
    budget.any = static_cast<std::uint16_t>(below(2) == 0 ? 0 : below(6));
    const bool fast = covers(sums, budget);
    covered += fast ? 1 : 0;
    ASSERT_EQ(fast, naive(sums, budget)) << ::testing::PrintToString(sums) << " for "
                                         << ::testing::PrintToString(budget.icons) << " and any " << budget.any;
  }
  // Both answers are common, or the comparison says little.
  EXPECT_GT(covered, tries / 5);
  EXPECT_LT(covered, tries * 4 / 5);
}

// MM-24 to MM-27 and MM-87, one icon after the other.
int one_by_one(const Sums& sums, const Budget& budget) {
  int missing = 0;
  int pairs = 0;
  int odd = 0;
  for (std::size_t i = 0; i < icons; ++i) {
    const int left = sums[i] - budget.icons[i];
    missing += budget.icons[i] == 0 ? 0 : std::max(-left, 0);
    pairs += std::max(left, 0) / 2;
    odd += std::max(left, 0) % 2;
  }
  const int spare = pairs - missing;
  return std::max(-spare, 0) + std::max(budget.any - odd - 2 * std::max(spare, 0), 0);
}

TEST(MaybeCover, MM_24_MM_61_no_amount_runs_into_the_icon_beside_it) {
  FastChance chance(24);
  // The most that votes bring, and what the longest row of the dearest cards costs, doubled.
  constexpr std::uint32_t most_votes = max_players * 12;
  constexpr std::uint32_t most_cost = 2 * max_pitch * max_pitch;
  for (int i = 0; i < 60000; ++i) {
    Sums sums{};
    Budget budget;
    const std::uint32_t limit = i % 3 == 0 ? most_cost : i % 3 == 1 ? 40 : 3;
    for (std::size_t k = 0; k < icons; ++k) {
      sums[k] = static_cast<int>(chance.below(2 * most_votes + 1, 0)) - static_cast<int>(most_votes);
      budget.icons[k] = static_cast<std::uint16_t>(chance.below(limit + 1, 0));
    }
    budget.any = static_cast<std::uint16_t>(chance.below(limit + 1, 0));
    ASSERT_EQ(lacking(sums, budget), one_by_one(sums, budget))
        << ::testing::PrintToString(sums) << " for " << ::testing::PrintToString(budget.icons);
  }
  constexpr std::size_t full = most_cost;
  IconAmounts amounts;
  for (std::size_t i = 0; i < icons; ++i) amounts += IconAmounts::of(icon_at(i), full - i);
  for (std::size_t i = 0; i < icons; ++i) EXPECT_EQ(amounts[icon_at(i)], full - i);
}

TEST(MaybeCover, MM_61_a_set_of_icons_is_as_much_of_each) {
  for (unsigned set = 0; set <= all_icons; ++set) {
    const IconAmounts amounts = IconAmounts::each(static_cast<IconSet>(set), 3);
    for (std::size_t i = 0; i < icons; ++i) ASSERT_EQ(amounts[icon_at(i)], ((set >> i) & 1U) * 3) << set;
    EXPECT_EQ(amounts.total(), 3 * count_bits(set));
  }
}

TEST(MaybeCover, MM_26_MM_87_one_icon_less_than_covered_is_not_covered) {
  FastChance chance(87);
  for (int i = 0; i < 3000; ++i) {
    Sums sums{};
    Budget budget;
    for (std::size_t k = 0; k < icons; ++k) {
      sums[k] = static_cast<int>(chance.below(6, 0)) - 1;
      budget.icons[k] = static_cast<std::uint16_t>(chance.below(3, 0));
    }
    budget.any = static_cast<std::uint16_t>(chance.below(4, 0));
    // `lacking` is the number of "any" to take away, and no fewer would do.
    Budget less = budget;
    const int too_many = lacking(sums, budget);
    less.any = 0;
    if (!covers(sums, less)) continue;
    ASSERT_LE(too_many, budget.any);
    less.any = static_cast<std::uint16_t>(budget.any - too_many);
    EXPECT_TRUE(naive(sums, less));
    if (too_many == 0) continue;
    ++less.any;
    EXPECT_FALSE(naive(sums, less));
  }
}
