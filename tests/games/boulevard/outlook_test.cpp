// What players would add up in their heads, and nothing that they do not see.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/boulevard/scenario.hpp"

using namespace backlot;
using namespace backlot::boulevard;
using namespace backlot::boulevard::scenario;

namespace {

Outlook seen(const Play& play, int who) {
  return outlook(standard, seen_by(standard, play.state, who < 0 ? nobody : seat(who)));
}
std::size_t dice_for(const FilmOutlook& film, DiceFor reason) {
  for (const FilmDice& each : film.reasons) {
    if (each.reason == reason) return each.dice;
  }
  return 0;
}
const FilmFacts& facts_of(const FilmOutlook& film) { return standard[film.film]; }
const PlaceOutlook& place_at(const Outlook& outlook, Place place) {
  return outlook.places[static_cast<std::size_t>(place)];
}

}  // namespace

TEST(BoulevardOutlook, B54_60_B54_4_cash_and_minutes_after_a_film) {
  Play play({.players = 3});
  play.go_to(Step::pick);
  const int who = static_cast<int>(index(play.state.turn));
  const Theatre& theatre = play.theatre(who);
  std::size_t possible = 0;
  for (const FilmOutlook& film : seen(play, who).films) {
    EXPECT_EQ(film.price, facts_of(film).price);
    EXPECT_EQ(film.after.has_value(), play.may(who, Action::pick(film.film)));
    if (!film.after) continue;
    ++possible;
    EXPECT_EQ(film.after->cash, theatre.cash - facts_of(film).price);
    EXPECT_EQ(film.after->minutes, minutes_left(standard, theatre) - facts_of(film).minutes);
    Minutes films = facts_of(film).minutes;
    films += minutes_of_films(standard, theatre);
    EXPECT_EQ(film.after->films, films);
  }
  EXPECT_GT(possible, 0U);
  for (const FilmOutlook& film : seen(play, -1).films) EXPECT_FALSE(film.price || film.after);
}

TEST(BoulevardOutlook, B54_53_B54_101_which_equipment_a_film_lacks) {
  Play play({.players = 2});
  play.go_to(Step::pick);
  const auto lacking = [&] {
    std::size_t films = 0;
    for (const FilmOutlook& film : seen(play, 0).films) {
      SetOf<Special> needed = equipment_for(facts_of(film));
      if (play.theatre(0).chips_of(Chip::three_d) > 0) needed.remove(Special::three_d);
      EXPECT_EQ(film.lacks, needed);
      films += film.lacks.has(Special::three_d) ? 1U : 0U;
    }
    return films;
  };
  play.state.array.remove(play.state.array[0]);
  play.state.array.insert_sorted(film("House of Wax"));
  ASSERT_TRUE(standard[film("House of Wax")].specials.has(Special::three_d));
  EXPECT_GT(lacking(), 0U);
  play.chips(0, Chip::three_d, 1);
  EXPECT_EQ(lacking(), 0U);
  for (const FilmOutlook& film : seen(play, -1).films) EXPECT_TRUE(film.lacks.empty());
}

TEST(BoulevardOutlook, B54_63_B54_73_B54_82_when_tips_are_played) {
  Play play({.players = 2});
  EXPECT_FALSE(seen(play, 0).tips);
  play.go_to(Step::pick);
  EXPECT_TRUE(seen(play, 0).tips);
  play.go_to(Step::advertise);
  EXPECT_TRUE(seen(play, 0).tips);
}

TEST(BoulevardOutlook, B54_63_a_discount_is_taken_off) {
  Play play({.players = 2});
  play.go_to(Step::pick);
  play.theatre(0).discount = Money{2};
  for (const FilmOutlook& film : seen(play, 0).films) {
    const Money price = facts_of(film).price;
    EXPECT_EQ(*film.price, price > Money{2} ? price - Money{2} : Money{});
  }
}

