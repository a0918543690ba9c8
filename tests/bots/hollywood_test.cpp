// The sensible player of Hollywood: legal everywhere, from its view alone, and sensible for each loyalty.
#include "content/hollywood.hpp"

#include <gtest/gtest.h>

#include <array>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "bots/bots.hpp"
#include "contract/option_sets.hpp"
#include "support/bot_game.hpp"

namespace backlot::hollywood {
namespace {

using Kind = Action::Kind;
using Bots = std::array<std::string_view, 3>;  // of the patriots, the communists, the Rising Star

Options with_players(std::size_t players) {
  Options options;
  options.players = static_cast<std::uint8_t>(players);
  return options;
}

// Plays a game with the bots of each loyalty.
template <class Look>
State play(const Bots& names, const Options& options, std::uint64_t seed, const Look& look) {
  const auto named = [&](const State& state, Seat seat) {
    return names[static_cast<std::size_t>(state.desks[backlot::index(seat)].loyalty)];
  };
  return testing_support::play_bots<Game>(options, seed, named, look);
}

TEST(HollywoodBots, play_only_legal_actions_with_every_option) {
  std::size_t actions = 0;
  std::size_t costumes = 0;
  for_each_option_set<Game>(standard, [&](const Options& options) {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      const bool mixed = seed % 2 == 0;
      play({"heuristic", mixed ? "random" : "heuristic", "heuristic"}, options, seed,
           [&](const State& state, Seat seat, const Action& action) {
             ASSERT_FALSE(check(standard, state, seat, action));
             ++actions;
             costumes += action.kind == Kind::spend ? 1 : 0;
           });
    }
  });
  EXPECT_GT(actions, 50'000U);
  EXPECT_GT(costumes, 100U);
}

// H47-45: star cards are chosen in secret; who happens to be asked last has no advantage.
TEST(HollywoodBots, H47_45_decides_alike_whoever_has_chosen_before) {
  std::size_t compared = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    State before{};
    play({"heuristic", "heuristic", "heuristic"}, with_players(7), seed,
         [&](const State& state, Seat seat, const Action&) {
           if (state.step != Step::stars) return;
           if (state.decided.empty()) before = state;
           FastChance one(seed);
           FastChance same(seed);
           bots::HollywoodHeuristic bot;
           EXPECT_EQ(bot.choose(standard, seen_by(standard, before, seat), one),
                     bot.choose(standard, seen_by(standard, state, seat), same));
           ++compared;
         });
  }
  EXPECT_GT(compared, 500U);
}

// Four players: seats 0 and 1 patriots, 2 a communist, 3 the Rising Star; all show stars, in Post.
class HollywoodBot : public testing::Test {
 protected:
  HollywoodBot() : state(deal()) {
    state.desks[0].loyalty = Loyalty::patriot;
    state.desks[1].loyalty = Loyalty::patriot;
    state.desks[2].loyalty = Loyalty::communist;
    state.desks[3].loyalty = Loyalty::rising_star;
    state.now().poster = Poster::comedy;
    state.step = Step::stars;
    for (Face& face : state.dice) face = Face::star;
    for (std::size_t i = 0; i < 4; ++i) hand(i, {Card::neutral, Card::double_patriot, Card::communist});
  }
  static State deal() {
    FastChance chance(1947);
    return setup(standard, with_players(4), chance);
  }
  void hand(std::size_t seat, std::initializer_list<Card> cards) {
    state.desks[seat].hand.clear();
    for (const Card card : cards) state.desks[seat].hand.insert_sorted(card);
  }
  // The rounds won before this one.
  void rounds(int patriots, int communists) {
    const Round now = state.now();
    state.rounds.clear();
    for (int i = 0; i < patriots + communists; ++i) {
      Round round;
      round.poster = Poster::romance;
      round.winner = i < patriots ? Winner::patriots : Winner::communists;
      state.rounds.push(round);
    }
    state.round = static_cast<std::uint8_t>(patriots + communists);
    state.rounds.push(now);
  }
  Action choice(std::size_t seat, std::uint64_t seed = 1) const {
    FastChance chance(seed);
    bots::HollywoodHeuristic bot;
    return bot.choose(standard, seen_by(standard, state, seat_at(seat)), chance);
  }
  Card card_of(std::size_t seat, std::uint64_t seed = 1) const { return choice(seat, seed).card(); }

  State state;
};

TEST_F(HollywoodBot, a_patriot_plays_the_best_patriot_card) {
  EXPECT_EQ(card_of(0), Card::double_patriot);
  hand(0, {Card::neutral, Card::communist, Card::shake_up});
  EXPECT_EQ(card_of(0), Card::neutral);
}

TEST_F(HollywoodBot, a_communist_plays_communist_cards_but_hides_in_a_small_movie) {
  rounds(2, 1);
  hand(2, {Card::neutral, Card::communist, Card::double_communist});
  EXPECT_EQ(card_of(2), Card::double_communist);
  state.dice[0] = state.dice[1] = Face::blank;  // two cards: everybody can count
  EXPECT_EQ(card_of(2), Card::communist);
  rounds(3, 1);  // no time to hide
  EXPECT_EQ(card_of(2), Card::double_communist);
}

TEST_F(HollywoodBot, a_communist_does_not_always_play_the_worst_card_early) {
  hand(2, {Card::neutral, Card::communist, Card::double_communist});
  std::size_t worst = 0;
  std::size_t mild = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    worst += card_of(2, seed) == Card::double_communist ? 1 : 0;
    mild += card_of(2, seed) == Card::communist ? 1 : 0;
  }
  EXPECT_EQ(worst + mild, 400U);
  EXPECT_GT(mild, 50U);
  EXPECT_GT(worst, 200U);
}

