#include "lab/simulate.hpp"

#include <string>
#include <utility>
#include <vector>

#include "games/registry.hpp"
#include "lab/in_order.hpp"
#include "lab/on_threads.hpp"
#include "lab/play.hpp"
#include "table/record.hpp"

namespace backlot::lab {

namespace {

// What a thread counts, and its bots. Copies of bots are large, so that a bot which keeps nothing plays game after
// game.
template <Game G>
struct Counting {
  Tallies<G> tallies;
  std::vector<bots::AnyBot<G>> bots;

  std::vector<bots::AnyBot<G>> fresh_bots(const std::vector<bots::AnyBot<G>>& originals) {
    if (bots.size() != originals.size()) bots = originals;
    for (std::size_t i = 0; i < bots.size(); ++i) {
      if (bots::keeps_anything<G>(bots[i]) || bots::remembers<G>(bots[i])) bots[i] = originals[i];
    }
    return std::move(bots);
  }
};

// Plays a game to its end and counts it. Claims are given to said(seat, claim).
template <Game G, class AnyTable, class SaidTo>
void play_and_count(const Simulation<G>& simulation, AnyTable& table, std::uint64_t seed, Counting<G>& counting,
                    const SaidTo& said) {
  Tallies<G>& tallies = counting.tallies;
  const auto act = [&](Seat seat, const typename G::Action& action, auto& tell) {
    tallies.metrics.acted(simulation.content, table.state(), seat, action);
    if constexpr (CountsEvents<G>) {
      auto sink = [&](const typename G::Event& event) {
        tallies.metrics.happened(simulation.content, event);
        tell(event);
      };
      act_and_tell<G>(table, seat, action, sink);
    } else {
      act_and_tell<G>(table, seat, action, tell);
    }
    ++tallies.actions;
  };
  BotsAtTable<G, AnyTable> company(simulation.content, table, counting.fresh_bots(simulation.bots), seed);
  company.play(act, said);
  counting.bots = company.take_bots();
  const Outcome result = outcome(simulation.content, table.state());
  tallies.add(result);
  tallies.metrics.ended(simulation.content, table.state(), result);
}

Text seat_name(Seat seat) { return Text("Seat ") + static_cast<std::int64_t>(index(seat) + 1); }

// Plays game number `game` and gives its record.
template <Game G>
std::string play_on_record(const Simulation<G>& simulation, std::uint64_t game, Counting<G>& counting) {
  const std::uint64_t seed = game_seed(simulation.seed, game);
  Table<G> table(simulation.content, simulation.options, FastChance(seed));
  std::vector<Talk<G>> talk;
  play_and_count(simulation, table, seed, counting,
                 [&](Seat seat, const ClaimOf<G>& claim) { talk.push_back(talk_of(table, seat, claim, seat_name)); });
  std::vector<Player> players;
  for (const auto& bot : simulation.bots) {
    const std::string name(bots::name_of<G>(bot));
    players.push_back({name + " " + std::to_string(players.size() + 1), name});
  }
  Record<G> record = record_of<G>(table, std::move(players), std::to_string(seed), simulation.content_name);
  record.talk = std::move(talk);
  return write_record(record);
}

template <Game G>
void play_off_record(const Simulation<G>& simulation, std::uint64_t game, Counting<G>& counting) {
  const std::uint64_t seed = game_seed(simulation.seed, game);
  BareTable<G> table(simulation.content, simulation.options, FastChance(seed));
  play_and_count(simulation, table, seed, counting, [](Seat, const auto&) {});
}

}  // namespace

template <Game G>
Tallies<G> simulate(const Simulation<G>& simulation, Watch& watch, const TakeRecords& take_records) {
  InOrder records(take_records, 4 * std::uint64_t{simulation.threads});
  Tallies<G> total;
  play_stretches(
      {simulation.from, simulation.games}, {simulation.threads, take_records ? 16U : 256U, 1}, watch,
      [] { return Counting<G>{}; },
      [&](std::uint64_t number, const Range& stretch, Counting<G>& mine) {
        std::string text;
        for (std::uint64_t game = stretch.from; game < stretch.to; ++game) {
          if (take_records) {
            text += play_on_record(simulation, game, mine);
          } else {
            play_off_record(simulation, game, mine);
          }
        }
        if (take_records && !records.give(number, std::move(text))) watch.stop = true;
      },
      [&](const Counting<G>& mine) { add_up(total, mine.tallies); });
  return total;
}

[[gnu::used]] static const auto compiled_simulations = of_each_game([]<Game G>() { return &simulate<G>; });

}  // namespace backlot::lab
