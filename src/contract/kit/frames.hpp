// A table may be shown after each event, in the middle of an action: what lies on it is whole then, and all that a seat
// is shown and sent of it follows from the events that it has seen.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "contract/kit/leak.hpp"
#include "contract/kit/outlook.hpp"

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

// The frames of actions for one seat, by all that it has seen so far: its View and its outlook at each event that it
// sees, in numbers and as the bytes that are sent; and when the action is done also what it is offered (points 1 and 4
// of leak.hpp, for every frame). In the middle of an action nobody is asked anything, so nothing is offered, and nobody
// imagines: `imagine` is total for tables at rest and promises nothing for a View at an event. Worlds that a seat
// cannot tell apart there are those that it imagined before the action, in which the action told it the same. Events
// between which nothing changes share a frame.
template <Game G, class K>
class Frames {
 public:
  Frames(const typename G::Content& content, const typename G::View& view) : content_(content), seat_(view.seat()) {}

  void apply_in(const typename G::State& world, Seat acting, const typename G::Action& action, FastChance& chance,
                Report& report) {
    constexpr std::size_t written_every = 4;  // writing costs more than all the rest
    const bool written = applied_++ % written_every == 0;
    std::vector<Leaves> seen;
    std::string heard;
    std::optional<typename G::State> shown;
    bool fresh = false;  // there is something new in the frame
    int last = 0;
    const auto fails = [&](const std::string& what) {
      report.fail("the same events, the last of kind " + std::to_string(last) + ", " + what + name_of_seat(seat_));
    };
    const auto look = [&] {
      if (!fresh || report.has_enough()) return;
      fresh = false;
      const auto view = seen_by(content_, *shown, seat_);
      const Leaves now = leaves_of(view);
      ++report.checked;
      if (views_.try_emplace(seen, now).first->second != now) return fails("show two different tables to ");
      if (!written) return;
      std::string bytes = heard + K::write(content_, view);
      if constexpr (HasOutlook<G>) bytes += K::write(content_, outlook_at_event<G>(content_, view));
      if (bytes_.try_emplace(seen, bytes).first->second != bytes) fails("are sent as other bytes to ");
    };
    const auto take = [&](const typename G::Event& event, const typename G::State& state) {
      if (shown && !(state == *shown)) look();
      shown = state;
      const auto mine = seen_by(content_, event, seat_);
      if (!mine) return;
      seen.push_back(leaves_of(*mine));
      if (written) heard += K::write(content_, *mine);
      fresh = true;
      last = static_cast<int>(event.kind);
    };
    typename G::State state = world;
    EventsTo sink{[&](const typename G::Event& event) { take(event, std::as_const(state)); }};
    apply(content_, state, acting, action, chance, sink);
    look();
    if (report.has_enough()) return;
    // At rest.
    const auto view = seen_by(content_, state, seat_);
    const Leaves offer = offered<G>(content_, state, seat_, {});
    if (offered<G>(content_, view, seat_, {}) != offer) fails("offer something else on the State than on the View of ");
    if (offers_.try_emplace(seen, offer).first->second != offer) fails("lead to two different offers to ");
    if (!written) return;
    const std::string bytes = sent_to<G, K>(content_, state, seat_) + outlook_bytes<G, K>(content_, state, seat_);
    if (at_rest_.try_emplace(seen, bytes).first->second != bytes) fails("lead to other bytes for ");
  }

 private:
  template <class T>
  using BySeen = std::map<std::vector<Leaves>, T>;
  const typename G::Content& content_;
  Seat seat_;
  std::size_t applied_ = 0;
  BySeen<Leaves> views_;
  BySeen<std::string> bytes_;
  BySeen<Leaves> offers_;
  BySeen<std::string> at_rest_;
};

template <Game G, class K>
  requires Codec<K, G>
Report same_events_same_frames(const Setting<G>& setting) {
  return judge_what_follows<G, Frames<G, K>>(setting);
}

}  // namespace backlot::kit
