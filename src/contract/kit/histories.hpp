// All states that are reachable with one seat's stream, by brute force: every deal, every action of
// every seat, every draw, in the order in which the seats acted; what the seat would have seen
// otherwise is dropped as soon as it differs.
#pragma once
#include <cstddef>
#include <cstdint>
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

// Whether others may act without a seat seeing anything of it. Then it cannot know how often they
// have, and its worlds are all that any number of such moves leads to.
enum class UnseenMoves : std::uint8_t { none, some };

// Follows one seat through a game: the states that it cannot tell from the true one.
template <Game G>
class Histories {
 public:
  // `deals`: all there can be.
  Histories(const typename G::Content& content, const std::vector<typename G::State>& deals,
            const typename G::State& dealt, Seat seat, UnseenMoves unseen = UnseenMoves::none)
      : content_(content), seat_(seat), unseen_(unseen) {
    const Leaves view = view_of(dealt);
    for (const auto& deal : deals) {
      if (view_of(deal) == view) worlds_.add(deal);
    }
    close(SIZE_MAX);
  }

  const std::vector<typename G::State>& worlds() const { return worlds_.states(); }

  // Goes on by one move, after which the true state is `after`. False when there are more than
  // `most` worlds now: then this object is of no more use.
  bool follow(const Move<G>& move, const typename G::State& after, std::size_t most) {
    const std::vector<Leaves> seen = seen_events<G>(content_, move.events, seat_);
    if (seen.empty() && unseen_ == UnseenMoves::some) return true;  // the worlds are closed under it
    const Leaves view = view_of(after);
    Worlds<G> next;
    for (const auto& world : worlds_.states()) {
      if (acting_seats<G>(content_, world).has(move.seat)) add_all(world, move.seat, seen, view, next);
      if (next.states().size() > most) return false;
    }
    worlds_ = std::move(next);
    return close(most);
  }

 private:
  Leaves view_of(const typename G::State& state) const { return leaves_of(seen_by(content_, state, seat_)); }

  // Every action of `acting` and every draw that shows these events and this View.
  void add_all(const typename G::State& world, Seat acting, const std::vector<Leaves>& seen, const Leaves& view,
               Worlds<G>& next) const {
    ActionsOf<G> actions;
    legal_actions(content_, world, acting, actions);
    for (const auto& action : actions) {
      EveryDraw draws;
      do {
        typename G::State state = world;
        std::size_t shown = 0;
        bool fits = true;
        EventsTo sink{[&](const typename G::Event& event) {
          if (!fits) return;
          const auto mine = seen_by(content_, event, seat_);
          if (!mine) return;
          fits = shown < seen.size() && leaves_of(*mine) == seen[shown];
          ++shown;
          if (!fits) draws.give_up();
        }};
        apply(content_, state, acting, action, draws, sink);
        if (fits && shown == seen.size() && view_of(state) == view) next.add(state);
      } while (draws.next());
    }
  }

  // Adds what moves that the seat does not see lead to. False when there are more than `most`.
  bool close(std::size_t most) {
    if (unseen_ == UnseenMoves::none || worlds_.states().empty()) return true;
    const Leaves view = view_of(worlds_.states()[0]);
    for (std::size_t i = 0; i < worlds_.states().size(); ++i) {
      const typename G::State world = worlds_.states()[i];
      for (const Seat acting : acting_seats<G>(content_, world)) {
        if (acting != seat_) add_all(world, acting, {}, view, worlds_);
      }
      if (worlds_.states().size() > most) return false;
    }
    return true;
  }

  const typename G::Content& content_;
  Seat seat_;
  UnseenMoves unseen_;
  Worlds<G> worlds_;
};

}  // namespace backlot::kit
