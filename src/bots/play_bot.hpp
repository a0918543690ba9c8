// Bots for a Play, whatever its game: they get the View of their seat and nothing else.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/bots.hpp"
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

// A decision to be thought about, on any thread: gives the action that a bot of that name chooses for
// the seat, as JSON. It takes the seat's View along and nothing else of the table.
inline std::function<std::string()> thinking(const Play& play, Seat seat, std::string_view name, std::uint64_t seed) {
  std::function<std::string()> think;
  with_bot(play, name, [&]<Game G>(const Table<G, TableChance>& table, AnyBot<G> bot) {
    think = [&content = table.content(), view = table.view(seat), mine = std::move(bot), seed]() mutable {
      FastChance chance(seed);
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

}  // namespace backlot::bots
