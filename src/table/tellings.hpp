// What screens show of great moments, of every game that has any (contract/telling.hpp). Only what writes or describes
// them includes this: the rules do without.
#pragma once
#include "contract/telling.hpp"
#include "games/registry.hpp"
#include "games/tellings.hpp"

namespace backlot {

template <class... G>
constexpr bool all_have_tellings(std::tuple<G...>* /*games*/) {
  return (HasTellings<G> && ...);
}
static_assert(all_have_tellings(static_cast<Games*>(nullptr)));

}  // namespace backlot
