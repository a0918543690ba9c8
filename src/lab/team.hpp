// A bot for one side: every deal is played twice, once with the first bot in all seats of a role and the
// second in the others, once with the second bot everywhere. What the first is worth to that side is the
// difference, on the same deals and against the same opponents.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "lab/arena.hpp"
#include "lab/paired.hpp"

namespace backlot::lab {

template <Game G>
struct TeamContest {
  const typename G::Content& content;
  typename G::Options options;
  bots::AnyBot<G> first;
  bots::AnyBot<G> second;
  std::string role;
  std::uint64_t seed = 0;
  std::uint32_t threads = 1;
};

// Whether somebody with that role wins the deal.
template <Game G>
bool plays_and_wins(const TeamContest<G>& contest, std::uint64_t seed, SeatSet side, const bots::AnyBot<G>& bot) {
  std::vector<bots::AnyBot<G>> seated;
  for (const Seat seat : SeatSet::first(contest.options.players)) {
    seated.push_back(side.has(seat) ? bot : contest.second);
  }
  BareTable<G> table(contest.content, contest.options, FastChance(seed));
  play_quietly<G>(contest.content, table, std::move(seated), seed);
  return (outcome(contest.content, table.state()).winners.bits() & side.bits()) != 0;
}

template <Game G>
void play_team_deal(const TeamContest<G>& contest, std::uint64_t deal, PairedTallies& tallies) {
  const std::uint64_t seed = game_seed(contest.seed, deal);
  const BareTable<G> dealt(contest.content, contest.options, FastChance(seed));
  SeatSet side;
  for (const Seat seat : SeatSet::first(contest.options.players)) {
    if (role_of(contest.content, dealt.state(), seat) == contest.role) side = side.with(seat);
  }
  if (side.empty()) return;
  const int first = plays_and_wins(contest, seed, side, contest.first) ? 1 : 0;
  const int second = plays_and_wins(contest, seed, side, contest.second) ? 1 : 0;
  tallies.add(first, second);
}

// Gives how many deals were played: the first of them, none left out. What is counted are the deals in which somebody
// had the role, 1 for a win of that side: with the first bot, and with the second everywhere.
template <Game G>
std::uint64_t play_team_deals(const TeamContest<G>& contest, Range deals, PairedTallies& tallies, Watch& watch) {
  return play_each(
      deals, {contest.threads, 1, 1}, watch, [] { return PairedTallies{}; },
      [&](std::uint64_t deal, PairedTallies& mine) { play_team_deal(contest, deal, mine); },
      [&](const PairedTallies& mine) { add_up(tallies, mine); });
}

}  // namespace backlot::lab
