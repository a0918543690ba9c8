// Behind the screens, and when they come down: B54-70 to B54-74, B54-80 to B54-85, B54-98, B54-115.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/boulevard/scenario.hpp"

using namespace backlot;
using namespace backlot::boulevard;
using namespace backlot::boulevard::scenario;

namespace {

// Three players behind their screens, with 25 thousand each and no tips.
Play behind_screens() {
  Play play({3, GameLength::short_game});
  play.no_tips();
  for (int who = 0; who < 3; ++who) play.does(who, place("John Wayne"));
  play.films_in_array({});
  while (play.state.step != Step::advertise) play.mild();
  play.events.clear();
  return play;
}
// Rolls for the Start Player come after the payout.
std::size_t rolls_for_sections(const Play& play) {
  const auto payout = std::ranges::find(play.events, Event::Kind::paid_out, &Event::kind);
  return static_cast<std::size_t>(std::count_if(
      play.events.begin(), payout, [](const Event& event) { return event.kind == Event::Kind::rolled_off; }));
}
void ready(Play& play, int who, std::initializer_list<int> money) {
  play.advertise(who, money);
  play.does(who, Action::ready());
}

}  // namespace

TEST(Boulevard, B54_70_one_die_on_each_section_never_more_than_ones_cash) {
  Play play = behind_screens();
  EXPECT_EQ(play.legal(0).size(), 7U);  // nothing, and 1 to 6
  EXPECT_EQ(refused_by(play.act(0, invest(7))), "B54-70"_clause);
  play.cash(0, 8);
  play.does(0, invest(5));
  EXPECT_EQ(play.legal(0).size(), 4U);
  EXPECT_EQ(refused_by(play.act(0, invest(4))), "B54-70"_clause);
  play.does(0, invest(3));
  EXPECT_EQ(play.legal(0), std::vector{invest(0)});
  EXPECT_EQ(play.theatre(0).cash, Money{8});  // paid when the screens are down
  for (int i = 0; i < 4; ++i) play.does(0, invest(0));
  play.does(0, Action::ready());
  ready(play, 1, {1});
  ready(play, 2, {});
  EXPECT_EQ(play.last(Event::Kind::lowered).seat, seat(2));
  const auto lowered = play.all(Event::Kind::lowered);
  EXPECT_EQ(lowered[0].investments[0], Money{5});
  EXPECT_EQ(play.state.week, 1);
  const Money upkeep{1};
  const auto paid = play.all(Event::Kind::paid_out);
  EXPECT_EQ(play.theatre(0).cash, Money{8 - 8} + paid[0].money - upkeep);
  EXPECT_EQ(play.theatre(1).cash, Money{25 - 1} + paid[1].money - upkeep);
}

TEST(Boulevard, B54_71_the_highest_investment_wins_a_die) {
  Play play = behind_screens();
  play.dice.fall(Purpose::agency, {6});
  ready(play, 0, {2, 0, 1});
  ready(play, 1, {1, 0, 4});
  ready(play, 2, {});
  const auto won = play.all(Event::Kind::section_won);
  ASSERT_EQ(won.size(), 2U);  // no investment, no winner
  EXPECT_EQ(won[0].seat, seat(0));
  EXPECT_EQ(won[1].seat, seat(1));
  EXPECT_EQ(won[1].section, Section{2});
  const auto paid = play.all(Event::Kind::paid_out);
  EXPECT_EQ(paid[0].dice, 1);
  EXPECT_EQ(paid[1].dice, 1);
  EXPECT_EQ(paid[2].dice, 0);
  // Next week all of it is gone.
  EXPECT_EQ(play.state.agency, Pips::nothing);
  play.events.clear();
  play.next_week();
  for (const Event& event : play.all(Event::Kind::paid_out)) EXPECT_EQ(event.dice, 0);
}

TEST(Boulevard, B54_72_advertising_needs_no_film) {
  Play play = behind_screens();
  play.dice.fall(Purpose::agency, {1});
  play.dice.fall(Purpose::income, {3, 5});
  ready(play, 0, {1});
  ready(play, 1, {});
  ready(play, 2, {});
  EXPECT_EQ(play.all(Event::Kind::paid_out)[0].money, Money{8});
}

