// What is conserved: every card is somewhere, and no note appears or vanishes before the box office.
#pragma once
#include <cstdint>

#include "core/array.hpp"
#include "games/cinecitta/state.hpp"

namespace backlot::cinecitta {

struct Tally {
  Array<std::uint8_t, max_kinds> cards{};
  std::uint16_t notes = 0;
  constexpr bool operator==(const Tally&) const = default;
};

constexpr Tally tally(const Content& /*content*/, const State& state) {
  Tally tally;
  const auto count = [&](Card card) { ++tally.cards[static_cast<std::size_t>(card)]; };
  for (const Desk& desk : state.desks) {
    for (const Card card : desk.hand) count(card);
    for (const Card card : desk.studio) count(card);
    for (const Card card : desk.office) count(card);
    tally.notes = static_cast<std::uint16_t>(tally.notes + desk.wallet.count);
  }
  for (const Card card : state.left_over) count(card);
  if (state.round == state.rounds.size()) return tally;  // after the last
  for (const Folder& folder : state.rounds[state.round].folders) {
    if (folder.card == Card::unknown) continue;
    count(folder.card);  // until step 3 is done, the card lies in no area
    if (state.step != Step::place) tally.notes = static_cast<std::uint16_t>(tally.notes + folder.notes.count);
  }
  return tally;
}

}  // namespace backlot::cinecitta
