// Blockbuster, upkeep, the next week and the end: B54-7, B54-56, B54-80, B54-83, B54-91 to B54-95,
// B54-107, B54-114, B54-118, B54-119.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/boulevard/scenario.hpp"

using namespace backlot;
using namespace backlot::boulevard;
using namespace backlot::boulevard::scenario;

namespace {

// Three players in the picking step, with nothing to pick; each test gives them films and chips.
Play before_payout(const Options& options = {3, GameLength::short_game}) {
  Play play(options);
  play.no_tips();
  play.go_to(Step::pick);
  play.films_in_array({});
  play.dice.fall(Purpose::genre, {1, 2});  // Horror
  return play;
}
int turn(const Play& play) { return static_cast<int>(index(play.state.turn)); }
int cubes_on(const Play& play, std::string_view name) { return play.state.cubes[static_cast<std::size_t>(star(name))]; }
std::vector<int> seats_of(const std::vector<Event>& events) {
  std::vector<int> seats;
  for (const Event& event : events) seats.push_back(static_cast<int>(index(event.seat)));
  return seats;
}

}  // namespace

TEST(Boulevard, B54_91_the_highest_payout_puts_a_cube_on_a_starred_name) {
  Play play = before_payout();
  play.screens(0, {"Road to Bali"});
  play.screens(1, {"Broken Arrow"});
  play.dice.fall(Purpose::income, {1, 1, 6, 6, 6});
  play.go_to(Step::blockbuster);
  ASSERT_EQ(play.waiting(), SeatSet::of(seat(1)));
  EXPECT_EQ(play.legal(1), (std::vector{Action::cube(star("James Stewart")), Action::no_cube()}));
  EXPECT_EQ(refused_by(play.act(1, Action::cube(star("Grace Kelly")))), "B54-91"_clause);
  play.does(1, Action::cube(star("James Stewart")));
  EXPECT_EQ(cubes_on(play, "James Stewart"), 1);
  EXPECT_EQ(play.state.week, 1);
}

TEST(Boulevard, B54_91_a_cube_on_each_starred_name_of_one_film) {
  Play play = before_payout();
  play.screens(1, {"Rear Window"});
  play.go_to(Step::blockbuster);
  const std::vector<std::string_view> names{"James Stewart", "Grace Kelly", "Alfred Hitchcock"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    ASSERT_EQ(play.state.step, Step::blockbuster) << names[i];
    EXPECT_EQ(play.legal(1).size(), names.size() - i + 1);  // B54-119: each at most once
    play.does(1, Action::cube(star(names[i])));
    EXPECT_EQ(cubes_on(play, names[i]), 1);
  }
  EXPECT_EQ(play.state.week, 1);  // no further name: not asked again
  EXPECT_TRUE(play.state.named.empty());
}

TEST(Boulevard, B54_91_or_on_some_of_them) {
  Play play = before_payout();
  play.screens(1, {"Rear Window"});
  play.go_to(Step::blockbuster);
  play.does(1, Action::cube(star("Grace Kelly")));
  EXPECT_EQ(refused_by(play.act(1, Action::cube(star("Grace Kelly")))), "B54-91"_clause);  // B54-119
  EXPECT_EQ(question(standard, play.state, seat(1)), "Who of the same film gets a cube, too?");
  play.does(1, Action::no_cube());
  EXPECT_EQ(play.state.week, 1);
  EXPECT_EQ(cubes_on(play, "James Stewart"), 0);
  EXPECT_EQ(play.last(Event::Kind::no_more_cubes).seat, seat(1));
  EXPECT_TRUE(play.all(Event::Kind::no_cube).empty());
}

TEST(Boulevard, B54_91_B54_119_all_names_are_of_one_film) {
  Play play = before_payout();
  play.screens(1, {"Broken Arrow", "Rear Window", "Niagara"});
  play.go_to(Step::blockbuster);
  play.does(1, Action::cube(star("James Stewart")));  // of two films, of which one has others
  EXPECT_EQ(refused_by(play.act(1, Action::cube(star("Marilyn Monroe")))), "B54-91"_clause);
  EXPECT_EQ(play.legal(1), (std::vector{Action::cube(star("Grace Kelly")), Action::cube(star("Alfred Hitchcock")),
                                        Action::no_cube()}));
  play.does(1, Action::cube(star("Grace Kelly")));
  play.does(1, Action::cube(star("Alfred Hitchcock")));
  EXPECT_EQ(play.state.week, 1);
}

