// Bots that need no View are not shown one, and play what they would have played with it.
#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "content/all.hpp"
#include "games/registry.hpp"
#include "lab/play.hpp"

namespace backlot::lab {
namespace {

template <Game G>
using Moves = std::vector<std::pair<Seat, typename G::Action>>;

template <Game G>
std::vector<bots::AnyBot<G>> seated(std::size_t players, std::size_t heuristic) {
  std::vector<bots::AnyBot<G>> all(players, *bots::bot_named<G>("random"));
  if (heuristic < players) all[heuristic] = *bots::bot_named<G>("heuristic");
  return all;
}

template <Game G>
Moves<G> played(const typename G::Options& options, const std::vector<bots::AnyBot<G>>& bots, std::uint64_t seed) {
  const auto& content = standard_content(G{});
  Moves<G> moves;
  BareTable<G> table(content, options, FastChance(seed));
  play_to_the_end<G>(content, table, bots, seed, [&](Seat seat, const typename G::Action& action, auto& sink) {
    moves.emplace_back(seat, action);
    table.act(seat, action, sink);
  });
  return moves;
}

// Everybody looks.
template <Game G>
Moves<G> played_by_views(const typename G::Options& options, std::vector<bots::AnyBot<G>> bots, std::uint64_t seed) {
  const auto& content = standard_content(G{});
  Moves<G> moves;
  BareTable<G> table(content, options, FastChance(seed));
  std::vector<FastChance> chances;
  for (std::size_t i = 0; i < bots.size(); ++i) chances.emplace_back(bot_seed(seed, i));
  NoEvents quiet;
  const auto take = [&](Seat seat, const typename G::Action& action) {
    moves.emplace_back(seat, action);
    table.act(seat, action, quiet);
  };
  const auto interrupted = [&] {
    for (const Seat seat : table.interrupting().without(table.waiting())) {
      const auto action = bots::interrupt<G>(bots[index(seat)], content, table.view(seat), chances[index(seat)]);
      if (!action) continue;
      take(seat, *action);
      return true;
    }
    return false;
  };
  while (!table.over()) {
    if (interrupted()) continue;
    const Seat seat = table.waiting().front();
    take(seat, bots::choose<G>(bots[index(seat)], content, table.view(seat), chances[index(seat)]));
  }
  return moves;
}

template <Game G>
void compare(const typename G::Options& options) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    for (const std::size_t heuristic : {std::size_t{max_seats}, std::size_t{1}}) {
      const auto bots = seated<G>(options.players, heuristic);
      const Moves<G> moves = played<G>(options, bots, seed);
      EXPECT_GT(moves.size(), 10U);
      EXPECT_EQ(moves, played_by_views<G>(options, bots, seed)) << G::id << " " << seed;
    }
  }
}

TEST(LabViews, random_players_play_without_what_they_would_have_played_with_them) {
  for_each_game([]<class G>(G /*game*/) {
    for (const std::size_t players : {G::min_players, G::max_players}) {
      typename G::Options options{};
      options.players = static_cast<decltype(options.players)>(players);
      compare<G>(options);
    }
  });
}

TEST(LabViews, nor_does_whoever_may_interrupt_need_one) {
  hollywood::Options options{};
  options.players = 6;
  options.costumes = true;
  compare<hollywood::Game>(options);
}

}  // namespace
}  // namespace backlot::lab
