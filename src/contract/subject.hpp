// What a question speaks of, as data: a game whose questions speak of something that its view does not plainly show
// provides
//   subject(content, position, seat)    something that lists its fields
#pragma once
#include <utility>

#include "contract/game.hpp"

namespace backlot {

template <class G>
concept HasSubjects =
    requires(const typename G::Content& content, const typename G::View& view) { subject(content, view, view.seat()); };

template <class G>
using SubjectOf =
    decltype(subject(std::declval<const typename G::Content&>(), std::declval<const typename G::View&>(), Seat{}));

}  // namespace backlot