TEST(BoulevardOutlook, B54_90_what_dice_bring_on_average) {
  Play play({.players = 2});
  for (const FilmOutlook& film : seen(play, 0).films) {
    EXPECT_EQ(dice_for(film, DiceFor::printed), facts_of(film).dice);
    EXPECT_EQ(2 * film.about.amount, 7 * film.dice + film.dice % 2);  // 3.5 a die, rounded up
  }
}

TEST(BoulevardOutlook, B54_58_B54_105_every_cube_on_every_name_is_a_die) {
  Play play({.players = 2});
  const auto with_two = [&] {
    for (std::size_t i = 0; i < standard.films.size(); ++i) {
      if (standard.films[i].stars.size() >= 2) return static_cast<Film>(i);
    }
    return Film::unknown;
  }();
  ASSERT_NE(with_two, Film::unknown);
  play.state.array.clear();
  play.state.array.insert_sorted(with_two);
  const auto& stars = standard[with_two].stars;
  play.state.cubes[static_cast<std::size_t>(stars[0])] = 2;
  play.state.cubes[static_cast<std::size_t>(stars[1])] = 1;
  const Outlook outlook = seen(play, 1);
  EXPECT_EQ(dice_for(outlook.films[0], DiceFor::cubes), 3U);
  EXPECT_EQ(outlook.films[0].dice, standard[with_two].dice + 3);
  EXPECT_EQ(outlook.stars.size(), 2U);
}

TEST(BoulevardOutlook, B54_41_B54_46_only_who_rolled_counts_on_the_genre) {
  Play play({.players = 3});
  play.does(0, place(Place::preview_house));
  play.go_to(Step::pick);
  const Outlook mine = seen(play, 0);
  const Outlook other = seen(play, 1);
  ASSERT_TRUE(mine.genre.this_week);
  EXPECT_EQ(other.genre.this_week, std::nullopt);
  EXPECT_EQ(other.genre.knows, seat(0));
  EXPECT_EQ(other.genre.marker, standard.first_trend);
  for (const FilmOutlook& film : mine.films) {
    EXPECT_EQ(dice_for(film, DiceFor::trend), facts_of(film).genre == *mine.genre.this_week ? 1U : 0U);
  }
  for (const FilmOutlook& film : other.films) EXPECT_EQ(dice_for(film, DiceFor::trend), 0U);
  play.go_to(Step::upkeep);
}

TEST(BoulevardOutlook, B54_40_nobody_knows_a_genre_that_is_rolled_openly) {
  Play play({.players = 2});
  play.go_to(Step::pick);
  EXPECT_EQ(seen(play, 0).genre.knows, nobody);
  EXPECT_EQ(outlook(standard, play.state).genre.this_week, std::nullopt);
}

TEST(BoulevardOutlook, B54_42_B54_43_the_agency_s_section) {
  Play play({.players = 2});
  play.dice.fall(Purpose::agency, {3});
  play.does(0, place(Place::advertising_agency));
  play.go_to(Step::advertise);
  const Outlook mine = seen(play, 0);
  EXPECT_EQ(mine.agency.section, Section{2});
  EXPECT_TRUE(mine.sections[2].agency);
  EXPECT_EQ(mine.sections[2].dice, 2);
  EXPECT_EQ(mine.sections[1].dice, 1);
  const Outlook other = seen(play, 1);
  EXPECT_EQ(other.agency.section, Section::none);
  EXPECT_EQ(other.agency.knows, seat(0));
  EXPECT_EQ(other.sections[2].dice, 1);
}

TEST(BoulevardOutlook, B54_70_B54_115_what_is_left_behind_the_screen) {
  Play play({.players = 2});
  play.no_tips();
  play.go_to(Step::advertise);
  play.cash(0, 8);
  play.does(0, invest(5));
  const auto screen = seen(play, 0).screen;
  ASSERT_TRUE(screen);
  EXPECT_EQ(screen->next, Section{1});
  EXPECT_EQ(screen->spent, Money{5});
  EXPECT_EQ(screen->left, Money{3});
  EXPECT_EQ(screen->most, Money{3});
  EXPECT_FALSE(screen->then_tips) << "there are none";
  EXPECT_EQ(seen(play, 1).screen->spent, Money{});  // everybody's own
  EXPECT_FALSE(seen(play, -1).screen);
}