TEST(Boulevard, B54_73_all_tied_with_any_tip_are_asked_at_once) {
  Play play = behind_screens();
  play.give(0, {"Cartoons"});
  play.give(1, {"Golden Handshake"});
  ready(play, 0, {2});
  ready(play, 1, {2});
  ready(play, 2, {2});  // has no tip
  ASSERT_EQ(play.state.step, Step::tie);
  EXPECT_EQ(play.waiting(), SeatSet::first(2));
  EXPECT_EQ(play.legal(0), std::vector{Action::decline()});
  EXPECT_EQ(play.legal(1).size(), 2U);
  EXPECT_EQ(refused_by(play.act(0, Action::tip(tip("Cartoons")))), "B54-81"_clause);
  play.does(1, Action::tip(tip("Golden Handshake")));
  EXPECT_EQ(play.view(0).theatre(seat(1)).answer, Tip::unknown);  // sealed
  EXPECT_EQ(seen_by(standard, play.last(Event::Kind::answered), seat(0))->tip, Tip::unknown);
  EXPECT_EQ(refused_by(play.act(1, Action::decline())), "B54-115"_clause);
  play.does(0, Action::decline());
  EXPECT_EQ(play.last(Event::Kind::section_won).seat, seat(1));  // one played: it wins
  EXPECT_EQ(play.last(Event::Kind::played).tip, tip("Golden Handshake"));
  EXPECT_EQ(rolls_for_sections(play), 0U);
}

TEST(Boulevard, B54_73_several_tie_breakers_roll_off_among_themselves) {
  Play play = behind_screens();
  play.give(0, {"Golden Handshake"});
  play.give(1, {"Golden Handshake"});
  for (int who = 0; who < 3; ++who) ready(play, who, {2});
  play.dice.fall(Purpose::roll_off, {3, 3, 2, 4});  // equal highest rolls roll again
  play.does(0, Action::tip(tip("Golden Handshake")));
  play.does(1, Action::tip(tip("Golden Handshake")));
  EXPECT_EQ(rolls_for_sections(play), 4U);
  EXPECT_EQ(play.last(Event::Kind::section_won).seat, seat(1));
}

TEST(Boulevard, B54_73_without_tie_breakers_all_tied_roll_off) {
  Play play = behind_screens();
  play.give(0, {"Cartoons"});
  for (int who = 0; who < 3; ++who) ready(play, who, {2});
  play.dice.fall(Purpose::roll_off, {5, 2, 5, 6, 1});
  play.does(0, Action::decline());
  const auto rolls = play.all(Event::Kind::rolled_off);
  ASSERT_GE(rolls.size(), 5U);
  EXPECT_EQ(rolls[3].seat, seat(0));  // only those with the highest roll again
  EXPECT_EQ(rolls[4].seat, seat(2));
  EXPECT_EQ(play.last(Event::Kind::section_won).seat, seat(0));
}

TEST(Boulevard, B54_73_a_tie_breaker_is_used_once_a_week) {
  Play play = behind_screens();
  play.give(0, {"Golden Handshake", "Golden Handshake"});
  ready(play, 0, {2, 2});
  ready(play, 1, {2, 2});
  ready(play, 2, {});
  play.does(0, Action::tip(tip("Golden Handshake")));
  ASSERT_EQ(play.state.step, Step::tie);
  EXPECT_EQ(play.state.section, Section{1});
  EXPECT_EQ(play.waiting(), SeatSet::of(seat(0)));  // asked all the same
  EXPECT_EQ(refused_by(play.act(0, Action::tip(tip("Golden Handshake")))), "B54-80"_clause);
  play.does(0, Action::decline());
  EXPECT_EQ(play.all(Event::Kind::section_won).size(), 2U);
}

TEST(Boulevard, B54_74_a_tip_raises_an_own_investment_for_nothing) {
  Play play = behind_screens();
  play.give(0, {"Sandwich Boards"});
  play.advertise(0, {6, 0, 1});
  play.does(0, Action::tip(tip("Sandwich Boards")));
  EXPECT_EQ(play.legal(0), (std::vector{Action::raise(Section{0}), Action::raise(Section{2})}));
  EXPECT_EQ(refused_by(play.act(0, Action::raise(Section{1}))), "B54-85"_clause);
  play.does(0, Action::raise(Section{0}));
  EXPECT_EQ(counted(standard, play.theatre(0), 0), Money{7});  // it may make 7
  play.does(0, Action::ready());
  ready(play, 1, {6});
  ready(play, 2, {});
  EXPECT_EQ(play.all(Event::Kind::section_won)[0].seat, seat(0));
  EXPECT_TRUE(play.all(Event::Kind::tie).empty());
  EXPECT_EQ(play.all(Event::Kind::lowered)[0].investments[0], Money{6});
}

