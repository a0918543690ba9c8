// Where sequential tests look, and what they say.
#include "lab/looks.hpp"

#include <gtest/gtest.h>

#include "core/outcome.hpp"

namespace backlot::lab {
namespace {

std::vector<std::uint64_t> ends(std::uint64_t deals, Looks looks) {
  std::vector<std::uint64_t> all;
  std::uint64_t from = 0;
  std::uint32_t number = 0;
  for (const Stretch& stretch : stretches(deals, looks)) {
    EXPECT_EQ(stretch.deals.from, from);
    from = stretch.deals.to;
    all.push_back(from);
    if (stretch.look) EXPECT_EQ(*stretch.look, number++);
  }
  EXPECT_EQ(from, deals);
  return all;
}

TEST(Looks, cut_all_deals_into_stretches) {
  using List = std::vector<std::uint64_t>;
  EXPECT_EQ(ends(300, Looks::doubling), (List{32, 64, 128, 256, 300}));
  EXPECT_EQ(ends(150, Looks::often), (List{32, 40, 48, 56, 64, 80, 96, 112, 128, 150}));
  EXPECT_EQ(ends(10, Looks::doubling), List{10});
  EXPECT_EQ(ends(0, Looks::doubling), List{});
  EXPECT_FALSE(stretches(300, Looks::doubling).back().look);
  EXPECT_TRUE(stretches(256, Looks::doubling).back().look);
}

TEST(Sprt, knows_the_share_that_goes_with_a_strength) {
  EXPECT_DOUBLE_EQ(share_at(0, mixed_seatings(2, 4)), 0.5);
  EXPECT_DOUBLE_EQ(share_at(0, alone_seatings(2, 4)), 0.25);
  EXPECT_NEAR(share_at(400, alone_seatings(2, 2)), 10.0 / 11, 1e-12);
  EXPECT_NEAR(share_at(400, alone_seatings(2, 4)), 10.0 / 13, 1e-12);
}

// Two seatings of two players; the first bot wins so many of 2 * `deals` games, spread evenly.
ArenaTallies won(std::uint64_t deals, std::uint64_t both, std::uint64_t one) {
  ArenaTallies tallies(2, 2);
  tallies.deals = deals;
  for (std::uint64_t i = 0; i < deals; ++i) {
    const std::int64_t wins = i < both ? 2 : i < both + one ? 1 : 0;
    tallies.bots[0].payoff.add(wins * full_payoff);
    tallies.bots[1].payoff.add((2 - wins) * full_payoff);
  }
  return tallies;
}

TEST(Sprt, decides_when_one_is_far_likelier) {
  const Seatings seatings = alone_seatings(2, 2);
  const Hypotheses points{0, 50};
  EXPECT_EQ(sprt(won(1000, 330, 480), seatings, points).decision, "high");
  EXPECT_EQ(sprt(won(1000, 250, 500), seatings, points).decision, "low");
  EXPECT_EQ(sprt(won(1000, 285, 500), seatings, points).decision, "open");
  EXPECT_EQ(sprt(won(0, 0, 0), seatings, points).decision, "open");
  EXPECT_EQ(sprt(won(1, 1, 0), seatings, points).decision, "open");
  EXPECT_EQ(sprt(won(40, 40, 0), seatings, points).decision, "high");  // also where the deals have no spread
  EXPECT_EQ(sprt(won(40, 0, 0), seatings, points).decision, "low");
  EXPECT_NEAR(sprt(won(1000, 285, 500), seatings, points).bound, 2.944, 0.001);
  // By hand, with one deal won and one lost added.
  const Sprt test = sprt(won(1000, 330, 480), seatings, points);
  const double high = 1 / (1 + std::pow(10, -50.0 / 400));
  const double mean = (330 + 240 + 1) / 1002.0;
  const double variance = (330 + 120 + 1 - 1002 * mean * mean) / 1001;
  EXPECT_NEAR(test.ratio, 1000 * (high - 0.5) * (mean - (high + 0.5) / 2) / variance, 1e-6);
}

}  // namespace
}  // namespace backlot::lab
