// Money, time, the deal and the order of a week: B54-1 to B54-7, B54-20 to B54-22.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>

#include "games/boulevard/scenario.hpp"

using namespace backlot;
using namespace backlot::boulevard;
using namespace backlot::boulevard::scenario;

namespace {

constexpr Options short_game(std::uint8_t players) { return {players, GameLength::short_game}; }

Deck deck_of(Film film) { return standard[film].deck; }

}  // namespace

TEST(Boulevard, B54_1_everybody_starts_with_25000_and_six_tips) {
  for (std::uint8_t players = 2; players <= 6; ++players) {
    const Play play(short_game(players));
    EXPECT_EQ(play.state.theatres.size(), players);
    for (const Theatre& theatre : play.state.theatres) {
      EXPECT_EQ(theatre.cash, Money{25});
      EXPECT_EQ(theatre.hand.size(), 6U);
    }
    EXPECT_EQ(play.view(0).theatre(seat(1)).cash, Money{25});  // public
    EXPECT_EQ(play.state.deck.size(), 72U - 6U * players);
  }
}

TEST(Boulevard, B54_2_four_six_or_eight_weeks) {
  const std::array<std::size_t, 3> weeks{4, 6, 8};
  for (std::size_t i = 0; i < 3; ++i) {
    Play play({2, static_cast<GameLength>(i)});
    play.go_to(Step::over);
    EXPECT_EQ(play.state.week + 1U, weeks[i]);
    EXPECT_EQ(play.all(Event::Kind::week_ended).size(), weeks[i] - 1);
  }
}

TEST(Boulevard, B54_3_the_second_deck_serves_the_second_half) {
  for (const GameLength length : {GameLength::short_game, GameLength::average_game, GameLength::long_game}) {
    Play play({3, length});
    const std::size_t half = length_of(standard, play.state.options).weeks / 2;
    std::set<Film> seen;
    while (play.state.step != Step::over) {
      const Deck deck = play.state.week < half ? Deck::first : Deck::second;
      EXPECT_EQ(play.state.array.size(), 24U);  // B54-20
      for (const Film each : play.state.array) {
        EXPECT_EQ(deck_of(each), deck);
        EXPECT_TRUE(seen.insert(each).second) << "a film comes twice";
      }
      play.next_week();
    }
  }
}

TEST(Boulevard, B54_4_films_of_a_week_fit_into_180_minutes) {
  Play play(short_game(2));
  play.go_to(Step::pick);
  play.films_in_array({"Quo Vadis", "High Noon"});
  play.cash(0, 100);
  play.does(0, Action::pick(film("Quo Vadis")));
  const Minutes left = minutes_left(standard, play.theatre(0));
  EXPECT_EQ(left, Minutes{180} - standard[film("Quo Vadis")].minutes);
  ASSERT_GT(standard[film("High Noon")].minutes, left);
  EXPECT_FALSE(play.waits_for(0) && play.may(0, Action::pick(film("High Noon"))));
  EXPECT_EQ(PickStep::check_film(standard, play.theatre(0), film("High Noon")), Refusal::film_too_long);
  EXPECT_EQ(refused_by(Refusal::film_too_long), "B54-4"_clause);
}

TEST(Boulevard, B54_5_the_first_start_player_is_drawn) {
  std::array<int, 4> times{};
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    FastChance chance(seed);
    ++times[index(setup(standard, short_game(4), chance).start)];
  }
  for (const int count : times) EXPECT_NEAR(count, 500, 100);  // about five standard deviations
}

TEST(Boulevard, B54_6_two_to_six_players) {
  EXPECT_EQ(refused_by(check(standard, short_game(1))), "B54-6"_clause);
  EXPECT_EQ(refused_by(check(standard, short_game(7))), "B54-6"_clause);
  for (std::uint8_t players = 2; players <= 6; ++players) EXPECT_FALSE(check(standard, short_game(players)));
}

TEST(Boulevard, B54_20_a_week_goes_from_markers_to_upkeep) {
  Play play(short_game(2));
  play.dice.fall(Purpose::genre, {3, 3});
  std::vector<Step> steps;
  while (play.state.week == 0) {
    if (steps.empty() || steps.back() != play.state.step) steps.push_back(play.state.step);
    if (play.state.step == Step::place && play.state.placing != Placing::buy) {
      const Place where = play.waits_for(0) ? Place::preview_house : Place::air_conditioning;
      play.does(play.waits_for(0) ? 0 : 1, place(where));
      continue;
    }
    if (play.state.step == Step::pick && play.theatre(0).films.empty() && play.waits_for(0)) {
      play.theatre(0).cash = {100};
      play.films_in_array({"High Noon"});
      play.does(0, Action::pick(film("High Noon")));
      play.theatre(0).cash = {0};
      continue;
    }
    play.mild();
  }
  const std::vector<Step> wanted{Step::place, Step::genre, Step::pick, Step::advertise, Step::blockbuster};
  EXPECT_EQ(steps, wanted);
  const std::vector<Event::Kind> order{Event::Kind::placed,      Event::Kind::preview_rolled, Event::Kind::picked,
                                       Event::Kind::ready,       Event::Kind::lowered,        Event::Kind::genre_shown,
                                       Event::Kind::paid_out,    Event::Kind::no_cube,        Event::Kind::upkeep_paid,
                                       Event::Kind::week_ended,  Event::Kind::films_dealt,    Event::Kind::tip_drawn,
                                       Event::Kind::start_player};
  std::size_t found = 0;
  for (const Event& event : play.events) {
    if (found < order.size() && event.kind == order[found]) ++found;
  }
  EXPECT_EQ(found, order.size());
  EXPECT_EQ(refused_by(play.act(static_cast<int>(index(play.state.turn)), Action::pass())), "B54-20"_clause);
}

