// The whole toy game has every property; the broken ones are in kit_bites_test.
#include "support/conformance.hpp"

#include <gtest/gtest.h>

#include "contract/kit/exactness.hpp"
#include "contract/signature.hpp"
#include "contract/toy/proportions.hpp"

using namespace backlot;
using namespace backlot::toy;

using Whole = Toy<Fault::none>;

BACKLOT_CONFORMANCE(Whole, pack_of<Fault::none>, kit::LeavesCodec);

TEST(Exactness, the_toy_game_imagines_exactly) {
  for (const Options options : {Options{2}, Options{2, true}, Options{3}, Options{3, true}}) {
    const kit::Setting<Whole> setting{pack_of<Fault::none>, options, 3};
    const auto exactness = kit::imagines_exactly(setting, kit::every_deal(setting), PhysicalPlacements{});
    EXPECT_TRUE(exactness.holds()) << exactness.text();
    EXPECT_EQ(exactness.too_large, 0U);
  }
}

TEST(OptionSets, are_all_player_counts_with_every_switch) {
  std::vector<std::pair<int, bool>> sets;
  for_each_option_set<Whole>(pack_of<Fault::none>,
                             [&](const Options& options) { sets.emplace_back(options.players, options.open_prizes); });
  const std::vector<std::pair<int, bool>> all{{2, false}, {2, true}, {3, false}, {3, true}};
  EXPECT_EQ(sets, all);
}

// Part of it runs while compiling: no heap, nothing that a target lacks.
static_assert(signature<Whole>(pack_of<Fault::none>, 1) != 0);

TEST(Signature, changes_with_a_rule) {
  const auto whole = signature<Whole>(pack_of<Fault::none>);
  EXPECT_EQ(whole, signature<Whole>(pack_of<Fault::none>));
  EXPECT_NE(whole, signature<Toy<Fault::loses_a_card>>(pack_of<Fault::loses_a_card>));
  EXPECT_NE(whole, signature<Toy<Fault::event_tells>>(pack_of<Fault::event_tells>));
  EXPECT_NE(whole, signature<Toy<Fault::dreams_the_same>>(pack_of<Fault::dreams_the_same>));
}
