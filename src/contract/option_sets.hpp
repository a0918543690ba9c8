// The sets of options a game is tried with: all player counts, and every value of every switch. A
// switch is a bool, or an enum with names_of(x), which says how many values it has. When there are many
// switches, sets are chosen so that every two values that can go together do so in one of them.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "contract/game.hpp"
#include "core/array.hpp"
#include "core/bits.hpp"

namespace backlot {

// Up to so many sets for one player count, all are tried.
inline constexpr std::size_t most_option_sets = 16;

template <class T>
constexpr std::size_t switch_positions() {
  if constexpr (std::is_same_v<T, bool>) {
    return 2;
  } else if constexpr (std::is_enum_v<T> && requires(T x) { names_of(x).size(); }) {
    return names_of(T{}).size();
  } else {
    return 1;
  }
}

// Sets the switches of an Options from one number in mixed radix; what is left of the number says
// whether there are so many sets.
struct SetSwitches {
  std::size_t& rest;
  template <class T>
  constexpr void operator()(const char* /*name*/, T& value) const {
    constexpr std::size_t positions = switch_positions<T>();
    if constexpr (positions > 1) {
      value = static_cast<T>(rest % positions);
      rest /= positions;
    }
  }
};

// Which values of switches a set has: a bit for each value of each switch.
struct ListValues {
  std::uint64_t& values;
  std::size_t& base;
  template <class T>
  constexpr void operator()(const char* /*name*/, const T& value) const {
    constexpr std::size_t positions = switch_positions<T>();
    if constexpr (positions > 1) {
      values |= std::uint64_t{1} << (base + leaf_bits(value));
      base += positions;
    }
  }
};

// The pairs of values that have gone together: for each value, a bit for each other.
class Pairs {
 public:
  constexpr void add(std::uint64_t values) {
    for (std::uint64_t rest = values; rest != 0; rest &= rest - 1) with_[at(rest)] |= values;
  }
  // How many pairs of these values are new.
  constexpr std::size_t news(std::uint64_t values) const {
    std::size_t count = 0;
    for (std::uint64_t rest = values; rest != 0; rest &= rest - 1) {
      count += count_bits(values & ~with_[at(rest)]);
    }
    return count;
  }

 private:
  static constexpr std::size_t at(std::uint64_t rest) { return lowest_bit(rest); }
  Array<std::uint64_t, 64> with_{};
};

template <class Options>
constexpr std::optional<Options> option_set(Options options, std::size_t number) {
  std::size_t rest = number;
  fields(options, SetSwitches{rest});
  if (rest != 0) return std::nullopt;
  return options;
}
template <class Options>
constexpr std::uint64_t values_in(const Options& options) {
  std::uint64_t values = 0;
  std::size_t base = 0;
  fields(options, ListValues{values, base});
  expect(base <= 64);
  return values;
}

// Calls f(options) for sets of switches that `allowed` lets pass, starting from `options`, in a fixed
// order: all of them, or one after the other the one with the most new pairs, until there is no new one.
template <class Options, class Allowed, class F>
constexpr void for_each_switch_set(const Options& options, const Allowed& allowed, F&& f) {
  std::size_t sets = 0;
  std::size_t count = 0;
  for (; const auto set = option_set(options, sets); ++sets) count += allowed(*set) ? 1 : 0;
  if (count <= most_option_sets) {
    for (std::size_t i = 0; i < sets; ++i) {
      if (const auto set = option_set(options, i); allowed(*set)) f(*set);
    }
    return;
  }
  Pairs pairs;
  for (;;) {
    std::optional<Options> best;
    std::size_t news = 0;
    for (std::size_t i = 0; i < sets; ++i) {
      const auto set = option_set(options, i);
      if (!allowed(*set)) continue;
      const std::size_t mine = pairs.news(values_in(*set));
      if (mine <= news) continue;
      news = mine;
      best = set;
    }
    if (!best) return;
    pairs.add(values_in(*best));
    f(*best);
  }
}

// Calls f(options) for the sets that check(content, options) lets pass, for every player count.
template <Game G, class F>
constexpr void for_each_option_set(const typename G::Content& content, F&& f) {
  for (std::size_t players = G::min_players; players <= G::max_players; ++players) {
    typename G::Options options{};
    options.players = static_cast<decltype(options.players)>(players);
    for_each_switch_set(options, [&](const typename G::Options& set) { return !check(content, set); }, f);
  }
}

}  // namespace backlot
