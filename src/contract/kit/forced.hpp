// What the table may do for a seat, everybody could have done for it; and what is barred is not possible.
#pragma once
#include <algorithm>
#include <string>
#include <vector>

#include "contract/forced.hpp"
#include "contract/kit/play.hpp"
#include "contract/looked_for.hpp"

namespace backlot::kit {

// In every world that those who watch cannot tell from this one the seat is asked, and has that one answer.
template <Game G>
Report forced_answers_are_public(const Setting<G>& setting) {
  constexpr std::size_t worlds = 4;
  Report report;
  for_each_position(setting, [&](const typename G::State& state, FastChance& dice) {
    FastChance chance(roll(dice, 1U << 30U));
    for (const Seat seat : waiting_on(setting.content, state)) {
      const auto view = seen_by(setting.content, state, seat);
      ActionsOf<G> answers;
      legal_actions(setting.content, view, seat, answers);
      ++report.checked;
      if (!is_forced<G>(setting.content, view, answers)) continue;
      const auto watched = seen_by(setting.content, state, nobody);
      for (std::size_t i = 0; i < worlds && !report.has_enough(); ++i) {
        const auto world = imagine(setting.content, watched, chance);
        ActionsOf<G> there;
        legal_actions(setting.content, world, seat, there);
        if (!waiting_on(setting.content, world).has(seat) || there.size() != 1 || there[0] != answers[0]) {
          report.fail("the forced answer of " + name_of_seat(seat) + " is a secret");
        }
      }
    }
  });
  return report;
}

// Nothing that is barred is a choice, nothing is barred twice, and each has a reason with a name.
template <Game G>
Report barred_is_no_choice(const Setting<G>& setting) {
  Report report;
  for_some_positions(setting, 2, [&](const typename G::State& state, FastChance& /*dice*/) {
    for (const Seat seat : acting_seats<G>(setting.content, state)) {
      const auto view = seen_by(setting.content, state, seat);
      ActionsOf<G> choices;
      legal_actions(setting.content, view, seat, choices);
      std::vector<std::size_t> seen;
      ++report.checked;
      for_each_barred<G>(setting.content, view, [&](const typename G::Action& action, typename G::Refusal refusal) {
        const std::size_t packed = pack(action);
        if (choices.contains(action)) report.fail("a choice of " + name_of_seat(seat) + " is barred");
        if (std::find(seen.begin(), seen.end(), packed) != seen.end()) report.fail("something is barred twice");
        if (G::unpack(packed) != action) report.fail("what is barred is no action");
        const Explanation explanation = explain(refusal);
        if (explanation.name.empty() || explanation.why.empty()) report.fail("a refusal without name or reason");
        seen.push_back(packed);
      });
    }
  });
  return report;
}

}  // namespace backlot::kit
