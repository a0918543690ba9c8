// Placing markers and the amenities: B54-30 to B54-38, B54-50 to B54-59, B54-100, B54-101.
#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "games/boulevard/scenario.hpp"

using namespace backlot;
using namespace backlot::boulevard;
using namespace backlot::boulevard::scenario;

namespace {

constexpr Options three{3, GameLength::short_game};

// The third week of a short game, the first of the second deck; all stand on the Credit Union or the
// Manager's box, with nothing bought.
Play second_deck() {
  Play play(three);
  while (play.state.week < 2) play.next_week();
  for (int who = 0; who < 3; ++who) play.cash(who, 25);
  return play;
}
int whose_turn(const Play& play) { return static_cast<int>(index(play.state.turn)); }

// The seat whose turn it is has a Manager, with markers on these two places; week 2.
Play with_manager(Place first, Place second) {
  Play play(three);
  play.next_week();
  const int who = whose_turn(play);
  play.chips(who, Chip::manager, 1);
  play.theatre(who).markers = {at(first), at(second)};
  play.cash(who, 40);
  return play;
}

// Both passes until this seat places its second marker.
void to_second_turn(Play& play, int who) {
  while (play.state.step != Step::place || play.state.marker != 1 || whose_turn(play) != who) play.mild();
}

}  // namespace

TEST(Boulevard, B54_30_clockwise_from_the_start_player_then_second_markers) {
  Play play(three);
  play.does(0, place(Place::manager));
  play.does(0, Action::buy(Chip::manager));
  EXPECT_EQ(whose_turn(play), 1);
  play.does(1, place("John Wayne"));
  EXPECT_EQ(whose_turn(play), 2);
  play.does(2, place(Place::distribution_agency));
  EXPECT_EQ(whose_turn(play), 0);  // the only one with a Manager
  EXPECT_EQ(play.state.marker, 1);
  play.does(0, place("John Ford"));
  EXPECT_EQ(play.state.step, Step::pick);
  EXPECT_EQ(play.theatre(0).markers[1], at("John Ford"));
  EXPECT_EQ(refused_by(Refusal::no_such_place), "B54-30"_clause);
}

TEST(Boulevard, B54_31_an_office_holds_one_marker_other_places_any_number) {
  for (const Place office : {Place::preview_house, Place::advertising_agency, Place::distribution_agency}) {
    Play play(three);
    play.does(0, place(office));
    EXPECT_EQ(refused_by(play.act(1, place(office))), "B54-31"_clause);
  }
  Play play(three);
  play.does(0, place(Place::re_roll));
  play.does(0, Action::stop());
  play.does(1, place(Place::re_roll));
  play.does(1, Action::stop());
  play.does(2, place(Place::re_roll));
  for (const Theatre& theatre : play.state.theatres) EXPECT_EQ(theatre.markers[0], at(Place::re_roll));
}

TEST(Boulevard, B54_32_a_marker_leaves_its_place_every_week) {
  Play play(three);
  for (int who = 0; who < 3; ++who) play.does(who, place("John Wayne"));
  play.next_week();
  const int who = whose_turn(play);
  EXPECT_EQ(refused_by(play.act(who, place("John Wayne"))), "B54-32"_clause);
  EXPECT_TRUE(play.may(who, place("John Ford")));
}

TEST(Boulevard, B54_33_take_back_then_repay_then_place) {
  Play play(three);
  play.next_week();
  const int who = whose_turn(play);
  play.chips(who, Chip::parking_lot, 2);
  play.chips(who, Chip::parties, 1);
  play.theatre(who).loans = 2;
  play.cash(who, 60);
  play.does(who, Action::take_back(Chip::parking_lot));
  EXPECT_EQ(play.theatre(who).chips_of(Chip::parking_lot), 1);
  EXPECT_EQ(play.theatre(who).cash, Money{60});  // no refund
  EXPECT_EQ(refused_by(play.act(who, Action::take_back(Chip::manager))), "B54-33"_clause);
  play.does(who, Action::repay());
  EXPECT_EQ(refused_by(play.act(who, Action::take_back(Chip::parties))), "B54-33"_clause);
  play.does(who, Action::repay());
  EXPECT_EQ(play.theatre(who).cash, Money{10});
  play.does(who, place(Place::parking_lot));
  EXPECT_EQ(refused_by(play.act(who, Action::repay())), "B54-33"_clause);
  play.does(who, Action::buy(Chip::parking_lot));
  EXPECT_EQ(play.theatre(who).cash, Money{9});  // the fee again
}

