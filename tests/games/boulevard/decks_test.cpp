// The decks and the tips: what B54-12 to B54-14 and B54-81 ask of them, and that the pack is what
// the facts in films.json and the formula in pricing.hpp make of it.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "games/boulevard/pack.hpp"

namespace backlot::boulevard {
namespace {

constexpr std::array decks{Deck::first, Deck::second};

template <class Which>
std::size_t films_where(const Which& which) {
  const auto& films = standard_pack().films;
  return static_cast<std::size_t>(std::count_if(films.begin(), films.end(), which));
}

std::size_t with(Deck deck, Special special) {
  return films_where([&](const FilmFacts& film) { return film.deck == deck && film.specials.has(special); });
}

std::string title_of(const FilmFacts& film) { return std::string(name_of(standard_pack(), film.title).view()); }

TEST(BoulevardDecks, B54_12_two_decks_of_96_films) {
  for (const Deck deck : decks) {
    EXPECT_EQ(films_where([&](const FilmFacts& film) { return film.deck == deck; }), 96U);
  }
}

TEST(BoulevardDecks, B54_14_each_genre_has_at_least_six_films_per_deck) {
  for (const Deck deck : decks) {
    for (std::size_t genre = 0; genre < genres; ++genre) {
      const auto of = [&](const FilmFacts& film) {
        return film.deck == deck && film.genre == static_cast<Genre>(genre);
      };
      EXPECT_GE(films_where(of), 6U) << genre_names[genre];
    }
  }
}

// 3-D films exist from the end of 1952 and CinemaScope films from September 1953 on, so the first
// deck has the one and not the other; the lenses are for the second deck.
TEST(BoulevardDecks, B54_12_B54_15_B54_53_B54_101_no_equipment_is_dead) {
  EXPECT_GE(with(Deck::first, Special::three_d), 6U);
  EXPECT_EQ(with(Deck::first, Special::cinemascope), 0U);
  EXPECT_EQ(with(Deck::first, Special::vistavision), 0U);
  EXPECT_EQ(with(Deck::first, Special::superscope), 0U);
  EXPECT_GE(with(Deck::second, Special::three_d), 6U);
  EXPECT_GE(with(Deck::second, Special::cinemascope), 6U);
  EXPECT_GE(with(Deck::second, Special::vistavision), 6U);
  EXPECT_GE(with(Deck::second, Special::superscope), 3U);
}

TEST(BoulevardDecks, B54_12_B54_15_years_of_the_decks_and_of_the_processes) {
  for (const KnownFilm& film : known_films()) {
    const auto within = [&](int from, int to) { return film.year >= from && film.year <= to; };
    EXPECT_TRUE(film.deck == Deck::first ? within(1950, 1953) : within(1953, 1955)) << film.title;
    if (film.processes.has(Special::three_d)) EXPECT_GE(film.year, 1952) << film.title;
    if (film.processes.has(Special::cinemascope)) EXPECT_GE(film.year, 1953) << film.title;
    if (film.processes.meets(lens_processes())) EXPECT_GE(film.year, 1954) << film.title;
  }
}

TEST(BoulevardDecks, B54_10_every_special_and_every_colour_is_there) {
  for (std::size_t special = 0; special < special_names.size(); ++special) {
    EXPECT_GE(with(Deck::second, static_cast<Special>(special)), 3U) << special_names[special];
  }
  for (const Deck deck : decks) {
    for (std::size_t colour = 0; colour < colour_names.size(); ++colour) {
      const auto in = [&](const FilmFacts& film) {
        return film.deck == deck && film.colour == static_cast<Colour>(colour);
      };
      EXPECT_GE(films_where(in), 3U) << colour_names[colour];
    }
  }
}

TEST(BoulevardDecks, B54_4_running_times_are_in_steps_of_15_and_fit_an_evening) {
  for (const FilmFacts& film : standard_pack().films) {
    EXPECT_EQ(film.minutes.count % 15, 0) << title_of(film);
    EXPECT_LE(film.minutes, standard_pack().running_time) << title_of(film);
  }
}

TEST(BoulevardDecks, B54_12_the_pack_says_what_the_facts_say) {
  ASSERT_EQ(known_films().size(), standard_pack().films.size());
  for (std::size_t i = 0; i < known_films().size(); ++i) {
    const KnownFilm& known = known_films()[i];
    const FilmFacts& film = standard_pack().films[i];
    const FilmText& text = film_texts[i];
    SCOPED_TRACE(known.title);
    EXPECT_EQ(text.title, known.title);
    EXPECT_EQ(text.year, known.year);
    EXPECT_EQ(text.director, known.director);
    std::string cast;
    for (const std::string& name : known.cast) cast += (cast.empty() ? "" : ", ") + name;
    EXPECT_EQ(text.cast, cast);
    EXPECT_EQ(static_cast<std::size_t>(film.title), i);
    EXPECT_EQ(film.deck, known.deck);
    EXPECT_EQ(film.genre, known.genre);
    EXPECT_EQ(film.colour, known.colour);
    EXPECT_EQ(film.minutes.count, (known.minutes + 7) / 15 * 15) << "to the nearest step";
    EXPECT_EQ(film.oscars, known.oscars);
    EXPECT_EQ(film.notability, known.notability.value_or(0));
    SetOf<Special> specials = known.processes;
    if (known.foreign) specials.add(Special::foreign);
    if (known.bafta) specials.add(Special::bafta);
    if (known.oscars > 0 || known.honorary_oscar) specials.add(Special::oscar);
    EXPECT_EQ(film.specials, specials);
    EXPECT_TRUE(processes().includes(known.processes));
    EXPECT_GE(known.cast.size(), 2U);
    EXPECT_LE(known.cast.size(), 3U);
  }
}

TEST(BoulevardDecks, B54_12_every_cell_says_where_it_comes_from) {
  for (const KnownFilm& film : known_films()) {
    SCOPED_TRACE(film.title);
    EXPECT_EQ(film.notability.has_value(), film.source.notability.has_value());
    std::size_t cells = 0;
    fields(film.source, [&](const char* name, const auto& source) {
      const std::string where = [&] {
        if constexpr (json::IsOptional<std::remove_cvref_t<decltype(source)>>::value) {
          return source.value_or("csv");
        } else {
          return source;
        }
      }();
      EXPECT_TRUE(where == "csv" || where == "known") << name;
      ++cells;
    });
    EXPECT_EQ(cells, 13U);
  }
}

TEST(BoulevardDecks, B54_11_names_with_a_star_are_those_on_the_board) {
  const Content& content = standard_pack();
  for (std::size_t i = 0; i < known_films().size(); ++i) {
    const KnownFilm& known = known_films()[i];
    std::set<std::string> on_board;
    for (const StarFacts& star : content.stars) {
      const std::string name(name_of(content, star.name).view());
      const bool plays = std::find(known.cast.begin(), known.cast.end(), name) != known.cast.end();
      if (star.trade == Trade::actor ? plays : known.director == name) on_board.insert(name);
    }
    std::set<std::string> starred;
    for (const Star star : content.films[i].stars) starred.insert(std::string(name_of(content, star).view()));
    EXPECT_EQ(starred, on_board) << known.title;
  }
}

// Who has most films, those of the same number by the notability of their films.
std::vector<std::string> leading(const std::map<std::string, std::pair<int, int>>& films, std::size_t count) {
  std::vector<std::pair<std::pair<int, int>, std::string>> order;
  for (const auto& [name, figures] : films) order.push_back({{-figures.first, -figures.second}, name});
  std::sort(order.begin(), order.end());
  std::vector<std::string> names;
  for (std::size_t i = 0; i < count; ++i) names.push_back(order[i].second);
  std::sort(names.begin(), names.end());
  return names;
}

TEST(BoulevardDecks, B54_13_B54_17_the_board_has_24_actors_and_12_directors_with_most_films) {
  std::map<std::string, std::pair<int, int>> actors;
  std::map<std::string, std::pair<int, int>> directors;
  for (const KnownFilm& film : known_films()) {
    const auto count = [&](std::pair<int, int>& figures) {
      figures.first += 1;
      figures.second += film.notability.value_or(0);
    };
    for (const std::string& name : film.cast) count(actors[name]);
    count(directors[film.director]);
  }
  std::vector<std::string> board_actors;
  std::vector<std::string> board_directors;
  for (const StarFacts& star : standard_pack().stars) {
    (star.trade == Trade::actor ? board_actors : board_directors)
        .emplace_back(name_of(standard_pack(), star.name).view());
  }
  EXPECT_EQ(board_actors, leading(actors, 24));
  EXPECT_EQ(board_directors, leading(directors, 12));
}

// The formula.

TEST(BoulevardPricing, B54_16_the_pack_is_what_content_make_makes_of_it) {
  EXPECT_EQ(make_content(standard_pack()), standard_pack());
  Content wrong = standard_pack();
  for (FilmFacts& film : wrong.films) {
    film.price = {50};
    film.dice = 1;
  }
  EXPECT_EQ(make_content(wrong), standard_pack());
}

TEST(BoulevardPricing, B54_12_the_french_line_costs_12000) {
  Film film{};
  ASSERT_TRUE(parse_name(standard_pack(), "The French Line", film));
  EXPECT_EQ(standard_pack()[film].price, Money{12});
}

TEST(BoulevardPricing, B54_12_prices_run_from_2000_to_18000_and_dice_from_1_to_6) {
  std::set<std::int32_t> prices;
  std::set<int> dice;
  for (const FilmFacts& film : standard_pack().films) {
    prices.insert(film.price.amount);
    dice.insert(film.dice);
  }
  EXPECT_EQ(*prices.begin(), 2);
  EXPECT_EQ(*prices.rbegin(), 18);
  EXPECT_EQ(dice, (std::set{1, 2, 3, 4, 5, 6}));
}

TEST(BoulevardPricing, B54_12_price_and_dice_rise_together_about_2900_a_die) {
  const auto all = returns_of(standard_pack(), [](const FilmFacts&) { return true; });
  const double per_die = static_cast<double>(all.price.amount) / all.dice;
  EXPECT_NEAR(per_die, 2.9, 0.1);
  Returns less;
  for (int dice = 1; dice <= 6; ++dice) {
    const auto more = returns_of(standard_pack(), [&](const FilmFacts& film) { return film.dice == dice; });
    ASSERT_GT(more.films, 4U);
    if (dice > 1) {
      EXPECT_GT(more.price.amount * static_cast<int>(less.films), less.price.amount * static_cast<int>(more.films));
    }
    less = more;
  }
  for (const FilmFacts& film : standard_pack().films) {
    EXPECT_NEAR(film.price.amount, 2.9 * film.dice, 2.9) << title_of(film) << " is more than a die off";
  }
}

TEST(BoulevardPricing, B54_12_a_film_returns_its_price_and_about_a_fifth) {
  for (const Deck deck : decks) {
    const auto all = returns_of(standard_pack(), [&](const FilmFacts& film) { return film.deck == deck; });
    EXPECT_EQ(all.films, 96U);
    EXPECT_NEAR(static_cast<double>(all.twice_income.amount) / (2.0 * all.price.amount), 1.2, 0.04);
  }
  for (const FilmFacts& film : standard_pack().films) {
    EXPECT_GE(3.5 * film.dice, film.price.amount) << title_of(film) << " is never worth its price";
  }
}

TEST(BoulevardPricing, B54_16_fame_raises_and_time_lowers_the_price) {
  const FilmFacts plain{.minutes = {105}, .notability = 200};
  EXPECT_EQ(fame(plain), 1U);
  EXPECT_EQ(price_for(plain), Money{3});
  EXPECT_EQ(dice_for(plain), 1);
  FilmFacts film = plain;
  film.notability = 20000;
  EXPECT_EQ(fame(film), 8U);
  film.notability = 0;
  EXPECT_EQ(fame(film), 3U) << "as a film of middling notability";
  film = plain;
  film.specials = {Special::oscar};
  EXPECT_EQ(fame(film), 3U) << "an honorary one";
  film.oscars = 1;
  EXPECT_EQ(fame(film), 3U);
  film.oscars = 8;
  EXPECT_EQ(fame(film), 9U);
  film.specials.add(Special::bafta);
  EXPECT_EQ(fame(film), 10U);
  film.stars.push(Star{0});
  EXPECT_EQ(fame(film), 12U);
  EXPECT_EQ(fame(FilmFacts{.notability = 1, .specials = {Special::three_d}}), 7U);
  EXPECT_EQ(fame(FilmFacts{.notability = 1, .specials = {Special::cinemascope}}), 3U);
  EXPECT_EQ(fame(FilmFacts{.notability = 1, .specials = {Special::superscope}}), 3U);
  EXPECT_EQ(fame(FilmFacts{.notability = 1, .specials = {Special::vistavision}}), 2U);
  EXPECT_EQ(fame(FilmFacts{.notability = 1, .specials = {Special::foreign}}), 0U);
  FilmFacts star = film;
  star.minutes = {60};
  EXPECT_GT(price_for(star), price_for(film));
  EXPECT_EQ(dice_for(star), dice_for(film));
  EXPECT_EQ(dice_for(FilmFacts{.notability = 65535, .specials = {Special::three_d, Special::oscar}, .oscars = 200}), 6);
}

// The tips.

TEST(BoulevardTips, B54_81_there_are_72_cards_of_at_least_20_kinds) {
  std::size_t cards = 0;
  for (const TipFacts& tip : standard_pack().tips) cards += tip.copies;
  EXPECT_EQ(cards, 72U);
  EXPECT_GE(standard_pack().tips.size(), 20U);
  EXPECT_EQ(standard_pack().tips.size(), tip_titles.size());
}

TEST(BoulevardTips, B54_81_at_least_four_kinds_act_outside_the_payout) {
  std::map<When, int> kinds;
  bool discount = false;
  bool minutes = false;
  bool picks = false;
  bool tie = false;
  bool raise = false;
  for (const TipFacts& tip : standard_pack().tips) {
    ++kinds[tip.when];
    discount |= tip.bonus.discount == Money{2};
    minutes |= tip.bonus.minutes == Minutes{15};
    picks |= tip.bonus.picks == 1;
    tie |= tip.bonus.breaks_tie;
    raise |= tip.bonus.raise == Money{1};
  }
  EXPECT_TRUE(discount && minutes && picks && tie && raise);
  EXPECT_GE(kinds[When::picking] + kinds[When::advertising] + kinds[When::tie], 4);
}

TEST(BoulevardTips, B54_80_B54_84_cartoons_take_15_minutes_and_may_be_many) {
  Tip cartoons{};
  ASSERT_TRUE(parse_name(standard_pack(), "Cartoons", cartoons));
  for (const TipFacts& tip : standard_pack().tips)
    EXPECT_EQ(tip.any_number, tip.title == standard_pack()[cartoons].title);
  const Bonus bonus = standard_pack()[cartoons].bonus;
  EXPECT_EQ(bonus.dice, 1);
  EXPECT_EQ(bonus.uses, Minutes{15});
  EXPECT_FALSE(bonus.of_film);
  EXPECT_GE(standard_pack()[cartoons].copies, 2);
}

TEST(BoulevardTips, B54_81_most_tips_help_a_film_and_every_condition_finds_films) {
  std::size_t of_film = 0;
  for (const TipFacts& tip : standard_pack().tips) {
    if (!tip.bonus.of_film) continue;
    of_film += tip.copies;
    EXPECT_TRUE(tip.bonus.dice == 1 || tip.bonus.dice == 2);
    const auto helped = films_where([&](const FilmFacts& film) { return meets(standard_pack(), film, tip.condition); });
    EXPECT_GE(helped, 10U) << name_of(standard_pack(), tip.title).view();
    EXPECT_LT(helped, 192U) << name_of(standard_pack(), tip.title).view();
  }
  EXPECT_GT(of_film, 36U);
}

TEST(BoulevardTips, B54_85_a_condition_asks_for_all_it_names) {
  const Content& content = standard_pack();
  Film at{};
  ASSERT_TRUE(parse_name(content, "Rear Window", at));
  const FilmFacts& film = content[at];  // noir, Technicolor, 105 minutes, two actors and a director with a star
  EXPECT_TRUE(meets(content, film, {}));
  EXPECT_TRUE(meets(content, film, {.genres = {Genre::film_noir}}));
  EXPECT_TRUE(meets(content, film, {.genres = {Genre::drama, Genre::film_noir}}));
  EXPECT_FALSE(meets(content, film, {.genres = {Genre::drama}}));
  EXPECT_FALSE(meets(content, film, {.genres = {Genre::film_noir}, .colours = {Colour::color}}));
  EXPECT_TRUE(meets(content, film, {.genres = {Genre::film_noir}, .colours = {Colour::technicolor}}));
  EXPECT_FALSE(meets(content, film, {.specials = {Special::oscar}}));
  EXPECT_TRUE(meets(content, film, {.stars = {Trade::director}}));
  EXPECT_TRUE(meets(content, film, {.at_least = {105}}));
  EXPECT_FALSE(meets(content, film, {.at_least = {120}}));
  EXPECT_TRUE(meets(content, film, {.at_most = {105}}));
  EXPECT_FALSE(meets(content, film, {.at_most = {90}}));
  EXPECT_TRUE(meets(content, film, {.price_at_most = film.price}));
  EXPECT_FALSE(meets(content, film, {.price_at_most = film.price - Money{1}}));
  ASSERT_TRUE(parse_name(content, "Fort Ti", at));
  EXPECT_FALSE(meets(content, content[at], {.stars = {Trade::actor, Trade::director}}));
  EXPECT_TRUE(meets(content, content[at], {.specials = {Special::oscar, Special::three_d}}));
}

TEST(BoulevardTips, B54_53_equipment_is_for_processes) {
  Film at{};
  ASSERT_TRUE(parse_name(standard_pack(), "Richard III", at));
  EXPECT_EQ(equipment_for(standard_pack()[at]), SetOf<Special>{Special::vistavision});
}

}  // namespace
}  // namespace backlot::boulevard
