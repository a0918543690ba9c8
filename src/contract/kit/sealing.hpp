// Simultaneous decisions are sealed: in whatever order the seats decide, the state, the events and
// the draws are the same, and nothing is drawn before the last seal.
#pragma once
#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "contract/kit/leaves.hpp"
#include "contract/kit/play.hpp"

namespace backlot::kit {

// What came of one order of deciding.
template <Game G>
struct Sealed {
  typename G::State state;
  std::vector<Leaves> events;  // sorted: the seals themselves come in the order of deciding
  std::vector<Draw> draws;
  std::optional<std::string> fault;
};

template <Game G>
Sealed<G> seal_in_order(const typename G::Content& content, const typename G::State& from,
                        const std::vector<Choice<G>>& choices, std::uint64_t seed) {
  Sealed<G> sealed{from, {}, {}, std::nullopt};
  FastChance chance(seed);
  Recorded recorded(chance, [&](Draw draw) { sealed.draws.push_back(draw); });
  EventsTo sink{[&](const typename G::Event& event) { sealed.events.push_back(leaves_of(event)); }};
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Choice<G>& choice = choices[i];
    if (!waiting_on(content, sealed.state).has(choice.seat) ||
        check(content, sealed.state, choice.seat, choice.action)) {
      sealed.fault = name_of_seat(choice.seat) + " can no longer decide after others have";
      return sealed;
    }
    apply(content, sealed.state, choice.seat, choice.action, recorded, sink);
    if (i + 1 < choices.size() && !sealed.draws.empty()) sealed.fault = "something is drawn before the last seal";
  }
  std::sort(sealed.events.begin(), sealed.events.end());
  return sealed;
}

template <Game G>
Report sealing_order_does_not_matter(const Setting<G>& setting) {
  constexpr std::size_t orders = 4;  // besides the first
  Report report;
  for_each_position(setting, [&](const typename G::State& state, FastChance& dice) {
    if (waiting_on(setting.content, state).size() < 2 || report.has_enough()) return;
    std::vector<Choice<G>> choices;
    ActionsOf<G> actions;
    for (const Seat seat : waiting_on(setting.content, state)) {
      legal_actions(setting.content, state, seat, actions);
      if (actions.empty()) return;
      choices.push_back({seat, actions[roll(dice, actions.size())]});
    }
    const std::uint64_t seed = roll(dice, 1U << 30U);
    const Sealed<G> first = seal_in_order<G>(setting.content, state, choices, seed);
    if (first.fault) return report.fail(*first.fault);
    for (std::size_t i = 0; i < orders; ++i) {
      if (i == 0) {
        std::reverse(choices.begin(), choices.end());
      } else {
        shuffle(choices, dice, std::uint8_t{0});
      }
      const Sealed<G> other = seal_in_order<G>(setting.content, state, choices, seed);
      if (other.fault) return report.fail(*other.fault);
      if (!same_bytes(first.state, other.state)) return report.fail("another order of sealing gives another state");
      if (first.events != other.events) return report.fail("another order of sealing gives other events");
      if (first.draws != other.draws) return report.fail("another order of sealing gives other draws");
    }
    ++report.checked;
  });
  // A game that never waits for several has nothing to seal.
  ++report.checked;
  return report;
}

}  // namespace backlot::kit
