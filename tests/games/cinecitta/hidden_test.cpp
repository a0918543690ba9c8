// What follows from what a seat knows: deduced answers, bounds on wallets, weighed imagining (C37-28).
#include <gtest/gtest.h>

#include "games/cinecitta/scenario.hpp"

using namespace backlot;
using namespace backlot::cinecitta;
using namespace backlot::cinecitta::scenario;

namespace {

void play_randomly(const Options& options, std::uint64_t seed, const auto& look) {
  FastChance chance(seed);
  Play play(options, seed);
  while (!is_over(standard, play.state)) {
    look(play.state);
    const auto seat = static_cast<int>(index(waiting_on(standard, play.state).front()));
    const std::vector<Action> actions = play.legal(seat);
    play.act(seat, actions[chance.below(static_cast<std::uint32_t>(actions.size()), 1)]);
  }
  look(play.state);
}

const std::vector<Options> all_options{{3}, {4}, {5}, {4, true}, {5, true}, {3, false, true}, {4, true, true}};

}  // namespace

TEST(Cinecitta, C37_28_a_seat_works_out_every_answer_from_the_placed_cards) {
  for (const Options& options : all_options) {
    play_randomly(options, 7, [&](const State& state) {
      if (state.step == Step::over) return;
      for (const Seat viewer : SeatSet::first(options.players)) {
        const View view = seen_by(standard, state, viewer);
        for (std::size_t r = 0; r < state.round; ++r) {
          const Answers answers = deduce_answers(view, r);
          const bool pairs = options.coaster && options.players == 4 && r % 3 == 1;  // two rings of two
          for (std::size_t i = 0; i < options.players; ++i) {
            if (pairs && !is_known(answers[i])) continue;
            ASSERT_EQ(answers[i], state.rounds[r].folders[i].answer);
          }
        }
      }
    });
  }
}

TEST(Cinecitta, C37_28_wallet_bounds_hold_the_truth_and_every_imagined_world) {
  FastChance dreams(5);
  const auto within = [](const View& view, const State& state) {
    const WalletBounds bounds(standard, view);
    for (const Seat seat : SeatSet::first(state.players())) {
      const auto [low, high] = bounds.of(seat);
      const int wallet = state.desk(seat).wallet.count;
      ASSERT_LE(low, wallet);
      ASSERT_GE(high, wallet);
      if (seat == view.seat()) ASSERT_EQ(low, high);
    }
  };
  const auto look = [&](const State& state) {
    for (std::size_t i = 0; i <= state.players(); ++i) {
      const View view = seen_by(standard, state, i == state.players() ? nobody : seat_at(i));
      within(view, state);
      within(view, imagine(standard, view, dreams));
    }
  };
  for (const Options& options : all_options) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) play_randomly(options, seed, look);
  }
}

TEST(Cinecitta, C37_24_who_headhunted_is_known_to_have_had_the_money) {
  Play play = three_with({"Director 9", "Actor 2"}, {"Actor 5", "Actor 6"}, {"Actor 8", "Cameraman 8"});
  play.act(0, offer("Director 9", 7));
  play.act(1, offer("Actor 5", 2));
  play.act(2, offer("Actor 8", 0));
  play.act(0, Action::secure());
  play.act(1, Action::headhunt());
  play.act(2, Action::secure());
  play.rest();
  // Seat 1 knows: seat 2 had 10, paid 7 and offered at most 3 to seat 3, who kept them.
  EXPECT_EQ(wallet_bounds(standard, play.view(0), seat_at(1)), (Bounds{0, 3}));
  EXPECT_EQ(wallet_bounds(standard, play.view(0), seat_at(2)), (Bounds{10, 13}));
  // Seat 2 knows both folders it had a part in: 1 and 3 share the rest.
  EXPECT_EQ(wallet_bounds(standard, play.view(1), seat_at(1)), (Bounds{1, 1}));
}

TEST(Cinecitta, C37_21_C37_24_C37_29_what_a_folder_asks_of_a_wallet_narrows_the_others_too) {
  // Round 1: seat 2 slips seat 3 some notes that seat 1 does not see; seat 3 keeps them.
  const auto after_one_round = [](int notes) {
    Play play(Options{3});
    const auto first_card = [&](std::size_t seat, int with) {
      play.act(static_cast<int>(seat), Action::offer(play.state.desks[seat].hand[0], scenario::notes(with)));
    };
    first_card(0, 0);
    first_card(1, notes);
    first_card(2, 0);
    while (play.state.round == 0) play.rest();
    return play;
  };
  const auto offers = [](Play& play, int one, int two, int three) {
    const int all[] = {one, two, three};
    for (std::size_t i = 0; i < 3; ++i) {
      play.act(static_cast<int>(i), Action::offer(play.state.desks[i].hand[0], scenario::notes(all[i])));
    }
  };
  // C37-21: seat 3 offers 15, so of the 20 that are not seat 1's own seat 2 had at most 5, and the folder between them
  // no more.
  Play rich = after_one_round(6);
  offers(rich, 0, 0, 15);
  ASSERT_EQ(rich.state.step, Step::answer);  // C37-29: what is offered has left the wallet
  EXPECT_EQ(wallet_bounds(standard, rich.view(0), seat_at(1)), (Bounds{0, 5}));
  EXPECT_EQ(wallet_bounds(standard, rich.view(0), seat_at(2)), (Bounds{0, 5}));
  for (int seat : {0, 1, 2}) rich.act(seat, Action::secure());
  ASSERT_EQ(rich.state.step, Step::place);
  EXPECT_EQ(wallet_bounds(standard, rich.view(0), seat_at(1)), (Bounds{0, 10}));
  EXPECT_EQ(wallet_bounds(standard, rich.view(0), seat_at(2)), (Bounds{0, 10}));
  // C37-24: seat 2 matches 6, so seat 3 had at most 14; beside, the folder between them held at most 4, kept or paid
  // for.
  Play taken = after_one_round(2);
  offers(taken, 6, 0, 0);
  taken.act(0, Action::secure());
  taken.act(1, Action::headhunt());
  taken.act(2, Action::secure());
  ASSERT_EQ(taken.state.step, Step::place);
  EXPECT_EQ(wallet_bounds(standard, taken.view(0), seat_at(1)), (Bounds{0, 8}));
  EXPECT_EQ(wallet_bounds(standard, taken.view(0), seat_at(2)), (Bounds{6, 18}));
}

TEST(Cinecitta, C37_28_a_belief_weighs_what_is_imagined) {
  struct Rich {
    static constexpr std::uint32_t card(Seat holder, Card each) {
      return holder == seat_at(1) && each == scenario::card("Director 9") ? 1000000 : 1;
    }
    static constexpr std::uint32_t notes(std::size_t /*round*/, Seat /*giver*/, Notes amount) {
      return amount.count == 3 ? 1 : 0;
    }
  };
  Play play(Options{4}, 3);
  play.desk(0).hand = pile<max_rounds>({"Actor 2", "Actor 3", "Actor 5", "Actor 6", "Actor 7", "Actor 8", "Actor 9"});
  play.act(1, Action::offer(play.state.desks[1].hand[0], notes(5)));
  FastChance dreams(1);
  int with_director = 0;
  for (int i = 0; i < 50; ++i) {
    const State world = imagine(standard, play.view(0), dreams, Rich{});
    EXPECT_EQ(world.folder_from(seat_at(1)).notes, notes(3));
    const bool director =
        world.desks[1].hand.contains(card("Director 9")) || world.folder_from(seat_at(1)).card == card("Director 9");
    with_director += director ? 1 : 0;
  }
  EXPECT_EQ(with_director, 50);
}
