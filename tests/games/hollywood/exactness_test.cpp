// No leak, nothing forgotten, point 3 of the conformance kit: on tiny packs imagine returns exactly
// the states that some history leads to, in the stated proportions.
#include "contract/kit/exactness.hpp"

#include <gtest/gtest.h>

#include "games/hollywood/proportions.hpp"
#include "games/hollywood/tiny.hpp"

using namespace backlot;
using namespace backlot::hollywood;

namespace {

using Setting = kit::Setting<hollywood::Game>;

// Goes through all draws of hidden cards; everything else is drawn as in the game that is looked at.
class EveryHiddenDraw {
 public:
  EveryHiddenDraw(kit::EveryDraw& every, const FastChance& seen) : every_(every), seen_(seen) {}
  std::uint32_t below(std::uint32_t n, std::uint8_t purpose) {
    const auto what = static_cast<Purpose>(purpose);
    const bool hidden = what == Purpose::cards || what == Purpose::wardrobe;
    return hidden ? every_.below(n, purpose) : seen_.below(n, purpose);
  }

 private:
  kit::EveryDraw& every_;
  FastChance seen_;
};

// Calls found(state) for every way to deal the loyalties that are left.
template <class Found>
void every_loyalty(State state, std::array<int, 3> left, std::size_t seat, const Found& found) {
  if (seat == state.players()) return found(state);
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (left[i] == 0) continue;
    state.desks[seat].loyalty = static_cast<Loyalty>(i);
    --left[i];
    every_loyalty(state, left, seat + 1, found);
    ++left[i];
  }
}

// All deals that look like that game's to somebody who sees nothing hidden.
std::vector<State> deals_like(const Setting& setting, std::size_t game) {
  kit::Worlds<hollywood::Game> worlds;
  kit::EveryDraw every;
  const Options& options = setting.options;
  const Dealing& row = setting.content.dealing[(options.random_loyalties ? max_players : options.players) - 1];
  do {
    EveryHiddenDraw chance(every, kit::chance_of(setting.seed, game));
    const State state = setup(setting.content, options, chance);
    every_loyalty(state, {row.patriots, row.communists, row.rising_stars}, 0,
                  [&](const State& deal) { worlds.add(deal); });
  } while (every.next());
  return worlds.states();
}

void expect_exact(const Content& content, const Options& options, std::size_t games, kit::Effort effort = {}) {
  const Setting setting{content, options, games};
  ASSERT_FALSE(fault_in(content));
  ASSERT_FALSE(check(content, options));
  kit::Exactness exactness;
  for (std::size_t game = 0; game < games && !exactness.has_enough(); ++game) {
    const auto played = kit::play_recorded(setting, game);
    kit::imagines_exactly_in(setting, played, deals_like(setting, game), StatedProportions{}, effort, exactness);
  }
  EXPECT_TRUE(exactness.holds()) << exactness.text();
  // What is too large to go through is left out on purpose, and must stay the exception.
  EXPECT_GT(exactness.checked, exactness.too_large);
}

}  // namespace

constexpr Counts three_kinds{2, 3, 0, 0, 3, 0, 0};
constexpr Counts two_kinds{0, 3, 0, 0, 3, 0, 0};

TEST(Exactness, four_players_in_one_round) { expect_exact(tiny({.cards = three_kinds}), {.players = 4}, 6); }
TEST(Exactness, four_players_with_the_jobs_that_move_cards) {
  expect_exact(tiny({.cards = three_kinds}), {.players = 4, .without = 12347}, 6);
}
TEST(Exactness, four_players_with_hands_of_two_and_all_dice_stars) {
  expect_exact(tiny({.cards = {0, 4, 0, 0, 4, 0, 0}, .hand = 2, .faces = 1}), {.players = 4, .without = 12347}, 3);
}
TEST(Exactness, a_new_deck_of_discards) {
  expect_exact(tiny({.cards = {1, 2, 0, 0, 2, 0, 0}, .to_win = 2, .faces = 1}), {.players = 4, .without = 12347}, 1);
}
TEST(Exactness, new_decks_all_the_time) {
  expect_exact(tiny({.cards = {1, 2, 0, 0, 1, 0, 0}, .to_win = 2, .faces = 1}), {.players = 3}, 4);
  expect_exact(tiny({.cards = {1, 1, 1, 0, 1, 0, 0}, .to_win = 2, .faces = 1}), {.players = 2}, 4);
}
TEST(Exactness, one_player_and_three_ghosts) {
  expect_exact(tiny({.cards = three_kinds, .to_win = 2}), {.players = 1}, 4);
  expect_exact(tiny({.cards = two_kinds, .to_win = 2}), {.players = 1}, 4);
}
TEST(Exactness, two_players_and_two_ghosts) {
  expect_exact(tiny({.cards = two_kinds, .to_win = 2}), {.players = 2}, 4);
}
TEST(Exactness, three_players_and_a_ghost) { expect_exact(tiny({.cards = two_kinds, .to_win = 2}), {.players = 3}, 4); }
TEST(Exactness, loyalties_and_rejected_posters) {
  expect_exact(tiny({.cards = two_kinds, .posters = 4, .loyal = false}), {.players = 4, .without = 3459}, 4);
}
TEST(Exactness, random_loyalties) {
  expect_exact(tiny({.cards = {0, 4, 0, 0, 0, 0, 0}, .loyal = false}),
               {.players = 4, .random_loyalties = true, .without = 12345}, 2);
}
TEST(Exactness, a_union_strike) {
  expect_exact(tiny({.cards = two_kinds, .hand = 2}), {.players = 2, .union_strike = true}, 3);
}
// Fewer worlds are followed where many choices are open.
constexpr kit::Effort short_effort{.most_worlds = 300, .most_samples = 40'000};

void expect_exact_costumes(Costume first, const Counts& cards) {
  const Content content = tiny({.cards = cards, .to_win = 2, .first_costume = first, .costumes = 3});
  expect_exact(content, {.players = 3, .costumes = true, .without = 345}, 6, short_effort);
}
TEST(Exactness, coat_hat_and_cap) { expect_exact_costumes(Costume::trench_coat, two_kinds); }
TEST(Exactness, tuxedo_gown_and_stripes) { expect_exact_costumes(Costume::tuxedo, {0, 5, 0, 0, 1, 0, 0}); }
TEST(Exactness, beret_fedora_and_uniform) { expect_exact_costumes(Costume::beret, {0, 4, 0, 0, 2, 0, 0}); }
