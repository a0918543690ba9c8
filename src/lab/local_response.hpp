// How somebody plays who knows which bot the others are and means to exploit it: a local best response. At each
// decision worlds are imagined that fit the View, every legal action is tried in each of them, with the same draws, and
// the bot plays on for everybody. The action that did best on average is taken; the bot's own choice stands as long as
// no other is better by more than a standard error.
//
// No strategy does better against that bot than a best response, and this is one: what it wins is a lower bound.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "bots/bots.hpp"
#include "bots/search/utility.hpp"
#include "contract/belief.hpp"
#include "contract/reopen.hpp"

namespace backlot::lab {

template <Game G>
class LocalResponse {
 public:
  using Action = typename G::Action;
  using Content = typename G::Content;
  using State = typename G::State;
  using View = typename G::View;

  // The bot keeps nothing in mind: it is asked about worlds that it has not lived through.
  LocalResponse(const Content& content, bots::AnyBot<G> against, std::uint32_t worlds)
      : content_(content), bot_(std::move(against)), worlds_(worlds) {}

  template <class Belief>
  Action choose(const View& seen, const Belief& belief, std::uint64_t seed) {
    legal_actions(content_, seen, seen.seat(), actions_);
    if (actions_.size() == 1) return actions_[0];
    FastChance own(seed);
    const Action usual = bots::choose<G>(bot_, content_, seen, own);
    std::size_t usual_at = 0;
    while (!(actions_[usual_at] == usual)) ++usual_at;
    tried_.assign(actions_.size(), {});
    // What others have sealed already tells nothing.
    const View view = as_if_asked_first<G>(content_, seen);
    for (std::uint32_t number = 0; number < worlds_; ++number) {
      const std::uint64_t world_seed = combine(seed, number + 1);
      FastChance chance(world_seed);
      const State world = imagine(content_, view, chance, drawn_belief(belief, chance));
      const double as_usual = worth(world, view.seat(), usual, world_seed);
      for (std::size_t i = 0; i < actions_.size(); ++i) {
        if (i != usual_at) tried_[i].add(worth(world, view.seat(), actions_[i], world_seed) - as_usual);
      }
    }
    std::size_t best = usual_at;
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      if (tried_[i].is_clearly_above_nothing() && tried_[i].sum > tried_[best].sum) best = i;
    }
    return actions_[best];
  }

 private:
  // How much better than the bot's own choice, in the same worlds.
  struct Tried {
    double sum = 0;
    double squares = 0;
    double count = 0;
    void add(double difference) {
      sum += difference;
      squares += difference * difference;
      ++count;
    }
    bool is_clearly_above_nothing() const {
      if (sum <= 0 || count < 2) return false;
      const double variance = (squares - sum * sum / count) / (count - 1);
      return sum / count > stands_by * std::sqrt(std::max(variance, 0.0) / count);
    }
  };
  static constexpr double stands_by = 1;  // standard errors

  // Of an action in a world that the bot plays on to the end.
  double worth(State world, Seat me, const Action& action, std::uint64_t seed) {
    FastChance chance(combine(seed, 0));
    chances_.clear();
    for (std::size_t i = 0; i < world.players(); ++i) chances_.emplace_back(combine(seed, i + 1));
    NoEvents quiet;
    apply(content_, world, me, action, chance, quiet);
    while (!is_over(content_, world)) {
      if (interrupted(world, chance)) continue;
      const Seat seat = waiting_on(content_, world).front();
      apply(content_, world, seat, next(world, seat), chance, quiet);
    }
    return bots::utility(outcome(content_, world), me);
  }
  Action next(const State& world, Seat seat) {
    FastChance& chance = chances_[index(seat)];
    if (auto* const random = std::get_if<bots::Random<G>>(&bot_.which)) {
      return random->any(content_, world, seat, chance);
    }
    return bots::choose<G>(bot_, content_, seen_by(content_, world, seat), chance);
  }
  bool interrupted(State& world, FastChance& chance) {
    const SeatSet waiting = waiting_on(content_, world);
    for (const Seat seat : may_interrupt(content_, world)) {
      if (waiting.has(seat)) continue;
      const auto action = bots::interrupt<G>(bot_, content_, seen_by(content_, world, seat), chances_[index(seat)]);
      if (!action) continue;
      NoEvents quiet;
      apply(content_, world, seat, *action, chance, quiet);
      return true;
    }
    return false;
  }

  const Content& content_;
  bots::AnyBot<G> bot_;
  std::uint32_t worlds_;
  ActionsOf<G> actions_;
  std::vector<Tried> tried_;         // by action
  std::vector<FastChance> chances_;  // of the seats in a world
};

}  // namespace backlot::lab
