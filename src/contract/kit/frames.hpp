// A table may be shown after each event, in the middle of an action: what lies on it is whole then, and what a seat
// sees of it follows from the events that it has seen.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "contract/kit/leaves.hpp"
#include "contract/kit/play.hpp"

namespace backlot::kit {

// Calls each(event, state) for every event of an action, in order.
template <Game G, class Each>
void for_each_event(const typename G::Content& content, typename G::State state, Seat acting,
                    const typename G::Action& action, FastChance& chance, const Each& each) {
  EventsTo sink{[&](const typename G::Event& event) { each(event, std::as_const(state)); }};
  apply(content, state, acting, action, chance, sink);
}

template <Game G>
Report tally_holds_at_every_event(const Setting<G>& setting) {
  Report report;
  for_each_position(setting, [&](const typename G::State& before, FastChance& dice) {
    const auto choice = random_choice<G>(setting.content, before, dice);
    if (!choice || report.has_enough()) return;
    const auto whole = tally(setting.content, before);
    FastChance chance(roll(dice, 1U << 30U));
    std::size_t at = 0;
    const auto take = [&](const typename G::Event& event, const typename G::State& state) {
      ++at;
      ++report.checked;
      if (tally(setting.content, state) == whole || report.has_enough()) return;
      report.fail("the tally does not hold at event " + std::to_string(at) + " of an action, of kind " +
                  std::to_string(static_cast<int>(event.kind)));
    };
    for_each_event<G>(setting.content, before, choice->seat, choice->action, chance, take);
  });
  return report;
}

// The frames of actions for one seat: its View at each event that it sees, by all that it has seen so far. Events
// between which nothing changes share a frame.
template <Game G>
class Frames {
 public:
  Frames(const typename G::Content& content, const typename G::View& view) : content_(content), seat_(view.seat()) {}

  void apply_in(const typename G::State& world, Seat acting, const typename G::Action& action, FastChance& chance,
                Report& report) {
    std::vector<Leaves> seen;
    std::optional<typename G::State> shown;
    bool fresh = false;  // there is something new in the frame
    int last = 0;
    const auto look = [&] {
      if (!fresh || report.has_enough()) return;
      fresh = false;
      const Leaves now = leaves_of(seen_by(content_, *shown, seat_));
      ++report.checked;
      if (views_.try_emplace(seen, now).first->second == now) return;
      report.fail("the same events, the last of kind " + std::to_string(last) + ", show two different tables to " +
                  name_of_seat(seat_));
    };
    const auto take = [&](const typename G::Event& event, const typename G::State& state) {
      if (shown && !(state == *shown)) look();
      shown = state;
      const auto mine = seen_by(content_, event, seat_);
      if (!mine) return;
      seen.push_back(leaves_of(*mine));
      fresh = true;
      last = static_cast<int>(event.kind);
    };
    for_each_event<G>(content_, world, acting, action, chance, take);
    look();
  }

 private:
  const typename G::Content& content_;
  Seat seat_;
  std::map<std::vector<Leaves>, Leaves> views_;
};

template <Game G>
Report same_events_same_frames(const Setting<G>& setting) {
  return judge_what_follows<G, Frames<G>>(setting);
}

}  // namespace backlot::kit
