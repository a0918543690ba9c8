// Many games between bots. Same seed, same result, whatever the number of threads: every game has a
// seed of its own, made from the seed and its number, and everything counted is a whole number.
// Deals are paired: the cards come from one source and each bot's choices from another, so that the
// same seed deals the same cards to whatever bots.
#pragma once
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "bots/bots.hpp"
#include "lab/in_order.hpp"
#include "lab/play.hpp"
#include "lab/tallies.hpp"
#include "lab/watch.hpp"
#include "table/record.hpp"

namespace backlot::lab {

template <Game G>
struct Simulation {
  const typename G::Content& content;
  std::string content_name;
  typename G::Options options;
  std::vector<bots::AnyBot<G>> bots;  // one for each seat
  std::uint64_t games = 0;
  std::uint64_t seed = 0;
  std::uint32_t threads = 1;
};

// Gets the records of all games in the order of the games; false stops the simulation.
using TakeRecords = std::function<bool(const std::string&)>;

// Plays a game to its end and counts it.
template <Game G, class AnyTable>
void play_and_count(const Simulation<G>& simulation, AnyTable& table, std::uint64_t seed, Tallies<G>& tallies) {
  const auto act = [&](Seat seat, const typename G::Action& action, auto& bots) {
    tallies.metrics.acted(simulation.content, table.state(), seat, action);
    if constexpr (CountsEvents<G>) {
      auto sink = [&](const typename G::Event& event) {
        tallies.metrics.happened(simulation.content, event);
        bots(event);
      };
      act_and_tell<G>(table, seat, action, sink);
    } else {
      act_and_tell<G>(table, seat, action, bots);
    }
    ++tallies.actions;
  };
  play_to_the_end<G>(simulation.content, table, simulation.bots, seed, act);
  const Outcome result = outcome(simulation.content, table.state());
  tallies.add(result);
  tallies.metrics.ended(simulation.content, table.state(), result);
}

// Plays game number `game` and gives its record.
template <Game G>
std::string play_on_record(const Simulation<G>& simulation, std::uint64_t game, Tallies<G>& tallies) {
  const std::uint64_t seed = game_seed(simulation.seed, game);
  Table<G> table(simulation.content, simulation.options, FastChance(seed));
  play_and_count(simulation, table, seed, tallies);
  std::vector<Player> players;
  for (const auto& bot : simulation.bots) {
    const std::string name(bots::name_of<G>(bot));
    players.push_back({name + " " + std::to_string(players.size() + 1), name});
  }
  return write_record(record_of<G>(table, std::move(players), std::to_string(seed), simulation.content_name));
}

template <Game G>
void play_off_record(const Simulation<G>& simulation, std::uint64_t game, Tallies<G>& tallies) {
  const std::uint64_t seed = game_seed(simulation.seed, game);
  BareTable<G> table(simulation.content, simulation.options, FastChance(seed));
  play_and_count(simulation, table, seed, tallies);
}

// Threads take portions of games in turn, so that what has been played is always the first games.
template <Game G>
Tallies<G> simulate(const Simulation<G>& simulation, Watch& watch, const TakeRecords& take_records = {}) {
  const std::uint64_t most = take_records ? 16 : 256;
  const std::uint64_t portion = std::clamp<std::uint64_t>(simulation.games / (8 * simulation.threads), 1, most);
  InOrder records(take_records, 4 * std::uint64_t{simulation.threads});
  std::atomic<std::uint64_t> next_portion = 0;
  std::mutex merging;
  Tallies<G> total;
  const auto work = [&] {
    Tallies<G> mine;
    while (!watch.stop) {
      const std::uint64_t at = next_portion++;
      const std::uint64_t from = at * portion;
      if (from >= simulation.games) break;
      const std::uint64_t to = std::min(simulation.games, from + portion);
      std::string text;
      for (std::uint64_t game = from; game < to; ++game) {
        if (take_records) {
          text += play_on_record(simulation, game, mine);
        } else {
          play_off_record(simulation, game, mine);
        }
      }
      if (take_records && !records.give(at, std::move(text))) watch.stop = true;
      watch.games_done += to - from;
    }
    const std::lock_guard lock(merging);
    total.merge(mine);
  };
  std::vector<std::thread> threads;
  for (std::uint32_t i = 1; i < simulation.threads; ++i) threads.emplace_back(work);
  work();
  for (std::thread& thread : threads) thread.join();
  return total;
}

}  // namespace backlot::lab