TEST(Boulevard, B54_74_no_own_investment_nothing_to_raise) {
  Play play = behind_screens();
  play.give(0, {"Sandwich Boards"});
  play.advertise(0, {});
  EXPECT_EQ(refused_by(play.act(0, Action::tip(tip("Sandwich Boards")))), "B54-85"_clause);
}

TEST(Boulevard, B54_82_payout_tips_are_chosen_in_secret_and_name_their_film) {
  Play play = behind_screens();
  play.screens(0, {"High Noon", "Broken Arrow"});
  play.give(0, {"Rodeo Parade", "Silver Shadows"});
  play.advertise(0, {});
  play.does(0, Action::tip(tip("Rodeo Parade")));
  EXPECT_EQ(refused_by(play.act(0, Action::ready())), "B54-82"_clause);
  EXPECT_EQ(refused_by(play.act(0, Action::tip(tip("Silver Shadows")))), "B54-82"_clause);
  play.does(0, Action::help(film("Broken Arrow")));
  EXPECT_EQ(refused_by(play.act(0, Action::help(film("Broken Arrow")))), "B54-82"_clause);
  play.does(0, Action::tip(tip("Silver Shadows")));  // one black and white film: nothing to ask
  EXPECT_EQ(play.theatre(0).screen.tips.size(), 2U);
  EXPECT_TRUE(play.theatre(0).screen.tips.contains({tip("Silver Shadows"), film("High Noon"), Section::none}));
  EXPECT_EQ(play.theatre(0).hand.size(), 2U);  // until the screens are lowered
  for (const Event::Kind kind : {Event::Kind::chosen, Event::Kind::choosing, Event::Kind::invested}) {
    EXPECT_FALSE(seen_by(standard, play.last(kind), seat(1)));
    EXPECT_TRUE(seen_by(standard, play.last(kind), seat(0)));
  }
  play.does(0, Action::ready());
  ready(play, 1, {});
  ready(play, 2, {});
  EXPECT_EQ(play.all(Event::Kind::tip_shown).size(), 2U);
  EXPECT_EQ(play.theatre(0).hand.size(), 0U);
  const auto dice = [](std::string_view title) { return standard[film(title)].dice; };
  const std::size_t bonus = standard[tip("Rodeo Parade")].bonus.dice + standard[tip("Silver Shadows")].bonus.dice;
  const bool trend = play.state.trend == Genre::western;
  EXPECT_EQ(play.all(Event::Kind::paid_out)[0].dice,
            dice("High Noon") + dice("Broken Arrow") + bonus + (trend ? 2U : 0U));
}

TEST(Boulevard, B54_83_a_kind_is_a_title_whenever_played) {
  Play play = behind_screens();
  play.screens(0, {"High Noon", "Broken Arrow"});
  play.give(0, {"Rodeo Parade", "Rodeo Parade"});
  play.advertise(0, {});
  play.does(0, Action::tip(tip("Rodeo Parade")));
  play.does(0, Action::help(film("Broken Arrow")));
  EXPECT_EQ(refused_by(play.act(0, Action::tip(tip("Rodeo Parade")))), "B54-80"_clause);
  EXPECT_EQ(play.legal(0), std::vector{Action::ready()});
  Play earlier = behind_screens();
  earlier.screens(0, {"High Noon"});
  earlier.give(0, {"Rodeo Parade"});
  earlier.theatre(0).played.push(tip("Rodeo Parade"));
  earlier.advertise(0, {});
  EXPECT_EQ(refused_by(earlier.act(0, Action::tip(tip("Rodeo Parade")))), "B54-80"_clause);
}

