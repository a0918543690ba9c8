#include "lab/chances.hpp"

#include <cstddef>

#include "games/registry.hpp"

namespace backlot::lab {

namespace {

template <Game G>
void play_and_compare(const ChanceRun<G>& run, std::uint64_t game, ChanceTallies& tallies) {
  const std::uint64_t seed = game_seed(run.seed, game);
  Table<G> table(run.content, run.options, FastChance(seed));
  std::vector<ClaimMade<G>> said;
  std::vector<std::vector<bots::WinChances>> told(table.players());  // by seat
  const auto tell = [&] {
    for (std::size_t i = 0; i < told.size(); ++i) {
      const auto seen = bots::stream_to_remember<G>(bots::rerun_of(table), table.moves(), said, seat_at(i));
      told[i].push_back(
          bots::win_chances<G>(run.content, seen, combine(bot_seed(seed, i), table.moves().size()), run.worlds));
    }
  };
  BotsAtTable<G, Table<G>> company(run.content, table, run.bots, seed);
  company.play(
      [&](Seat seat, const typename G::Action& action, auto& sink) {
        if (table.moves().size() % run.every == 0) tell();
        act_and_tell<G>(table, seat, action, sink);
      },
      [&](Seat by, const ClaimOf<G>& claim) { said.push_back({by, claim, table.moves().size()}); });
  const SeatSet winners = outcome(run.content, table.state()).winners;
  for (std::size_t i = 0; i < told.size(); ++i) {
    for (const bots::WinChances& chances : told[i]) {
      tallies.own.add(chances[i] / 1000.0, winners.has(seat_at(i)));
      for (std::size_t of = 0; of < told.size(); ++of) {
        const std::int64_t so = winners.has(seat_at(of)) ? 1000 : 0;
        tallies.told.add((chances[of] - so) * (chances[of] - so));
      }
    }
  }
  ++tallies.games;
}

}  // namespace

template <Game G>
std::uint64_t compare_chances(const ChanceRun<G>& run, Range games, ChanceTallies& tallies, Watch& watch) {
  return play_each(
      games, {run.threads, 1, 1}, watch, [] { return ChanceTallies{}; },
      [&](std::uint64_t game, ChanceTallies& mine) { play_and_compare<G>(run, game, mine); },
      [&](const ChanceTallies& mine) { add_up(tallies, mine); });
}

[[gnu::used]] static const auto compiled_comparisons = of_each_game([]<Game G>() { return &compare_chances<G>; });

}  // namespace backlot::lab