TEST(BoulevardOutlook, B54_57_B54_59_B54_92_dice_and_upkeep_of_chips) {
  Play play({.players = 2});
  play.chips(0, Chip::parking_lot, 2);
  play.chips(0, Chip::re_roll, 1);
  play.theatre(0).loans = 1;
  const TheatreOutlook mine = seen(play, 1).theatres[0];
  ASSERT_EQ(mine.more.size(), 1U);
  EXPECT_EQ(mine.more[0].chip, Chip::parking_lot);
  EXPECT_EQ(mine.dice, 2);
  EXPECT_EQ(mine.about, Money{7});
  EXPECT_EQ(mine.re_rolls, 1);
  EXPECT_EQ(mine.upkeep, Money{5});  // the house, three chips, a loan
  EXPECT_EQ(mine.after_upkeep, play.theatre(0).cash - Money{5});
  EXPECT_EQ(mine.worth, play.theatre(0).cash - Money{25} + Money{12});  // B54-95: six tips in hand
}

TEST(BoulevardOutlook, B54_90_at_the_payout_the_dice_are_those_that_are_rolled) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Play play({.players = 4}, seed);
    FastChance random(seed);
    while (play.state.step != Step::over && play.state.week < 3) {
      const auto choice = [&] {
        const Seat who = waiting_on(standard, play.state).front();
        const auto legal = play.legal(static_cast<int>(index(who)));
        return std::pair{static_cast<int>(index(who)),
                         legal[random.below(static_cast<std::uint32_t>(legal.size()), 0)]};
      }();
      const std::size_t before = play.events.size();
      play.does(choice.first, choice.second);
      // Every theatre has rolled, and the week is not yet put away.
      if (play.state.step != Step::blockbuster && play.state.step != Step::upkeep) continue;
      const Outlook outlook = seen(play, -1);
      for (std::size_t i = before; i < play.events.size(); ++i) {
        const Event& event = play.events[i];
        if (event.kind != Event::Kind::paid_out) continue;
        // A cube placed since then is not among them.
        const bool cubes = play.all(Event::Kind::cube_placed).empty() && play.state.week == 0;
        if (cubes) EXPECT_EQ(outlook.theatres[index(event.seat)].dice, event.dice);
      }
    }
  }
}

TEST(BoulevardOutlook, B54_82_B54_84_tips_behind_one_s_own_screen_count) {
  Play play({.players = 2});
  play.no_tips();
  play.give(0, {"Cartoons"});
  play.go_to(Step::advertise);
  play.advertise(0, {});
  play.does(0, Action::tip(tip("Cartoons")));
  const TheatreOutlook mine = seen(play, 0).theatres[0];
  ASSERT_EQ(mine.more.size(), 1U);
  EXPECT_EQ(mine.more[0].kind, MoreDice::Kind::tip);
  EXPECT_TRUE(seen(play, 0).screen->then_tips);
  EXPECT_EQ(seen(play, 0).screen->minutes, running_time_of(standard, play.theatre(0)) - Minutes{15});
  EXPECT_TRUE(seen(play, 1).theatres[0].more.empty());
}

TEST(BoulevardOutlook, B54_34_B54_51_B54_53_what_is_sold_where) {
  Play play({.players = 2});
  play.does(0, place(Place::credit_union));
  play.does(0, Action::borrow());
  const Outlook outlook = seen(play, 1);
  ASSERT_EQ(place_at(outlook, Place::lenses).sells.size(), 2U);
  EXPECT_EQ(place_at(outlook, Place::parties).sells[0], (Sale{Chip::parties, {3}, 1}));
  EXPECT_EQ(place_at(outlook, Place::credit_union).lends, standard.loan);
  EXPECT_EQ(place_at(outlook, Place::credit_union).chips[0], 1);
  EXPECT_EQ(place_at(outlook, Place::credit_union).chips[1], 0);
  EXPECT_EQ(place_at(outlook, Place::credit_union).markers, SeatSet::of(seat(0)));
  EXPECT_TRUE(place_at(outlook, Place::preview_house).sells.empty());
}

