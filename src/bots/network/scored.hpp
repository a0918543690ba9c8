// What the network of the bot `net` makes of a game on record: the score of every choice that somebody was asked for,
// in 4096ths, from what their seat saw.
#pragma once
#include <cstddef>
#include <string>

#include "bots/network/net_bot.hpp"
#include "table/replay.hpp"

namespace backlot::bots {

// [{"step": after so many moves, "seat", "done": which of the choices was taken, "scores": of each}], in the order of
// the rules; empty where there is no network.
inline std::string scored_json(const Replay& replay) {
  std::string out = "[";
  with_game(replay.game(), [&](auto game) {
    using G = decltype(game);
    if constexpr (network::has_network<G>) {
      const auto& of_game = static_cast<const ReplayOf<G>&>(replay);
      const Record<G>& record = of_game.record();
      const Net<G> net;
      if (!net.is_there()) return;
      ActionsOf<G> actions;
      std::int32_t scores[G::max_legal];
      for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const Move<G>& move = record.moves[i];
        if (!waiting_on(record.content, of_game.state(i)).has(move.seat)) continue;  // it came between
        const typename G::View view = seen_by(record.content, of_game.state(i), move.seat);
        legal_actions(record.content, view, move.seat, actions);
        net.score_all(view, actions, scores);
        std::size_t done = 0;
        while (done < actions.size() && !(actions[done] == move.action)) ++done;
        out += (out.size() == 1 ? "{\"step\":" : ",{\"step\":") + std::to_string(i);
        out +=
            ",\"seat\":" + std::to_string(index(move.seat) + 1) + ",\"done\":" + std::to_string(done) + ",\"scores\":[";
        for (std::size_t at = 0; at < actions.size(); ++at) out += (at == 0 ? "" : ",") + std::to_string(scores[at]);
        out += "]}";
      }
    }
  });
  return out + "]";
}

}  // namespace backlot::bots
