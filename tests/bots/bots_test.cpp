// Bots play from their view alone, legally, and the sensible one sensibly.
#include "bots/bots.hpp"

#include <gtest/gtest.h>

#include <array>

#include "content/cinecitta.hpp"
#include "games/registry.hpp"
#include "support/bot_game.hpp"

namespace backlot {
namespace {

using cinecitta::Options;
using cinecitta::standard;
using cinecitta::State;
using G = cinecitta::Game;

constexpr std::array<Options, 10> all_options{{{3},
                                               {4},
                                               {5},
                                               {3, false, true},
                                               {4, true},
                                               {4, false, true},
                                               {4, true, true},
                                               {5, true},
                                               {5, false, true},
                                               {5, true, true}}};

// Plays a game with the same kind of bot everywhere.
template <class Look>
State play(std::string_view name, const Options& options, std::uint64_t seed, const Look& look) {
  return testing_support::play_bots<G>(options, seed, [&](const State&, Seat) { return name; }, look);
}

TEST(Bots, every_game_lists_bots_and_unknown_names_are_nothing) {
  for_each_game([](auto game) {
    using Any = decltype(game);
    EXPECT_GE(bots::bot_count<Any>, 2U);
    for (const auto& bot : bots::bots_of<Any>) {
      const auto made = bots::bot_named<Any>(bot.name);
      ASSERT_TRUE(made);
      EXPECT_EQ(bots::name_of<Any>(*made), bot.name);
    }
    EXPECT_FALSE(bots::bot_named<Any>("cmd:./mybot"));
    EXPECT_FALSE(bots::bot_named<Any>(""));
  });
  EXPECT_EQ(bots::bot_list<G>(), "easy, medium, hard, expert, random, heuristic, search, net");
  EXPECT_EQ(bots::default_bot<G>, "heuristic");
}

TEST(Bots, play_only_legal_actions_with_every_option) {
  for (const std::string_view bot : {"random", "heuristic", "search:8", "easy"}) {
    for (const Options& options : all_options) {
      for (std::uint64_t seed = 0; seed < (bot == "random" || bot == "heuristic" ? 40 : 1); ++seed) {
        play(bot, options, seed, [](const State& state, Seat seat, const cinecitta::Action& action) {
          ASSERT_FALSE(check(standard, state, seat, action));
        });
      }
    }
  }
}

// C37-70: decisions are sealed at once; who happens to be asked last has no advantage.
TEST(Bots, heuristic_decides_alike_whoever_was_asked_before) {
  std::size_t compared = 0;
  for (const Options& options : all_options) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      State before{};
      play("heuristic", options, seed, [&](const State& state, Seat seat, const cinecitta::Action& action) {
        if (state.decided.empty()) before = state;
        FastChance none(0);
        EXPECT_EQ(bots::CinecittaHeuristic{}.choose(standard, seen_by(standard, before, seat), none), action);
        ++compared;
      });
    }
  }
  EXPECT_GT(compared, 10'000U);
}

// C37-51: the only Pen saves all wages.
TEST(Bots, heuristic_never_gives_the_only_pen_away_for_nothing) {
  std::size_t offered_pens = 0;
  for (const Options& options : all_options) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      play("heuristic", options, seed, [&](const State& state, Seat seat, const cinecitta::Action& action) {
        if (action.kind != cinecitta::Action::Kind::offer || standard[action.card()].pen == 0) return;
        const cinecitta::Desk& desk = state.desk(seat);
        const int pens = cinecitta::icons_in(standard, desk.hand).pen + cinecitta::icons_in(standard, desk.studio).pen +
                         cinecitta::icons_in(standard, desk.office).pen;
        ++offered_pens;
        const bool forced = desk.hand.size() == 1 && desk.wallet.count == 0;
        EXPECT_TRUE(pens > 1 || action.notes.count > 0 || forced);
      });
    }
  }
  EXPECT_GT(offered_pens, 1000U);
}

TEST(Bots, heuristic_takes_a_good_card_for_nothing_and_keeps_money_rather_than_a_useless_one) {
  FastChance deal(1);
  NoEvents quiet;
  State state = setup(standard, Options{3}, deal);
  const auto card = [](std::string_view name) {
    cinecitta::Card named{};
    EXPECT_TRUE(cinecitta::parse_name(standard, name, named));
    return named;
  };
  for (const Seat seat : SeatSet::first(3)) {
    cinecitta::Desk& desk = state.desk(seat);
    desk.hand.clear();
    desk.hand.push(card("Director 9"));
    desk.hand.push(card("Scriptwriter 9"));
    desk.office.push(card("Director 2"));
    desk.studio.push(card("Actor 9"));
    desk.studio.push(card("Cameraman 9"));
  }
  bots::CinecittaHeuristic bot;
  const auto answer_to = [&](std::string_view name, std::uint8_t notes) {
    State offered = state;
    offered.desk(seat_at(0)).hand.insert_sorted(card(name));
    apply(standard, offered, seat_at(0), cinecitta::Action::offer(card(name), {notes}), deal, quiet);
    for (const std::size_t i : {std::size_t{1}, std::size_t{2}}) {
      apply(standard, offered, seat_at(i), cinecitta::Action::offer(card("Scriptwriter 9"), {}), deal, quiet);
    }
    return bot.choose(standard, seen_by(standard, offered, seat_at(1)), deal).kind;
  };
  EXPECT_EQ(answer_to("Director 3", 0), cinecitta::Action::Kind::headhunt);
  EXPECT_EQ(answer_to("Scriptwriter 9", 9), cinecitta::Action::Kind::secure);
}

TEST(Bots, random_reaches_every_legal_action) {
  FastChance deal(7);
  FastChance own(8);
  const State state = setup(standard, Options{4}, deal);
  const auto view = seen_by(standard, state, seat_at(0));
  ActionsOf<G> actions;
  legal_actions(standard, view, seat_at(0), actions);
  bots::Random<G> bot;
  std::array<std::size_t, G::max_legal> times{};
  const std::size_t tries = 200 * actions.size();
  for (std::size_t i = 0; i < tries; ++i) {
    const auto chosen = bot.choose(standard, view, own);
    for (std::size_t a = 0; a < actions.size(); ++a) times[a] += actions[a] == chosen ? 1U : 0U;
  }
  for (std::size_t a = 0; a < actions.size(); ++a) {
    EXPECT_GT(times[a], 120U);
    EXPECT_LT(times[a], 280U);
  }
}

}  // namespace
}  // namespace backlot
