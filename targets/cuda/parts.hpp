// Each part of the rules as a function of its own on the device: inlined into one, Hollywood takes ptxas many minutes.
#pragma once
#include "contract/game.hpp"

#if defined(__CUDACC__)
#define BACKLOT_ON_BOTH __host__ __device__ __noinline__
#else
#define BACKLOT_ON_BOTH
#endif

namespace backlot::cuda {

template <class G>
struct Parts {
  using Content = typename G::Content;
  using State = typename G::State;
  using View = typename G::View;

  BACKLOT_ON_BOTH static void deal(const Content& content, const typename G::Options& options, FastChance& chance,
                                   State& state) {
    state = setup(content, options, chance);
  }
  BACKLOT_ON_BOTH static View look(const Content& content, const State& state, Seat seat) {
    return seen_by(content, state, seat);
  }
  BACKLOT_ON_BOTH static void dream(const Content& content, const View& view, FastChance& chance, State& world) {
    world = imagine(content, view, chance);
  }
  BACKLOT_ON_BOTH static void list(const Content& content, const State& state, Seat seat, ActionsOf<G>& actions) {
    legal_actions(content, state, seat, actions);
  }
  template <class Sink>
  BACKLOT_ON_BOTH static void act(const Content& content, State& state, Seat seat, const typename G::Action& action,
                                  FastChance& chance, Sink& sink) {
    apply(content, state, seat, action, chance, sink);
  }
  BACKLOT_ON_BOTH static void finish(const Content& content, const State& state, Outcome& result) {
    result = outcome(content, state);
  }
};

}  // namespace backlot::cuda
