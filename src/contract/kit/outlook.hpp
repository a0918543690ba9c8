// An outlook tells nobody anything new: worlds that a seat cannot tell apart give it the same, bytes and all. This is
// about tables at rest; kit/frames.hpp is about the middle of an action.
#pragma once
#include <cstddef>
#include <string>

#include "contract/kit/leaves.hpp"
#include "contract/kit/play.hpp"
#include "contract/outlook.hpp"

namespace backlot::kit {

template <Game G, class K>
std::string outlook_bytes(const typename G::Content& content, const typename G::State& state, Seat seat) {
  if constexpr (HasOutlook<G>) return K::write(content, outlook(content, seen_by(content, state, seat)));
  return {};
}

template <Game G, class K>
  requires Codec<K, G>
Report outlooks_follow_from_views(const Setting<G>& setting) {
  constexpr std::size_t worlds = 3;
  Report report;
  for_some_positions(setting, 4, [&](const typename G::State& state, FastChance& dice) {
    FastChance chance(roll(dice, 1U << 30U));
    for (const Seat seat : observers(setting.options.players)) {
      const auto view = seen_by(setting.content, state, seat);
      const std::string mine = outlook_bytes<G, K>(setting.content, state, seat);
      for (std::size_t i = 0; i < worlds && !report.has_enough(); ++i) {
        const auto world = imagine(setting.content, view, chance);
        if (outlook_bytes<G, K>(setting.content, world, seat) != mine) {
          report.fail("the outlook of " + name_of_seat(seat) + " depends on what it does not see");
        }
        ++report.checked;
      }
    }
  });
  return report;
}

}  // namespace backlot::kit
