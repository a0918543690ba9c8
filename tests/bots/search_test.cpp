// Search: deterministic, legal, content with its budget, and better than what guides it.
#include <gtest/gtest.h>

#include "bots/bots.hpp"
#include "content/cinecitta.hpp"

namespace backlot {
namespace {

using cinecitta::standard;
using cinecitta::State;
using G = cinecitta::Game;
using Plain = bots::TreeSearch<G, bots::Random<G>>;

State some_way_into_a_game(std::uint64_t seed, int decisions) {
  FastChance chance(seed);
  State state = setup(standard, cinecitta::Options{3}, chance);
  bots::Random<G> random;
  NoEvents quiet;
  for (int i = 0; i < decisions && !is_over(standard, state); ++i) {
    const Seat seat = waiting_on(standard, state).front();
    apply(standard, state, seat, random.choose(standard, seen_by(standard, state, seat), chance), chance, quiet);
  }
  return state;
}

TEST(Search, same_iterations_and_seed_same_decision_and_the_same_tries) {
  Plain one;
  Plain other;
  for (int decisions = 0; decisions < 60; decisions += 7) {
    const State state = some_way_into_a_game(3, decisions);
    const Seat seat = waiting_on(standard, state).front();
    const auto view = seen_by(standard, state, seat);
    const State before = some_way_into_a_game(4, 5);  // what is learned there is gone afterwards
    one.choose(standard, seen_by(standard, before, waiting_on(standard, before).front()), 1, 50);
    EXPECT_EQ(one.choose(standard, view, 9, 120), other.choose(standard, view, 9, 120));
    ASSERT_EQ(one.tried().size(), other.tried().size());
    for (std::size_t i = 0; i < one.tried().size(); ++i) {
      EXPECT_EQ(one.tried()[i].action, other.tried()[i].action);
      EXPECT_EQ(one.tried()[i].gain, other.tried()[i].gain);
    }
  }
}

// Every part plays worlds of its own, and what they found is added up.
TEST(Search, the_same_on_several_threads_every_time_and_all_iterations_count) {
  bots::Budget budget(240);
  budget.threads = 3;
  const State state = some_way_into_a_game(3, 10);
  const auto view = seen_by(standard, state, waiting_on(standard, state).front());
  Plain one;
  Plain alone;
  const auto chosen = one.choose(standard, view, 9, budget);
  alone.choose(standard, view, 9, 240);
  EXPECT_EQ(one.iterations_done(), alone.iterations_done());
  bool otherwise = false;
  for (int again = 0; again < 5; ++again) {
    Plain other;
    EXPECT_EQ(other.choose(standard, view, 9, budget), chosen);
    ASSERT_EQ(one.tried().size(), other.tried().size());
    for (std::size_t i = 0; i < one.tried().size(); ++i) {
      EXPECT_EQ(one.tried()[i].gain, other.tried()[i].gain);
      EXPECT_EQ(one.tried()[i].visits, other.tried()[i].visits);
    }
  }
  for (std::size_t i = 0; i < one.tried().size(); ++i) otherwise |= one.tried()[i].gain != alone.tried()[i].gain;
  EXPECT_TRUE(otherwise);  // with trees of their own they find something else than one does
}

TEST(Search, a_time_is_kept_by_doing_less) {
  bots::Budget budget;
  budget.milliseconds = 1;
  const State state = some_way_into_a_game(3, 10);
  const Seat seat = waiting_on(standard, state).front();
  Plain search;
  EXPECT_FALSE(check(standard, state, seat, search.choose(standard, seen_by(standard, state, seat), 1, budget)));
  const std::uint32_t few = search.iterations_done();
  budget.milliseconds = 200;
  search.choose(standard, seen_by(standard, state, seat), 1, budget);
  EXPECT_GT(search.iterations_done(), few);
}

TEST(Search, keeps_to_its_iterations_and_to_legal_actions) {
  Plain search;
  for (const std::uint32_t iterations : {1U, 2U, 10U, 300U}) {
    for (int decisions = 0; decisions < 70; decisions += 3) {
      const State state = some_way_into_a_game(2, decisions);
      if (is_over(standard, state)) continue;
      const Seat seat = waiting_on(standard, state).front();
      const auto action = search.choose(standard, seen_by(standard, state, seat), 5, iterations);
      EXPECT_FALSE(check(standard, state, seat, action));
      // Every action that competes is tried at least once in each round.
      EXPECT_LE(search.iterations_done(), std::max<std::uint32_t>(iterations, 4));
    }
  }
}

TEST(Search, a_table_that_is_full_learns_no_more_and_nothing_breaks) {
  bots::TreeSearch<G, bots::Random<G>> tiny(4);
  const State state = some_way_into_a_game(1, 30);
  const Seat seat = waiting_on(standard, state).front();
  EXPECT_FALSE(check(standard, state, seat, tiny.choose(standard, seen_by(standard, state, seat), 2, 400)));
  bots::Statistics statistics(2);
  EXPECT_NE(statistics.find(10), nullptr);
  EXPECT_NE(statistics.find(20), nullptr);
  EXPECT_EQ(statistics.find(30), nullptr);
  EXPECT_NE(statistics.find(10), nullptr);
  statistics.clear();
  EXPECT_NE(statistics.find(30), nullptr);
}

TEST(Search, beats_random_players_although_random_play_is_all_it_knows) {
  Plain search;
  bots::Random<G> random;
  int wins = 0;
  constexpr int games = 12;
  for (std::uint64_t game = 0; game < games; ++game) {
    FastChance chance(game);
    FastChance own(game + 100);
    State state = setup(standard, cinecitta::Options{3}, chance);
    const Seat me = seat_at(game % 3);
    NoEvents quiet;
    for (std::uint64_t decision = 0; !is_over(standard, state); ++decision) {
      const Seat seat = waiting_on(standard, state).front();
      const auto view = seen_by(standard, state, seat);
      const auto action =
          seat == me ? search.choose(standard, view, decision, 200) : random.choose(standard, view, own);
      apply(standard, state, seat, action, chance, quiet);
    }
    wins += outcome(standard, state).winners.has(me) ? 1 : 0;
  }
  EXPECT_GE(wins, games * 3 / 4);
}

TEST(Search, who_leaves_time_for_the_answer_stops_so_much_earlier_and_keeps_the_rest_of_its_patience) {
  bots::Search<cinecitta::Game, bots::GuideOf<cinecitta::Game>> search;
  const auto left = [&](const char* patience) {
    EXPECT_TRUE(search.configure(patience));
    search.stop_early(25);
    return search.milliseconds();
  };
  EXPECT_EQ(left("2000ms"), 1975U);
  EXPECT_EQ(left("50ms"), 50U);  // too short to give away half of it
  EXPECT_EQ(left("500"), 0U);
}

TEST(Search, patience_is_iterations_or_milliseconds_and_maybe_contentment) {
  using bots::Patience;
  EXPECT_EQ(Patience::from("500")->budget.iterations, 500U);
  EXPECT_EQ(Patience::from("20ms")->budget.milliseconds, 20U);
  EXPECT_EQ(Patience::from("500x3")->budget.threads, 3U);
  EXPECT_EQ(Patience::from("20msx2")->budget.threads, 2U);
  EXPECT_EQ(Patience::from("48~10")->content_with, 10U);
  for (const char* bad : {"", "0", "-5", "20s", "ms", "5 0", "1e3", "99999999999", "700000ms", "5~", "5~x", "5~101",
                          "5x0", "5x", "5x65", "x2"}) {
    EXPECT_FALSE(Patience::from(bad)) << bad;
  }
}

TEST(Search, one_that_is_content_with_less_holds_back_only_when_that_is_best) {
  using Own = bots::Search<G, bots::GuideOf<G>>;
  Own bot;
  ASSERT_TRUE(bot.configure("24~100"));
  FastChance own(7);
  int others = 0;
  for (int decisions = 0; decisions < 60; ++decisions) {
    const State state = some_way_into_a_game(6, decisions);
    const auto view = seen_by(standard, state, waiting_on(standard, state).front());
    const auto mildest = default_action(standard, view);
    for (int again = 0; again < 4; ++again) {
      const auto chosen = bot.choose(standard, view, own);
      if (bot.tried().empty()) continue;
      others += chosen == bot.tried()[0].action ? 0 : 1;
      if (chosen == mildest) EXPECT_EQ(bot.tried()[0].action, mildest);
    }
  }
  EXPECT_GT(others, 20);  // otherwise it is content with anything
}

TEST(Search, names_say_how_long_to_think_and_levels_stand_for_bots) {
  for (const char* good : {"search", "search:500", "search:20ms", "easy", "medium", "hard", "expert"}) {
    const auto bot = bots::bot_named<G>(good);
    ASSERT_TRUE(bot) << good;
    EXPECT_EQ(bots::name_of<G>(*bot), good);
  }
  for (const char* bad : {"search:", "search:0", "search:fast", "heuristic:5", "easy:3", "search500"}) {
    EXPECT_FALSE(bots::bot_named<G>(bad)) << bad;
  }
  EXPECT_EQ(bots::bot_named<G>("medium")->which.index(), bots::bot_named<G>("heuristic")->which.index());
}

TEST(Search, winning_counts_most_then_by_how_much) {
  Outcome outcome;
  for (const int score : {10, 8, 2}) outcome.seats.push({true, score, 0, {}});
  settle_highest(outcome);
  EXPECT_GT(bots::utility(outcome, seat_at(0)), 0.8);
  EXPECT_GT(bots::utility(outcome, seat_at(1)), bots::utility(outcome, seat_at(2)));
  EXPECT_LT(bots::utility(outcome, seat_at(1)), 0.3);
  outcome.seats[2].in_the_running = false;
  EXPECT_EQ(bots::utility(outcome, seat_at(2)), 0);
}

}  // namespace
}  // namespace backlot
