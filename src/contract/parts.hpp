// What the amount of an event is made of, where it is a sum: so many dice of each face and what they bring. It follows
// from the event alone and stands beside it in streams, so that a screen adds up nothing. A game that has such events
// provides
//   parts_of(content, event)    a list of something that lists its fields; an empty one: there is nothing to say
#pragma once
#include <utility>

#include "contract/game.hpp"

namespace backlot {

template <class G>
concept HasParts =
    requires(const typename G::Content& content, const typename G::Event& event) { parts_of(content, event); };

template <class G>
using PartsOf =
    decltype(parts_of(std::declval<const typename G::Content&>(), std::declval<const typename G::Event&>()));

}  // namespace backlot
