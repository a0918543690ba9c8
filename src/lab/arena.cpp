#include "lab/arena.hpp"

#include <utility>

#include "games/registry.hpp"

namespace backlot::lab {

namespace {

template <Game G>
void play_deal(const Arena<G>& arena, std::uint64_t deal, ArenaTallies& tallies) {
  const std::uint64_t seed = game_seed(arena.seed, deal);
  std::vector<std::int64_t> payoffs(arena.bots.size());
  for (std::size_t at = 0; at < arena.seatings.size(); ++at) {
    std::vector<bots::AnyBot<G>> seated;
    for (const std::size_t bot : arena.seatings[at]) seated.push_back(arena.bots[bot]);
    BareTable<G> table(arena.content, arena.options, FastChance(seed));
    play_quietly<G>(arena.content, table, std::move(seated), seed);
    const Outcome result = outcome(arena.content, table.state());
    for (std::size_t seat = 0; seat < result.seats.size(); ++seat) {
      const std::size_t bot = arena.seatings[at][seat];
      payoffs[bot] += result.seats[seat].payoff;
      tallies.won[at][bot] += static_cast<std::uint64_t>(result.seats[seat].payoff);
      if constexpr (HasRoles<G>) {
        RoleTally& role = tallies.bots[bot].roles[std::string(role_of(arena.content, table.state(), seat_at(seat)))];
        ++role.games;
        role.wins += result.winners.has(seat_at(seat)) ? 1 : 0;
      }
    }
  }
  for (std::size_t bot = 0; bot < arena.bots.size(); ++bot) tallies.bots[bot].payoff.add(payoffs[bot]);
  ++tallies.deals;
}

}  // namespace

template <Game G>
ArenaTallies play_deals(const Arena<G>& arena, Range deals, Watch& watch) {
  const auto none = [&] { return ArenaTallies(arena.bots.size(), arena.seatings.size()); };
  ArenaTallies total = none();
  play_each(
      deals, {arena.threads, 1, 1}, watch, none,
      [&](std::uint64_t deal, ArenaTallies& mine) { play_deal(arena, deal, mine); },
      [&](const ArenaTallies& mine) { add_up(total, mine); });
  return total;
}

[[gnu::used]] static const auto compiled_deals = of_each_game([]<Game G>() { return &play_deals<G>; });

}  // namespace backlot::lab