TEST(Boulevard, B54_21_the_last_week_has_no_blockbuster_and_no_tip_but_upkeep) {
  Play play(short_game(2));
  while (play.state.week < 3) play.next_week();
  play.events.clear();
  play.go_to(Step::pick);
  play.screens(0, {"High Noon"});
  play.cash(1, 10);
  play.go_to(Step::over);
  EXPECT_TRUE(play.all(Event::Kind::no_cube).empty());
  EXPECT_TRUE(play.all(Event::Kind::tip_drawn).empty());
  EXPECT_TRUE(play.all(Event::Kind::films_dealt).empty());
  EXPECT_EQ(play.all(Event::Kind::upkeep_paid).size(), 2U);
  EXPECT_EQ(play.all(Event::Kind::paid_out).size(), 2U);
}

// What a person is asked, and the clause behind it.
TEST(Boulevard, B54_20_every_step_has_its_question) {
  Play play(short_game(2));
  const auto asked = [&](int who) {
    return std::pair(std::string(name_of(clause_of(standard, play.view(who))).view()),
                     std::string(question(standard, play.view(who), seat(who)).view()));
  };
  using Asked = std::pair<std::string, std::string>;
  EXPECT_EQ(asked(0), (Asked{"B54-33", "Where does your marker go?"}));
  play.does(0, place(Place::manager));
  EXPECT_EQ(asked(0), (Asked{"B54-35", "What do you buy here?"}));
  play.does(0, Action::buy(Chip::manager));
  play.does(1, place(Place::preview_house));
  EXPECT_EQ(asked(0), (Asked{"B54-33", "Where does your second marker go?"}));
  play.dice.fall(Purpose::genre, {2, 5});
  play.does(0, place("Grace Kelly"));
  EXPECT_EQ(asked(1), (Asked{"B54-41", "You rolled 2 and 5. Which genre is it?"}));
  play.mild();
  EXPECT_EQ(asked(0), (Asked{"B54-60", "Which film do you pick?"}));
  play.go_to(Step::advertise);
  EXPECT_EQ(asked(0), (Asked{"B54-70", "How much for Bus Bench?"}));
  play.no_tips();
  play.give(0, {"Golden Handshake", "Rodeo Parade"});
  play.screens(0, {"High Noon", "Broken Arrow"});
  play.advertise(0, {1});
  EXPECT_EQ(asked(0), (Asked{"B54-70", "Which tip do you choose, or are you ready?"}));
  play.does(0, Action::tip(tip("Rodeo Parade")));
  EXPECT_EQ(asked(0), (Asked{"B54-70", "What does Rodeo Parade help?"}));
  play.does(0, Action::help(film("High Noon")));
  play.does(0, Action::ready());
  play.advertise(1, {1});
  play.does(1, Action::ready());
  EXPECT_EQ(asked(0), (Asked{"B54-73", "Bus Bench is tied. Do you break the tie?"}));
  play.does(0, Action::decline());
  EXPECT_EQ(asked(0), (Asked{"B54-91", "A blockbuster! Who gets a cube?"}));
  play.cash(0, 0);
  play.does(0, Action::no_cube());
  EXPECT_EQ(asked(0), (Asked{"B54-93", "The upkeep cannot be paid. Which chip do you give back?"}));
  play.go_to(Step::over);
  EXPECT_EQ(asked(0), (Asked{"B54-95", "The game is over."}));
}

TEST(Boulevard, B54_116_seats_act_in_turn) {
  Play play(short_game(3));
  EXPECT_EQ(play.waiting(), SeatSet::of(seat(0)));
  EXPECT_EQ(refused_by(play.act(1, place(Place::manager))), "B54-116"_clause);
  EXPECT_EQ(refused_by(play.act(5, place(Place::manager))), "B54-116"_clause);
  play.does(0, place(Place::distribution_agency));
  EXPECT_EQ(play.waiting(), SeatSet::of(seat(1)));
  EXPECT_EQ(refused_by(check(standard, play.view(1), seat(2), place(Place::manager))), "B54-22"_clause);
}
