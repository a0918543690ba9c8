// No leak, nothing forgotten, point 3 of the conformance kit: on tiny packs imagine returns exactly
// the states that some history leads to, in the stated proportions.
#include <gtest/gtest.h>

#include "games/cinecitta/proportions.hpp"
#include "games/cinecitta/tiny.hpp"

using namespace backlot;
using namespace backlot::cinecitta;

namespace {

using Setting = kit::Setting<cinecitta::Game>;

// Looks at the bounds on wallets (hidden/bounds) in passing: every possible world lies inside.
struct Proportions : StatedProportions {
  std::vector<double> operator()(const Content& content, const View& view, const std::vector<State>& worlds) const {
    const WalletBounds bounds(content, view);
    for (const State& world : worlds) {
      for (const Seat seat : SeatSet::first(view.players())) {
        const int wallet = world.desk(seat).wallet.count;
        if (wallet < bounds.of(seat).low || wallet > bounds.of(seat).high) {
          ADD_FAILURE() << "a possible wallet of " << kit::name_of_seat(seat) << " is out of its bounds";
          return std::vector<double>(worlds.size(), 1.0);
        }
      }
    }
    return StatedProportions::operator()(content, view, worlds);
  }
};

void expect_holds(const kit::Exactness& exactness) {
  EXPECT_TRUE(exactness.holds()) << exactness.text();
  // What is too large to go through is left out on purpose, and must stay the exception.
  EXPECT_GT(exactness.checked, 2 * exactness.too_large);
}

void expect_exact(const Setting& setting, const std::vector<State>& deals, const kit::Effort& effort) {
  ASSERT_FALSE(check(setting.content, setting.options));
  expect_holds(kit::imagines_exactly(setting, deals, Proportions{}, effort));
}

void expect_exact(const Content& content, const Options& options, std::size_t games, const kit::Effort& effort = {}) {
  const Setting setting{content, options, games};
  expect_exact(setting, kit::every_deal(setting), effort);
}

// All cards are alike: whatever is dealt, it is the same.
void expect_exact_money(std::uint8_t rounds, std::uint8_t notes, const Options& options, std::size_t games,
                        const kit::Effort& effort = {}) {
  const Content content = tiny_money(options.players, rounds, notes);
  FastChance chance(1);
  expect_exact(Setting{content, options, games}, {setup(content, options, chance)}, effort);
}

// One round of a scripted game: what each seat puts into its folder, and what becomes of it.
struct ScriptedFolder {
  std::uint8_t notes;
  Answer answer;
};
using Script = std::vector<std::vector<ScriptedFolder>>;

// All cards are alike, and everybody places as if time were up.
void expect_exact_script(const Options& options, std::uint8_t notes, const Script& script) {
  const Content content = tiny_money(options.players, static_cast<std::uint8_t>(script.size()), notes);
  const Setting setting{content, options};
  FastChance chance(1);
  auto played = kit::deal_recorded(setting, chance);
  const std::vector<State> deals{played.states[0]};
  while (!is_over(content, played.states.back())) {
    const State& state = played.states.back();
    const Seat seat = waiting_on(content, state).front();
    Action action = default_action(content, seen_by(content, state, seat));
    if (state.step == Step::offer) action.notes = {script[state.round][index(seat)].notes};
    if (state.step == Step::answer) {
      const Seat giver = giver_to(options, state.round, seat);
      const bool headhunt = script[state.round][index(giver)].answer == Answer::headhunt;
      action = headhunt ? Action::headhunt() : Action::secure();
    }
    ASSERT_FALSE(check(content, state, seat, action));
    kit::apply_recorded(setting, {seat, action}, chance, played);
  }
  kit::Exactness exactness;
  kit::imagines_exactly_in(setting, played, deals, Proportions{},
                           {.most_worlds = 800, .per_rarest_world = 100, .most_samples = 40000}, exactness);
  expect_holds(exactness);
}

}  // namespace

TEST(Exactness, three_players_with_copies_and_a_card_left_over) { expect_exact(tiny_seven, {3}, 8); }
TEST(Exactness, three_players_with_more_money) { expect_exact(tiny_rich, {3}, 8); }
TEST(Exactness, four_players) { expect_exact(tiny_eight, {4}, 3); }
TEST(Exactness, four_players_with_the_coaster) { expect_exact(tiny_eight, {4, true}, 3); }
TEST(Exactness, five_players_in_one_round) { expect_exact(tiny_eight, {5}, 1, {.most_samples = 100'000}); }
TEST(Exactness, money_of_three_players_over_four_rounds) { expect_exact_money(4, 1, {3}, 2); }
TEST(Exactness, more_money_of_three_players_over_three_rounds) { expect_exact_money(3, 3, {3}, 2); }
TEST(Exactness, money_of_four_players_over_three_rounds_with_the_coaster) {
  expect_exact_money(3, 1, {4, true}, 1, {.most_worlds = 1000});
}
TEST(Exactness, more_money_of_four_players_over_two_rounds_with_the_coaster) { expect_exact_money(2, 2, {4, true}, 1); }
TEST(Exactness, money_of_five_players_over_two_rounds_with_the_coaster) { expect_exact_money(2, 1, {5, true}, 1); }

// What the look ahead (hidden/needs) must not forget, in games that random play hardly ever meets.
constexpr auto kept = Answer::secure;
constexpr auto matched = Answer::headhunt;

// Seat 2 loses a note, wins it back by being headhunted, and only then can match seat 1's two notes:
// before that round it needs only half of them.
TEST(Exactness, a_wallet_doubles_before_it_is_needed) {
  expect_exact_script(
      {3}, 2,
      {{{0, kept}, {1, kept}, {0, kept}}, {{0, kept}, {1, matched}, {0, kept}}, {{2, matched}, {0, kept}, {0, kept}}});
}

// Seats 2 and 4 exchange folders, and each places one card: both kept the money, or both matched it.
// Seat 2 shows three notes in the next round, so that only the first is possible, and what follows
// from the second must not be held against it.
TEST(Exactness, one_answer_of_a_ring_is_impossible) {
  expect_exact_script({4, true}, 1,
                      {{{0, kept}, {0, kept}, {1, kept}, {0, kept}},
                       {{0, kept}, {0, kept}, {0, kept}, {2, kept}},
                       {{0, kept}, {3, kept}, {0, kept}, {0, kept}}});
}
