// What is asked of a game of a batch now and then: its record, what a bot would do, what a seat believes. All of it is
// made from the seed and the decisions, by playing them once more.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/stream.hpp"
#include "environment/batch.hpp"
#include "environment/one_game.hpp"
#include "table/record.hpp"

namespace backlot::environment {

inline Trouble no_history() {
  return {Code::data, "this game was imagined, and nobody knows what led to it: it has no record, memory or belief"};
}

inline Trouble no_bot(std::string_view name) {
  return {Code::argument, "there is no bot \"" + std::string(name) + "\""};
}

template <Game G>
Table<G> played_again(const typename G::Content& content, const OneGame<G>& game) {
  Table<G> table(content, game.state().options, FastChance(game.seed()));
  for (const Decided& decided : game.log()) table.act(seat_at(decided.seat), G::unpack(decided.action));
  return table;
}

template <Game G>
Trouble record_of_game(const typename G::Content& content, const OneGame<G>& game, std::string& out) {
  if (game.imagined()) return no_history();
  std::vector<Player> players;
  for (std::size_t i = 1; i <= game.state().players(); ++i) players.push_back({"Seat " + std::to_string(i), {}});
  out = write_record(record_of<G>(played_again<G>(content, game), std::move(players), std::to_string(game.seed())));
  return {};
}

template <Game G>
Trouble action_of_bot(const typename G::Content& content, const OneGame<G>& game, std::string_view name,
                      std::uint64_t seed, std::int32_t& out) {
  if (game.over()) return {Code::argument, "the game is over, and nobody has to do anything"};
  std::optional<bots::AnyBot<G>> bot = bots::bot_named<G>(name);
  if (!bot) return no_bot(name);
  FastChance chance(seed);
  if (bots::remembers<G>(*bot)) {
    if (game.imagined()) return no_history();
    const Table<G> table = played_again<G>(content, game);
    bots::follow<G>(content, bots::stream_for<G>(*bot, table, {}, game.seat()), *bot);
  }
  out = static_cast<std::int32_t>(
      pack(bots::choose<G>(*bot, content, seen_by(content, game.state(), game.seat()), chance)));
  return {};
}

template <Game G>
Trouble belief_of_seat(const typename G::Content& content, const OneGame<G>& game, Seat seat, std::vector<double>& out,
                       std::string& roles) {
  if constexpr (bots::HasBelief<G>) {
    if (game.imagined()) return no_history();
    const Table<G> table = played_again<G>(content, game);
    typename bots::MemoryOf<G>::Type memory;
    bots::follow<G>(content, bots::stream_of<G>(bots::rerun_of(table), table.moves(), {}, seat), memory,
                    [](std::size_t /*moves*/) {});
    for (std::size_t i = 0; i < game.state().players(); ++i) {
      for (const double chance : memory.chances(to_the_left(seat, i, game.state().players()))) out.push_back(chance);
    }
    for (const std::string_view role : role_names(G{})) roles += (roles.empty() ? "" : ",") + std::string(role);
    return {};
  } else {
    return {Code::argument, "players of this game keep no belief about the others"};
  }
}

}  // namespace backlot::environment