TEST(Boulevard, B54_33_the_managers_chip_takes_the_second_marker_along) {
  Play play = with_manager(Place::re_roll, Place::preview_house);
  const int who = whose_turn(play);
  EXPECT_EQ(refused_by(play.act(who, place(Place::preview_house))), "B54-31"_clause);
  play.does(who, Action::take_back(Chip::manager));
  EXPECT_EQ(play.theatre(who).markers[1], Spot::off);
  EXPECT_TRUE(play.may(who, place(Place::preview_house)));
  play.does(who, place(Place::distribution_agency));
  play.go_to(Step::pick);
  EXPECT_EQ(play.theatre(who).markers[1], Spot::off);
}

TEST(Boulevard, B54_34_fees_are_paid_as_the_chip_is_placed) {
  Play play(three);
  play.does(0, place(Place::concessions));
  play.does(0, Action::buy(Chip::concessions));
  EXPECT_EQ(play.theatre(0).cash, Money{24});
  play.cash(0, 0);
  EXPECT_EQ(refused_by(play.act(0, Action::buy(Chip::concessions))), "B54-34"_clause);
  play.cash(0, 1);
  EXPECT_TRUE(play.may(0, Action::buy(Chip::concessions)));  // exactly the fee
  play.does(0, Action::stop());
  play.go_to(Step::pick);
  EXPECT_EQ(upkeep_of(standard, play.theatre(0)), Money{2});  // the house and the chip
}

TEST(Boulevard, B54_35_the_limit_is_a_total_and_buying_is_free_to_leave) {
  Play play(three);
  play.chips(0, Chip::concessions, 2);
  play.does(0, place(Place::concessions));
  play.does(0, Action::buy(Chip::concessions));
  EXPECT_EQ(whose_turn(play), 1);  // the third is the last: nothing more to ask
  EXPECT_EQ(PlaceStep::check_buy(standard, play.state, seat(0), Chip::concessions), Refusal::box_is_full);
  EXPECT_EQ(refused_by(Refusal::box_is_full), "B54-35"_clause);
  play.does(1, place(Place::parking_lot));
  EXPECT_EQ(refused_by(play.act(1, Action::buy(Chip::concessions))), "B54-35"_clause);
  EXPECT_EQ(refused_by(play.act(1, Action::borrow())), "B54-35"_clause);
  play.does(1, Action::stop());
  EXPECT_EQ(chips_on_board(play.theatre(1)), 0U);
}

TEST(Boulevard, B54_36_an_office_is_closed_until_last_weeks_marker_leaves) {
  Play play(three);
  play.does(0, place(Place::distribution_agency));
  play.go_to(Step::pick);
  for (int who = 0; who < 3; ++who) play.cash(who, who == 1 ? 5 : 20);  // seat 2 begins
  play.next_week();
  ASSERT_EQ(whose_turn(play), 1);
  EXPECT_EQ(refused_by(play.act(1, place(Place::distribution_agency))), "B54-31"_clause);
  play.does(1, place(Place::air_conditioning));
  play.does(1, Action::stop());
  play.does(2, place("John Wayne"));
  play.does(0, place("John Wayne"));  // now it has left
  EXPECT_FALSE(PlaceStep::is_taken(play.state, at(Place::distribution_agency)));
}

TEST(Boulevard, B54_37_two_markers_do_not_change_places) {
  Play play = with_manager(Place::re_roll, Place::concessions);
  const int who = whose_turn(play);
  play.does(who, place(Place::concessions));
  play.does(who, Action::stop());
  to_second_turn(play, who);
  EXPECT_EQ(refused_by(play.act(who, place(Place::re_roll))), "B54-37"_clause);
  EXPECT_FALSE(std::ranges::count(play.legal(who), place(Place::re_roll)));
  EXPECT_TRUE(play.may(who, place(Place::parking_lot)));
}

