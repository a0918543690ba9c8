// One game between bots. The cards come from one source and each bot's choices from another, so that
// the same seed deals the same cards to whatever bots.
#pragma once
#include <cstdint>
#include <vector>

#include "bots/bots.hpp"
#include "table/table.hpp"

namespace backlot::lab {

// The seed of one game; FastChance(game_seed(...)) deals it.
constexpr std::uint64_t game_seed(std::uint64_t seed, std::uint64_t game) { return combine(combine(0, seed), game); }
constexpr std::uint64_t bot_seed(std::uint64_t game_seed, std::size_t seat) { return combine(game_seed, seat + 1); }

// A game without a log, with the names of a Table.
template <Game G>
class BareTable {
 public:
  BareTable(const typename G::Content& content, const typename G::Options& options, FastChance chance)
      : content_(content), chance_(chance), state_(setup(content_, options, chance_)) {}
  // From the middle of a game on.
  BareTable(const typename G::Content& content, const typename G::State& state, FastChance chance)
      : content_(content), chance_(chance), state_(state) {}
  const typename G::State& state() const { return state_; }
  bool over() const { return is_over(content_, state_); }
  SeatSet waiting() const { return waiting_on(content_, state_); }
  SeatSet interrupting() const { return may_interrupt(content_, state_); }
  typename G::View view(Seat seat) const { return seen_by(content_, state_, seat); }
  template <class Sink>
  void act(Seat seat, const typename G::Action& action, Sink& sink) {
    apply(content_, state_, seat, action, chance_, sink);
  }

 private:
  const typename G::Content& content_;
  FastChance chance_;
  typename G::State state_;
};

template <Game G, class Sink>
void act_and_tell(BareTable<G>& table, Seat seat, const typename G::Action& action, Sink& sink) {
  table.act(seat, action, sink);
}
template <Game G, class Sink>
void act_and_tell(Table<G>& table, Seat seat, const typename G::Action& action, Sink& sink) {
  table.act(seat, action);
  for (const typename G::Event& event : table.moves().back().events) sink(event);
}

// Plays on to the end. Each action is taken by act(seat, action, sink), with a sink for the bots that
// listen. The bots are copies: one that remembers must not remember the game before.
template <Game G, class AnyTable, class Act>
void play_to_the_end(const typename G::Content& content, const AnyTable& table, std::vector<bots::AnyBot<G>> bots,
                     std::uint64_t seed, const Act& act) {
  std::vector<FastChance> chances;
  chances.reserve(bots.size());
  bool listening = false;
  for (std::size_t i = 0; i < bots.size(); ++i) {
    chances.emplace_back(bot_seed(seed, i));
    listening = listening || bots::listens<G>(bots[i], content);
  }
  NoEvents quiet;
  EventsTo tell{[&](const typename G::Event& event) { bots::notice<G>(bots, content, event); }};
  const auto acted = [&](Seat seat, const typename G::Action& action) {
    if (listening) {
      act(seat, action, tell);
    } else {
      act(seat, action, quiet);
    }
  };
  // The first seat that wants to interrupt does.
  const auto interrupted = [&] {
    for (const Seat seat : table.interrupting()) {
      if (table.waiting().has(seat)) continue;
      const auto action = bots::interrupt<G>(bots[index(seat)], content, table.view(seat), chances[index(seat)]);
      if (action) return acted(seat, *action), true;
    }
    return false;
  };
  while (!table.over()) {
    if (interrupted()) continue;
    const Seat seat = table.waiting().front();
    acted(seat, bots::choose<G>(bots[index(seat)], content, table.view(seat), chances[index(seat)]));
  }
  if (listening) bots::end<G>(bots, content, outcome(content, table.state()));
}

// A game to its end, of which only the result counts.
template <Game G>
void play_quietly(const typename G::Content& content, BareTable<G>& table, std::vector<bots::AnyBot<G>> bots,
                  std::uint64_t seed) {
  play_to_the_end<G>(content, table, std::move(bots), seed,
                     [&](Seat seat, const typename G::Action& action, auto& sink) { table.act(seat, action, sink); });
}

}  // namespace backlot::lab
