// The behaviour signature: one number over random games with fixed seeds, all player counts and
// option sets. It changes when the deal, a rule, an event, a view, imagine or the outcome changes, and
// is the same on every target and compiler. No heap, so that WebAssembly and CUDA compute it too.
#pragma once
#include <cstddef>
#include <cstdint>

#include "contract/option_sets.hpp"

namespace backlot {

// Every so many actions the acting seat's view is imagined, too.
inline constexpr std::size_t signature_imagines_every = 5;

constexpr std::uint64_t signature_of(const Outcome& outcome) {
  std::uint64_t hash = combine(outcome.winners.bits(), outcome.ended_by.number);
  for (const SeatResult& seat : outcome.seats) {
    hash = combine(hash, static_cast<std::uint64_t>(seat.score));
    hash = combine(hash, static_cast<std::uint64_t>(seat.payoff) * 2 + (seat.in_the_running ? 1 : 0));
    for (const ScoreLine& line : seat.lines) {
      hash = combine(hash, line.clause.number);
      hash = combine(hash, static_cast<std::uint64_t>(line.amount));
    }
  }
  return hash;
}

template <Game G>
constexpr std::uint64_t signature_of_game(const typename G::Content& content, const typename G::Options& options,
                                          std::uint64_t seed) {
  FastChance chance(seed);
  FastChance dice(seed ^ 0x5167A7U);
  typename G::State state = setup(content, options, chance);
  std::uint64_t hash = hash_of(state);
  StreamHashes<typename G::Content> streams(content);
  ActionsOf<G> actions;
  for (std::size_t done = 0; done < G::max_actions && !is_over(content, state); ++done) {
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
    const typename G::View view = seen_by(content, state, seat);
    hash = combine(hash, hash_of(view));
    if (done % signature_imagines_every == 0) hash = combine(hash, hash_of(imagine(content, view, chance)));
    legal_actions(content, state, seat, actions);
    if (actions.empty()) break;
    const typename G::Action& action = actions[dice.below(static_cast<std::uint32_t>(actions.size()), 0)];
    hash = combine(hash, pack(action) * max_seats + index(seat));
    apply(content, state, seat, action, chance, streams);
  }
  for (const Seat seat : SeatSet::first(options.players)) hash = combine(hash, streams.of(seat));
  hash = combine(hash, streams.of(nobody));
  hash = combine(hash, hash_of(state));
  if (is_over(content, state)) hash = combine(hash, signature_of(outcome(content, state)));
  return hash;
}

template <Game G>
constexpr std::uint64_t signature(const typename G::Content& content, std::size_t games_per_set = 16) {
  std::uint64_t hash = 0;
  for_each_option_set<G>(content, [&](const typename G::Options& options) {
    for (std::size_t seed = 1; seed <= games_per_set; ++seed) {
      hash = combine(hash, signature_of_game<G>(content, options, seed));
    }
  });
  return hash;
}

}  // namespace backlot
