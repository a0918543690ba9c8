// What a table shows of what players would work out in their heads: the running value of a movie, whether a budget is
// covered, why somebody waits. It is no part of the rules' state and follows from a View alone, so it tells nobody
// anything new. A screen draws it and works out nothing by itself. A game that has one provides
//   outlook(content, view)    something that lists its fields
//   outlook(content, state)   the same with everything shown, for replays
// In the middle of an action nobody is asked anything. A game whose outlook says who may do something now provides
//   outlook_in_action(content, view)   the same for a View at an event, without asking anybody
#pragma once
#include <utility>

#include "contract/game.hpp"

namespace backlot {

template <class G>
concept HasOutlook =
    requires(const typename G::Content& content, const typename G::View& view, const typename G::State& state) {
      outlook(content, view);
      outlook(content, state);
    };

template <class G>
using OutlookOf =
    decltype(outlook(std::declval<const typename G::Content&>(), std::declval<const typename G::View&>()));

template <class G>
  requires HasOutlook<G>
constexpr OutlookOf<G> outlook_at_event(const typename G::Content& content, const typename G::View& view) {
  if constexpr (requires { outlook_in_action(content, view); }) {
    return outlook_in_action(content, view);
  } else {
    return outlook(content, view);
  }
}

}  // namespace backlot
