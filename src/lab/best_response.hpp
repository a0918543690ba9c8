// The exact value of a best response, for games small enough to go through: one seat against others whose policies are
// fixed. Every deal, every draw and every choice of the others is gone through with its chance; what the seat has seen
// says which worlds it cannot tell apart, and there it has to choose the same in all of them. It remembers all it has
// seen, so the best of its actions can be found from the last decision backwards.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "bots/bots.hpp"
#include "contract/kit/every_draw.hpp"
#include "contract/kit/leaves.hpp"

namespace backlot::lab {

template <Game G>
struct LikelyAction {
  typename G::Action action{};
  double chance = 0;
};

// What a bot does, as a policy: a random one does anything, any other one does what it does with each of so many seeds,
// which follow from what it sees. A bot that draws nothing does one thing.
template <Game G>
class PolicyOf {
 public:
  using Likely = std::vector<LikelyAction<G>>;

  PolicyOf(const typename G::Content& content, bots::AnyBot<G> bot, std::uint32_t seeds)
      : content_(content), bot_(std::move(bot)), seeds_(seeds) {}

  Likely operator()(const typename G::View& view) {
    Likely all;
    if (std::holds_alternative<bots::Random<G>>(bot_.which)) {
      ActionsOf<G> actions;
      legal_actions(content_, view, view.seat(), actions);
      for (const auto& action : actions) all.push_back({action, 1.0 / static_cast<double>(actions.size())});
      return all;
    }
    for (std::uint32_t seed = 0; seed < seeds_; ++seed) {
      FastChance chance(combine(hash_of(view), seed));
      const auto action = bots::choose<G>(bot_, content_, view, chance);
      auto known = std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.action == action; });
      if (known == all.end()) known = all.insert(all.end(), {action, 0});
      known->chance += 1.0 / seeds_;
    }
    return all;
  }

 private:
  const typename G::Content& content_;
  bots::AnyBot<G> bot_;
  std::uint32_t seeds_;
};

// A way the game may be, and how likely it is.
template <Game G>
struct LikelyWorld {
  typename G::State state;
  double chance = 0;
};

// All sequences of draws, and how likely each is.
class LikelyDraws {
 public:
  std::uint32_t below(std::uint32_t n, std::uint8_t purpose) {
    chance_ /= n;
    return draws_.below(n, purpose);
  }
  double chance() const { return chance_; }
  bool next() {
    chance_ = 1;
    return draws_.next();
  }

 private:
  kit::EveryDraw draws_;
  double chance_ = 1;
};

// All ways the cards can be dealt. Set-up draws no more than a bounded number of times.
template <Game G>
std::vector<LikelyWorld<G>> likely_deals(const typename G::Content& content, const typename G::Options& options) {
  std::map<std::string, LikelyWorld<G>> deals;
  LikelyDraws draws;
  do {
    const auto state = setup(content, options, draws);
    deals.try_emplace(kit::bytes_of(state), LikelyWorld<G>{state, 0}).first->second.chance += draws.chance();
  } while (draws.next());
  std::vector<LikelyWorld<G>> all;
  for (const auto& [bytes, deal] : deals) all.push_back(deal);
  return all;
}

// What a game that is over is worth to a seat: its part of the win.
template <Game G>
struct PartOfTheWin {
  double operator()(const typename G::Content& content, const typename G::State& state, Seat seat) const {
    return static_cast<double>(outcome(content, state).seats[index(seat)].payoff) / full_payoff;
  }
};

// One seat of a game in which nobody may interrupt; `others(view)` is what each of the others does: actions and their
// chances. What it is after is worth nothing at worst.
template <Game G, class Others, class Worth = PartOfTheWin<G>>
class BestResponse {
 public:
  using Action = typename G::Action;
  using Content = typename G::Content;
  using State = typename G::State;
  using View = typename G::View;
  using Deals = std::vector<LikelyWorld<G>>;

  BestResponse(const Content& content, Seat seat, Others others)
      : content_(content), seat_(seat), others_(std::move(others)) {}

  // What the best answer makes of these deals.
  double best(const Deals& deals) {
    return from(deals, [this](const View& view, const auto& value_of) {
      ActionsOf<G> actions;
      legal_actions(content_, view, seat_, actions);
      double most = 0;
      for (const Action& action : actions) most = std::max(most, value_of(action));
      return most;
    });
  }
  // What a policy makes of them in the same seat.
  template <class Policy>
  double of(const Deals& deals, Policy policy) {
    return from(deals, [&](const View& view, const auto& value_of) {
      double mean = 0;
      for (const LikelyAction<G>& each : policy(view)) mean += each.chance * value_of(each.action);
      return mean;
    });
  }

 private:
  // What becomes of a game until the seat decides again: what it has won by then, and the worlds in which it decides,
  // by what it has seen.
  struct Ahead {
    double won = 0;
    std::map<std::string, std::map<std::string, LikelyWorld<G>>> decisions;
  };

  template <class Decide>
  double from(const Deals& deals, const Decide& decide) {
    Ahead ahead;
    for (const LikelyWorld<G>& deal : deals) go_on(deal.state, deal.chance, {}, ahead);
    return value(ahead, decide);
  }
  // decide(view, value_of) says what a decision is worth; value_of(action) goes on from there.
  template <class Decide>
  double value(const Ahead& ahead, const Decide& decide) {
    double sum = ahead.won;
    for (const auto& [seen, worlds] : ahead.decisions) {
      sum += decide(seen_by(content_, worlds.begin()->second.state, seat_), [&](const Action& action) {
        Ahead next;
        for (const auto& [bytes, world] : worlds) act(world.state, world.chance, seat_, action, {}, next);
        return value(next, decide);
      });
    }
    return sum;
  }

  void go_on(const State& state, double chance, const std::string& seen, Ahead& ahead) {
    if (is_over(content_, state)) {
      ahead.won += chance * Worth{}(content_, state, seat_);
      return;
    }
    const Seat seat = waiting_on(content_, state).front();
    const View view = seen_by(content_, state, seat);
    if (seat == seat_) {
      auto& worlds = ahead.decisions[seen + kit::LeavesCodec::write(content_, view)];
      worlds.try_emplace(kit::bytes_of(state), LikelyWorld<G>{state, 0}).first->second.chance += chance;
      return;
    }
    for (const LikelyAction<G>& each : others_(view)) act(state, chance * each.chance, seat, each.action, seen, ahead);
  }
  void act(const State& state, double chance, Seat seat, const Action& action, const std::string& seen, Ahead& ahead) {
    LikelyDraws draws;
    do {
      State after = state;
      std::string now = seen;
      EventsTo sink{[&](const typename G::Event& event) {
        const auto mine = seen_by(content_, event, seat_);
        if (!mine) return;
        const std::string text = kit::LeavesCodec::write(content_, *mine);
        now += std::to_string(text.size()) + ':' + text;
      }};
      apply(content_, after, seat, action, draws, sink);
      go_on(after, chance * draws.chance(), now, ahead);
    } while (draws.next());
  }

  const Content& content_;
  Seat seat_;
  Others others_;
};

}  // namespace backlot::lab
