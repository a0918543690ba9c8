// The three offices and the trending genre: B54-40 to B54-47, B54-96, B54-110.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/boulevard/scenario.hpp"

using namespace backlot;
using namespace backlot::boulevard;
using namespace backlot::boulevard::scenario;

namespace {

constexpr Options three{3, GameLength::short_game};

// Seat 1 stands on this office, the others on no office.
Play with_office(Place office) {
  Play play(three);
  play.does(0, place(office));
  return play;
}
void place_others(Play& play) {
  play.does(1, place(Place::air_conditioning));
  play.does(1, Action::stop());
  play.does(2, place(Place::air_conditioning));
  play.does(2, Action::stop());
}

}  // namespace

TEST(Boulevard, B54_40_nobody_in_the_preview_house_an_open_roll_moves_the_marker) {
  Play play(three);
  play.dice.fall(Purpose::genre, {1, 2});
  play.go_to(Step::advertise);
  EXPECT_EQ(play.state.trend, Genre::drama);
  play.next_week();
  EXPECT_EQ(play.state.trend, Genre::horror);
  play.dice.fall(Purpose::genre, {1, 1});  // on a 2 it stays
  play.next_week();
  EXPECT_EQ(play.state.trend, Genre::horror);
  play.dice.fall(Purpose::genre, {6, 6});
  play.next_week();
  EXPECT_EQ(play.state.trend, Genre::science_fiction);
}

TEST(Boulevard, B54_41_the_player_there_rolls_in_secret_before_picking) {
  Play play = with_office(Place::preview_house);
  play.dice.fall(Purpose::genre, {2, 6});
  place_others(play);
  ASSERT_EQ(play.state.step, Step::genre);
  EXPECT_EQ(play.state.preview, (std::array{Pips{2}, Pips{6}}));
  play.does(0, Action::genre(Genre::comedy));
  EXPECT_EQ(play.state.trend, Genre::drama);  // until the screens are lowered
  play.go_to(Step::advertise);
  EXPECT_EQ(play.state.trend, Genre::drama);
  play.next_week();
  EXPECT_EQ(play.state.trend, Genre::comedy);
  const Event shown = play.last(Event::Kind::genre_shown);
  EXPECT_EQ(shown.seat, seat(0));
  EXPECT_EQ(shown.pips, (std::array{Pips{2}, Pips{6}}));
  EXPECT_TRUE(play.dice.all_fell());
}

TEST(Boulevard, B54_41_on_a_2_any_genre_is_picked) {
  Play play = with_office(Place::preview_house);
  play.dice.fall(Purpose::genre, {1, 1});
  place_others(play);
  EXPECT_EQ(play.legal(0).size(), genres);
  play.does(0, Action::genre(Genre::romance));
  play.next_week();
  EXPECT_EQ(play.state.trend, Genre::romance);
}

TEST(Boulevard, B54_110_the_question_for_the_genre_tells_nothing) {
  for (const auto& roll : {std::array{1, 1}, std::array{3, 4}}) {
    Play play = with_office(Place::preview_house);
    play.dice.fall(Purpose::genre, {roll[0], roll[1]});
    place_others(play);
    EXPECT_EQ(play.state.step, Step::genre);
    EXPECT_EQ(play.waiting(), SeatSet::of(seat(0)));
  }
  Play play = with_office(Place::preview_house);
  play.dice.fall(Purpose::genre, {3, 4});
  place_others(play);
  EXPECT_EQ(play.legal(0), std::vector{Action::genre(Genre::western)});
  EXPECT_EQ(refused_by(play.act(0, Action::genre(Genre::drama))), "B54-110"_clause);
}

TEST(Boulevard, B54_42_nobody_in_the_agency_an_open_die_names_the_section) {
  Play play(three);
  play.go_to(Step::advertise);
  EXPECT_EQ(play.state.agency, Pips::nothing);
  play.dice.fall(Purpose::agency, {4});
  play.advertise(0, {2, 0, 0, 1});
  play.does(0, Action::ready());
  play.go_to(Step::upkeep);
  const auto won = play.all(Event::Kind::section_won);
  ASSERT_EQ(won.size(), 2U);
  EXPECT_EQ(won[0].dice, 1);
  EXPECT_EQ(won[1].section, Section{3});
  EXPECT_EQ(won[1].dice, 2);  // two dice instead of one
}

TEST(Boulevard, B54_43_the_player_there_rolls_in_secret_before_advertising) {
  Play play = with_office(Place::advertising_agency);
  play.dice.fall(Purpose::agency, {5});
  place_others(play);
  EXPECT_EQ(play.state.agency, Pips{5});
  EXPECT_EQ(play.view(0).agency, Pips{5});
  EXPECT_EQ(play.view(1).agency, Pips::unknown);
  play.go_to(Step::advertise);
  EXPECT_EQ(play.view(1).agency, Pips::unknown);
  play.advertise(1, {0, 0, 0, 0, 1});
  play.does(1, Action::ready());
  play.next_week();
  EXPECT_EQ(play.last(Event::Kind::agency_shown).pips[0], Pips{5});
  EXPECT_EQ(play.last(Event::Kind::section_won).dice, 2);
  EXPECT_TRUE(play.dice.all_fell());  // no second roll
}

