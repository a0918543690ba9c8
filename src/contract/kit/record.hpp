// What is written can be read back, and a record replays to the same state, byte for byte, whatever
// listens to the events.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "contract/kit/leaves.hpp"
#include "contract/kit/play.hpp"

namespace backlot::kit {

template <Game G>
struct Move {
  Seat seat{};
  typename G::Action action{};
  std::vector<Draw> draws;
  std::vector<typename G::Event> events;
};

// A random game with all that a record keeps.
template <Game G>
struct Played {
  std::vector<Draw> deal;
  std::vector<Move<G>> moves;
  std::vector<typename G::State> states;  // after the deal and after each move
};

template <Game G, Chance C>
Played<G> deal_recorded(const Setting<G>& setting, C& chance) {
  Played<G> played;
  Recorded deal(chance, [&](Draw draw) { played.deal.push_back(draw); });
  played.states.push_back(setup(setting.content, setting.options, deal));
  return played;
}

template <Game G, Chance C>
void apply_recorded(const Setting<G>& setting, const Choice<G>& choice, C& chance, Played<G>& played) {
  typename G::State state = played.states.back();
  Move<G> move{choice.seat, choice.action, {}, {}};
  Recorded recorded(chance, [&](Draw draw) { move.draws.push_back(draw); });
  EventsTo sink{[&](const typename G::Event& event) { move.events.push_back(event); }};
  apply(setting.content, state, choice.seat, choice.action, recorded, sink);
  played.moves.push_back(std::move(move));
  played.states.push_back(state);
}

template <Game G>
Played<G> play_recorded(const Setting<G>& setting, std::size_t game) {
  FastChance chance = chance_of(setting.seed, game);
  FastChance dice = dice_of(setting.seed, game);
  Played<G> played = deal_recorded(setting, chance);
  while (played.moves.size() < G::max_actions && !is_over(setting.content, played.states.back())) {
    const auto choice = random_choice<G>(setting.content, played.states.back(), dice);
    if (!choice) break;
    apply_recorded(setting, *choice, chance, played);
  }
  return played;
}

template <Game G, class K>
  requires Codec<K, G>
Report written_is_read_back(const Setting<G>& setting) {
  Report report;
  const auto survives = [&](const auto& x, const char* what) {
    using T = std::remove_cvref_t<decltype(x)>;
    const std::string text = K::write(setting.content, x);
    const std::optional<T> back = K::template read<T>(setting.content, text);
    ++report.checked;
    if (report.has_enough()) return;
    if (!back) return report.fail(std::string("a written ") + what + " cannot be read");
    if (!(*back == x)) report.fail(std::string("a written ") + what + " is read back as another");
    if (K::write(setting.content, *back) != text) report.fail(std::string(what) + " read back is written otherwise");
  };
  for (std::size_t game = 0; game < setting.games; ++game) {
    const Played<G> played = play_recorded(setting, game);
    for (const auto& state : played.states) {
      survives(state, "State");
      const auto back = K::template read<typename G::State>(setting.content, K::write(setting.content, state));
      if (back && !same_bytes(*back, state) && !report.has_enough()) report.fail("a State read back has other bytes");
    }
    for (const Move<G>& move : played.moves) {
      survives(move.action, "Action");
      for (const auto& event : move.events) survives(event, "Event");
    }
  }
  return report;
}

template <Game G>
Report replay_gives_the_same_state(const Setting<G>& setting) {
  Report report;
  for (std::size_t game = 0; game < setting.games && !report.has_enough(); ++game) {
    const Played<G> played = play_recorded(setting, game);
    Tape deal(played.deal);
    typename G::State state = setup(setting.content, setting.options, deal);
    if (!deal.fits() || !deal.finished()) report.fail("the deal draws otherwise when replayed");
    if (!same_bytes(state, played.states[0])) report.fail("the deal gives another state when replayed");
    for (std::size_t i = 0; i < played.moves.size() && !report.has_enough(); ++i) {
      const Move<G>& move = played.moves[i];
      Tape tape(move.draws);
      std::vector<Leaves> events;
      EventsTo sink{[&](const typename G::Event& event) { events.push_back(leaves_of(event)); }};
      apply(setting.content, state, move.seat, move.action, tape, sink);
      const std::string at = "move " + std::to_string(i + 1);
      if (!tape.fits() || !tape.finished()) report.fail(at + " draws otherwise when replayed");
      if (!same_bytes(state, played.states[i + 1])) report.fail(at + " gives another state when replayed");
      std::vector<Leaves> before;
      for (const auto& event : move.events) before.push_back(leaves_of(event));
      if (before != events) report.fail(at + " gives other events when replayed");
    }
    ++report.checked;
  }
  return report;
}

// The state does not depend on who listens; and the running hash of each seat is the hash of that
// seat's own stream, event by event, with no gap.
template <Game G>
Report sinks_agree(const Setting<G>& setting) {
  Report report;
  for (std::size_t game = 0; game < setting.games && !report.has_enough(); ++game) {
    const Played<G> played = play_recorded(setting, game);
    typename G::State quiet = played.states[0];
    typename G::State hashed = played.states[0];
    NoEvents nothing;
    StreamHashes<typename G::Content> hashes(setting.content);
    std::vector<std::uint64_t> streams(setting.options.players + 1);
    const auto seats = observers(setting.options.players);
    for (std::size_t i = 0; i < played.moves.size() && !report.has_enough(); ++i) {
      const Move<G>& move = played.moves[i];
      Tape first(move.draws);
      Tape second(move.draws);
      apply(setting.content, quiet, move.seat, move.action, first, nothing);
      apply(setting.content, hashed, move.seat, move.action, second, hashes);
      if (!same_bytes(quiet, played.states[i + 1])) report.fail("a state depends on whether events are kept");
      if (!same_bytes(hashed, played.states[i + 1])) report.fail("a state depends on whether streams are hashed");
      for (std::size_t k = 0; k < seats.size(); ++k) {
        for (const auto& event : move.events) {
          if (const auto seen = seen_by(setting.content, event, seats[k])) {
            streams[k] = combine(streams[k], hash_of(*seen));
          }
        }
        if (streams[k] != hashes.of(seats[k])) {
          report.fail("the hash of " + name_of_seat(seats[k]) + "'s stream is not that of the events it saw");
        }
      }
      ++report.checked;
    }
  }
  return report;
}

}  // namespace backlot::kit
