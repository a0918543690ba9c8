#include "lab/chances.hpp"

#include <cstddef>

#include "bots/replayed_chances.hpp"
#include "games/registry.hpp"

namespace backlot::lab {

namespace {

// What was told, and the seats whose own chances that were.
struct ToldTo {
  SeatSet seats;
  bots::WinChances chances;
};

// To everybody at the table, as it is now.
template <Game G>
void tell(const ChanceRun<G>& run, std::uint64_t seed, const Table<G>& table, const std::vector<ClaimMade<G>>& said,
          std::vector<ToldTo>& told) {
  const SeatSet all = SeatSet::first(table.players());
  const network::NetworkPtr network = network::network_of_chances<G>();
  const auto seen = [&](SeatSet eyes) {
    told.push_back({eyes, bots::chances_seen<G>(*network, run.content, table.state(), eyes)});
  };
  if (run.told == Told::all) return seen(all);
  for (const Seat seat : all) {
    if (run.told == Told::seats) {
      seen(SeatSet{}.with(seat));
    } else {
      const auto stream = bots::stream_to_remember<G>(bots::rerun_of(table), table.moves(), said, seat);
      const std::uint64_t drawn = combine(bot_seed(seed, index(seat)), table.moves().size());
      told.push_back({SeatSet{}.with(seat), bots::win_chances<G>(run.content, stream, drawn, run.worlds)});
    }
  }
}

template <Game G>
void play_and_compare(const ChanceRun<G>& run, std::uint64_t game, ChanceTallies& tallies) {
  const std::uint64_t seed = game_seed(run.seed, game);
  Table<G> table(run.content, run.options, FastChance(seed));
  std::vector<ClaimMade<G>> said;
  std::vector<ToldTo> told;
  BotsAtTable<G, Table<G>> company(run.content, table, run.bots, seed);
  company.play(
      [&](Seat seat, const typename G::Action& action, auto& sink) {
        if (table.moves().size() % run.every == 0) tell(run, seed, table, said, told);
        act_and_tell<G>(table, seat, action, sink);
      },
      [&](Seat by, const ClaimOf<G>& claim) { said.push_back({by, claim, table.moves().size()}); });
  const SeatSet winners = outcome(run.content, table.state()).winners;
  for (const auto& [seats, chances] : told) {
    for (const Seat seat : seats) tallies.own.add(chances[index(seat)] / 1000.0, winners.has(seat));
    for (const Seat of : SeatSet::first(table.players())) {
      const std::int64_t so = winners.has(of) ? 1000 : 0;
      tallies.told.add((chances[index(of)] - so) * (chances[index(of)] - so));
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
