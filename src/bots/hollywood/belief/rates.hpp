// What differs with the number of players in how players of Hollywood behave, in percent, as scripts/belief_rates
// measures it of the heuristic bot: with five, half of the others are communists for a patriot, and are treated so;
// with nine, communists have many friends.
#pragma once
#include "bots/hollywood/belief/model.hpp"

namespace backlot::bots::hollywood_belief {

struct Rates {
  // The power to which odds are raised: all that is seen is taken for independent, which it is not quite. Below 1
  // where the same thing is seen again and again, above where two things seen say more than each by itself.
  double temper;
  // How often somebody who could returns a token (H47-41).
  std::array<double, stances> spends;
  // How often somebody on their turn performs a job they could perform, with four players or more (H47-21; the
  // Screenwriter: H47-39), but those that go by the hand. Communists would rather re-roll the dice of those they know.
  std::array<std::array<double, stances>, hollywood::jobs> performs;
  // How often somebody of a loyalty takes those of a rank, if there are any and none before them were taken.
  std::array<std::array<std::array<ByRank, loyalty_count>, deeds>, phases> takes;
};

// With fewer than three players there is nothing to find out.
const Rates& rates_for(std::size_t players);

}  // namespace backlot::bots::hollywood_belief
