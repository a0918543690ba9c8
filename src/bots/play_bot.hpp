// Bots for a Play, whatever its game: they get the View of their seat and nothing else.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/stream.hpp"
#include "table/play.hpp"

namespace backlot::bots {

inline bool is_bot_of(std::string_view game, std::string_view name) {
  bool found = false;
  with_game(game, [&](auto which) { found = bot_named<decltype(which)>(name).has_value(); });
  return found;
}

// Calls f(table, bot) with the table of a Play and the bot of that name, or its game's own best.
template <class F>
void with_bot(const Play& play, std::string_view name, const F& f) {
  with_game(play.game(), [&](auto which) {
    using G = decltype(which);
    auto bot = bot_named<G>(name);
    if (!bot) bot = bot_named<G>(default_bot<G>);
    f(static_cast<const PlayOf<G>&>(play).table(), std::move(*bot));
  });
}

// What was claimed at the table of a Play.
template <Game G>
const std::vector<Said<G>>& said_at(const Play& play) {
  return static_cast<const PlayOf<G>&>(play).said();
}

// A decision to be thought about, on any thread: gives the action that a bot of that name chooses for
// the seat, as JSON. It takes the seat's View along, what the seat has seen, and nothing else of the table.
inline std::function<std::string()> thinking(const Play& play, Seat seat, std::string_view name, std::uint64_t seed) {
  std::function<std::string()> think;
  with_bot(play, name, [&]<Game G>(const Table<G, TableChance>& table, AnyBot<G> bot) {
    think = [&content = table.content(), view = table.view(seat),
             stream = stream_for(bot, table, said_at<G>(play), seat), mine = std::move(bot), seed]() mutable {
      FastChance chance(seed);
      follow<G>(content, stream, mine);
      return json::write(content, choose<G>(mine, content, view, chance));
    };
  });
  return think;
}

// What a bot of that name does although nobody waits for the seat, as JSON; empty when nothing.
template <Chance C>
std::string interrupt_json(const Play& play, Seat seat, std::string_view name, C& chance) {
  std::string chosen;
  with_bot(play, name, [&]<Game G>(const Table<G, TableChance>& table, AnyBot<G> bot) {
    const auto action = interrupt<G>(bot, table.content(), table.view(seat), chance);
    if (action) chosen = json::write(table.content(), *action);
  });
  return chosen;
}

// What a bot of that name claims after the last move, or in answer to the last claim, as JSON; empty when nothing.
enum class After { move, claim };
template <Chance C>
std::string claim_json(const Play& play, Seat seat, std::string_view name, After after, C& chance) {
  std::string claimed;
  with_bot(play, name, [&]<Game G>(const Table<G, TableChance>& table, AnyBot<G> bot) {
    if constexpr (MakesClaims<G>) {
      const std::vector<Said<G>>& said = said_at<G>(play);
      std::optional<ClaimOf<G>> claim;
      if (after == After::move) {
        claim = speak_after(bot, table, said, seat, chance);
      } else if (!table.over() && !said.empty() && said.back().by != seat) {
        claim = answer<G>(bot, table.content(), table.view(seat), said.back().by, said.back().claim, chance);
      }
      if (claim) claimed = json::write(table.content(), *claim);
    }
  });
  return claimed;
}

}  // namespace backlot::bots
