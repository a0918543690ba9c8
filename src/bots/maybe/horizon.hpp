// How far a search looks in Maybe Movies: to the end of the turn. A vote won is then worth what a sensible
// player takes it to be worth.
#pragma once
#include "bots/search/horizon.hpp"
#include "games/maybe/meta.hpp"

namespace backlot::bots {

template <>
struct Horizon<maybe::Game> {
  using Place = std::uint8_t;
  static Place place_of(const maybe::State& state) { return state.turn; }
  static bool reached(Place start, const maybe::State& state) { return state.turn > start; }

  static Expected prospects(const maybe::Content& content, const maybe::State& state) {
    const maybe::IconCounts made = maybe::icons_made(content, state.made);
    const double turns = is_over(content, state) ? 0 : content.hand - state.turn;
    // As in Worth: about an icon and a half on each movie to come, one in six of this kind.
    const double coming = turns * (state.options.trendsetter ? 0.25 : 0.125);
    // A turn more moves scores by a few points; when all is over the least lead wins.
    Expected expected(state.players(), 0.05 + 2.5 * turns / (1 + 0.2 * turns));
    for (std::size_t seat = 0; seat < state.players(); ++seat) {
      const maybe::IconCounts won = maybe::icons_won(content, state.desks[seat].won);
      for (std::size_t i = 0; i < maybe::icons; ++i) expected.score(seat) += won[i] * (made[i] + coming);
    }
    expected.settle();
    return expected;
  }
};

}  // namespace backlot::bots
