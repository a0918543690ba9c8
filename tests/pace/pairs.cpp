// Pairs of worlds that somebody cannot tell apart, for the test of rhythm (rhythm.test.ts): a spectator, or one of the
// seats. In random games with random options hidden things are imagined anew from what that watcher sees. From then on
// the same seat acts in both worlds, and draws alike, for as long as the watcher sees the same of it. One JSON line for
// some acts, for each that has a telling: who watches (0 is a spectator), how many play, who acted, who is waited for
// then, whether the game is over, and what the hub sends of it in the one world and in the other. A spectator's pair
// has all devices in it, the spectator's first; a seat's has only its own.
//   pairs GAME PAIRS SEED
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <type_traits>
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
  using Action = typename G::Action;
  using Event = typename G::Event;
  using Options = typename G::Options;
  using State = typename G::State;

  explicit Worlds(std::uint64_t seed) : chance_(seed), imagination_(seed + 1), choices_(seed + 2) {}

  // Prints so many pairs, from as many games as that takes.
  void print(std::size_t pairs) {
    while (pairs > 0) {
      options_ = any_options();
      State state = setup(content_, options_, chance_);
      std::optional<State> other;
      while (pairs > 0 && !is_over(content_, state)) {
        if (!other) other = imagined(state);
        const Seat seat = any_seat(who_may_act(state));
        const FastChance draws = chance_;
        const Happened here = happened(state, seat, any_of(state, seat), chance_);
        const auto there = alike(here, *other, seat, draws);
        if (there && !(*other == state) && (tells_anything(here) || draw(12) == 0)) {
          print_pair(seat, here, *there);
          --pairs;
        }
        state = here.state;
        other = there ? std::optional(there->state) : std::nullopt;
      }
    }
  }

 private:
  struct Happened {
    Action action;
    State state;
    std::vector<Event> events;
    FramesOf<G> frames;
  };

  std::uint32_t draw(std::size_t n) { return choices_.below(static_cast<std::uint32_t>(n), 0); }

  // Each of them as it is by default, or any that the rules accept with the others.
  Options any_options() {
    for (;;) {
      Options options;
      fields(options, [&]<class Value>(std::string_view name, Value& value) {
        std::size_t most = 2;
        if constexpr (std::is_enum_v<Value>) {
          most = names_of(Value{}).size();
        } else if constexpr (!std::is_same_v<Value, bool>) {
          most = name == "players" ? G::max_players + 1 : 100;
        }
        if (name == "players" || draw(3) == 0) value = static_cast<Value>(draw(most));
      });
      if (!check(content_, options)) return options;
    }
  }

  // Those who are waited for, and those who may interrupt them.
  SeatSet who_may_act(const State& state) const {
    const unsigned all = waiting_on(content_, state).bits() | may_interrupt(content_, state).bits();
    return SeatSet::from_bits(static_cast<std::uint16_t>(all));
  }
  // Great moments are rare, and the ones to look at.
  static bool tells_anything(const Happened& all) {
    return std::any_of(all.events.begin(), all.events.end(), [](const Event& event) { return tells(event.kind); });
  }
  Seat any_seat(SeatSet seats) {
    auto left = draw(seats.size());
    for (const Seat seat : seats) {
      if (left-- == 0) return seat;
    }
    return nobody;
  }

  Action any_of(const State& state, Seat seat) {
    ActionsOf<G> actions;
    legal_actions(content_, state, seat, actions);
    return actions[draw(actions.size())];
  }

  State imagined(const State& state) {
    watcher_ = draw(2) == 0 ? nobody : seat_at(draw(options_.players));
    return imagine(content_, seen_by(content_, state, watcher_), imagination_);
  }

  Happened happened(const State& before, Seat seat, const Action& action, FastChance& chance) const {
    Happened all{action, before, {}, FramesOf<G>(content_, before, {})};
    EventsTo sink{[&](const Event& event) {
      all.events.push_back(event);
      all.frames.happened(event, all.state);
    }};
    apply(content_, all.state, seat, action, chance, sink);
    all.frames.done(all.state);
    return all;
  }

  std::vector<Event> seen(const Happened& all, Seat seat) const {
    std::vector<Event> events;
    for (const Event& event : all.events) {
      if (const auto mine = seen_by(content_, event, seat)) events.push_back(*mine);
    }
    return events;
  }

  // The watcher sees the same: the events, the table then, and who is waited for.
  bool look_alike(const Happened& one, const Happened& other) const {
    return seen(one, watcher_) == seen(other, watcher_) &&
           seen_by(content_, one.state, watcher_) == seen_by(content_, other.state, watcher_) &&
           waiting_on(content_, one.state) == waiting_on(content_, other.state) &&
           is_over(content_, one.state) == is_over(content_, other.state);
  }

  // The seat acts in the other world so that the watcher sees the same: mostly by the same action, where it can, for
  // then more of what follows looks alike; else by any.
  std::optional<Happened> alike(const Happened& here, const State& world, Seat seat, const FastChance& draws) {
    if (!who_may_act(world).has(seat)) return {};
    const auto tried = [&](const Action& action) -> std::optional<Happened> {
      FastChance chance = draws;
      Happened there = happened(world, seat, action, chance);
      if (look_alike(here, there)) return there;
      return {};
    };
    if (draw(4) > 0 && !check(content_, world, seat, here.action)) {
      if (auto same = tried(here.action)) return same;
    }
    ActionsOf<G> actions;
    legal_actions(content_, world, seat, actions);
    const std::size_t first = draw(actions.size());
    for (std::size_t i = 0; i < actions.size(); ++i) {
      if (auto there = tried(actions[(first + i) % actions.size()])) return there;
    }
    return {};
  }

  void print_pair(Seat by, const Happened& one, const Happened& other) const {
    std::string out = "{\"watcher\":" + std::to_string(number_of(watcher_)) +
                      ",\"players\":" + std::to_string(options_.players) + ",\"by\":" + std::to_string(number_of(by)) +
                      ",\"waiting\":[";
    for (const Seat seat : waiting_on(content_, one.state)) {
      if (out.back() != '[') out += ",";
      out += std::to_string(number_of(seat));
    }
    out += std::string("],\"over\":") + (is_over(content_, one.state) ? "true" : "false") + ",\"one\":";
    append_devices(out, one);
    out += ",\"other\":";
    append_devices(out, other);
    std::cout << out << "}\n";
  }

  static std::size_t number_of(Seat seat) { return seat == nobody ? 0 : index(seat) + 1; }

  void append_devices(std::string& out, const Happened& all) const {
    out += "[";
    append_device(out, all, watcher_);
    for (std::size_t i = 0; watcher_ == nobody && i < options_.players; ++i) {
      out += ",";
      append_device(out, all, seat_at(i));
    }
    out += "]";
  }
  void append_device(std::string& out, const Happened& all, Seat seat) const {
    out += "{\"events\":[";
    for (const Event& event : seen(all, seat)) {
      if (out.back() != '[') out += ",";
      json::append(out, content_, event);
    }
    out += "],\"frames\":";
    all.frames.append(out, seat);
    out += "}";
  }

  const typename G::Content& content_ = standard_content(G{});
  Options options_;
  FastChance chance_;
  FastChance imagination_;
  FastChance choices_;  // of those who play, and of options
  Seat watcher_ = nobody;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  const auto pairs = static_cast<std::size_t>(std::strtoul(argv[2], nullptr, 10));
  const std::uint64_t seed = std::strtoull(argv[3], nullptr, 10);
  const bool known = backlot::with_game(argv[1], [&](auto game) { Worlds<decltype(game)>(seed).print(pairs); });
  return known ? 0 : 2;
}
