#include "contract/option_sets.hpp"

#include <gtest/gtest.h>

#include <vector>

using namespace backlot;

namespace {

enum class Size : std::uint8_t { small, middle, large };
constexpr std::array<std::string_view, 3> names_of(Size) { return {"small", "middle", "large"}; }

struct Switches {
  std::uint8_t players = 2;
  bool a = false;
  bool b = false;
  bool c = false;
  bool d = false;
  Size size = Size::small;
  std::uint8_t amount = 5;
};
constexpr void fields(Is<Switches> auto& x, const auto& visit) {
  visit("players", x.players);
  visit("a", x.a);
  visit("b", x.b);
  visit("c", x.c);
  visit("d", x.d);
  visit("size", x.size);
  visit("amount", x.amount);
}

template <class Allowed>
std::vector<Switches> sets_of(const Allowed& allowed) {
  std::vector<Switches> sets;
  for_each_switch_set(Switches{}, allowed, [&](const Switches& set) { sets.push_back(set); });
  return sets;
}

}  // namespace

TEST(OptionSets, few_are_all_tried) {
  const auto sets = sets_of([](const Switches& set) { return !set.c && !set.d; });
  EXPECT_EQ(sets.size(), 12U);
}

TEST(OptionSets, of_many_every_two_values_that_can_go_together_do) {
  const auto allowed = [](const Switches& set) { return !set.a || set.size != Size::large; };
  const auto sets = sets_of(allowed);
  EXPECT_LT(sets.size(), 12U);
  Pairs met;
  for (const Switches& set : sets) {
    EXPECT_TRUE(allowed(set));
    met.add(values_in(set));
  }
  std::size_t possible = 0;
  for (std::size_t i = 0; const auto set = option_set(Switches{}, i); ++i) {
    if (!allowed(*set)) continue;
    ++possible;
    EXPECT_EQ(met.news(values_in(*set)), 0U);
  }
  EXPECT_EQ(possible, 40U);
}

TEST(OptionSets, the_first_is_the_default_and_what_is_no_switch_stays) {
  const auto sets = sets_of([](const Switches&) { return true; });
  EXPECT_EQ(values_in(sets.at(0)), values_in(Switches{}));
  for (const Switches& set : sets) {
    EXPECT_EQ(set.players, 2);
    EXPECT_EQ(set.amount, 5);
  }
}