TEST(Boulevard, B54_37_stars_are_places_too_and_a_new_marker_goes_anywhere) {
  Play play = with_manager(Place::re_roll, Place::concessions);
  const int who = whose_turn(play);
  play.theatre(who).markers = {at("John Ford"), at("John Wayne")};
  play.does(who, place("John Wayne"));
  to_second_turn(play, who);
  EXPECT_EQ(refused_by(play.act(who, place("John Ford"))), "B54-37"_clause);
  EXPECT_FALSE(std::ranges::count(play.legal(who), place("John Ford")));
  play.next_week();
  EXPECT_TRUE(play.theatre(who).barred == Spot::off);  // for that week only

  Play other = with_manager(Place::re_roll, Place::concessions);
  const int first = whose_turn(other);
  other.does(first, place(Place::parking_lot));  // not the second's place
  other.does(first, Action::stop());
  to_second_turn(other, first);
  EXPECT_TRUE(other.may(first, place(Place::re_roll)));

  Play hired(three);
  hired.does(0, place(Place::manager));
  hired.does(0, Action::buy(Chip::manager));
  to_second_turn(hired, 0);
  EXPECT_TRUE(hired.may(0, place(Place::manager)));
}

TEST(Boulevard, B54_38_one_loan_for_each_marker_placed_and_repaid_in_full) {
  Play play(three);
  play.does(0, place(Place::credit_union));
  play.does(0, Action::borrow());
  EXPECT_EQ(whose_turn(play), 1);  // no second loan
  EXPECT_EQ(play.theatre(0).cash, Money{50});
  EXPECT_EQ(play.theatre(0).loans, 1);
  play.next_week();
  for (int who = 0; who < 3; ++who) play.cash(who, 24);
  while (whose_turn(play) != 0) play.mild();
  EXPECT_EQ(refused_by(play.act(0, Action::repay())), "B54-38"_clause);
  play.cash(0, 25);
  play.does(0, Action::repay());
  EXPECT_EQ(play.theatre(0).cash, Money{});
  EXPECT_EQ(play.theatre(0).loans, 0);
  EXPECT_EQ(refused_by(play.act(0, Action::repay())), "B54-38"_clause);
}

TEST(Boulevard, B54_50_a_manager_gives_a_second_marker_in_this_same_week) {
  Play play(three);
  play.does(0, place(Place::manager));
  play.does(0, Action::buy(Chip::manager));
  EXPECT_EQ(play.theatre(0).cash, Money{15});
  to_second_turn(play, 0);
  play.does(0, place(Place::preview_house));
  EXPECT_EQ(play.theatre(0).markers[0], at(Place::manager));
  EXPECT_EQ(play.state.step, Step::genre);
}

TEST(Boulevard, B54_51_a_loan_brings_25000_and_costs_1000_a_week) {
  Play play(three);
  play.does(0, place(Place::credit_union));
  play.does(0, Action::borrow());
  EXPECT_EQ(upkeep_of(standard, play.theatre(0)), Money{2});
  EXPECT_TRUE(play.may(1, place(Place::credit_union)));
  play.does(1, place(Place::credit_union));
  play.does(1, Action::stop());  // nobody must borrow
  EXPECT_EQ(play.theatre(1).loans, 0);
}

TEST(Boulevard, B54_52_and_B54_100_each_running_time_chip_gives_15_minutes_at_once) {
  Play play(three);
  play.does(0, place(Place::running_time));
  for (int chips = 1; chips <= 4; ++chips) {
    play.does(0, Action::buy(Chip::running_time));
    EXPECT_EQ(running_time_of(standard, play.theatre(0)), Minutes{180} + Minutes{15} * static_cast<std::size_t>(chips));
  }
  EXPECT_EQ(play.theatre(0).cash, Money{25});  // no fee
  EXPECT_EQ(whose_turn(play), 1);
}