TEST(Boulevard, B54_45_the_distribution_agency_picks_first_then_clockwise) {
  Play play(three);
  play.does(0, place(Place::air_conditioning));
  play.does(0, Action::stop());
  play.does(1, place(Place::distribution_agency));
  play.does(2, place(Place::air_conditioning));
  play.does(2, Action::stop());
  EXPECT_EQ(play.state.turn, seat(1));
  play.does(1, Action::pass());
  EXPECT_EQ(play.state.turn, seat(2));
  play.does(2, Action::pass());
  EXPECT_EQ(play.state.turn, seat(0));

  Play other(three);
  other.go_to(Step::pick);
  EXPECT_EQ(other.state.turn, other.state.start);
}

TEST(Boulevard, B54_46_only_the_roller_sees_the_secret_rolls) {
  Play play(three);
  play.dice.fall(Purpose::genre, {2, 3});
  play.does(0, place(Place::preview_house));
  play.does(1, place(Place::advertising_agency));
  play.does(2, place(Place::air_conditioning));
  play.does(2, Action::stop());
  EXPECT_EQ(play.view(0).preview, (std::array{Pips{2}, Pips{3}}));
  EXPECT_EQ(play.view(1).preview, (std::array{Pips::unknown, Pips::unknown}));
  EXPECT_EQ(play.view(1).agency, play.state.agency);
  EXPECT_EQ(play.view(0).agency, Pips::unknown);
  EXPECT_EQ(play.view(1).secret_genre, SecretGenre::none);
  play.does(0, Action::genre(Genre::adventure));
  EXPECT_EQ(play.view(1).secret_genre, SecretGenre::unknown);
  EXPECT_EQ(play.view(0).secret_genre, static_cast<SecretGenre>(Genre::adventure));
  const Event rolled = play.last(Event::Kind::preview_rolled);
  EXPECT_EQ(seen_by(standard, rolled, seat(2))->pips, (std::array{Pips::unknown, Pips::unknown}));
  EXPECT_EQ(seen_by(standard, rolled, seat(0))->pips, rolled.pips);
  const Event chosen = play.last(Event::Kind::genre_chosen);
  EXPECT_EQ(seen_by(standard, chosen, seat(2))->secret, SecretGenre::unknown);
  const Event agency = play.last(Event::Kind::agency_rolled);
  EXPECT_EQ(seen_by(standard, agency, seat(2))->pips[0], Pips::unknown);
  EXPECT_EQ(seen_by(standard, agency, seat(1))->pips[0], play.state.agency);
  play.go_to(Step::upkeep);
  EXPECT_EQ(seen_by(standard, play.last(Event::Kind::genre_shown), seat(2))->genre, Genre::adventure);
}

TEST(Boulevard, B54_47_screens_agency_sections_genre) {
  Play play(three);  // nobody in an office
  play.go_to(Step::advertise);
  play.advertise(0, {1, 0, 0, 0, 0, 1});
  play.does(0, Action::ready());
  play.go_to(Step::upkeep);
  const std::vector<Event::Kind> wanted{Event::Kind::lowered,      Event::Kind::lowered,     Event::Kind::lowered,
                                        Event::Kind::agency_shown, Event::Kind::section_won, Event::Kind::section_won,
                                        Event::Kind::genre_shown,  Event::Kind::paid_out};
  auto from = std::ranges::find(play.events, Event::Kind::lowered, &Event::kind);
  for (const Event::Kind kind : wanted) {
    ASSERT_NE(from, play.events.end());
    EXPECT_EQ(from->kind, kind);
    ++from;
  }
  // A secret genre is shown with the screens, before the sections.
  Play secret = with_office(Place::preview_house);
  place_others(secret);
  secret.go_to(Step::advertise);
  secret.advertise(1, {1});
  secret.does(1, Action::ready());
  secret.next_week();
  const auto shown = std::ranges::find(secret.events, Event::Kind::genre_shown, &Event::kind);
  const auto won = std::ranges::find(secret.events, Event::Kind::section_won, &Event::kind);
  EXPECT_LT(shown, won);
  EXPECT_EQ(secret.all(Event::Kind::genre_shown).size(), 1U);
}

// Dice 4 and 5: Drama, and one die for every Drama film on every screen.
static_assert(GenreStep::genre_of(standard, {Pips{4}, Pips{5}}) == Genre::drama);
TEST(Boulevard, B54_96_four_and_five_are_drama_for_everybody) {
  Play play(three);
  play.state.trend = Genre::western;
  play.go_to(Step::pick);
  play.screens(0, {"Ace in the Hole", "Road to Bali"});
  play.screens(1, {"Rashomon"});
  play.screens(2, {"Broken Arrow"});
  play.dice.fall(Purpose::genre, {4, 5});
  play.go_to(Step::blockbuster);
  EXPECT_EQ(play.state.trend, Genre::drama);
  const auto paid = play.all(Event::Kind::paid_out);
  ASSERT_EQ(paid.size(), 3U);
  const auto printed = [](std::string_view title) { return standard[film(title)].dice; };
  EXPECT_EQ(paid[0].dice, printed("Ace in the Hole") + 1 + printed("Road to Bali"));
  EXPECT_EQ(paid[1].dice, printed("Rashomon") + 1);
  EXPECT_EQ(paid[2].dice, printed("Broken Arrow"));
}