TEST(Boulevard, B54_91_the_cube_may_be_left) {
  Play play = before_payout();
  play.screens(1, {"Broken Arrow"});
  play.go_to(Step::blockbuster);
  play.does(1, Action::no_cube());
  EXPECT_EQ(cubes_on(play, "James Stewart"), 0);
  EXPECT_EQ(play.last(Event::Kind::no_cube).seat, seat(1));
}

TEST(Boulevard, B54_94_whole_payouts_of_those_who_screened_a_film) {
  Play play = before_payout();
  play.screens(1, {"Broken Arrow"});
  play.chips(1, Chip::parking_lot, 2);  // its dice count, too
  play.screens(2, {"High Noon"});
  play.chips(0, Chip::concessions, 3);  // no film
  play.dice.fall(Purpose::income, {6, 6, 6, /**/ 6, 6, 6, 1, 1, /**/ 1, 1, 6, 6, 1, 1});
  play.go_to(Step::blockbuster);
  EXPECT_EQ(play.theatre(0).payout, Money{18});
  EXPECT_EQ(play.theatre(1).payout, Money{20});
  EXPECT_EQ(play.theatre(2).payout, Money{16});
  EXPECT_EQ(play.waiting(), SeatSet::of(seat(1)));
  play.theatre(1).payout = {17};
  EXPECT_EQ(BlockbusterStep::winners(standard, play.state), SeatSet::of(seat(1)));  // not seat 1 with its 18
}

TEST(Boulevard, B54_107_tied_winners_choose_clockwise_from_the_start_player) {
  Play play = before_payout();
  play.state.start = seat(1);
  for (int who = 0; who < 3; ++who) play.screens(who, {"Broken Arrow"});
  play.dice.fall(Purpose::income, {6, 6, 6, 6, 6, 6, 6, 6, 6});
  play.go_to(Step::blockbuster);
  for (const int who : {1, 2, 0}) {
    EXPECT_EQ(turn(play), who);
    play.does(who, Action::cube(star("James Stewart")));
  }
  EXPECT_EQ(cubes_on(play, "James Stewart"), 3);  // one name may get several
}

TEST(Boulevard, B54_119_a_winner_without_starred_names_is_not_asked) {
  Play play = before_payout();
  play.screens(0, {"Road to Bali"});
  play.screens(1, {"Broken Arrow"});
  play.dice.fall(Purpose::income, {6, 6, 1, 1, 1});
  play.next_week();
  EXPECT_EQ(play.state.week, 1);
  EXPECT_TRUE(play.all(Event::Kind::no_cube).empty());
}

TEST(Boulevard, B54_92_upkeep_for_the_house_and_every_chip) {
  Play play = before_payout();
  play.chips(0, Chip::running_time, 3);
  play.chips(0, Chip::manager, 1);
  play.theatre(0).loans = 2;
  for (int who = 0; who < 3; ++who) play.cash(who, 20);
  play.next_week();
  EXPECT_EQ(play.theatre(0).cash, Money{20 - 1 - 3 - 1 - 2});
  EXPECT_EQ(play.theatre(1).cash, Money{19});
  EXPECT_EQ(play.all(Event::Kind::upkeep_paid)[0].money, Money{7});
}

