// No leak, nothing forgotten, point 3 of the conformance kit: on tiny packs imagine returns exactly
// the states that some history leads to, in the stated proportions.
#include <gtest/gtest.h>

#include "games/cinecitta/proportions.hpp"
#include "games/cinecitta/tiny.hpp"

using namespace backlot;
using namespace backlot::cinecitta;

namespace {

using Setting = kit::Setting<cinecitta::Game>;

void expect_exact(const Setting& setting, const std::vector<State>& deals, const kit::Effort& effort) {
  ASSERT_FALSE(check(setting.content, setting.options));
  const kit::Exactness exactness = kit::imagines_exactly(setting, deals, StatedProportions{}, effort);
  EXPECT_TRUE(exactness.holds()) << exactness.text();
  // What is too large to go through is left out on purpose, and must stay the exception.
  EXPECT_GT(exactness.checked, 2 * exactness.too_large);
  std::cout << exactness.checked << " streams, " << exactness.too_large << " too large, " << exactness.worlds
            << " worlds, " << exactness.samples << " samples\n";
}

void expect_exact(const Content& content, const Options& options, std::size_t games, const kit::Effort& effort = {}) {
  const Setting setting{content, options, games};
  expect_exact(setting, kit::every_deal(setting), effort);
}

// All cards are alike: whatever is dealt, it is the same.
void expect_exact_money(std::uint8_t rounds, std::uint8_t notes, const Options& options, std::size_t games,
                        const kit::Effort& effort = {}) {
  const Content content = tiny_money(options.players, rounds, notes);
  FastChance chance(1);
  expect_exact(Setting{content, options, games}, {setup(content, options, chance)}, effort);
}

}  // namespace

TEST(Exactness, three_players_with_copies_and_a_card_left_over) { expect_exact(tiny_seven, {3}, 2); }
TEST(Exactness, three_players_with_more_money) { expect_exact(tiny_rich, {3}, 2); }
TEST(Exactness, four_players) { expect_exact(tiny_eight, {4}, 1); }
TEST(Exactness, four_players_with_the_coaster) { expect_exact(tiny_eight, {4, true}, 1); }
TEST(Exactness, five_players_in_one_round) { expect_exact(tiny_eight, {5}, 1); }
TEST(Exactness, money_of_three_players_over_four_rounds) { expect_exact_money(4, 1, {3}, 2); }
TEST(Exactness, more_money_of_three_players_over_three_rounds) { expect_exact_money(3, 2, {3}, 2); }
TEST(Exactness, money_of_four_players_over_three_rounds_with_the_coaster) { expect_exact_money(3, 1, {4, true}, 1); }
TEST(Exactness, more_money_of_four_players_over_two_rounds_with_the_coaster) { expect_exact_money(2, 2, {4, true}, 1); }
TEST(Exactness, money_of_five_players_over_two_rounds_with_the_coaster) { expect_exact_money(2, 1, {5, true}, 1); }
