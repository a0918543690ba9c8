// Why a program would choose something, as data: what a hint says in one sentence (bots/hint.hpp). The words are the
// screen's, the figures the engine's. It follows from what one seat sees and is shown to that seat alone. A game that
// has any provides
//   Reason                 lists its fields; which there are depends on its kind
//   no_reason(content)     one of them with nothing in it
// src/bots/<game>/reason.hpp finds the one that fits an action. It is no part of the rules.
#pragma once
#include <utility>

#include "contract/game.hpp"

namespace backlot {

template <class G>
concept HasReasons = requires(const typename G::Content& content) { no_reason(content); };

template <class G>
using ReasonOf = decltype(no_reason(std::declval<const typename G::Content&>()));

}  // namespace backlot
