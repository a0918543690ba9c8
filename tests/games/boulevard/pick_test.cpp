// Picking films: B54-53, B54-60 to B54-63, B54-101, B54-117, B54-121, B54-122.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/boulevard/scenario.hpp"

using namespace backlot;
using namespace backlot::boulevard;
using namespace backlot::boulevard::scenario;

namespace {

// Two players about to pick from these films, seat 1 first; no tips in hand.
Play picking(std::initializer_list<std::string_view> titles) {
  Play play({2, GameLength::short_game});
  play.no_tips();
  play.does(0, place("John Wayne"));
  play.does(1, place("John Wayne"));
  play.films_in_array(titles);
  // The turn was given when the films of the deal lay there.
  EXPECT_EQ(play.state.turn, seat(0));
  return play;
}
Money price(std::string_view title) { return standard[film(title)].price; }

}  // namespace

TEST(Boulevard, B54_60_one_film_at_a_time_round_and_round) {
  Play play = picking({"Road to Bali", "Lili", "Rancho Notorious", "Broken Arrow"});
  play.does(0, Action::pick(film("Road to Bali")));
  EXPECT_EQ(play.theatre(0).cash, Money{25} - price("Road to Bali"));
  EXPECT_EQ(play.state.turn, seat(1));
  EXPECT_EQ(refused_by(play.act(1, Action::pick(film("Road to Bali")))), "B54-60"_clause);
  play.does(1, Action::pick(film("Rancho Notorious")));
  EXPECT_EQ(play.state.turn, seat(0));
  play.does(0, Action::pick(film("Broken Arrow")));  // 90 + 90 minutes
  EXPECT_EQ(play.theatre(0).films.size(), 2U);
  play.cash(1, price("Lili").amount);
  EXPECT_TRUE(play.may(1, Action::pick(film("Lili"))));  // exactly the price
  play.cash(1, price("Lili").amount - 1);
  EXPECT_EQ(refused_by(play.act(1, Action::pick(film("Lili")))), "B54-60"_clause);
}

TEST(Boulevard, B54_61_who_passes_is_out_for_this_week) {
  Play play = picking({"Road to Bali", "Singin' in the Rain", "Rancho Notorious"});
  play.does(0, Action::pass());
  play.does(1, Action::pick(film("Road to Bali")));
  EXPECT_EQ(play.state.turn, seat(1));
  EXPECT_TRUE(play.state.out.has(seat(0)));
  play.does(1, Action::pass());
  EXPECT_EQ(play.state.step, Step::advertise);
}

TEST(Boulevard, B54_62_passed_over_without_a_tip_and_a_possible_film) {
  Play play = picking({"Road to Bali", "Quo Vadis"});
  play.cash(1, 1);
  play.does(0, Action::pick(film("Road to Bali")));  // seat 2 has no money, seat 1 no time for Quo Vadis
  EXPECT_EQ(play.state.step, Step::advertise);
  EXPECT_EQ(play.all(Event::Kind::out_of_picking).size(), 2U);
}

TEST(Boulevard, B54_62_with_any_tip_in_hand_a_player_is_asked) {
  Play play = picking({"Road to Bali", "Singin' in the Rain"});
  const int short_of = price("Singin' in the Rain").amount - 2;
  play.cash(1, short_of);  // a discount of 2 would do
  play.give(1, {"Cartoons"});
  play.does(0, Action::pick(film("Road to Bali")));
  EXPECT_EQ(play.state.turn, seat(1));
  EXPECT_EQ(play.legal(1), std::vector{Action::pass()});

  Play poorer = picking({"Road to Bali", "Singin' in the Rain"});
  poorer.cash(1, short_of - 1);  // not even then
  poorer.give(1, {"Cartoons"});
  poorer.does(0, Action::pick(film("Road to Bali")));
  EXPECT_NE(poorer.state.turn, seat(1));

  Play late = picking({"Road to Bali", "Singin' in the Rain"});
  late.screens(1, {"Broken Arrow"});  // 90 minutes; 15 more would do for 105
  late.give(1, {"Cartoons"});
  late.does(0, Action::pick(film("Road to Bali")));
  EXPECT_EQ(late.state.turn, seat(1));
}

TEST(Boulevard, B54_122_no_more_help_than_so_many_tips_could_bring) {
  Play play = picking({"Road to Bali", "Singin' in the Rain"});
  play.screens(1, {"Broken Arrow"});
  play.cash(1, price("Singin' in the Rain").amount - 2);
  play.give(1, {"Cartoons"});
  // One tip cannot bring both, but the question may be asked too often, never too seldom.
  EXPECT_TRUE(PickStep::is_asked(standard, play.state, seat(1)));
  play.theatre(1).played.push(tip("Friend at the Exchange"));  // that kind is used up
  EXPECT_FALSE(PickStep::is_asked(standard, play.state, seat(1)));
  play.theatre(1).played.clear();
  play.theatre(1).hand.clear();
  EXPECT_FALSE(PickStep::is_asked(standard, play.state, seat(1)));
  const PickingHelp none = most_picking_help(standard, play.theatre(1));
  EXPECT_EQ(none.discount, Money{});
  EXPECT_EQ(none.minutes, Minutes{});
}

TEST(Boulevard, B54_62_picking_ends_with_the_array) {
  Play play = picking({"Road to Bali"});
  play.does(0, Action::pick(film("Road to Bali")));
  EXPECT_EQ(play.state.step, Step::advertise);
}

