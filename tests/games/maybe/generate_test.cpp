// Components of generated sets: MM-1 to MM-6, MM-70, MM-80 to MM-84, for many seeds.
#include "games/maybe/generate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

#include "content/maybe.hpp"
#include "games/maybe/meta.hpp"

using namespace backlot;
using namespace backlot::maybe;

namespace {

constexpr std::uint64_t seeds = 500;

constexpr Content set_from(std::uint64_t seed) {
  FastChance chance(seed);
  return make_content(printed_counts(), chance);
}

template <class Look>
void in_many_sets(const Look& look) {
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    look(set_from(seed));
    if (::testing::Test::HasFailure()) return;
  }
}

std::vector<MovieCard> movies_of(const Content& content, MovieKind kind) {
  std::vector<MovieCard> out;
  for (const MovieCard& card : content.movies) {
    if (card.kind == kind) out.push_back(card);
  }
  return out;
}

// The generator runs in constant expressions, too.
constexpr Content at_compile_time = set_from(standard_seed);
static_assert(!fault_in(at_compile_time));

}  // namespace

TEST(MaybeCards, MM_1_six_icons_with_names) {
  EXPECT_EQ(icons, 6U);
  EXPECT_EQ(name_of(Icon::money), "money");
  EXPECT_EQ(name_of(Icon::microphone), "microphone");
  EXPECT_EQ(name_of(icon_at(index(Icon::camera))), "camera");
}

TEST(MaybeCards, MM_2_thirty_yes_and_thirty_no) {
  in_many_sets([](const Content& content) {
    EXPECT_EQ(count_of(content, VoteKind::yes), 30U);
    EXPECT_EQ(count_of(content, VoteKind::no), 30U);
  });
}

TEST(MaybeCards, MM_3_numbers_and_icons_are_even) {
  in_many_sets([](const Content& content) {
    std::map<std::pair<VoteKind, int>, int> numbers;
    std::map<std::pair<VoteKind, Icon>, int> shown;
    std::map<std::pair<VoteKind, Icon>, std::vector<int>> each;
    for (const VoteCard& card : content.votes) {
      if (card.kind == VoteKind::change) continue;
      numbers[{card.kind, card.number}] += card.copies;
      shown[{card.kind, card.icon}] += card.copies;
      each[{card.kind, card.icon}].push_back(card.copies);
    }
    const std::map<std::pair<VoteKind, int>, int> wanted{{{VoteKind::yes, 2}, 10},
                                                         {{VoteKind::yes, 3}, 10},
                                                         {{VoteKind::yes, 4}, 10},
                                                         {{VoteKind::no, 1}, 15},
                                                         {{VoteKind::no, 2}, 15}};
    EXPECT_EQ(numbers, wanted);
    EXPECT_EQ(shown.size(), 12U);
    for (const auto& [which, count] : shown) EXPECT_EQ(count, 5);
    // Also within one icon no number is two ahead of another.
    for (auto& [which, counts] : each) {
      const auto [least, most] = std::minmax_element(counts.begin(), counts.end());
      EXPECT_EQ(counts.size(), which.first == VoteKind::yes ? 3U : 2U);
      EXPECT_LE(*most - *least, 1);
    }
  });
}

TEST(MaybeCards, MM_4_costs_and_profits_of_the_plain_cards) {
  std::set<std::pair<std::size_t, int>> seen;
  in_many_sets([&](const Content& content) {
    std::array<int, 4> cards{};
    std::array<int, icons> shown{};
    for (const MovieCard& card : movies_of(content, MovieKind::plain)) {
      ++cards[card.icons.size()];
      for (const Icon icon : card.icons) ++shown[index(icon)];
      // Hundredths: the profit is what a factor from 0.66 to 1.75 rounds to.
      const auto icons_shown = static_cast<int>(card.icons.size());
      EXPECT_GE(card.profit * 100 + 50, icons_shown * 66);
      EXPECT_LE(card.profit * 100 - 50, icons_shown * 175);
      EXPECT_TRUE(card.profit >= 1 && card.profit <= 5);
      EXPECT_EQ(card.cost, Cost::printed);
      EXPECT_EQ(card.yields, Profit::printed);
      seen.insert({card.icons.size(), card.profit});
    }
    EXPECT_EQ(cards, (std::array<int, 4>{0, 27, 13, 4}));
    EXPECT_EQ(std::count(shown.begin(), shown.end(), 11), 5);
    EXPECT_EQ(std::count(shown.begin(), shown.end(), 10), 1);
  });
  // All that the factor allows does happen.
  const std::set<std::pair<std::size_t, int>> possible{{1, 1}, {1, 2}, {2, 1}, {2, 2}, {2, 3},
                                                       {2, 4}, {3, 2}, {3, 3}, {3, 4}, {3, 5}};
  EXPECT_EQ(seen, possible);
}