TEST(Boulevard, B54_84_a_cartoon_uses_15_unused_minutes_and_no_film) {
  Play play = behind_screens();
  play.screens(0, {"Quo Vadis"});  // 165 of 180 minutes
  play.give(0, {"Cartoons", "Cartoons", "Cartoons"});
  play.advertise(0, {});
  play.does(0, Action::tip(tip("Cartoons")));
  EXPECT_EQ(minutes_left(standard, play.theatre(0)), Minutes{});
  EXPECT_EQ(refused_by(play.act(0, Action::tip(tip("Cartoons")))), "B54-85"_clause);
  play.theatre(0).extra_minutes = {15};
  play.does(0, Action::tip(tip("Cartoons")));  // any number
  EXPECT_EQ(dice_of_tips(standard, play.theatre(0)), 2U);
  EXPECT_TRUE(play.theatre(0).screen.tips[0].film == Film::unknown);
  Play empty = behind_screens();
  empty.give(0, {"Cartoons"});
  empty.advertise(0, {});
  empty.does(0, Action::tip(tip("Cartoons")));                                         // without any film
  EXPECT_EQ(refused_by(empty.act(0, Action::tip(tip("Cartoons")))), "B54-80"_clause);  // there was one
  empty.does(0, Action::ready());
  ready(empty, 1, {});
  ready(empty, 2, {});
  EXPECT_EQ(empty.all(Event::Kind::paid_out)[0].dice, 1);
  EXPECT_TRUE(BlockbusterStep::winners(standard, empty.state).empty());  // it is not a film
}

TEST(Boulevard, B54_85_a_payout_tip_needs_an_own_film_that_meets_its_condition) {
  Play play = behind_screens();
  play.screens(0, {"Road to Bali"});
  play.screens(1, {"High Noon"});
  play.give(0, {"Rodeo Parade", "Laughing Contest", "Three-Strip Splendor"});
  play.advertise(0, {});
  EXPECT_EQ(refused_by(play.act(0, Action::tip(tip("Rodeo Parade")))), "B54-85"_clause);
  play.does(0, Action::tip(tip("Laughing Contest")));
  play.does(0, Action::tip(tip("Three-Strip Splendor")));  // different tips may help one film
  EXPECT_EQ(play.theatre(0).screen.tips.size(), 2U);
}

TEST(Boulevard, B54_115_sections_in_order_then_tips_and_others_see_who_is_ready) {
  Play play = behind_screens();
  play.give(0, {"Cartoons"});
  EXPECT_EQ(refused_by(play.act(0, Action::tip(tip("Cartoons")))), "B54-115"_clause);
  EXPECT_EQ(refused_by(play.act(0, Action::ready())), "B54-115"_clause);
  const View before = play.view(1);
  play.advertise(0, {3, 2, 1});
  play.does(0, Action::tip(tip("Cartoons")));
  EXPECT_EQ(play.view(1), before);  // nothing to see
  EXPECT_EQ(play.view(0).theatre(seat(0)).screen.invested[1], Money{2});
  EXPECT_EQ(refused_by(play.act(0, invest(1))), "B54-115"_clause);
  play.does(0, Action::ready());
  EXPECT_TRUE(play.view(1).decided.has(seat(0)));
  EXPECT_EQ(play.view(1).theatre(seat(0)).screen, Screen{});
  EXPECT_EQ(refused_by(play.act(0, Action::ready())), "B54-115"_clause);
  EXPECT_EQ(play.state.step, Step::advertise);  // until everybody is
}

TEST(Boulevard, B54_120_copies_of_a_tip_are_offered_once) {
  Play play = behind_screens();
  play.give(0, {"Cartoons", "Cartoons"});
  play.advertise(0, {});
  EXPECT_EQ(play.legal(0), (std::vector{Action::tip(tip("Cartoons")), Action::ready()}));
}

// Sections 1 to 6 in thousands: 1,-,2,2,3,2 against 2,-,1,1,3,- and -,-,-,-,-,3.
TEST(Boulevard, B54_98_the_books_advertising) {
  Play play = behind_screens();
  play.dice.fall(Purpose::roll_off, {2, 6});
  ready(play, 0, {1, 0, 2, 2, 3, 2});
  ready(play, 1, {2, 0, 1, 1, 3, 0});
  const State before = play.state;
  play.advertise(2, {0, 0, 0, 0, 0, 3});
  Money first;
  Money second;
  for (const Money money : before.theatres[0].screen.invested) first += money;
  for (const Money money : before.theatres[1].screen.invested) second += money;
  EXPECT_EQ(first, Money{10});
  EXPECT_EQ(second, Money{7});
  play.does(2, Action::ready());
  std::vector<int> won(6);
  for (const Event& event : play.all(Event::Kind::section_won)) {
    won[static_cast<std::size_t>(event.section)] = static_cast<int>(index(event.seat)) + 1;
  }
  EXPECT_EQ(won, (std::vector{2, 0, 1, 1, 2, 3}));
  const Event tie = play.last(Event::Kind::tie);
  EXPECT_EQ(tie.section, Section{4});
  EXPECT_EQ(tie.seats, SeatSet::first(2));
}
