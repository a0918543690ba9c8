// What a seat of a game on record would have believed of the others, by what it had seen and heard until then.
#pragma once
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "bots/stream.hpp"
#include "table/replay.hpp"

namespace backlot::bots {

// By seat, then by role, in the order of role_names; to the millionth, since powers differ beyond that from one
// machine to the next, and who reads a replay in a browser is told what others are told.
using Chances = std::vector<std::vector<double>>;

// After so many moves, from 0.
template <Game G>
  requires HasBelief<G>
std::vector<Chances> beliefs_of(const Record<G>& record, Seat seat) {
  std::vector<Chances> by_move;
  typename MemoryOf<G>::Type memory;
  const auto stream = stream_of<G>(Rerun<G>(record), record.moves, claims_in<G>(record.talk), seat);
  follow<G>(record.content, stream, memory, [&](std::size_t /*moves*/) {
    Chances& now = by_move.emplace_back();
    for (const Seat other : SeatSet::first(record.header.options.players)) {
      std::vector<double>& rounded = now.emplace_back();
      for (const double chance : memory.chances(other)) rounded.push_back(std::round(chance * 1e6) / 1e6);
    }
  });
  return by_move;
}

// {"roles": their names, "truth": each seat's when the game is over, "steps": chances by step, seat and role}; null in
// games without hidden roles.
inline std::string belief_json(const Replay& replay, Seat seat) {
  std::string out = "null";
  with_game(replay.game(), [&](auto game) {
    using G = decltype(game);
    if constexpr (HasBelief<G>) {
      const Record<G>& record = static_cast<const ReplayOf<G>&>(replay).record();
      const auto& content = record.content;
      Rerun<G> rerun(record);
      const typename G::State& last = rerun.to_the_end();
      std::vector<std::string> roles;
      for (const std::string_view name : role_names(G{})) roles.emplace_back(name);
      std::vector<std::string> truth;
      if (is_over(content, last)) {
        for (const Seat each : SeatSet::first(replay.players())) truth.emplace_back(role_of(content, last, each));
      }
      out = "{\"roles\":" + json::write(content, roles) + ",\"truth\":" + json::write(content, truth) +
            ",\"steps\":" + json::write(content, beliefs_of(record, seat)) + "}";
    }
  });
  return out;
}

}  // namespace backlot::bots