TEST(Boulevard, B54_63_a_discount_never_goes_below_nothing) {
  Play play = picking({"Road to Bali", "Singin' in the Rain"});
  play.give(0, {"Friend at the Exchange"});
  play.does(0, Action::tip(tip("Friend at the Exchange")));
  EXPECT_EQ(play.state.turn, seat(0));  // the tip is no pick
  EXPECT_EQ(play.last(Event::Kind::played).tip, tip("Friend at the Exchange"));
  play.does(0, Action::pick(film("Road to Bali")));
  EXPECT_EQ(play.theatre(0).cash, Money{25 + 2} - price("Road to Bali"));
  Theatre cheap;
  cheap.discount = {100};
  EXPECT_EQ(price_for(standard, cheap, film("Road to Bali")), Money{});
}

TEST(Boulevard, B54_63_extra_minutes_last_this_week) {
  Play play = picking({"Broken Arrow", "Singin' in the Rain", "Road to Bali"});
  play.give(0, {"Open Late"});
  play.does(0, Action::pick(film("Broken Arrow")));
  play.does(1, Action::pass());
  EXPECT_EQ(refused_by(play.act(0, Action::pick(film("Singin' in the Rain")))), "B54-4"_clause);
  play.does(0, Action::tip(tip("Open Late")));
  play.does(0, Action::pick(film("Singin' in the Rain")));
  play.next_week();
  EXPECT_EQ(running_time_of(standard, play.theatre(0)), Minutes{180});
}

TEST(Boulevard, B54_117_a_discount_counts_for_one_film_of_that_turn) {
  Play play = picking({"Road to Bali", "Singin' in the Rain"});
  play.give(0, {"Friend at the Exchange", "Double Booking"});
  play.does(0, Action::tip(tip("Double Booking")));
  play.does(0, Action::tip(tip("Friend at the Exchange")));
  play.theatre(0).extra_minutes = {15};
  play.does(0, Action::pick(film("Road to Bali")));
  EXPECT_EQ(price_for(standard, play.theatre(0), film("Singin' in the Rain")), price("Singin' in the Rain"));
  Play passing = picking({"Road to Bali", "Singin' in the Rain"});
  passing.give(0, {"Friend at the Exchange"});
  passing.does(0, Action::tip(tip("Friend at the Exchange")));
  passing.does(0, Action::pass());
  EXPECT_EQ(passing.theatre(0).discount, Money{});
  Play twice = picking({"Road to Bali", "Singin' in the Rain"});
  twice.give(0, {"Double Booking"});
  twice.does(0, Action::tip(tip("Double Booking")));
  twice.does(0, Action::pass());
  EXPECT_EQ(twice.theatre(0).more_picks, 0);
}

TEST(Boulevard, B54_121_a_second_pick_follows_at_once) {
  Play play = picking({"Road to Bali", "Rancho Notorious", "Singin' in the Rain"});
  play.give(0, {"Double Booking"});
  play.does(0, Action::tip(tip("Double Booking")));
  play.does(0, Action::pick(film("Road to Bali")));
  EXPECT_EQ(play.state.turn, seat(0));
  play.does(0, Action::pick(film("Rancho Notorious")));
  EXPECT_EQ(play.state.turn, seat(1));
  // Not when nothing is possible any more.
  Play full = picking({"Road to Bali", "Quo Vadis"});
  full.give(0, {"Double Booking"});
  full.does(0, Action::tip(tip("Double Booking")));
  full.does(0, Action::pick(film("Quo Vadis")));
  EXPECT_EQ(full.state.turn, seat(1));
  EXPECT_EQ(full.theatre(0).more_picks, 0);
}

TEST(Boulevard, B54_53_and_B54_101_a_film_needs_its_equipment) {
  Play play = picking({"Bwana Devil", "Road to Bali", "Richard III"});
  EXPECT_EQ(refused_by(play.act(0, Action::pick(film("Bwana Devil")))), "B54-53"_clause);
  EXPECT_FALSE(std::ranges::count(play.legal(0), Action::pick(film("Bwana Devil"))));
  play.chips(0, Chip::three_d, 1);
  EXPECT_TRUE(play.may(0, Action::pick(film("Bwana Devil"))));
  EXPECT_FALSE(play.may(0, Action::pick(film("Richard III"))));
  // Two processes need both.
  FilmFacts both = standard[film("Bwana Devil")];
  both.specials.add(Special::vistavision);
  EXPECT_FALSE(equipment_of(play.theatre(0)).includes(equipment_for(both)));
  play.chips(0, Chip::vistavision, 1);
  EXPECT_TRUE(equipment_of(play.theatre(0)).includes(equipment_for(both)));
}

TEST(Boulevard, B54_80_one_of_each_kind_in_a_week) {
  Play play = picking({"Road to Bali", "Rancho Notorious", "Singin' in the Rain"});
  play.give(0, {"Friend at the Exchange", "Friend at the Exchange"});
  play.does(0, Action::tip(tip("Friend at the Exchange")));
  EXPECT_EQ(refused_by(play.act(0, Action::tip(tip("Friend at the Exchange")))), "B54-80"_clause);
  EXPECT_EQ(play.theatre(0).hand.size(), 1U);  // used once, then discarded
  EXPECT_EQ(discarded_tips(standard, play.state)[static_cast<std::size_t>(tip("Friend at the Exchange"))], 1);
  EXPECT_EQ(refused_by(play.act(0, Action::tip(tip("Open Late")))), "B54-80"_clause);  // not in hand
  play.give(0, {"Cartoons"});
  EXPECT_EQ(refused_by(play.act(0, Action::tip(tip("Cartoons")))), "B54-81"_clause);  // at another time
  play.next_week();
  play.go_to(Step::pick);
  while (play.state.turn != seat(0)) play.mild();
  EXPECT_TRUE(play.may(0, Action::tip(tip("Friend at the Exchange"))));  // a new week
}