// H47-61
TEST_F(HollywoodBot, the_Rising_Star_helps_the_side_that_lags_and_wants_the_seventh_movie_level) {
  rounds(2, 1);
  EXPECT_EQ(card_of(3), Card::communist);
  rounds(1, 2);
  EXPECT_EQ(card_of(3), Card::double_patriot);
  rounds(3, 3);
  EXPECT_EQ(card_of(3), Card::neutral);
  state.now().poster = Poster::western;
  EXPECT_EQ(card_of(3), Card::communist);
}

TEST_F(HollywoodBot, acts_on_the_movies_shown) {
  // Seats 1 and 2 are alike to seat 0, but for what they had a part in.
  state.log.clear();
  state.log.push({CardMove::added, place_of(seat_at(1)), Place::nowhere, Card::communist});
  state.log.push({CardMove::added, place_of(seat_at(1)), Place::nowhere, Card::communist});
  state.log.push({CardMove::premiered, Place::nowhere, Place::nowhere, Card::unknown});
  state.log.push({CardMove::added, place_of(seat_at(2)), Place::nowhere, Card::patriot});
  state.log.push({CardMove::added, place_of(seat_at(2)), Place::nowhere, Card::patriot});
  state.log.push({CardMove::premiered, Place::nowhere, Place::nowhere, Card::unknown});
  rounds(1, 1);
  state.rounds[0].shown[index(Card::communist)] = 2;
  state.rounds[1].shown[index(Card::patriot)] = 2;
  const View view = seen_by(standard, state, seat_at(0));
  const bots::hollywood_heuristic::Reading reading(standard, view);
  EXPECT_LT(reading.worth(place_of(seat_at(1))), 0);
  EXPECT_GT(reading.worth(place_of(seat_at(2))), 0);
  // So on a turn the die of the first is rolled again, not that of the second.
  state.step = Step::turn;
  state.actor = seat_at(0);
  state.owners.fill(Place::centre);
  state.performed = 0x3FF;
  EXPECT_EQ(choice(0), Action::roll(1));
  // H47-12: a communist knows who is none.
  const View theirs = seen_by(standard, state, seat_at(2));
  const bots::hollywood_heuristic::Reading knows(standard, theirs);
  EXPECT_LT(knows.worth(place_of(seat_at(1))), 0);
}

TEST_F(HollywoodBot, edits_what_hurts_and_keeps_what_helps) {
  state.step = Step::edit;
  for (const std::size_t seat : {std::size_t{0}, std::size_t{2}}) {
    state.declarer = seat_at(seat);
    const bool patriot = seat == 0;
    state.held = Card::shake_up;
    EXPECT_EQ(choice(seat).kind, patriot ? Kind::cut : Kind::keep);
    state.held = Card::patriot;
    EXPECT_EQ(choice(seat).kind, patriot ? Kind::keep : Kind::cut);
  }
}

TEST_F(HollywoodBot, spends_costumes_when_they_help) {
  state.options.costumes = true;
  state.step = Step::before_cards;
  state.decided = {};
  state.desks[0].costumes.push(Costume::evening_gown);
  const auto alone = [&] { return waiting_on(standard, state) == SeatSet::of(seat_at(0)); };
  ASSERT_TRUE(alone());
  EXPECT_EQ(choice(0), Action::decline());  // the die shows a star already
  state.dice[0] = Face::blank;
  EXPECT_EQ(choice(0), Action::spend_die(Costume::evening_gown, 0));
  hand(0, {Card::communist, Card::communist, Card::neutral});
  EXPECT_EQ(choice(0), Action::decline());  // nothing good to play
  state.desks[0].costumes.clear();
  state.desks[0].costumes.push(Costume::beret);
  EXPECT_EQ(choice(0), Action::spend(Costume::beret));
  // Out of turn: a Tuxedo for a bad hand, nothing for a good one.
  state.step = Step::turn;
  state.actor = seat_at(1);
  state.dice[0] = Face::star;
  state.desks[0].costumes.clear();
  state.desks[0].costumes.push(Costume::tuxedo);
  const auto interrupts = [&] {
    FastChance chance(1);
    return bots::HollywoodHeuristic().interrupt(standard, seen_by(standard, state, seat_at(0)), chance);
  };
  EXPECT_EQ(interrupts(), Action::spend(Costume::tuxedo));
  hand(0, {Card::double_patriot, Card::hearing, Card::patriot});
  EXPECT_EQ(interrupts(), std::nullopt);
}

// Games of six that a side wins, of 400.
int wins(const Bots& names, Loyalty side) {
  int won = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const State end = play(names, with_players(6), seed, [](const State&, Seat, const Action&) {});
    won += is_winner(ending_of(standard, end), side) ? 1 : 0;
  }
  return won;
}

TEST(HollywoodBots, each_side_clearly_beats_random_players) {
  EXPECT_LT(wins({"random", "random", "random"}, Loyalty::patriot), 130);
  EXPECT_GT(wins({"heuristic", "random", "random"}, Loyalty::patriot), 330);
  EXPECT_LT(wins({"random", "random", "random"}, Loyalty::communist), 300);
  EXPECT_GT(wins({"random", "heuristic", "random"}, Loyalty::communist), 360);
  EXPECT_LT(wins({"random", "random", "random"}, Loyalty::rising_star), 75);
  EXPECT_GT(wins({"random", "random", "heuristic"}, Loyalty::rising_star), 80);
}

}  // namespace
}  // namespace backlot::hollywood
