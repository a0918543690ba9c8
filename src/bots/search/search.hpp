// Search over imagined worlds, for any game. Every iteration imagines a world that fits the View, takes
// one of the actions in question and plays on to the end.
//
// The actions in question compete by sequential halving (Karnin, Koren and Somekh 2013): all are
// tried on the same worlds with the same draws, the better half is tried on more, until one is left.
// Behind the first action stands an information-set tree with one observer for each seat (Cowling,
// Powley and Whitehouse 2012): a seat decides by what was learned about the events it would have seen.
// A place in the tree that was visited too seldom to know better is left to the guide, a bot that
// plays fast and sensibly. One seat alone goes by upper confidence bounds; where several decide at once they
// match regrets (Hart and Mas-Colell 2000), by sampled outcomes.
//
// A guide may know better than few iterations can (Foresees): then games are played out only until it calls them
// settled, all seats do what it would do, and its own choice stands unless another is clearly better.
//
// The same iterations and seed give the same decision. Nothing is allocated while it searches.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/bot.hpp"
#include "bots/search/statistics.hpp"
#include "bots/search/utility.hpp"
#include "contract/belief.hpp"

namespace backlot::bots {

// An action and how it did.
template <class Action>
struct Tried {
  Action action{};
  double gain = 0;
  double wins = 0;  // shared ones in parts
  std::uint32_t visits = 0;
  double above = 0;  // the guide's choice, in the same worlds
  double above_squares = 0;
  double mean() const { return visits == 0 ? 0 : gain / visits; }
  double win_rate() const { return visits == 0 ? 0 : wins / visits; }
};

// A guide that says when a world is settled, what it is worth to a seat then, and by how many standard errors
// another choice has to be better than its own.
template <class Guide, class G>
concept Foresees = requires(const typename G::Content& content, const typename G::State& state, Seat seat) {
  { Guide::settled(content, state, state) } -> std::same_as<bool>;
  { Guide::worth(content, state, seat) } -> std::same_as<double>;
  { Guide::stands_by } -> std::convertible_to<double>;
};

template <Game G, class Guide>
class TreeSearch {
 public:
  using Action = typename G::Action;
  using Content = typename G::Content;
  using State = typename G::State;
  using View = typename G::View;

  explicit TreeSearch(std::size_t room = 1U << 14U) : statistics_(room) { path_.reserve(deepest); }

  // The best of the actions that the view's seat could take, by so many iterations.
  template <class Belief = Uniform>
  Action choose(const Content& content, const View& view, std::uint64_t seed, std::uint32_t iterations,
                const Belief& belief = {}) {
    legal_actions(content, view, view.seat(), actions_);
    done_ = 0;
    tried_.clear();
    if (actions_.size() == 1) return actions_[0];
    statistics_.clear();
    FastChance own(seed);
    enter(content, view, iterations, own, belief);
    std::size_t left = tried_.size();
    const auto rounds = std::max<std::uint32_t>(1, static_cast<std::uint32_t>(std::bit_width(left - 1 - stays)));
    for (std::uint32_t round = 0; round < rounds && left > 1; ++round) {
      const std::uint32_t worlds = std::max<std::uint32_t>(1, iterations / (rounds * static_cast<std::uint32_t>(left)));
      for (std::uint32_t number = 0; number < worlds; ++number) {
        FastChance chance(combine(seed, (std::uint64_t{round} << 32U) + number));
        const State world = imagine(content, view, chance, believed(belief, chance));
        for (std::size_t i = 0; i < left; ++i) iterate(content, view.seat(), world, chance, tried_[i]);
      }
      std::sort(tried_.begin() + std::ptrdiff_t{stays}, tried_.begin() + static_cast<std::ptrdiff_t>(left),
                [](const auto& a, const auto& b) {
                  return a.mean() != b.mean() ? a.mean() > b.mean() : pack(a.action) < pack(b.action);
                });
      left = stays + (left - stays + 1) / 2;
    }
    if constexpr (foresees) {
      if (is_clearly_better(tried_[1])) std::swap(tried_[0], tried_[1]);
    }
    return tried_[0].action;
  }

