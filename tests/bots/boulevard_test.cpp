// The sensible bot of Boulevard plays legally everywhere, beats chance, and never starves on upkeep.
#include "content/boulevard.hpp"

#include <gtest/gtest.h>

#include "bots/bots.hpp"
#include "support/bot_game.hpp"

namespace backlot {
namespace {

using namespace boulevard;
using G = boulevard::Game;

// Plays a game with these bots by seat.
template <class Look>
State play(const std::vector<std::string_view>& names, GameLength length, std::uint64_t seed, const Look& look) {
  return testing_support::play_bots<G>(
      {static_cast<std::uint8_t>(names.size()), length}, seed,
      [&](const State&, Seat seat) { return names[backlot::index(seat)]; }, look);
}

constexpr std::array lengths{GameLength::short_game, GameLength::average_game, GameLength::long_game};

TEST(BoulevardBots, play_only_legal_actions_with_every_option) {
  for (std::size_t players = min_players; players <= max_players; ++players) {
    for (const GameLength length : lengths) {
      for (std::uint64_t seed = 0; seed < 4; ++seed) {
        const std::vector<std::string_view> names(players, "heuristic");
        play(names, length, seed, [](const State& state, Seat seat, const Action& action) {
          ASSERT_FALSE(check(standard, state, seat, action));
        });
      }
    }
  }
}

TEST(BoulevardBots, the_heuristic_beats_chance_nearly_always) {
  int won = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    std::vector<std::string_view> names(4, "random");
    names[seed % 4] = "heuristic";
    const State end = play(names, GameLength::average_game, seed, [](const State&, Seat, const Action&) {});
    won += outcome(standard, end).winners == SeatSet::of(seat_at(seed % 4)) ? 1 : 0;
  }
  EXPECT_GE(won, 98);
}

TEST(BoulevardBots, B54_93_the_heuristic_never_starves_on_upkeep) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const std::vector<std::string_view> names(2 + seed % 5, "heuristic");
    play(names, lengths[seed % 3], seed, [](const State& state, Seat seat, const Action& /*action*/) {
      EXPECT_NE(state.step, Step::upkeep) << "seat " << index(seat) << " must give back a chip";
      EXPECT_EQ(state.theatre(seat).loans, 0);
    });
  }
}

TEST(BoulevardBots, the_heuristic_books_films_and_buys_what_pays_back) {
  std::size_t films = 0;
  std::size_t dice_chips = 0;
  std::size_t weeks = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const State end = play({"heuristic", "heuristic", "heuristic"}, GameLength::average_game, seed,
                           [&](const State& state, Seat, const Action& action) {
                             weeks += action.kind == Action::Kind::ready ? 1U : 0U;
                             films += action.kind == Action::Kind::pick ? 1U : 0U;
                             if (action.kind == Action::Kind::buy && is_last_week(standard, state)) {
                               EXPECT_NE(action.chip(), Chip::manager) << "no later week to use the second marker";
                             }
                             if (action.kind == Action::Kind::place && is_last_week(standard, state)) {
                               EXPECT_NE(action.spot(), spot_of(Place::parties)) << "no tip will be drawn";
                             }
                           });
    for (const Theatre& theatre : end.theatres) {
      dice_chips += theatre.chips_of(Chip::concessions) + theatre.chips_of(Chip::parking_lot);
    }
  }
  EXPECT_GT(films, weeks * 3 / 2);
  EXPECT_EQ(dice_chips, 20U * 3U * 5U);
}

// B54-115: what is set behind a screen depends on what the seat knows, not on who is ready already.
TEST(BoulevardBots, B54_115_the_heuristic_decides_alike_whoever_is_ready) {
  std::size_t compared = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    play({"heuristic", "heuristic", "heuristic", "heuristic"}, GameLength::short_game, seed,
         [&](const State& state, Seat seat, const Action& action) {
           if (state.step != Step::advertise || state.decided.empty()) return;
           State alone = state;
           alone.decided = {};
           FastChance none(0);
           EXPECT_EQ(bots::BoulevardHeuristic{}.choose(standard, seen_by(standard, alone, seat), none), action);
           ++compared;
         });
  }
  EXPECT_GT(compared, 200U);
}

}  // namespace
}  // namespace backlot
