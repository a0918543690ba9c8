// The work as functions of a module that is linked of the very objects of the game's module; bench/wasm.mjs times them.
#include <cstdint>

#include "bench/wasm/work.hpp"
#include "targets/wasm/exchange.hpp"

namespace backlot::bench {
namespace {

template <class Work>
double done(const Work& work) {
  std::uint64_t units = 0;
  for_each_game([&](auto game) { units = work(game); });  // the only one in here
  return static_cast<double>(units);
}

}  // namespace

BACKLOT_EXPORT(random_games) double backlot_random_games(std::uint32_t players, std::uint32_t games) {
  return done([&](auto game) { return random_games<decltype(game)>(players, games); });
}

BACKLOT_EXPORT(searched_games) double backlot_searched_games(std::uint32_t players, std::uint32_t iterations) {
  return done([&](auto game) { return searched_games<decltype(game)>(players, iterations); });
}

BACKLOT_EXPORT(network_games) double backlot_network_games(std::uint32_t players, std::uint32_t games) {
  return done([&](auto game) { return network_games<decltype(game)>(players, games); });
}

}  // namespace backlot::bench
