// The best few things a seat could do, with its chances and a sentence why; from what that seat has seen and
// heard alone.
#pragma once
#include <vector>

#include "bots/reasons.hpp"
#include "bots/stream.hpp"
#include "contract/reason.hpp"
#include "table/shown_parts.hpp"

namespace backlot::bots {

template <Game G>
using Hint = shown::HintOf<typename G::Action, double, ReasonOf<G>>;

// At most `best` of them, the best first; `seen` is the seat's stream_to_remember. In bots.cpp.
template <Game G>
std::vector<Hint<G>> hints(const typename G::Content& content, const Stream<G>& seen, std::uint64_t seed,
                           const Budget& budget, std::size_t best);

}  // namespace backlot::bots
