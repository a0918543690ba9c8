// All states that are reachable with one seat's stream, by brute force: every deal, every action of
// every seat, every draw, in the order in which the seats acted; what the seat would have seen
// otherwise is dropped as soon as it differs.
#pragma once
#include <cstddef>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "contract/kit/every_draw.hpp"
#include "contract/kit/record.hpp"

namespace backlot::kit {

template <Game G>
std::vector<Leaves> seen_events(const typename G::Content& content, const std::vector<typename G::Event>& events,
                                Seat seat) {
  std::vector<Leaves> seen;
  for (const auto& event : events) {
    if (const auto mine = seen_by(content, event, seat)) seen.push_back(leaves_of(*mine));
  }
  return seen;
}

// A set of states that keeps one of each.
template <Game G>
class Worlds {
 public:
  void add(const typename G::State& state) {
    if (known_.insert(bytes_of(state)).second) states_.push_back(state);
  }
  const std::vector<typename G::State>& states() const { return states_; }

 private:
  std::unordered_set<std::string> known_;
  std::vector<typename G::State> states_;
};

// All ways the cards can be dealt, as states; copies of a kind make no difference.
template <Game G>
std::vector<typename G::State> every_deal(const Setting<G>& setting) {
  Worlds<G> worlds;
  EveryDraw deal;
  do {
    worlds.add(setup(setting.content, setting.options, deal));
  } while (deal.next());
  return worlds.states();
}

// Follows one seat through a game: the states that it cannot tell from the true one.
template <Game G>
class Histories {
 public:
  // `deals`: all there can be.
  Histories(const typename G::Content& content, const std::vector<typename G::State>& deals,
            const typename G::State& dealt, Seat seat)
      : content_(content), seat_(seat) {
    const Leaves view = view_of(dealt);
    for (const auto& deal : deals) {
      if (view_of(deal) == view) worlds_.add(deal);
    }
  }

  const std::vector<typename G::State>& worlds() const { return worlds_.states(); }

  // Goes on by one move, after which the true state is `after`. False when there are more than
  // `most` worlds now: then this object is of no more use.
  bool follow(const Move<G>& move, const typename G::State& after, std::size_t most) {
    const std::vector<Leaves> seen = seen_events<G>(content_, move.events, seat_);
    const Leaves view = view_of(after);
    Worlds<G> next;
    ActionsOf<G> actions;
    for (const auto& world : worlds_.states()) {
      if (!acting_seats<G>(content_, world).has(move.seat)) continue;
      legal_actions(content_, world, move.seat, actions);
      for (const auto& action : actions) {
        EveryDraw draws;
        do {
          typename G::State state = world;
          std::vector<typename G::Event> events;
          EventsTo sink{[&](const typename G::Event& event) { events.push_back(event); }};
          apply(content_, state, move.seat, action, draws, sink);
          if (seen_events<G>(content_, events, seat_) == seen && view_of(state) == view) next.add(state);
        } while (draws.next());
      }
      if (next.states().size() > most) return false;
    }
    worlds_ = std::move(next);
    return true;
  }

 private:
  Leaves view_of(const typename G::State& state) const { return leaves_of(seen_by(content_, state, seat_)); }

  const typename G::Content& content_;
  Seat seat_;
  Worlds<G> worlds_;
};

}  // namespace backlot::kit
