// A bot for one side: every deal is played twice, once with the first bot in all seats of a role and the
// second in the others, once with the second bot everywhere. What the first is worth to that side is the
// difference, on the same deals and against the same opponents.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "lab/arena.hpp"

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

// Over the deals in which somebody had the role.
struct TeamTallies {
  Sum with_first;   // 1: the side won
  Sum with_second;  // the same deal with the second bot everywhere
  Sum gain;         // the difference
  bool operator==(const TeamTallies&) const = default;

  void merge(const TeamTallies& other) {
    with_first.merge(other.with_first);
    with_second.merge(other.with_second);
    gain.merge(other.gain);
  }
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
void play_team_deal(const TeamContest<G>& contest, std::uint64_t deal, TeamTallies& tallies) {
  const std::uint64_t seed = game_seed(contest.seed, deal);
  const BareTable<G> dealt(contest.content, contest.options, FastChance(seed));
  SeatSet side;
  for (const Seat seat : SeatSet::first(contest.options.players)) {
    if (role_of(contest.content, dealt.state(), seat) == contest.role) side = side.with(seat);
  }
  if (side.empty()) return;
  const int first = plays_and_wins(contest, seed, side, contest.first) ? 1 : 0;
  const int second = plays_and_wins(contest, seed, side, contest.second) ? 1 : 0;
  tallies.with_first.add(first);
  tallies.with_second.add(second);
  tallies.gain.add(first - second);
}

template <Game G>
TeamTallies play_team_deals(const TeamContest<G>& contest, std::uint64_t deals, Watch& watch) {
  return on_threads(contest.threads, 0, deals, watch, TeamTallies{},
                    [&](std::uint64_t deal, TeamTallies& tallies) { play_team_deal(contest, deal, tallies); });
}

}  // namespace backlot::lab
