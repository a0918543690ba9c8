// The figures of Maybe Movies: how pitches go, what Votes bring, and whether the start player gains.
#pragma once
#include <cstdint>
#include <string_view>

#include "games/maybe/meta.hpp"
#include "lab/metrics/metrics.hpp"
#include "lab/sum.hpp"

namespace backlot::lab {

template <>
class MetricsOf<maybe::Game> {
 public:
  static constexpr std::string_view round_name = "turn";
  static constexpr std::string_view standing_name = "points";
  static std::size_t round(const maybe::State& state) { return state.turn; }
  static std::int32_t standing(const maybe::Content& content, const maybe::State& state, Seat seat) {
    return maybe::result_for(content, state.made, state.desk(seat).won).score;
  }

  void acted(const maybe::Content& content, const maybe::State& before, Seat seat, const maybe::Action& action) {
    using Kind = maybe::Action::Kind;
    if (action.kind == Kind::finish) {
      pitched_.add(static_cast<std::int64_t>(before.row.size()));
      dry_pools_ += before.pool.size() == 0 ? 1U : 0U;
    }
    if (action.kind == Kind::vote) voted(content, before, seat, action.vote());
  }

  void ended(const maybe::Content& /*content*/, const maybe::State& state, const Outcome& outcome) {
    const std::size_t players = state.players();
    turns_ += state.turn;
    for (const maybe::Made& made : state.made) successes_ += made.result == maybe::Result::success ? 1U : 0U;
    for (std::size_t i = 0; i < players; ++i) {
      won_ += state.desks[i].won.size();
      possible_ += state.turn;
      scores_.add(outcome.seats[i].score);
    }
    // MM-14, MM-50: the active player moves on by one each turn.
    const std::size_t start = (index(state.active) + players - state.turn % players) % players;
    start_.add(outcome.seats[start].payoff);
    fair_.add(full_payoff / static_cast<std::int64_t>(players));
  }

  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.pitched_...);
    visit(x.scores_...);
    visit(x.start_...);
    visit(x.fair_...);
    visit(x.turns_...);
    visit(x.successes_...);
    visit(x.votes_...);
    visit(x.yes_...);
    visit(x.changes_...);
    visit(x.all_no_...);
    visit(x.rounds_...);
    visit(x.dry_pools_...);
    visit(x.won_...);
    visit(x.possible_...);
  }

  template <class Visit>
  void report(const Visit& visit) const {
    visit(Metric{"pitches_made", "pitches that succeeded", share(successes_, turns_)});
    visit(Metric{"cards_per_pitch", "mean Movie cards in a pitch, before any CHANGE", pitched_.mean()});
    visit(Metric{"votes_won", "Votes won by each player in each turn", share(won_, possible_)});
    visit(Metric{"score", "mean score of a player", scores_.mean()});
    visit(Metric{"everybody_no", "rounds of votes in which everybody voted NO", share(all_no_, rounds_)});
    visit(Metric{"yes_votes", "YES among all Votes cast", share(yes_, votes_)});
    visit(Metric{"change_votes", "CHANGE among all Votes cast", share(changes_, votes_)});
    visit(Metric{"pool_dry", "pitches for which the pool was empty", share(dry_pools_, pitched_.count())});
    visit(Metric{"start_wins", "wins of the start player, shared ones in part", start_.mean() / full_payoff});
    visit(Metric{"start_advantage", "the same less an equal part", (start_.mean() - fair_.mean()) / full_payoff});
  }

  bool operator==(const MetricsOf&) const = default;

 private:
  // The last Vote of a round completes it. MM-79: a round with a CHANGE is not the final one.
  void voted(const maybe::Content& content, const maybe::State& before, Seat seat, maybe::Vote vote) {
    const maybe::VoteKind kind = content[vote].kind;
    ++votes_;
    yes_ += kind == maybe::VoteKind::yes ? 1U : 0U;
    changes_ += kind == maybe::VoteKind::change ? 1U : 0U;
    if (waiting_on(content, before) != SeatSet::of(seat)) return;
    bool all_no = kind == maybe::VoteKind::no;
    bool final = kind != maybe::VoteKind::change;
    for (const Seat other : before.decided) {
      const maybe::VoteKind cast = content[before.vote_of(other)].kind;
      all_no = all_no && cast == maybe::VoteKind::no;
      final = final && cast != maybe::VoteKind::change;
    }
    rounds_ += final ? 1U : 0U;
    all_no_ += all_no ? 1U : 0U;
  }

  Sum pitched_;
  Sum scores_;
  Sum start_;
  Sum fair_;
  std::uint64_t turns_ = 0;
  std::uint64_t successes_ = 0;
  std::uint64_t votes_ = 0;
  std::uint64_t yes_ = 0;
  std::uint64_t changes_ = 0;
  std::uint64_t all_no_ = 0;
  std::uint64_t rounds_ = 0;
  std::uint64_t dry_pools_ = 0;
  std::uint64_t won_ = 0;
  std::uint64_t possible_ = 0;
};

}  // namespace backlot::lab