TEST(MaybeCards, MM_4_profits_round_and_stay_within_one_and_five) {
  static_assert(profit_of(1, 66) == 1);
  static_assert(profit_of(1, 149) == 1);
  static_assert(profit_of(1, 150) == 2);
  static_assert(profit_of(2, 66) == 1);
  static_assert(profit_of(3, 66) == 2);
  static_assert(profit_of(3, 175) == 5);
  static_assert(profit_of(1, 20) == 1);
  static_assert(profit_of(3, 300) == 5);
}

TEST(MaybeCards, MM_4_some_card_shows_an_icon_twice) {
  bool twice_on_one = false;
  in_many_sets([&](const Content& content) {
    for (const MovieCard& card : content.movies) {
      for (std::size_t i = 1; i < card.icons.size(); ++i) {
        twice_on_one = twice_on_one || card.icons[i] == card.icons[i - 1];
      }
    }
  });
  EXPECT_TRUE(twice_on_one);
}

TEST(MaybeCards, MM_5_every_card_has_a_flavour_line_of_its_own) {
  std::set<Flavour> used;
  in_many_sets([&](const Content& content) {
    std::set<Flavour> lines;
    for (const MovieCard& card : content.movies) lines.insert(card.flavour);
    EXPECT_EQ(lines.size(), 60U);
    used.merge(lines);
  });
  EXPECT_EQ(used.size(), flavour_lines.size());  // every line gets its turn
}

TEST(MaybeCards, MM_5_there_are_at_least_120_different_short_lines) {
  const std::set<std::string_view> lines(flavour_lines.begin(), flavour_lines.end());
  EXPECT_EQ(lines.size(), flavour_lines.size());
  EXPECT_GE(lines.size(), 120U);
  std::size_t longest = 0;
  for (const std::string_view line : lines) {
    EXPECT_GE(line.size(), 8U);
    longest = std::max(longest, line.size());
  }
  EXPECT_EQ(longest, longest_flavour);
}

TEST(MaybeCards, MM_6_a_seed_gives_one_set_and_another_seed_another) {
  EXPECT_EQ(set_from(7), set_from(7));
  std::set<std::string> different;
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    different.insert(std::string(to_hex(digest_of(set_from(seed))).view()));
  }
  EXPECT_EQ(different.size(), seeds);
}

TEST(MaybeCards, MM_6_the_standard_set_is_the_one_of_the_fixed_seed) {
  EXPECT_EQ(standard, at_compile_time);
  FastChance chance(standard_seed);
  EXPECT_EQ(make_content(standard, chance), standard);
}

// How many plain cards show an icon twice, and what all of them yield.
std::pair<int, int> repeats_and_profit(const Content& content) {
  std::pair<int, int> found{};
  for (const MovieCard& card : movies_of(content, MovieKind::plain)) {
    const std::set<Icon> kinds(card.icons.begin(), card.icons.end());
    found.first += kinds.size() < card.icons.size() ? 1 : 0;
    found.second += card.profit;
  }
  return found;
}

TEST(MaybeCards, MM_6_the_standard_set_is_a_typical_one) {
  std::map<int, int> repeats;
  std::vector<int> profits;
  in_many_sets([&](const Content& content) {
    const auto [repeated, profit] = repeats_and_profit(content);
    ++repeats[repeated];
    profits.push_back(profit);
  });
  std::sort(profits.begin(), profits.end());
  const auto more = [](const auto& a, const auto& b) { return a.second < b.second; };
  const auto [repeated, profit] = repeats_and_profit(standard);
  EXPECT_EQ(repeated, std::max_element(repeats.begin(), repeats.end(), more)->first);
  EXPECT_EQ(profit, profits[profits.size() / 2]);
}

TEST(MaybeCards, MM_6_the_set_that_was_the_standard_before_is_still_known) {
  // Its hash stands in records and stores of rules revision 1.
  const Content former = former_content(maybe::Game{});
  EXPECT_EQ(to_hex(digest_of(former)).view(), "b82c4a71b158d4de3d4f8499351aee1095c536f28d83e723da5fe4d8d4e78f54");
  EXPECT_EQ(repeats_and_profit(former).first, 8);
  EXPECT_NE(former, standard);
}

