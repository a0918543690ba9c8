// A game between bots, looked at from outside.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

#include "bots/bots.hpp"
#include "content/all.hpp"

namespace backlot::testing_support {

// `named(state, seat)`: the bot of each seat, after the deal; `look(state, seat, action)` comes before
// each action.
template <Game G, class Named, class Look>
typename G::State play_bots(const typename G::Options& options, std::uint64_t seed, const Named& named,
                            const Look& look) {
  const auto& content = standard_content(G{});
  FastChance deal(seed);
  FastChance own(seed + 1000);
  NoEvents quiet;
  typename G::State state = setup(content, options, deal);
  std::vector<bots::AnyBot<G>> players;
  for (std::size_t i = 0; i < options.players; ++i) players.push_back(*bots::bot_named<G>(named(state, seat_at(i))));
  const auto act = [&](Seat seat, const typename G::Action& action) {
    look(state, seat, action);
    apply(content, state, seat, action, deal, quiet);
  };
  const auto interrupted = [&] {
    if constexpr (requires { may_interrupt(content, state); }) {
      for (const Seat seat : may_interrupt(content, state)) {
        auto& bot = players[index(seat)];
        if (const auto action = bots::interrupt<G>(bot, content, seen_by(content, state, seat), own)) {
          return act(seat, *action), true;
        }
      }
    }
    return false;
  };
  while (!is_over(content, state)) {
    if (interrupted()) continue;
    const Seat seat = waiting_on(content, state).front();
    act(seat, bots::choose<G>(players[index(seat)], content, seen_by(content, state, seat), own));
  }
  return state;
}

}  // namespace backlot::testing_support
