// Every sensible set of options of a game: all player counts, and every value of every switch. A
// switch is a bool, or an enum with names_of(x), which says how many values it has.
#pragma once
#include <cstddef>
#include <optional>
#include <type_traits>

#include "contract/game.hpp"

namespace backlot {

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

// Calls f(options) for every set that check(content, options) lets pass, in a fixed order.
template <Game G, class F>
constexpr void for_each_option_set(const typename G::Content& content, F&& f) {
  for (std::size_t players = G::min_players; players <= G::max_players; ++players) {
    for (std::size_t set = 0;; ++set) {
      typename G::Options options{};
      options.players = static_cast<decltype(options.players)>(players);
      std::size_t rest = set;
      fields(options, SetSwitches{rest});
      if (rest != 0) break;
      if (!check(content, options)) f(options);
    }
  }
}

}  // namespace backlot