TEST(Boulevard, B54_53_and_B54_54_equipment_and_lenses) {
  Play play = second_deck();
  const int who = whose_turn(play);
  play.does(who, place(Place::lenses));
  play.does(who, Action::buy(Chip::superscope));
  EXPECT_EQ(play.theatre(who).cash, Money{22});
  play.does(who, Action::buy(Chip::vistavision));  // both
  EXPECT_EQ(play.theatre(who).cash, Money{19});
  EXPECT_EQ(equipment_of(play.theatre(who)), lens_processes());
  const int next = whose_turn(play);
  play.does(next, place(Place::three_d));
  play.does(next, Action::buy(Chip::three_d));
  EXPECT_EQ(play.theatre(next).cash, Money{21});
  const int last = whose_turn(play);
  play.does(last, place(Place::cinemascope));
  play.does(last, Action::buy(Chip::cinemascope));
  EXPECT_EQ(play.theatre(last).cash, Money{19});
}

TEST(Boulevard, B54_101_the_lenses_are_sold_for_the_second_deck_only) {
  Play play(three);
  EXPECT_EQ(PlaceStep::check_buy(standard, play.state, seat(0), Chip::superscope), Refusal::first_deck);
  EXPECT_EQ(PlaceStep::check_buy(standard, play.state, seat(0), Chip::vistavision), Refusal::first_deck);
  EXPECT_FALSE(PlaceStep::check_buy(standard, play.state, seat(0), Chip::three_d));
  EXPECT_FALSE(PlaceStep::check_buy(standard, play.state, seat(0), Chip::cinemascope));
  EXPECT_EQ(refused_by(Refusal::first_deck), "B54-101"_clause);
  play.does(0, place(Place::lenses));  // allowed, and nothing to buy
  EXPECT_EQ(whose_turn(play), 1);
}

TEST(Boulevard, B54_56_and_B54_111_a_marker_on_parties_buys) {
  Play play(three);
  play.does(0, place(Place::parties));
  EXPECT_EQ(play.theatre(0).chips_of(Chip::parties), 1);
  EXPECT_EQ(play.theatre(0).cash, Money{22});
  EXPECT_EQ(whose_turn(play), 1);
  play.cash(1, 2);
  EXPECT_EQ(refused_by(play.act(1, place(Place::parties))), "B54-111"_clause);
  EXPECT_FALSE(std::ranges::count(play.legal(1), place(Place::parties)));
  play.cash(1, 3);
  play.chips(1, Chip::parties, 1);
  EXPECT_EQ(refused_by(play.act(1, place(Place::parties))), "B54-111"_clause);
}

TEST(Boulevard, B54_57_boxes_with_dice_have_their_limits) {
  for (const auto& [box, chip, most] : {std::tuple{Place::parking_lot, Chip::parking_lot, 2},
                                        {Place::concessions, Chip::concessions, 3},
                                        {Place::air_conditioning, Chip::air_conditioning, 1}}) {
    Play play(three);
    play.does(0, place(box));
    for (int i = 0; i < most; ++i) {
      EXPECT_EQ(whose_turn(play), 0);
      play.does(0, Action::buy(chip));
    }
    EXPECT_EQ(whose_turn(play), 1);
    EXPECT_EQ(play.theatre(0).cash, Money{25 - most});
  }
}

TEST(Boulevard, B54_58_a_marker_on_a_name_places_a_cube) {
  Play play(three);
  play.does(0, place("Grace Kelly"));
  play.does(1, place("Grace Kelly"));
  EXPECT_EQ(play.state.cubes[static_cast<std::size_t>(star("Grace Kelly"))], 2);
  EXPECT_EQ(play.state.cubes[static_cast<std::size_t>(star("John Wayne"))], 0);
  play.next_week();
  EXPECT_EQ(play.state.cubes[static_cast<std::size_t>(star("Grace Kelly"))], 2);  // they stay
}

TEST(Boulevard, B54_112_the_managers_chip_taken_back_in_the_second_pass_ends_the_turn) {
  Play play = with_manager(Place::re_roll, Place::concessions);
  const int who = whose_turn(play);
  play.does(who, place(Place::parking_lot));
  play.does(who, Action::stop());
  to_second_turn(play, who);
  play.does(who, Action::take_back(Chip::manager));
  EXPECT_EQ(play.state.step, Step::pick);
  EXPECT_EQ(play.theatre(who).markers[1], Spot::off);
}