  // What the last choose tried, the best first.
  const std::vector<Tried<Action>>& tried() const { return tried_; }
  std::uint32_t iterations_done() const { return done_; }

 private:
  static constexpr bool foresees = Foresees<Guide, G>;
  static constexpr std::size_t stays = foresees ? 1 : 0;  // the guide's choice is compared with to the end
  static constexpr double explore = 0.4;                  // upper confidence bounds
  static constexpr double tremble = 0.15;                 // how often regret matching tries anything
  static constexpr std::uint32_t worth_a_tree = 8;        // visits before a place is not left to the guide
  static constexpr std::size_t deepest = 64;
  static constexpr std::uint32_t fewest = 4;  // worlds for each action in the first round

  struct Step {
    ActionStatistics* statistics;
    Seat seat;
    float probability;  // 0: by upper confidence bounds
  };

  // Who competes: the guide's choice, and as many others as the iterations can tell apart.
  template <class Belief>
  void enter(const Content& content, const View& view, std::uint32_t iterations, FastChance& chance,
             const Belief& belief) {
    const Action guided = guide(content, view, chance, belief);
    tried_.push_back({.action = guided});
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      if (!(actions_[i] == guided)) tried_.push_back({.action = actions_[i]});
    }
    const auto rounds = static_cast<std::size_t>(std::bit_width(tried_.size() - 1));
    const std::size_t most = std::max<std::size_t>(2, iterations / (fewest * rounds));
    for (std::size_t i = 1; i < std::min(most, tried_.size()); ++i) {
      const auto others = static_cast<std::uint32_t>(tried_.size() - i);
      std::swap(tried_[i], tried_[i + draw(chance, others, Purpose::choose)]);
    }
    tried_.resize(std::min(most, tried_.size()));
  }

  // What the guide would do, with the belief if it knows what to make of it.
  template <class Belief>
  Action guide(const Content& content, const View& view, FastChance& chance, const Belief& belief) {
    if constexpr (requires { guide_.choose(content, view, chance, belief); }) {
      return guide_.choose(content, view, chance, belief);
    } else {
      return guide_.choose(content, view, chance);
    }
  }

  // World and chance are copies: every candidate starts from the same.
  void iterate(const Content& content, Seat me, State world, FastChance chance, Tried<Action>& candidate) {
    if constexpr (foresees) {
      foresee(content, me, world, chance, candidate);
      return;
    }
    StreamHashes<Content> streams(content);
    path_.clear();
    apply(content, world, me, candidate.action, chance, streams);
    while (path_.size() < deepest && !is_over(content, world)) {
      const SeatSet waiting = waiting_on(content, world);
      const Seat seat = waiting.front();
      const std::uint64_t place = combine(streams.of(seat), index(seat) + 1);
      ActionStatistics* const visited = statistics_.find(place);
      if (visited == nullptr || ++visited->visits <= worth_a_tree) break;
      legal_actions(content, world, seat, actions_);
      const std::size_t which =
          waiting.size() > 1 ? match_regrets(place, seat, chance) : most_promising(place, seat, chance);
      apply(content, world, seat, Action(actions_[which]), chance, streams);
    }
    play_out(content, world, chance);
    const Outcome ending = outcome(content, world);
    for (const Step& step : path_) learn(step, utility(ending, step.seat));
    candidate.gain += utility(ending, me);
    candidate.wins += static_cast<double>(ending.seats[index(me)].payoff) / full_payoff;
    ++candidate.visits;
    ++done_;
  }

