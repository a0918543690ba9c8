// Pairs of worlds that a spectator cannot tell apart, for the test of rhythm (rhythm.test.ts). In random games of each
// kind hidden things are imagined anew from what everybody sees; then the same seat acts in both worlds so that
// everybody sees the same. One JSON line for each pair: for every seat the kinds of its events, frame by frame, in the
// one world and in the other.
//   pairs GAME PAIRS SEED
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "content/all.hpp"
#include "games/registry.hpp"
#include "json/write.hpp"
#include "table/frames.hpp"

namespace {

using namespace backlot;

template <Game G>
class Worlds {
 public:
  using Event = typename G::Event;
  using State = typename G::State;

  explicit Worlds(std::uint64_t seed) : chance_(seed), choices_(seed + 1) {}

  // Prints so many pairs, from as many games as that takes.
  void print(std::size_t pairs) {
    while (pairs > 0) {
      State state = setup(content_, options_, chance_);
      while (pairs > 0 && !is_over(content_, state)) {
        const Seat seat = waiting_on(content_, state).front();
        const auto action = any_of(state, seat);
        if (draw(4) == 0 && print_pair(state, seat, action)) --pairs;
        state = happened(state, seat, action).state;
      }
    }
  }

 private:
  struct Happened {
    State state;
    std::vector<Event> events;
    std::vector<State> states;  // at each
  };

  std::uint32_t draw(std::size_t n) { return choices_.below(static_cast<std::uint32_t>(n), 0); }

  auto any_of(const State& state, Seat seat) {
    ActionsOf<G> actions;
    legal_actions(content_, state, seat, actions);
    return actions[draw(actions.size())];
  }

  Happened happened(const State& before, Seat seat, const typename G::Action& action) {
    Happened all{before, {}, {}};
    EventsTo sink{[&](const Event& event) {
      all.events.push_back(event);
      all.states.push_back(all.state);
    }};
    apply(content_, all.state, seat, action, chance_, sink);
    return all;
  }

  std::vector<Event> seen(const Happened& all, Seat seat) const {
    std::vector<Event> events;
    for (const Event& event : all.events) {
      if (const auto mine = seen_by(content_, event, seat)) events.push_back(*mine);
    }
    return events;
  }

  // What everybody sees is the same: the events, the table then, and who is waited for.
  bool look_alike(const Happened& one, const Happened& other) const {
    return seen(one, nobody) == seen(other, nobody) &&
           seen_by(content_, one.state, nobody) == seen_by(content_, other.state, nobody) &&
           waiting_on(content_, one.state) == waiting_on(content_, other.state);
  }

  bool print_pair(const State& state, Seat seat, const typename G::Action& action) {
    const State world = imagine(content_, seen_by(content_, state, nobody), chance_);
    if (world == state || !waiting_on(content_, world).has(seat)) return false;
    const Happened here = happened(state, seat, action);
    ActionsOf<G> actions;
    legal_actions(content_, world, seat, actions);
    const std::size_t first = draw(actions.size());
    for (std::size_t i = 0; i < actions.size(); ++i) {
      const Happened there = happened(world, seat, actions[(first + i) % actions.size()]);
      if (!look_alike(here, there)) continue;
      std::cout << "{\"one\":" << frames(here) << ",\"other\":" << frames(there) << "}\n";
      return true;
    }
    return false;
  }

  // For each seat: the events of each frame. Events between which nothing changes share one, as in table/frames.hpp.
  std::string frames(const Happened& all) const {
    std::string out = "[";
    for (std::size_t i = 0; i < options_.players; ++i) {
      if (i > 0) out += ",";
      out += "[[";
      std::optional<State> shown;
      for (std::size_t e = 0; e < all.events.size(); ++e) {
        const auto mine = seen_by(content_, all.events[e], seat_at(i));
        if (!mine) continue;
        if (shown && !(*shown == all.states[e])) out += "],[";
        if (out.back() != '[') out += ",";
        shown.emplace(all.states[e]);
        json::append(out, content_, *mine);
      }
      out += "]]";
    }
    return out + "]";
  }

  const typename G::Content& content_ = standard_content(G{});
  typename G::Options options_;
  FastChance chance_;
  FastChance choices_;  // of those who play
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  const auto pairs = static_cast<std::size_t>(std::strtoul(argv[2], nullptr, 10));
  const std::uint64_t seed = std::strtoull(argv[3], nullptr, 10);
  const bool known = backlot::with_game(argv[1], [&](auto game) { Worlds<decltype(game)>(seed).print(pairs); });
  return known ? 0 : 2;
}
