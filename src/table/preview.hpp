// What an action does for sure, as far as a seat can know: several worlds that fit all the seat has seen, the action
// applied in each with other draws, and the events which the seat would see in all of them, alike and in the same
// order.
#pragma once
#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "contract/game.hpp"

namespace backlot {

// So many that what is merely likely does not pass for certain: nine times out of ten, 64 times in a row, is one in
// 800.
inline constexpr std::size_t preview_worlds = 64;

// `action` is one that `check` lets pass. Nothing but the View is looked at.
template <Game G, Chance C>
std::vector<typename G::Event> certain_events(const typename G::Content& content, const typename G::View& view,
                                              const typename G::Action& action, C& chance) {
  using Event = typename G::Event;
  const Seat seat = view.seat();
  std::vector<Event> certain;
  for (std::size_t i = 0; i < preview_worlds && (i == 0 || !certain.empty()); ++i) {
    auto world = imagine(content, view, chance);
    std::vector<Event> seen;
    EventsTo sink{[&](const Event& event) {
      if (const auto mine = seen_by(content, event, seat)) seen.push_back(*mine);
    }};
    apply(content, world, seat, action, chance, sink);
    if (i == 0) {
      certain = std::move(seen);
    } else {
      const auto differ = std::mismatch(certain.begin(), certain.end(), seen.begin(), seen.end()).first;
      certain.erase(differ, certain.end());
    }
  }
  return certain;
}

}  // namespace backlot
