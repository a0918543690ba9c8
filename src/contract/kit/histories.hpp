// All states that are reachable with one seat's stream, by brute force: every deal, every action of
// every seat, every draw, in the order in which the seats acted; what the seat would have seen
// otherwise is dropped as soon as it differs.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "contract/kit/every_draw.hpp"
#include "contract/kit/record.hpp"

namespace backlot::kit {

// What a seat saw of the first `moves` of a game: its view at each point, and the events between.
struct Stream {
  Seat seat{};
  std::vector<Seat> acting;
  std::vector<Leaves> views;
  std::vector<std::vector<Leaves>> events;
};

template <Game G>
std::vector<Leaves> seen_events(const typename G::Content& content, const std::vector<typename G::Event>& events,
                                Seat seat) {
  std::vector<Leaves> seen;
  for (const auto& event : events) {
    if (const auto mine = seen_by(content, event, seat)) seen.push_back(leaves_of(*mine));
  }
  return seen;
}

template <Game G>
Stream stream_of(const typename G::Content& content, const Played<G>& played, std::size_t moves, Seat seat) {
  Stream stream{seat, {}, {}, {}};
  for (std::size_t i = 0; i <= moves; ++i) stream.views.push_back(leaves_of(seen_by(content, played.states[i], seat)));
  for (std::size_t i = 0; i < moves; ++i) {
    stream.acting.push_back(played.moves[i].seat);
    stream.events.push_back(seen_events<G>(content, played.moves[i].events, seat));
  }
  return stream;
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

// Nothing when there are more than `most` states on the way.
template <Game G>
std::optional<std::vector<typename G::State>> reachable_with(const Setting<G>& setting, const Stream& stream,
                                                             const std::vector<typename G::State>& deals,
                                                             std::size_t most) {
  const auto& content = setting.content;
  Worlds<G> worlds;
  for (const auto& deal : deals) {
    if (leaves_of(seen_by(content, deal, stream.seat)) == stream.views[0]) worlds.add(deal);
  }
  for (std::size_t i = 0; i < stream.acting.size(); ++i) {
    Worlds<G> after;
    ActionsOf<G> actions;
    for (const auto& world : worlds.states()) {
      if (!acting_seats<G>(content, world).has(stream.acting[i])) continue;
      legal_actions(content, world, stream.acting[i], actions);
      for (const auto& action : actions) {
        EveryDraw draws;
        do {
          typename G::State next = world;
          std::vector<typename G::Event> events;
          EventsTo sink{[&](const typename G::Event& event) { events.push_back(event); }};
          apply(content, next, stream.acting[i], action, draws, sink);
          if (seen_events<G>(content, events, stream.seat) != stream.events[i]) continue;
          if (leaves_of(seen_by(content, next, stream.seat)) == stream.views[i + 1]) after.add(next);
        } while (draws.next());
      }
      if (after.states().size() > most) return std::nullopt;
    }
    worlds = std::move(after);
  }
  return worlds.states();
}

}  // namespace backlot::kit
