// Random games, without heap, on any compiler and target: the same seed gives the same game.
#pragma once
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "contract/game.hpp"
#include "core/hash.hpp"

namespace backlot::support {

// Counts the switches among the options, and turns those in `on` (a bit each) on.
struct Switches {
  std::uint32_t on;
  std::uint32_t* count;
  template <class T>
  constexpr void operator()(const char* /*name*/, T& value) const {
    if constexpr (std::is_same_v<T, bool>) {
      value = ((on >> *count) & 1U) != 0;
      ++*count;
    }
  }
};

template <class G>
struct OptionSet {
  typename G::Options options;
  std::uint32_t switches = 0;
};

template <class G>
constexpr OptionSet<G> option_set(std::size_t players, std::uint32_t on) {
  OptionSet<G> set;
  set.options.players = static_cast<decltype(set.options.players)>(players);
  fields(set.options, Switches{on, &set.switches});
  return set;
}

// A finished random game as one number: all it went through, what everybody saw, how it ended.
template <class G>
constexpr std::uint64_t play_randomly(const typename G::Content& content, const typename G::Options& options,
                                      std::uint64_t seed) {
  FastChance deal(seed);
  FastChance choice(mix(seed) + 1);
  typename G::State state = setup(content, options, deal);
  StreamHashes<typename G::Content> streams(content);
  ActionsOf<G> actions;
  std::uint64_t hash = hash_of(state);
  for (std::size_t n = 0; n < G::max_actions && !is_over(content, state); ++n) {
    const Seat seat = waiting_on(content, state).front();
    legal_actions(content, state, seat, actions);
    hash = combine(hash, actions.size());
    const auto action = actions[choice.below(static_cast<std::uint32_t>(actions.size()), 0)];
    apply(content, state, seat, action, deal, streams);
    hash = combine(hash, pack(action));
    hash = combine(hash, hash_of(state));
  }
  for (std::size_t i = 0; i < options.players; ++i) hash = combine(hash, streams.of(seat_at(i)));
  const Outcome end = outcome(content, state);
  hash = combine(hash, end.winners.bits());
  for (const SeatResult& seat : end.seats) hash = combine(hash, static_cast<std::uint64_t>(seat.score));
  return hash;
}

// What a seat imagines half way through the same game, as one number.
template <class G>
constexpr std::uint64_t imagine_randomly(const typename G::Content& content, const typename G::Options& options,
                                         std::uint64_t seed) {
  FastChance deal(seed);
  FastChance choice(mix(seed) + 1);
  typename G::State state = setup(content, options, deal);
  NoEvents quiet;
  ActionsOf<G> actions;
  std::uint64_t hash = 0;
  for (std::size_t n = 0; n < G::max_actions && !is_over(content, state); ++n) {
    const Seat seat = waiting_on(content, state).front();
    legal_actions(content, state, seat, actions);
    if (n % 8 == 0) {
      FastChance dream(seed + n);
      const typename G::View view = seen_by(content, state, seat);
      hash = combine(hash, hash_of(imagine(content, view, dream)));
      hash = combine(hash, pack(default_action(content, view)));
    }
    const auto action = actions[choice.below(static_cast<std::uint32_t>(actions.size()), 0)];
    apply(content, state, seat, action, deal, quiet);
  }
  return hash;
}

// Calls take(options, name) for every option set that the game accepts, at every player count.
template <class G, class Take>
constexpr void for_each_option_set(const typename G::Content& content, const Take& take) {
  for (std::size_t players = G::min_players; players <= G::max_players; ++players) {
    const std::uint32_t switches = option_set<G>(players, 0).switches;
    for (std::uint32_t on = 0; on < (1U << switches); ++on) {
      const auto options = option_set<G>(players, on).options;
      if (!check(content, options)) take(options, on);
    }
  }
}

}  // namespace backlot::support