TEST(MaybeCards, MM_6_a_set_keeps_the_counts_of_the_one_it_is_made_like) {
  Content like = printed_counts();
  like.hand = 7;
  like.market = 4;
  FastChance chance(3);
  const Content made = make_content(like, chance);
  EXPECT_EQ(made.hand, 7);
  EXPECT_EQ(made.market, 4);
  EXPECT_EQ(made.movies, set_from(3).movies);
}

TEST(MaybeCards, MM_70_twelve_change_votes_numbered_one_to_twelve) {
  in_many_sets([](const Content& content) {
    std::set<int> numbers;
    for (const VoteCard& card : content.votes) {
      if (card.kind == VoteKind::change) numbers.insert(card.number);
    }
    EXPECT_EQ(count_of(content, VoteKind::change), 12U);
    EXPECT_EQ(numbers.size(), 12U);
    EXPECT_EQ(*numbers.begin(), 1);
    EXPECT_EQ(*numbers.rbegin(), 12);
  });
}

TEST(MaybeCards, MM_80_sixteen_blockbusters_are_there_only_with_the_expansion) {
  in_many_sets([](const Content& content) {
    EXPECT_EQ(movies_of(content, MovieKind::blockbuster).size(), 16U);
    EXPECT_EQ(movies_in_deck(content, {}), 44U);
    EXPECT_EQ(movies_in_deck(content, {.changes = true}), 44U);
    EXPECT_EQ(movies_in_deck(content, {.changes = true, .blockbusters = true}), 60U);
  });
}

TEST(MaybeCards, MM_81_every_cost_condition_has_its_icon_or_number) {
  std::set<int> numbers;
  in_many_sets([&](const Content& content) {
    for (const MovieCard& card : movies_of(content, MovieKind::blockbuster)) {
      EXPECT_EQ(card.icons.size(), shows_icon(card.cost) ? 1U : 0U);
      if (shows_number(card.cost)) {
        EXPECT_TRUE(card.number >= 1 && card.number <= 3);
        numbers.insert(card.number);
      } else {
        EXPECT_EQ(card.number, 0);
      }
    }
  });
  EXPECT_EQ(numbers, (std::set<int>{1, 2, 3}));
}

TEST(MaybeCards, MM_84_every_condition_once_and_two_of_each_twice) {
  in_many_sets([](const Content& content) {
    std::map<Cost, int> costs;
    std::map<Profit, int> profits;
    for (const MovieCard& card : movies_of(content, MovieKind::blockbuster)) {
      ++costs[card.cost];
      ++profits[card.yields];
    }
    EXPECT_EQ(costs.size(), 14U);
    EXPECT_EQ(profits.size(), 14U);
    EXPECT_FALSE(costs.contains(Cost::printed));
    EXPECT_FALSE(profits.contains(Profit::printed));
    const auto two = [](const auto& counts) {
      return std::count_if(counts.begin(), counts.end(), [](const auto& each) { return each.second == 2; });
    };
    EXPECT_EQ(two(costs), 2);
    EXPECT_EQ(two(profits), 2);
  });
}

TEST(MaybeCards, MM_84_both_change_conditions_are_on_one_card_that_needs_changes) {
  in_many_sets([](const Content& content) {
    int together = 0;
    int apart = 0;
    for (const MovieCard& card : content.movies) {
      const bool cost = card.cost == Cost::any_per_change;
      const bool profit = card.yields == Profit::one_per_change;
      together += cost && profit ? 1 : 0;
      apart += cost != profit ? 1 : 0;
      EXPECT_EQ(card.needs_changes(), cost || profit);
    }
    EXPECT_EQ(together, 1);
    EXPECT_EQ(apart, 0);
    EXPECT_EQ(movies_in_deck(content, {.blockbusters = true}), 44U + 15U);
  });
}

TEST(MaybeCards, MM_84_icons_of_blockbusters_are_even) {
  in_many_sets([](const Content& content) {
    std::array<int, icons> shown{};
    for (const MovieCard& card : movies_of(content, MovieKind::blockbuster)) {
      for (const Icon icon : card.icons) ++shown[index(icon)];
    }
    const auto [least, most] = std::minmax_element(shown.begin(), shown.end());
    EXPECT_LE(*most - *least, 1);
  });
}
