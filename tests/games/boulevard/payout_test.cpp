// The payout: B54-40, B54-55, B54-57 to B54-59, B54-90, B54-97, B54-103, B54-105.
#include <gtest/gtest.h>

#include <array>
#include <span>

#include "games/boulevard/scenario.hpp"

using namespace backlot;
using namespace backlot::boulevard;
using namespace backlot::boulevard::scenario;

namespace {

std::size_t dice_of(const Play& play, int who) { return PayoutStep::dice_of(standard, play.state, seat(who)); }
std::size_t printed(std::string_view title) { return standard[film(title)].dice; }

constexpr PayoutStep::Rolled rolled(std::size_t dice, std::size_t re_rolls, std::span<const Draw> draws) {
  Tape tape(draws);
  const auto result = PayoutStep::roll(standard, dice, re_rolls, tape);
  expect(tape.fits() && tape.finished());
  return result;
}
constexpr Draw pips(std::uint32_t n) { return {6, n - 1}; }

}  // namespace

TEST(Boulevard, B54_90_all_dice_of_a_week) {
  Play play({2, GameLength::short_game});
  play.no_tips();
  play.go_to(Step::pick);
  play.state.trend = Genre::western;
  play.screens(0, {"High Noon", "Road to Bali"});
  std::size_t dice = printed("High Noon") + printed("Road to Bali");
  EXPECT_EQ(dice_of(play, 0), dice + 1);  // the trend
  play.state.cubes[static_cast<std::size_t>(star("Grace Kelly"))] = 2;
  play.state.cubes[static_cast<std::size_t>(star("John Wayne"))] = 5;  // on no own film
  EXPECT_EQ(dice_of(play, 0), dice + 1 + 2);
  play.theatre(0).screen.tips.push({tip("Rodeo Parade"), film("High Noon"), Section::none});
  dice += standard[tip("Rodeo Parade")].bonus.dice;
  EXPECT_EQ(dice_of(play, 0), dice + 1 + 2);
  play.state.won[0] = play.state.won[3] = seat(0);
  play.state.won[2] = seat(1);
  play.state.agency = Pips{4};
  EXPECT_EQ(dice_of(play, 0), dice + 1 + 2 + 1 + 2);
  EXPECT_EQ(dice_of(play, 1), 1U);
  play.chips(0, Chip::concessions, 3);
  EXPECT_EQ(dice_of(play, 0), dice + 1 + 2 + 1 + 2 + 3);
}

TEST(Boulevard, B54_90_1000_for_each_pip) {
  Play play({2, GameLength::short_game});
  play.go_to(Step::pick);
  play.screens(0, {"Road to Bali"});
  play.state.array.clear();
  play.dice.fall(Purpose::genre, {1, 2});
  ASSERT_EQ(printed("Road to Bali"), 2U);
  play.dice.fall(Purpose::income, {3, 6});
  const Money before = play.theatre(0).cash;
  play.next_week();
  EXPECT_EQ(play.all(Event::Kind::paid_out)[0].money, Money{9});
  EXPECT_EQ(play.theatre(0).cash, before + Money{9} - Money{1});
}

TEST(Boulevard, B54_57_and_B54_59_amenity_dice_also_without_a_film) {
  Play play({2, GameLength::short_game});
  play.go_to(Step::pick);
  play.chips(0, Chip::parking_lot, 2);
  play.chips(0, Chip::concessions, 3);
  play.chips(0, Chip::air_conditioning, 1);
  play.chips(0, Chip::running_time, 4);
  EXPECT_EQ(dice_of(play, 0), 6U);
  play.dice.fall(Purpose::income, {6, 6, 6, 6, 6, 6});
  play.next_week();
  EXPECT_EQ(play.all(Event::Kind::paid_out)[0].money, Money{36});
  EXPECT_TRUE(play.all(Event::Kind::cube_placed).empty());  // a blockbuster still needs a film
  EXPECT_TRUE(play.all(Event::Kind::no_cube).empty());
}

TEST(Boulevard, B54_58_cubes_help_everybodys_films) {
  Play play({2, GameLength::short_game});
  play.go_to(Step::pick);
  play.screens(0, {"High Noon"});
  play.screens(1, {"Broken Arrow"});
  play.state.trend = Genre::horror;
  play.state.cubes[static_cast<std::size_t>(star("James Stewart"))] = 3;
  EXPECT_EQ(dice_of(play, 0), printed("High Noon"));
  EXPECT_EQ(dice_of(play, 1), printed("Broken Arrow") + 3);
}

TEST(Boulevard, B54_105_two_names_on_one_film_both_count_and_every_film_counts) {
  Play play({2, GameLength::short_game});
  play.go_to(Step::pick);
  play.state.trend = Genre::horror;
  play.screens(0, {"The Naked Spur", "Bend of the River"});
  play.state.cubes[static_cast<std::size_t>(star("James Stewart"))] = 2;  // on both
  play.state.cubes[static_cast<std::size_t>(star("Anthony Mann"))] = 1;   // on both
  play.state.cubes[static_cast<std::size_t>(star("Robert Ryan"))] = 1;    // on the first
  EXPECT_EQ(dice_of(play, 0), printed("The Naked Spur") + printed("Bend of the River") + 2 * (2 + 1) + 1);
}

TEST(Boulevard, B54_55_each_chip_lets_one_die_be_rolled_again) {
  Play play({2, GameLength::short_game});
  play.go_to(Step::pick);
  play.chips(0, Chip::parking_lot, 2);
  play.chips(0, Chip::re_roll, 1);
  play.dice.fall(Purpose::income, {1, 1, 5});
  play.next_week();
  const Event paid = play.all(Event::Kind::paid_out)[0];
  EXPECT_EQ(paid.re_rolled, 1);
  ASSERT_TRUE(paid.again);
  EXPECT_EQ(std::vector(paid.again->begin(), paid.again->end()), std::vector{Pips{5}});
  EXPECT_EQ(paid.money, Money{6});
  EXPECT_FALSE(play.all(Event::Kind::paid_out)[1].again) << "nothing was rolled again there";
  // Once a week: the chip serves again in the next.
  play.go_to(Step::pick);
  play.dice.fall(Purpose::income, {1, 4, 2});
  play.events.clear();
  play.next_week();
  EXPECT_EQ(play.all(Event::Kind::paid_out)[0].money, Money{6});
}

TEST(Boulevard, B54_103_re_rolls_happen_by_themselves_while_ones_and_chips_remain) {
  // A 1 that comes again is rolled again; the last one stays.
  constexpr std::array draws{pips(1), pips(4), pips(1), pips(1)};
  static_assert(rolled(2, 2, draws).again.size() == 2);
  static_assert(rolled(2, 2, draws).faces[0] == 1);
  // Without a 1 nothing is rolled again.
  constexpr std::array lucky{pips(2), pips(6)};
  static_assert(rolled(2, 4, lucky).again.empty());
  EXPECT_EQ(rolled(2, 4, lucky).faces[5], 1);
}

TEST(Boulevard, B54_97_three_chips_two_ones_and_one_of_them_a_second_time) {
  constexpr std::array draws{pips(1), pips(1), pips(3), pips(5), pips(1), pips(4)};
  constexpr auto result = rolled(3, 3, draws);
  static_assert(result.again.size() == 3);
  EXPECT_EQ(std::vector(result.again.begin(), result.again.end()), (std::vector{Pips{5}, Pips{1}, Pips{4}}));
  EXPECT_EQ(result.faces[0], 0);
  EXPECT_EQ(result.faces[2] + result.faces[3] + result.faces[4], 3);
}
