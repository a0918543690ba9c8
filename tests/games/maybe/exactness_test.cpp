// No leak, nothing forgotten, point 3 of the conformance kit: on tiny packs imagine returns exactly
// the states that some history leads to, in the stated proportions (MM-11, MM-71, MM-79).
#include "contract/kit/exactness.hpp"

#include <gtest/gtest.h>

#include "games/maybe/tiny.hpp"

using namespace backlot;
using namespace backlot::maybe;

namespace {

using Setting = kit::Setting<maybe::Game>;

// A naive reference of the proportions that imagine states: every placement of the physical cards
// that nobody has seen is as likely as any other; each card of a hand is as likely as any other to be
// the sealed one.
struct StatedProportions {
  std::vector<double> operator()(const Content& /*content*/, const View& view, const std::vector<State>& worlds) const {
    std::vector<double> weights;
    for (const State& world : worlds) {
      std::vector<std::vector<std::uint64_t>> places;
      double weight = 1;
      for (const Seat seat : SeatSet::first(world.players())) {
        auto unseen = world.desk(seat).hand;
        for (const Vote vote : world.desk(seat).known) unseen.remove(vote);
        places.emplace_back();
        for (const Vote vote : unseen) places.back().push_back(static_cast<std::uint64_t>(vote));
        if (seat == view.seat() || !world.decided.has(seat)) continue;
        double copies = 0;
        for (const Vote vote : world.desk(seat).hand) copies += vote == world.vote_of(seat) ? 1 : 0;
        weight *= copies;
      }
      weights.push_back(weight * kit::physical_placements(places));
    }
    return weights;
  }
};

void expect_exact(const Content& content, const Options& options, std::size_t games, const kit::Effort& effort = {}) {
  const Setting setting{content, options, games};
  kit::Exactness exactness;
  EXPECT_FALSE(check(content, options));
  for (std::size_t game = 0; game < games && !exactness.has_enough(); ++game) {
    const auto played = kit::play_recorded(setting, game);
    kit::imagines_exactly_in(setting, played, deals_like(content, played.states[0]), StatedProportions{}, effort,
                             exactness);
  }
  EXPECT_TRUE(exactness.holds()) << exactness.text();
  // What is too large to go through is left out on purpose, and must stay the exception.
  EXPECT_GT(exactness.checked, 2 * exactness.too_large);
}

}  // namespace

TEST(MaybeExactness, three_players) { expect_exact(tiny_base, {3}, 8); }
TEST(MaybeExactness, a_pool_from_the_start_and_few_nos) { expect_exact(tiny_pool, {3}, 8); }
TEST(MaybeExactness, four_players) { expect_exact(tiny_four, {4}, 3); }
TEST(MaybeExactness, MM_79_changes_make_votes_known) { expect_exact(tiny_changes, {3, false, true}, 12); }
TEST(MaybeExactness, MM_79_many_changes) { expect_exact(tiny_many_changes, {3, false, true}, 12); }
TEST(MaybeExactness, MM_60_trendsetter_with_changes) { expect_exact(tiny_changes, {3, true, true}, 4); }

TEST(MaybeExactness, MM_11_dealing_again_makes_all_good_deals_equally_likely) {
  const auto hands = [](const State& state) {
    std::vector<std::uint64_t> leaves;
    for (const Desk& desk : state.desks) kit::append_leaves(leaves, desk.hand);
    return leaves;
  };
  FastChance first(1);
  const std::vector<State> deals = deals_like(tiny_four, setup(tiny_four, {4}, first));
  std::vector<double> weights;
  std::map<std::vector<std::uint64_t>, std::size_t> index_of;
  for (const State& deal : deals) {
    std::vector<std::vector<std::uint64_t>> places;
    for (const Desk& desk : deal.desks) {
      places.emplace_back();
      for (const Vote vote : desk.hand) places.back().push_back(static_cast<std::uint64_t>(vote));
    }
    weights.push_back(kit::physical_placements(places));
    index_of[hands(deal)] = index_of.size();
  }
  std::vector<std::size_t> counts(deals.size());
  for (std::uint64_t seed = 0; seed < 40'000; ++seed) {
    FastChance chance(seed);
    ++counts.at(index_of.at(hands(setup(tiny_four, {4}, chance))));
  }
  EXPECT_GT(deals.size(), 30U);
  EXPECT_LT(kit::chi_square_excess(counts, weights), 6);
}
