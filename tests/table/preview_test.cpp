// Previews: what is foretold comes true, in every game, and from the View alone.
#include "table/preview.hpp"

#include <gtest/gtest.h>

#include "content/all.hpp"
#include "contract/option_sets.hpp"
#include "games/registry.hpp"
#include "table/table.hpp"

using namespace backlot;

namespace {

template <Game G>
std::vector<typename G::Event> seen_of(const typename G::Content& content, const Move<G>& move, Seat seat) {
  std::vector<typename G::Event> seen;
  for (const auto& event : move.events) {
    if (const auto mine = seen_by(content, event, seat)) seen.push_back(*mine);
  }
  return seen;
}

struct Counts {
  std::size_t foretold = 0;
  std::size_t left_open = 0;  // something more happened
};

// A game at random; before every move it is foretold what the one who makes it will see.
template <Game G>
void play(const typename G::Options& options, std::uint64_t seed, Counts& counts) {
  const auto& content = standard_content(G{});
  Table<G> table(content, options, FastChance(seed));
  FastChance dice(seed + 1000);
  while (!table.over()) {
    const Seat seat = table.waiting().front();
    const auto actions = table.legal(seat);
    const auto action = actions[dice.below(static_cast<std::uint32_t>(actions.size()), 0)];
    const auto view = table.view(seat);
    FastChance one(seed);
    const auto certain = certain_events<G>(content, view, action, one);
    FastChance two(seed);
    const auto world = imagine(content, view, dice);
    ASSERT_EQ(certain_events<G>(content, seen_by(content, world, seat), action, two), certain) << G::id;
    ASSERT_FALSE(table.act(seat, action));
    const auto seen = seen_of<G>(content, table.moves().back(), seat);
    ASSERT_LE(certain.size(), seen.size()) << G::id << " foretells too much";
    ASSERT_TRUE(std::equal(certain.begin(), certain.end(), seen.begin())) << G::id << " foretells what does not happen";
    counts.foretold += certain.size();
    counts.left_open += seen.size() - certain.size();
  }
}

}  // namespace

TEST(Preview, what_is_foretold_happens_and_hidden_things_do_not_matter_in_any_game) {
  for_each_game([](auto which) {
    using G = decltype(which);
    std::vector<typename G::Options> sets;
    for_each_option_set<G>(standard_content(which), [&](const auto& options) { sets.push_back(options); });
    Counts counts;
    for (std::size_t i = 0; i < 6; ++i) play<G>(sets[(i * 7919) % sets.size()], i + 1, counts);
    EXPECT_GT(counts.foretold, 0U) << G::id << " foretells nothing";
    EXPECT_GT(counts.left_open, 0U) << G::id << " knows everything beforehand";
  });
}
