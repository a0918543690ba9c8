// What a screen needs to show a great moment and would otherwise have to work out by the rules: in which order the
// cards of a movie turn over and who leads after each, what every die of a payout was rolled for. It stands beside the
// event in a frame (table/frames.hpp) and follows from the seat's View at that event, the event as the seat sees it and
// what everybody has heard, so it tells nobody anything new. A game that has any provides
//   tells(kind)                      whether events of that kind have a telling
//   telling(content, view, event)    something that lists its fields, or nothing
//   telling(content, view, event, said)   the same where what was claimed so far counts, too (`by`, `claim` of each)
//   scene_length(kind)               how long a screen takes to show such an event: clocks start after it
// It is no part of the rules: nothing here changes a game or its record.
#pragma once
#include <utility>

#include "contract/game.hpp"

namespace backlot {

template <class G>
concept HasTellings =
    requires(const typename G::Content& content, const typename G::View& view, const typename G::Event& event) {
      tells(event.kind);
      telling(content, view, event);
      scene_length(event.kind);
    };

template <class G>
using TellingOf =
    typename decltype(telling(std::declval<const typename G::Content&>(), std::declval<const typename G::View&>(),
                              std::declval<const typename G::Event&>()))::value_type;

}  // namespace backlot
