// A search asks its guide about worlds that it has imagined, where nothing is hidden. What the guide does at a seat
// goes by what the seat sees all the same: it is what it would do by the View.
#include <gtest/gtest.h>

#include "bots/bots.hpp"
#include "content/all.hpp"
#include "support/all_games.hpp"

namespace backlot {
namespace {

template <class G>
class ImaginedOf : public testing::Test {};
TYPED_TEST_SUITE(ImaginedOf, AllGames);

TYPED_TEST(ImaginedOf, the_guide_decides_as_by_the_view_with_and_without_notes) {
  using G = TypeParam;
  const auto& content = standard_content(G{});
  NoEvents quiet;
  bots::GuideOf<G> guide;
  bots::Random<G> anything;
  std::size_t compared = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    typename G::Options options{};
    options.players =
        static_cast<decltype(options.players)>(G::min_players + seed % (G::max_players - G::min_players + 1));
    FastChance chance(seed);
    FastChance own(~seed);
    typename G::State state = setup(content, options, chance);
    typename bots::NotesOf<bots::GuideOf<G>>::Type notes;
    for (std::size_t move = 0; !is_over(content, state); ++move) {
      if constexpr (requires { notes.enter_world(state); }) {
        if (move % 16 == 0) notes.enter_world(state);
      }
      const Seat seat = waiting_on(content, state).front();
      FastChance by_view = own;
      FastChance without_view = own;
      auto action = guide.choose(content, seen_by(content, state, seat), by_view);
      if constexpr (requires { guide.choose_at(content, state, seat, without_view, notes); }) {
        ASSERT_EQ(guide.choose_at(content, state, seat, without_view, notes), action) << seed << " " << move;
      } else {
        ASSERT_EQ(guide.choose_at(content, state, seat, without_view), action) << seed << " " << move;
      }
      ASSERT_EQ(draw(without_view, 1U << 30U, bots::Purpose::choose), draw(by_view, 1U << 30U, bots::Purpose::choose));
      ++compared;
      // Positions that the guide would not come to are asked about, too.
      if (seed % 2 == 1) action = anything.any(content, state, seat, own);
      apply(content, state, seat, action, chance, quiet);
    }
  }
  EXPECT_GT(compared, 2000U);
}

}  // namespace
}  // namespace backlot