TEST(BoulevardOutlook, B54_71_B54_74_who_leads_in_a_section) {
  Play play({.players = 2});
  play.no_tips();
  play.give(0, {"Cartoons"});  // who is tied and has a tip is asked: the table waits there
  play.go_to(Step::advertise);
  play.advertise(0, {2, 3});
  play.does(0, Action::ready());
  EXPECT_TRUE(seen(play, 0).sections[0].counts.empty());  // B54-70: not before the screens are down
  play.advertise(1, {4, 3});
  play.does(1, Action::ready());
  ASSERT_EQ(play.state.step, Step::tie);
  const Outlook outlook = seen(play, -1);
  EXPECT_EQ(outlook.part, WeekPart::payout);
  EXPECT_EQ(outlook.sections[0].leads, SeatSet::of(seat(1)));
  EXPECT_EQ(outlook.sections[0].won, seat(1));
  EXPECT_EQ(outlook.sections[1].leads.size(), 2U);
  EXPECT_TRUE(outlook.sections[2].leads.empty());
}

TEST(BoulevardOutlook, B54_91_names_that_may_get_a_cube_with_their_films) {
  Play play({.players = 2});
  play.state.step = Step::blockbuster;
  play.state.turn = seat(0);
  Pile<Film, 2> two;
  for (std::size_t i = 0; i < standard.films.size() && two.size() < 2; ++i) {
    if (standard.films[i].stars.size() >= 2) two.push(static_cast<Film>(i));
  }
  for (const Film film : two) play.theatre(0).films.push(film);
  const auto together = [&](Film film) {
    for (const BlockbusterFilm& each : seen(play, 1).blockbuster) {
      if (each.film == film) return std::vector<Star>(each.stars.begin(), each.stars.end());
    }
    return std::vector<Star>{};
  };
  const auto sorted = [](const auto& stars) {
    std::vector<Star> all(stars.begin(), stars.end());
    std::sort(all.begin(), all.end());
    return all;
  };
  for (const Film film : two) EXPECT_EQ(sorted(together(film)), sorted(standard[film].stars));
  const Star named = standard[two[0]].stars[0];
  play.state.named.push(named);
  EXPECT_EQ(together(two[0]).size(), standard[two[0]].stars.size() - 1);
  ASSERT_FALSE(standard[two[1]].stars.contains(named));
  EXPECT_TRUE(together(two[1]).empty()) << "they have one film together";
  for (const CubeOutlook& cube : seen(play, 1).cubes) {
    EXPECT_NE(cube.star, named);
    ASSERT_FALSE(cube.films.empty());
    for (const Film film : cube.films) {
      EXPECT_TRUE(standard[film].stars.contains(named));
      EXPECT_TRUE(standard[film].stars.contains(cube.star));
    }
  }
}

TEST(BoulevardOutlook, B54_93_time_never_runs_below_nothing) {
  Play play({.players = 2});
  play.chips(0, Chip::running_time, 4);
  play.theatre(0).extra_minutes = Minutes{15};
  while (minutes_left(standard, play.theatre(0)) >= standard[play.state.array[0]].minutes) {
    play.theatre(0).films.push(play.state.array[0]);
    play.state.array.remove(play.state.array[0]);
  }
  play.chips(0, Chip::running_time, 0);
  play.theatre(0).extra_minutes = {};
  EXPECT_EQ(seen(play, 0).theatres[0].minutes_left, Minutes{});
  EXPECT_EQ(seen(play, 0).theatres[0].running_time, running_time_of(standard, play.theatre(0)));
}