TEST(Boulevard, B54_93_who_cannot_pay_gives_back_chips_of_their_choice) {
  Play play = before_payout();
  play.chips(0, Chip::running_time, 3);
  play.chips(0, Chip::manager, 1);
  play.theatre(0).markers[1] = at("John Ford");
  play.theatre(0).loans = 1;
  play.cash(0, 4);  // of 6
  play.go_to(Step::upkeep);
  EXPECT_EQ(play.waiting(), SeatSet::of(seat(0)));
  EXPECT_EQ(play.legal(0), (std::vector{Action::take_back(Chip::manager), Action::take_back(Chip::running_time)}));
  EXPECT_EQ(refused_by(play.act(0, Action::repay())), "B54-93"_clause);
  EXPECT_EQ(refused_by(play.act(0, Action::take_back(Chip::parties))), "B54-33"_clause);
  play.does(0, Action::take_back(Chip::manager));
  EXPECT_EQ(play.theatre(0).markers[1], Spot::off);
  EXPECT_EQ(play.state.step, Step::upkeep);
  play.does(0, Action::take_back(Chip::running_time));
  EXPECT_EQ(play.state.week, 1);
  EXPECT_EQ(play.theatre(0).cash, Money{});
  EXPECT_EQ(play.theatre(0).chips_of(Chip::running_time), 2);
  EXPECT_EQ(play.theatre(0).loans, 1);
}

TEST(Boulevard, B54_93_then_a_loan_whose_chip_costs_nothing_this_week) {
  Play play = before_payout();
  play.chips(0, Chip::running_time, 1);
  play.theatre(0).loans = 2;
  play.cash(0, 1);
  play.go_to(Step::upkeep);
  play.does(0, Action::take_back(Chip::running_time));
  EXPECT_EQ(play.theatre(0).loans, 3);
  EXPECT_EQ(play.theatre(0).cash, Money{1 + 25 - 3});
  EXPECT_EQ(play.last(Event::Kind::borrowed).seat, seat(0));
}

TEST(Boulevard, B54_93_in_the_last_week_too) {
  Play play({2, GameLength::short_game});
  while (play.state.week < 3) play.next_week();
  play.go_to(Step::pick);
  play.cash(1, 0);
  play.go_to(Step::over);
  EXPECT_EQ(play.theatre(1).loans, 1);
  EXPECT_EQ(play.theatre(1).cash, Money{24});
}

TEST(Boulevard, B54_118_upkeep_is_paid_clockwise_from_the_start_player) {
  Play play = before_payout();
  play.state.start = seat(2);
  play.next_week();
  EXPECT_EQ(seats_of(play.all(Event::Kind::upkeep_paid)), (std::vector{2, 0, 1}));
}

TEST(Boulevard, B54_7_the_least_cash_begins_loans_ignored_ties_roll_off) {
  Play play = before_payout();
  play.cash(0, 20);
  play.cash(1, 9);
  play.cash(2, 10);
  play.theatre(2).loans = 1;  // 8 after upkeep: counted after it, and without the loan
  play.next_week();
  EXPECT_EQ(play.theatre(1).cash, Money{8});
  EXPECT_EQ(play.theatre(2).cash, Money{8});
  const auto rolls = play.all(Event::Kind::rolled_off);
  ASSERT_GE(rolls.size(), 2U);
  EXPECT_EQ(rolls[0].seat, seat(1));
  EXPECT_EQ(rolls[1].seat, seat(2));
  const std::size_t last = rolls.size() - 2;
  EXPECT_EQ(play.state.start, rolls[last].pips[0] > rolls[last + 1].pips[0] ? seat(1) : seat(2));
  EXPECT_EQ(play.last(Event::Kind::start_player).seat, play.state.start);

  Play alone = before_payout();
  alone.cash(1, 3);
  alone.next_week();
  EXPECT_EQ(alone.state.start, seat(1));
  EXPECT_EQ(alone.state.turn, seat(1));
}

TEST(Boulevard, B54_56_parties_draw_two_tips) {
  Play play = before_payout();
  play.chips(1, Chip::parties, 1);
  play.next_week();
  EXPECT_EQ(play.theatre(0).hand.size(), 1U);
  EXPECT_EQ(play.theatre(1).hand.size(), 2U);
}

TEST(Boulevard, B54_114_tips_are_dealt_clockwise_from_the_start_player) {
  Play play = before_payout();
  play.state.start = seat(1);
  play.chips(2, Chip::parties, 1);
  play.next_week();
  EXPECT_EQ(seats_of(play.all(Event::Kind::tip_drawn)), (std::vector{1, 2, 2, 0}));
}

