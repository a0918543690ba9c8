// What is asked of a game of a batch now and then: its record, what a bot would do, what a seat believes. All of it is
// made from the seed and the decisions, by playing them once more.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/stream.hpp"
#include "environment/batch.hpp"
#include "environment/one_game.hpp"
#include "json/write.hpp"
#include "table/record.hpp"

namespace backlot::environment {

inline Trouble check_number(std::size_t game, std::size_t games) {
  if (game < games) return {};
  return {Code::argument, "there is no game " + std::to_string(game) + ": the batch has " + std::to_string(games)};
}
inline Trouble no_history() {
  return {Code::data, "this game was imagined, and nobody knows what led to it: it has no record, memory or belief"};
}

inline Trouble no_bot(std::string_view name) {
  return {Code::argument, "there is no bot \"" + std::string(name) + "\""};
}

template <Game G>
Table<G, Given> played_again(const typename G::Content& content, const OneGame<G>& game) {
  Table<G, Given> table(content, game.state().options, Given(game.given(), FastChance(game.seed())));
  for (const Decided& decided : game.log()) table.act(seat_at(decided.seat), G::unpack(decided.action));
  return table;
}

// All that a seat has seen and done, as a JSON list: how the table looked to it when what is known of the game began
// (the deal, as a rule), then its own actions by their dense index and the events it saw. Two worlds that the seat
// cannot tell apart have the same.
template <Game G>
void stream_of_game(const typename G::Content& content, const OneGame<G>& game, Seat seat, std::string& out) {
  const auto& log = game.log();
  const auto tell = [&](typename G::State state, auto chance, std::size_t from) {
    out = "[" + json::write(content, seen_by(content, state, seat));
    for (std::size_t i = from; i < log.size(); ++i) {
      if (log[i].seat == index(seat)) out += "," + std::to_string(log[i].action);
      EventsTo sink{[&](const typename G::Event& event) {
        if (const auto mine = seen_by(content, event, seat)) out += "," + json::write(content, *mine);
      }};
      apply(content, state, seat_at(log[i].seat), G::unpack(log[i].action), chance, sink);
    }
    out += "]";
  };
  if (game.imagined()) {
    tell(game.begun().state, game.begun().chance, game.begun().decisions);
  } else {
    Given chance(game.given(), FastChance(game.seed()));
    const typename G::State dealt = setup(content, game.state().options, chance);
    tell(dealt, chance, 0);
  }
}

// Where a history has led: the game, or how many outcomes the draw has that comes next.
template <Game G>
struct Walked {
  typename G::State state;
  std::vector<std::int32_t> given;
  std::vector<Decided> log;
  std::uint32_t outcomes = 0;
};

// Plays outcomes of draws and actions in the order in which they come, from the deal.
template <Game G>
Trouble walk_from_deal(const typename G::Content& content, const typename G::Options& options,
                       std::span<const std::int32_t> history, Walked<G>& to) {
  std::size_t at = 0;
  const auto step = [&](const auto& play) -> Trouble {
    Given chance(history.subspan(at), FastChance(0));
    play(chance);
    if (const auto misfit = chance.misfit()) {
      return {Code::argument, "entry " + std::to_string(at + *misfit) + " of the history is no outcome of its draw"};
    }
    const auto taken = history.subspan(at, chance.taken());
    to.given.insert(to.given.end(), taken.begin(), taken.end());
    at += chance.taken();
    to.outcomes = chance.wanted();
    return {};
  };
  if (auto trouble = step([&](Given& chance) { to.state = setup(content, options, chance); })) return trouble;
  while (to.outcomes == 0 && at < history.size()) {
    const std::string which = "entry " + std::to_string(at) + " of the history";
    if (is_over(content, to.state)) return {Code::action, which + ": the game is over"};
    const Seat seat = waiting_on(content, to.state).front();
    const std::int32_t action = history[at++];
    if (action < 0 || static_cast<std::size_t>(action) >= G::action_space) {
      return {Code::action, which + " is not below " + std::to_string(G::action_space)};
    }
    const typename G::Action wanted = G::unpack(static_cast<std::size_t>(action));
    if (const auto refusal = check(content, to.state, seat, wanted)) {
      return {Code::action, which + ": " + std::string(explain(*refusal).why)};
    }
    to.log.push_back({static_cast<std::uint32_t>(index(seat)), static_cast<std::uint32_t>(action)});
    NoEvents quiet;
    if (auto trouble = step([&](Given& chance) { apply(content, to.state, seat, wanted, chance, quiet); }))
      return trouble;
  }
  return {};
}

template <Game G>
Trouble record_of_game(const typename G::Content& content, const OneGame<G>& game, std::string& out) {
  if (game.imagined()) return no_history();
  std::vector<Player> players;
  for (std::size_t i = 1; i <= game.state().players(); ++i) players.push_back({"Seat " + std::to_string(i), {}});
  std::optional<std::string> seed = std::to_string(game.seed());
  if (!game.given().empty()) seed.reset();
  out = write_record(record_of<G>(played_again<G>(content, game), std::move(players), std::move(seed)));
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
    const auto table = played_again<G>(content, game);
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
    const auto table = played_again<G>(content, game);
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
