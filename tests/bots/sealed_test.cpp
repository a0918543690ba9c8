// Where several seats seal their decisions at once, each decides alike whoever was asked before.
#include <gtest/gtest.h>

#include "bots/bots.hpp"
#include "content/all.hpp"
#include "contract/reopen.hpp"
#include "support/all_games.hpp"

namespace backlot {
namespace {

// Games between guides. Wherever several are asked and nobody has decided, they seal from the last to the first, and
// found(open, view, seat) is called for each that comes after others: what it would see if nobody had sealed, and what
// it sees.
template <Game G, class Found>
void each_sealed_after_others(std::uint64_t games, const Found& found) {
  const auto& content = standard_content(G{});
  NoEvents quiet;
  bots::GuideOf<G> guide;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    FastChance chance(seed);
    FastChance own(~seed);
    typename G::State state = setup(content, typename G::Options{}, chance);
    while (!is_over(content, state)) {
      const SeatSet together = waiting_on(content, state);
      typename G::State sealing = state;
      while (state.decided.empty() && waiting_on(content, sealing).size() > 1) {
        Seat last = nobody;
        for (const Seat seat : waiting_on(content, sealing)) last = seat;
        FastChance dice = chance;
        while (waiting_on(content, sealing).has(last)) {
          const auto action = guide.choose(content, seen_by(content, sealing, last), own);
          apply(content, sealing, last, action, dice, quiet);
        }
        for (const Seat seat : waiting_on(content, sealing)) {
          found(seen_by(content, state, seat), seen_by(content, sealing, seat), seat);
        }
      }
      const Seat seat = together.front();
      apply(content, state, seat, guide.choose(content, seen_by(content, state, seat), own), chance, quiet);
    }
  }
}

template <class G>
class SealedOf : public testing::Test {};
TYPED_TEST_SUITE(SealedOf, AllGames);

TYPED_TEST(SealedOf, what_others_have_sealed_can_be_taken_back_in_a_view) {
  using G = TypeParam;
  std::size_t compared = 0;
  each_sealed_after_others<G>(4, [&](const auto& open, const auto& view, Seat /*seat*/) {
    EXPECT_FALSE(view == open);
    EXPECT_EQ(as_if_asked_first<G>(standard_content(G{}), view), open);
    EXPECT_EQ(as_if_asked_first<G>(standard_content(G{}), open), open);
    ++compared;
  });
  EXPECT_GT(compared, 50U);
}

TYPED_TEST(SealedOf, the_guide_decides_alike_whoever_was_asked_before) {
  using G = TypeParam;
  each_sealed_after_others<G>(4, [&](const auto& open, const auto& view, Seat seat) {
    FastChance one(index(seat));
    FastChance other(index(seat));
    bots::GuideOf<G> guide;
    EXPECT_EQ(guide.choose(standard_content(G{}), open, one), guide.choose(standard_content(G{}), view, other));
  });
}

TYPED_TEST(SealedOf, search_decides_alike_whoever_was_asked_before) {
  using G = TypeParam;
  bots::TreeSearch<G, bots::GuideOf<G>> search;
  std::uint64_t seed = 0;
  each_sealed_after_others<G>(1, [&](const auto& open, const auto& view, Seat /*seat*/) {
    if (++seed % 7 != 0) return;
    const auto first = search.choose(standard_content(G{}), open, seed, 24);
    const auto tried = search.tried();
    EXPECT_EQ(search.choose(standard_content(G{}), view, seed, 24), first);
    ASSERT_EQ(search.tried().size(), tried.size());
    for (std::size_t i = 0; i < tried.size(); ++i) EXPECT_EQ(search.tried()[i].gain, tried[i].gain);
  });
  EXPECT_GT(seed, 7U);
}

}  // namespace
}  // namespace backlot
