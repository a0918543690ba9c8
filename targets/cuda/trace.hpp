// One random game as four numbers: its states, its views, its imagined worlds, and how it ended with all its events.
// Hashed byte by byte, not field by field, so that two machines agree only if they agree about every bit.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "contract/signature.hpp"
#include "parts.hpp"

namespace backlot::cuda {

struct Trace {
  std::uint64_t states = 0;
  std::uint64_t views = 0;
  std::uint64_t worlds = 0;
  std::uint64_t ending = 0;
};

// Every so many actions the acting seat imagines a world.
inline constexpr std::size_t imagines_every = 5;

template <class T>
BACKLOT_ON_BOTH std::uint64_t hash_of_bytes(std::uint64_t hash, const T& x) {
  static_assert(PlainData<T>);
  const auto* const bytes = reinterpret_cast<const unsigned char*>(&x);
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < sizeof(T); ++i) {
    word = word << 8U | bytes[i];
    if (i % 8 == 7 || i + 1 == sizeof(T)) hash = combine(hash, word);
  }
  return hash;
}

template <class G>
BACKLOT_ON_BOTH Trace trace_of_game(const typename G::Content& content, const typename G::Options& options,
                                    std::uint64_t seed) {
  using P = Parts<G>;
  FastChance chance(seed);
  FastChance dice(seed ^ 0x5167A7U);
  typename G::State state;
  P::deal(content, options, chance, state);
  Trace trace;
  StreamHashes<typename G::Content> streams(content);
  ActionsOf<G> actions;
  for (std::size_t done = 0; done < G::max_actions && !is_over(content, state); ++done) {
    trace.states = hash_of_bytes(trace.states, state);
    const SeatSet waiting = waiting_on(content, state);
    if (waiting.empty()) break;
    std::size_t skip = dice.below(static_cast<std::uint32_t>(waiting.size()), 0);
    Seat seat = waiting.front();
    for (const Seat other : waiting) {
      if (skip-- == 0) {
        seat = other;
        break;
      }
    }
    const typename G::View view = P::look(content, state, seat);
    trace.views = hash_of_bytes(trace.views, view);
    if (done % imagines_every == 0) {
      typename G::State world;
      P::dream(content, view, chance, world);
      trace.worlds = hash_of_bytes(trace.worlds, world);
    }
    P::list(content, state, seat, actions);
    if (actions.empty()) break;
    P::act(content, state, seat, actions[dice.below(static_cast<std::uint32_t>(actions.size()), 0)], chance, streams);
  }
  trace.states = hash_of_bytes(trace.states, state);
  for (const Seat seat : SeatSet::first(options.players)) {
    trace.views = hash_of_bytes(trace.views, P::look(content, state, seat));
    trace.ending = combine(trace.ending, streams.of(seat));
  }
  trace.ending = combine(trace.ending, streams.of(nobody));
  if (is_over(content, state)) {
    Outcome result;
    P::finish(content, state, result);
    trace.ending = combine(trace.ending, signature_of(result));
  }
  return trace;
}

}  // namespace backlot::cuda
