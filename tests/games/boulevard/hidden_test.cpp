// What is hidden (B54-22), what nobody can lose (money), and beliefs.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/boulevard/scenario.hpp"

using namespace backlot;
using namespace backlot::boulevard;
using namespace backlot::boulevard::scenario;

namespace {

// Random games; look(state) at every position.
template <class Look>
void play_randomly(const Options& options, std::uint64_t seed, const Look& look) {
  FastChance chance(seed);
  FastChance choices(~seed);
  NoEvents quiet;
  ActionsOf<boulevard::Game> actions;
  State state = setup(standard, options, chance);
  look(state);
  while (!is_over(standard, state)) {
    const Seat who = waiting_on(standard, state).front();
    legal_actions(standard, state, who, actions);
    apply(standard, state, who, actions[choices.below(static_cast<std::uint32_t>(actions.size()), 0)], chance, quiet);
    look(state);
  }
}

const std::vector<Options> all_options = [] {
  std::vector<Options> all;
  for (std::uint8_t players = 2; players <= 6; ++players) {
    for (std::uint8_t length = 0; length < 3; ++length) all.push_back({players, static_cast<GameLength>(length)});
  }
  return all;
}();

}  // namespace

TEST(Boulevard, B54_22_tips_are_hidden_and_their_number_is_public) {
  Play play({3, GameLength::short_game});
  const View view = play.view(0);
  EXPECT_EQ(view.theatre(seat(0)).hand, play.theatre(0).hand);
  EXPECT_EQ(view.theatre(seat(1)).hand.size(), 6U);
  for (const Held& held : view.theatre(seat(1)).hand) EXPECT_EQ(held.tip, Tip::unknown);
  for (const Tip each : view.deck) EXPECT_EQ(each, Tip::unknown);
  play.next_week();
  const Event drawn = play.last(Event::Kind::tip_drawn);
  EXPECT_EQ(seen_by(standard, drawn, drawn.seat)->tip, drawn.tip);
  EXPECT_EQ(seen_by(standard, drawn, nobody)->tip, Tip::unknown);
  // All else is public.
  EXPECT_EQ(view.array, Play({3, GameLength::short_game}).state.array);
  EXPECT_EQ(refused_by(check(standard, view, seat(1), Action::pass())), "B54-22"_clause);
}

TEST(Boulevard, B54_93_cash_is_never_negative_and_no_money_is_lost) {
  for (const Options& options : all_options) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      play_randomly(options, seed, [&](const State& state) {
        Money all = state.bank;
        for (const Theatre& theatre : state.theatres) {
          ASSERT_GE(theatre.cash, Money{});
          ASSERT_LE(theatre.loans, max_loans);
          all += theatre.cash;
        }
        ASSERT_EQ(all, Money{});
        ASSERT_TRUE(tally(standard, state).shuffles_fit);
      });
    }
  }
}

TEST(Boulevard, lists_of_choices_stay_under_64) {
  std::size_t most = 0;
  ActionsOf<boulevard::Game> actions;
  for (const Options& options : all_options) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      play_randomly(options, seed, [&](const State& state) {
        for (const Seat who : waiting_on(standard, state)) {
          legal_actions(standard, state, who, actions);
          most = std::max(most, actions.size());
        }
      });
    }
  }
  EXPECT_LT(most, 64U);
  EXPECT_GT(most, 50U);
}

TEST(Boulevard, B54_22_a_belief_weighs_what_is_imagined) {
  struct Sure {
    static constexpr std::uint32_t tip(Seat holder, Tip each) {
      return holder == seat_at(1) && each == scenario::tip("Cartoons") ? 1000000 : 1;
    }
    static constexpr std::uint32_t invested(Seat /*seat*/, std::size_t section, Money money) {
      return section == 1 && money.amount == 3 ? 1 : section == 1 ? 0 : 1;
    }
  };
  Play play({3, GameLength::short_game});
  play.no_tips();
  play.give(0, {"Rodeo Parade"});
  play.give(1, {"Rodeo Parade"});
  play.go_to(Step::advertise);
  play.advertise(1, {0, 1});
  play.does(1, Action::ready());
  FastChance dreams(1);
  for (int i = 0; i < 50; ++i) {
    const State world = imagine(standard, play.view(0), dreams, Sure{});
    EXPECT_EQ(world.theatre(seat(1)).hand[0].tip, tip("Cartoons"));
    const Money left = world.theatre(seat(1)).cash - world.theatre(seat(1)).screen.invested[0];
    if (left >= Money{3}) EXPECT_EQ(world.theatre(seat(1)).screen.invested[1], Money{3});
  }
}

// A card drawn after a reshuffle is one of those that were discarded before it.
TEST(Boulevard, B54_113_imagined_hands_fit_the_shuffles) {
  FastChance dreams(1);
  std::size_t reshuffled = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    play_randomly({6, GameLength::long_game}, seed, [&](const State& state) {
      if (state.shuffle == Shuffle::first) return;
      ++reshuffled;
      const View view = seen_by(standard, state, seat_at(seed % 6));
      const State world = imagine(standard, view, dreams);
      ASSERT_TRUE(tally(standard, world).shuffles_fit);
      ASSERT_EQ(seen_by(standard, world, view.seat()), view);
    });
  }
  EXPECT_GT(reshuffled, 100U);
}
