// What goes through the games there are; their list is list.cmake.
#pragma once
#include <string_view>
#include <tuple>
#include <utility>

#include "games/list.hpp"

namespace backlot {

// Calls f(Game{}) for every game, in the order of the list.
template <class F>
constexpr void for_each_game(F&& f) {
  std::apply([&](auto... game) { (f(game), ...); }, Games{});
}

// Calls f(Game{}) for the game of that id; false when there is none.
template <class F>
constexpr bool with_game(std::string_view id, F&& f) {
  bool found = false;
  for_each_game([&](auto game) {
    if (decltype(game)::id == id) {
      found = true;
      f(game);
    }
  });
  return found;
}

// What f.operator()<G>() gives, for every game. A source that defines what its header only declares keeps the pointers:
// [[gnu::used]] const auto compiled = of_each_game([]<class G>() { return &read_record<G>; });
template <class F>
constexpr auto of_each_game(const F& f) {
  return [&]<class... G>(std::tuple<G...> /*games*/) { return std::tuple { f.template operator()<G>()... }; }(Games{});
}

}  // namespace backlot
