// Work of a known size, the same natively and in WebAssembly: random games, a search that is guided as the levels are,
// and decisions of the network.
#pragma once
#include <cstdint>

#include "bots/bots.hpp"
#include "content/all.hpp"
#include "contract/game.hpp"
#include "games/registry.hpp"

namespace backlot::bench {

template <Game G>
typename G::Options options_for(std::uint32_t players) {
  typename G::Options options{};
  options.players = static_cast<decltype(options.players)>(players);
  return options;
}

// Plays whole random games; gives how many actions that were.
template <Game G>
std::uint64_t random_games(std::uint32_t players, std::uint32_t games) {
  const auto& content = standard_content(G{});
  bots::Random<G> anything;
  NoEvents quiet;
  std::uint64_t actions = 0;
  for (std::uint32_t seed = 0; seed < games; ++seed) {
    FastChance chance(seed);
    FastChance choices(~std::uint64_t{seed});
    typename G::State state = setup(content, options_for<G>(players), chance);
    for (; !is_over(content, state); ++actions) {
      const Seat seat = waiting_on(content, state).front();
      apply(content, state, seat, anything.any(content, state, seat, choices), chance, quiet);
    }
  }
  return actions;
}

// Searches at the first decision of a game; gives how many games were imagined.
template <Game G>
std::uint64_t searched_games(std::uint32_t players, std::uint32_t iterations) {
  const auto& content = standard_content(G{});
  FastChance chance(1);
  const typename G::State state = setup(content, options_for<G>(players), chance);
  bots::TreeSearch<G, bots::GuideOf<G>> search;
  search.choose(content, seen_by(content, state, waiting_on(content, state).front()), 1, iterations);
  return search.iterations_done();
}

// Plays whole games of the network; gives how many decisions that were.
template <Game G>
std::uint64_t network_games(std::uint32_t players, std::uint32_t games) {
  const auto& content = standard_content(G{});
  bots::Net<G> bot;
  NoEvents quiet;
  std::uint64_t decisions = 0;
  for (std::uint32_t seed = 0; seed < games; ++seed) {
    FastChance chance(seed);
    typename G::State state = setup(content, options_for<G>(players), chance);
    for (; !is_over(content, state); ++decisions) {
      const Seat seat = waiting_on(content, state).front();
      apply(content, state, seat, bot.choose(content, seen_by(content, state, seat), chance), chance, quiet);
    }
  }
  return decisions;
}

}  // namespace backlot::bench