  // The candidate, and then everybody as the guide would until it sees what comes of it.
  void foresee(const Content& content, Seat me, State& world, FastChance& chance, Tried<Action>& candidate) {
    NoEvents quiet;
    const State from = world;
    apply(content, world, me, candidate.action, chance, quiet);
    while (!Guide::settled(content, from, world)) {
      const Seat seat = waiting_on(content, world).front();
      apply(content, world, seat, guide_.choose(content, seen_by(content, world, seat), chance), chance, quiet);
    }
    const double gain = Guide::worth(content, world, me);
    if (&candidate == &tried_[0]) guided_gain_ = gain;
    const double above = gain - guided_gain_;
    candidate.gain += gain;
    candidate.wins += gain;
    candidate.above += above;
    candidate.above_squares += above * above;
    ++candidate.visits;
    ++done_;
  }
  static bool is_clearly_better(const Tried<Action>& tried) {
    if (tried.visits < 2) return false;
    const double n = tried.visits;
    const double variance = (tried.above_squares - tried.above * tried.above / n) / (n - 1);
    return tried.above / n > Guide::stands_by * std::sqrt(std::max(variance, 0.0) / n) && tried.above > 0;
  }

  static std::uint64_t edge(std::uint64_t place, const Action& action) { return combine(place, pack(action)); }

  // Upper confidence bounds over what there is in this world; what was never tried comes first.
  std::size_t most_promising(std::uint64_t place, Seat seat, FastChance& chance) {
    std::uint32_t fresh = 0;
    std::size_t best = 0;
    double best_bound = -1;
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      found_[i] = statistics_.find(edge(place, actions_[i]));
      if (found_[i] == nullptr) continue;
      ActionStatistics& found = *found_[i];
      ++found.available;
      if (found.visits == 0) {
        if (draw(chance, ++fresh, Purpose::choose) == 0) best = i;
      } else if (fresh == 0) {
        const double bound = found.value / static_cast<float>(found.visits) +
                             explore * std::sqrt(std::log(double(found.available)) / found.visits);
        if (bound > best_bound) {
          best_bound = bound;
          best = i;
        }
      }
    }
    path_.push_back({found_[best], seat, 0});
    return best;
  }

  // Each action as often as not having taken it is regretted.
  std::size_t match_regrets(std::uint64_t place, Seat seat, FastChance& chance) {
    const std::size_t count = actions_.size();
    double regrets = 0;
    for (std::size_t i = 0; i < count; ++i) {
      found_[i] = statistics_.find(edge(place, actions_[i]));
      if (found_[i] != nullptr) regrets += std::max(0.0F, found_[i]->value);
    }
    const auto probability = [&](std::size_t i) {
      const double even = 1.0 / static_cast<double>(count);
      if (regrets <= 0) return even;
      const double mine = found_[i] == nullptr ? 0 : std::max(0.0F, found_[i]->value);
      return tremble * even + (1 - tremble) * mine / regrets;
    };
    double at = draw(chance, 1U << 30U, Purpose::choose) / static_cast<double>(1U << 30U);
    std::size_t which = 0;
    while (which + 1 < count && at >= probability(which)) at -= probability(which++);
    const double p = probability(which);
    path_.push_back({found_[which], seat, static_cast<float>(p)});
    return which;
  }

  // Regrets by what this outcome says about the action taken: its gain above usual_gain, made up for how
  // seldom it is taken.
  static void learn(const Step& step, double gain) {
    if (step.statistics == nullptr) return;
    ActionStatistics& found = *step.statistics;
    ++found.visits;
    found.value += static_cast<float>(step.probability > 0 ? (gain - usual_gain) / step.probability : gain);
  }
  static constexpr double usual_gain = 0.3;

  void play_out(const Content& content, State& world, FastChance& chance) {
    NoEvents quiet;
    while (!is_over(content, world)) {
      const Seat seat = waiting_on(content, world).front();
      apply(content, world, seat, guide_.choose(content, seen_by(content, world, seat), chance), chance, quiet);
    }
  }

  Statistics statistics_;
  Guide guide_;
  std::vector<Step> path_;
  std::vector<Tried<Action>> tried_;
  ActionsOf<G> actions_;
  std::array<ActionStatistics*, G::max_legal> found_{};
  std::uint32_t done_ = 0;
  double guided_gain_ = 0;  // in the world that is being tried
};

}  // namespace backlot::bots
