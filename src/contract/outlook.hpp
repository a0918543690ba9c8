// What a table shows of the sums that players would do in their heads: the running value of a movie, whether a
// budget is covered. It is no part of the rules' state and follows from a View alone, so it tells nobody anything
// new. A game that has one provides
//   outlook(content, view)    something that lists its fields
#pragma once
#include <utility>

#include "contract/game.hpp"

namespace backlot {

template <class G>
concept HasOutlook =
    requires(const typename G::Content& content, const typename G::View& view) { outlook(content, view); };

template <class G>
using OutlookOf =
    decltype(outlook(std::declval<const typename G::Content&>(), std::declval<const typename G::View&>()));

}  // namespace backlot