TEST(Boulevard, B54_80_an_exhausted_deck_is_reshuffled) {
  Play play = before_payout();
  play.give(0, {"Rodeo Parade"});
  discard_tip(standard, play.state, seat(0), tip("Rodeo Parade"));
  while (play.state.deck.size() > 1) {  // the others hold nearly all
    const Tip last = play.state.deck.take(play.state.deck.size() - 1);
    play.theatre(play.theatre(1).hand.full() ? 2 : 1).hand.push({play.state.shuffle, last});
    if (play.theatre(2).hand.full()) play.theatre(2).hand.clear();  // out of the way
  }
  play.theatre(1).hand.clear();
  play.theatre(2).hand.clear();
  play.next_week();
  EXPECT_EQ(play.all(Event::Kind::shuffled).size(), 1U);
  EXPECT_EQ(play.state.shuffle, Shuffle{1});
  // One card of the old deck, then the only discarded one; then nobody draws: B54-83.
  EXPECT_EQ(play.theatre(0).hand.size(), 1U);
  EXPECT_EQ(play.theatre(1).hand.size(), 1U);
  EXPECT_EQ(play.theatre(1).hand[0], (Held{Shuffle{1}, tip("Rodeo Parade")}));
  EXPECT_EQ(play.theatre(2).hand.size(), 0U);
}

TEST(Boulevard, B54_83_with_deck_and_discards_empty_nobody_draws) {
  Play play = before_payout();
  play.state.deck.clear();
  play.next_week();
  EXPECT_TRUE(play.all(Event::Kind::tip_drawn).empty());
  EXPECT_TRUE(play.all(Event::Kind::shuffled).empty());
}

TEST(Boulevard, B54_113_of_two_alike_the_older_is_played_and_its_shuffle_is_seen) {
  Play play = before_payout();
  const std::size_t first = first_card_of(standard, tip("Cartoons"));
  play.state.shuffle = Shuffle{2};
  play.state.tip_cards[first + 2] = Shuffle{1};
  play.state.tip_cards[first + 3] = Shuffle{2};
  play.theatre(0).hand.insert_sorted({Shuffle{2}, tip("Cartoons")});
  play.theatre(0).hand.insert_sorted({Shuffle{1}, tip("Cartoons")});
  EXPECT_EQ(discard_tip(standard, play.state, seat(0), tip("Cartoons")), Shuffle{1});
  EXPECT_EQ(play.theatre(0).hand.size(), 1U);
  EXPECT_EQ(play.theatre(0).hand[0].shuffle, Shuffle{2});
  EXPECT_EQ(play.state.tip_cards[first + 1], Shuffle{0});
  EXPECT_EQ(play.state.tip_cards[first + 2], Shuffle{2});
  EXPECT_EQ(play.state.tip_cards[first + 3], Shuffle::discarded);
  EXPECT_EQ(play.view(1).theatre(seat(0)).hand[0], (Held{Shuffle{2}, Tip::unknown}));
}

TEST(Boulevard, B54_95_cash_minus_loans_plus_2000_for_each_tip) {
  Play play({3, GameLength::short_game});
  play.go_to(Step::over);
  play.no_tips();
  play.give(0, {"Cartoons", "Rodeo Parade"});
  play.cash(0, 30);
  play.theatre(1).loans = 2;
  play.cash(1, 84);
  play.cash(2, 33);
  play.theatre(2).loans = 0;
  play.theatre(0).loans = 0;
  Outcome result = outcome(standard, play.state);
  EXPECT_EQ(result.seats[0].score, 34);
  EXPECT_EQ(result.seats[1].score, 34);
  EXPECT_EQ(result.seats[2].score, 33);
  EXPECT_EQ(result.winners, SeatSet::first(2));  // ties are ties
  EXPECT_EQ(result.seats[0].payoff, full_payoff / 2);
  EXPECT_EQ(result.ended_by, "B54-95"_clause);
  EXPECT_EQ(result.seats[1].lines[1].clause, "B54-51"_clause);
  EXPECT_EQ(result.seats[1].lines[1].amount, -50);
  EXPECT_EQ(result.seats[0].lines[2].amount, 4);
  play.cash(0, 31);
  result = outcome(standard, play.state);
  EXPECT_EQ(result.winners, SeatSet::of(seat(0)));
  EXPECT_EQ(refused_by(play.act(0, Action::ready())), "B54-95"_clause);
}
