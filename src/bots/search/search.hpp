// Search over imagined worlds, for any game. Every iteration imagines a world that fits the View, takes
// one of the actions in question and plays on to the end.
//
// The actions in question compete by sequential halving (Karnin, Koren and Somekh 2013): all are
// tried on the same worlds with the same draws, the better half is tried on more, until one is left.
// What others have sealed already tells nothing, so the search goes by the View that its seat would have if it had been
// asked first (contract/reopen.hpp): the same seed gives the same decision, whoever was asked before.
//
// Behind the first action stands an information-set tree with one observer for each seat (Cowling,
// Powley and Whitehouse 2012): a seat decides by what was learned about the events it would have seen.
// A place in the tree that was visited too seldom to know better is left to the guide, a bot that
// plays fast and sensibly. One seat alone goes by upper confidence bounds; where several decide at once they
// match regrets (Hart and Mas-Colell 2000), by sampled outcomes, and the last of them to be asked does as the others
// do.
//
// Where play to the end is long a game says how far to look, and what can be expected there (Horizon).
//
// A guide may know better than few iterations can (Foresees): then games are played out only until it calls them
// settled, all seats do what it would do, and its own choice stands unless another is clearly better.
//
// Several threads search the same actions in worlds of their own, each with a tree of its own; after every round
// what they found about the actions is added up (root parallelization). The same iterations, seed and number of
// threads give the same decision. Nothing is allocated while worlds are played.
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "bots/bot.hpp"
#include "bots/search/budget.hpp"
#include "bots/search/horizon.hpp"
#include "bots/search/keys.hpp"
#include "bots/search/parts.hpp"
#include "bots/search/statistics.hpp"
#include "bots/search/utility.hpp"
#include "contract/belief.hpp"
#include "contract/reopen.hpp"

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

// What a guide has worked out for itself about the worlds of one search, where it keeps such notes.
struct NoNotes {};
template <class Guide>
struct NotesOf {
  using Type = NoNotes;
};
template <class Guide>
  requires requires { typename Guide::Notes; }
struct NotesOf<Guide> {
  using Type = typename Guide::Notes;
};

// One thread's part of a search: its own tree, and whatever it needs to play a world to the end.
template <Game G, class Guide>
class TreeWalker {
 public:
  using Action = typename G::Action;
  using Content = typename G::Content;
  using State = typename G::State;

  explicit TreeWalker(std::size_t room) : statistics_(room), keys_(most_events) {
    path_.reserve(deepest);
    offered_.reserve(deepest * G::max_legal);
  }

  void forget() {
    statistics_.clear();
    notes_ = {};
  }
  // Before what is tried in it.
  void enter_world(const State& world) {
    if constexpr (requires { notes_.enter_world(world); }) notes_.enter_world(world);
  }

  // World and chance are copies: every candidate starts from the same. `first` is the one tried first in each world.
  void iterate(const Content& content, Seat me, State world, FastChance chance, Tried<Action>& candidate,
               const Tried<Action>& first) {
    if constexpr (Foresees<Guide, G>) {
      foresee(content, me, world, chance, candidate);
      if (&candidate == &first) first_gain_ = last_gain_;
      candidate.above += last_gain_ - first_gain_;
      candidate.above_squares += (last_gain_ - first_gain_) * (last_gain_ - first_gain_);
      return;
    }
    const auto start = Horizon<G>::place_of(world);
    path_.clear();
    offered_.clear();
    keys_.forget();
    AtOnce together(waiting_on(content, world), me);
    apply(content, world, me, candidate.action, chance, keys_);
    while (path_.size() < deepest && !is_over(content, world) && !Horizon<G>::reached(start, world)) {
      const SeatSet waiting = waiting_on(content, world);
      const Seat seat = waiting.front();
      const std::uint64_t place = combine(keys_.of(content, seat), index(seat) + 1);
      ActionStatistics* const visited = statistics_.find(place);
      if (visited == nullptr || ++visited->visits <= worth_a_tree) break;
      legal_actions(content, world, seat, actions_);
      const std::size_t which = together.decides(waiting) ? match_regrets(place, *visited, seat, chance)
                                                          : most_promising(place, seat, chance);
      apply(content, world, seat, Action(actions_[which]), chance, keys_);
    }
    play_out(content, start, world, chance);
    const auto prospects = Horizon<G>::prospects(content, world);
    std::array<double, max_seats> gains;  // NOLINT: filled for those who are on the path
    SeatSet known;
    for (const Step& step : path_) {
      double& gain = gains[index(step.seat)];
      if (!known.has(step.seat)) gain = prospects.utility(step.seat);
      known = known.with(step.seat);
      learn(step, gain);
    }
    candidate.gain += prospects.utility(me);
    candidate.wins += prospects.win(me);
    ++candidate.visits;
  }

 private:
  static constexpr double explore = 0.4;            // upper confidence bounds
  static constexpr double tremble = 0.15;           // how often regret matching tries anything
  static constexpr std::uint32_t worth_a_tree = 8;  // visits before a place is not left to the guide
  static constexpr std::size_t deepest = 64;
  static constexpr std::size_t most_events = 512;  // usually; more than are seen before a path is at its deepest

  // Whether the seat that is asked next decides together with others, some of whom may have decided before.
  class AtOnce {
   public:
    AtOnce(SeatSet waiting, Seat acts) { decided(waiting, acts); }
    bool decides(SeatSet waiting) {
      const bool at_once = waiting.size() > 1 || (!left_.empty() && waiting == left_);
      decided(waiting, waiting.front());
      return at_once;
    }

   private:
    void decided(SeatSet waiting, Seat acts) { left_ = waiting.without(SeatSet::of(acts)); }
    SeatSet left_;  // those who were asked together with the last one
  };

  struct Step {
    ActionStatistics* statistics;
    Seat seat;
    float probability = 0;  // of having taken it; 0: by upper confidence bounds
    // Where regrets were matched:
    ActionStatistics* place = nullptr;
    std::size_t first = 0;    // where the actions there were begin in offered_
    std::size_t chosen = 0;   // the one of them that was taken
    std::size_t actions = 0;  // how many there were
  };
  // An action where regrets are matched, and its part in what is regretted.
  struct Offered {
    ActionStatistics* statistics;
    float share;
  };

  // The candidate, and then everybody as the guide would until it sees what comes of it.
  void foresee(const Content& content, Seat me, State& world, FastChance& chance, Tried<Action>& candidate) {
    NoEvents quiet;
    const State from = world;
    apply(content, world, me, candidate.action, chance, quiet);
    while (!Guide::settled(content, from, world)) {
      const Seat seat = waiting_on(content, world).front();
      apply(content, world, seat, guided(content, world, seat, chance), chance, quiet);
    }
    last_gain_ = Guide::worth(content, world, me);
    candidate.gain += last_gain_;
    candidate.wins += last_gain_;
    ++candidate.visits;
  }

  // Places are numbers without any order: one multiplication keeps their actions apart.
  static std::uint64_t edge(std::uint64_t place, const Action& action) {
    return (place ^ (pack(action) + 1)) * 0x9E3779B97F4A7C15U;
  }

  static double log_of(std::uint32_t count) {
    static const auto logs = [] {
      std::array<double, 4096> all{};
      for (std::size_t i = 1; i < all.size(); ++i) all[i] = std::log(double(i));
      return all;
    }();
    return count < logs.size() ? logs[count] : std::log(double(count));
  }

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
                             explore * std::sqrt(log_of(found.available) / found.visits);
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
  std::size_t match_regrets(std::uint64_t key, ActionStatistics& place, Seat seat, FastChance& chance) {
    const std::size_t count = actions_.size();
    const std::size_t first = offered_.size();
    offered_.resize(first + count);
    double regrets = 0;
    for (std::size_t i = 0; i < count; ++i) {
      ActionStatistics* const each = statistics_.find(edge(key, actions_[i]));
      offered_[first + i].statistics = each;
      regretted_[i] = each == nullptr ? 0 : std::max(0.0F, each->value);
      regrets += regretted_[i];
    }
    const double even = 1.0 / static_cast<double>(count);
    for (std::size_t i = 0; i < count; ++i) {
      offered_[first + i].share = static_cast<float>(regrets > 0 ? regretted_[i] / regrets : even);
    }
    const auto probability = [&](std::size_t i) { return tremble * even + (1 - tremble) * offered_[first + i].share; };
    double at = draw(chance, 1U << 30U, Purpose::choose) / static_cast<double>(1U << 30U);
    std::size_t which = 0;
    while (which + 1 < count && at >= probability(which)) at -= probability(which++);
    path_.push_back({.statistics = offered_[first + which].statistics,
                     .seat = seat,
                     .probability = static_cast<float>(probability(which)),
                     .place = &place,
                     .first = first,
                     .chosen = first + which,
                     .actions = count});
    return which;
  }

  void learn(const Step& step, double gain) {
    if (step.probability > 0) return regret(step, gain);
    if (step.statistics == nullptr) return;
    ++step.statistics->visits;
    step.statistics->value += static_cast<float>(gain);
  }

  // How much more each action would have brought than what is done here on average, as far as one outcome tells: the
  // action taken brought so much more than is usual at this place, made up for how seldom it is taken.
  void regret(const Step& step, double gain) {
    ActionStatistics& place = *step.place;
    const double usual = place.available == 0 ? 0.5 : static_cast<double>(place.value) / place.available;
    const auto above = static_cast<float>((gain - usual) / step.probability);
    place.value += static_cast<float>(gain);
    ++place.available;
    const float average = above * offered_[step.chosen].share;
    for (std::size_t i = step.first; i < step.first + step.actions; ++i) {
      if (ActionStatistics* const each = offered_[i].statistics)
        each->value += (i == step.chosen ? above : 0) - average;
    }
    if (step.statistics != nullptr) ++step.statistics->visits;
  }

  template <class Place>
  void play_out(const Content& content, const Place& start, State& world, FastChance& chance) {
    NoEvents quiet;
    while (!is_over(content, world) && !Horizon<G>::reached(start, world)) {
      const Seat seat = waiting_on(content, world).front();
      apply(content, world, seat, guided(content, world, seat, chance), chance, quiet);
    }
  }

  // What a guide does goes by what the seat sees. Where it can see to that itself, no View is made of the world.
  Action guided(const Content& content, const State& world, Seat seat, FastChance& chance) {
    if constexpr (requires { guide_.any(content, world, seat, chance); }) {
      return guide_.any(content, world, seat, chance);
    } else if constexpr (requires { guide_.choose_at(content, world, seat, chance, notes_); }) {
      return guide_.choose_at(content, world, seat, chance, notes_);
    } else if constexpr (requires { guide_.choose_at(content, world, seat, chance); }) {
      return guide_.choose_at(content, world, seat, chance);
    } else {
      return guide_.choose(content, seen_by(content, world, seat), chance);
    }
  }

  Statistics statistics_;
  Guide guide_;
  typename NotesOf<Guide>::Type notes_;
  std::vector<Step> path_;
  std::vector<Offered> offered_;
  ActionsOf<G> actions_;
  Keys<Content, typename G::Event> keys_;
  std::array<ActionStatistics*, G::max_legal> found_{};
  std::array<double, G::max_legal> regretted_{};
  double last_gain_ = 0;
  double first_gain_ = 0;  // in the world that is being tried
};

template <Game G, class Guide>
class TreeSearch {
 public:
  using Action = typename G::Action;
  using Content = typename G::Content;
  using State = typename G::State;
  using View = typename G::View;

  explicit TreeSearch(std::size_t room = 1U << 14U) : room_(room) {}

  // The best of the actions that the view's seat could take, within the budget.
  template <class Belief = Uniform>
  Action choose(const Content& content, const View& asked, std::uint64_t seed, const Budget& budget,
                const Belief& belief = {}) {
    const View view = as_if_asked_first<G>(content, asked);
    legal_actions(content, view, view.seat(), actions_);
    done_ = 0;
    tried_.clear();
    if (actions_.size() == 1) return actions_[0];
    prepare(budget.threads);
    const Clocked clock(budget.milliseconds);
    FastChance own(seed);
    const Action guided = guide(content, view, own, belief);
    const std::uint32_t iterations =
        clock.runs() ? fitting(content, view, seed, budget, guided, belief) : budget.iterations;
    enter(guided, iterations, own);
    std::size_t left = tried_.size();
    const auto rounds = std::max<std::uint32_t>(1, static_cast<std::uint32_t>(std::bit_width(left - 1 - stays)));
    for (std::uint32_t round = 0; round < rounds && left > 1; ++round) {
      const std::uint32_t worlds =
          clock.runs() ? ~0U : std::max<std::uint32_t>(1, iterations / (rounds * static_cast<std::uint32_t>(left)));
      const auto enough = clock.part(round + 1, rounds);
      in_parts(budget.threads, [&](std::uint32_t part) {
        Part& mine = *parts_[part];
        mine.tried.assign(tried_.begin(), tried_.begin() + static_cast<std::ptrdiff_t>(left));
        for (Tried<Action>& each : mine.tried) each = {.action = each.action};
        for (std::uint32_t number = part; number < worlds; number += budget.threads) {
          FastChance chance(combine(seed, (std::uint64_t{round} << 32U) + number));
          const State world = imagine(content, view, chance, drawn_belief(belief, chance));
          mine.walker.enter_world(world);
          for (Tried<Action>& each : mine.tried) {
            if (clock.over() || budget.stopped()) return;
            mine.walker.iterate(content, view.seat(), world, chance, each, mine.tried[0]);
          }
          if (clock.runs() && Clocked::past(enough)) return;
        }
      });
      for (std::uint32_t part = 0; part < budget.threads; ++part) add_up(parts_[part]->tried);
      std::sort(tried_.begin() + std::ptrdiff_t{stays}, tried_.begin() + static_cast<std::ptrdiff_t>(left),
                [](const auto& a, const auto& b) {
                  return a.mean() != b.mean() ? a.mean() > b.mean() : pack(a.action) < pack(b.action);
                });
      left = stays + (left - stays + 1) / 2;
    }
    if constexpr (Foresees<Guide, G>) {
      if (is_clearly_better(tried_[1])) std::swap(tried_[0], tried_[1]);
    }
    return tried_[0].action;
  }

  // What the last choose tried, the best first.
  const std::vector<Tried<Action>>& tried() const { return tried_; }
  std::uint32_t iterations_done() const { return done_; }

 private:
  static constexpr std::size_t stays = Foresees<Guide, G> ? 1 : 0;  // the guide's choice is compared with to the end
  static constexpr std::uint32_t fewest = 4;                        // worlds for each action in the first round

  static bool is_clearly_better(const Tried<Action>& tried) {
    if (tried.visits < 2) return false;
    const double n = tried.visits;
    const double variance = (tried.above_squares - tried.above * tried.above / n) / (n - 1);
    return tried.above / n > Guide::stands_by * std::sqrt(std::max(variance, 0.0) / n) && tried.above > 0;
  }

  // What the guide would do, with the belief if it knows what to make of it.
  template <class Belief>
  static Action guide(const Content& content, const View& view, FastChance& chance, const Belief& belief) {
    if constexpr (requires(Guide& guide) { guide.choose(content, view, chance, belief); }) {
      return Guide{}.choose(content, view, chance, belief);
    } else {
      return Guide{}.choose(content, view, chance);
    }
  }

  struct Part {
    explicit Part(std::size_t room) : walker(room) {}
    TreeWalker<G, Guide> walker;
    std::vector<Tried<Action>> tried;
  };

  void prepare(std::uint32_t threads) {
    while (parts_.size() < threads) parts_.push_back(std::make_unique<Part>(room_));
    for (const auto& part : parts_) part->walker.forget();
  }

  // How many iterations fit into the time, by the time of the first few.
  template <class Belief>
  std::uint32_t fitting(const Content& content, const View& view, std::uint64_t seed, const Budget& budget,
                        const Action& guided, const Belief& belief) {
    constexpr std::uint32_t few = 3;
    const Clocked clock(budget.milliseconds);
    for (std::uint32_t number = 0; number < few; ++number) {
      FastChance chance(combine(~seed, number));
      Tried<Action> tried{.action = guided};
      const State world = imagine(content, view, chance, drawn_belief(belief, chance));
      parts_[0]->walker.enter_world(world);
      parts_[0]->walker.iterate(content, view.seat(), world, chance, tried, tried);
    }
    const double fit = budget.threads * budget.milliseconds * few / std::max(clock.passed_ms(), 1e-4);
    return static_cast<std::uint32_t>(std::clamp<double>(fit, 1, Budget::most_iterations));
  }

  // Who competes: the guide's choice, and as many others as the iterations can tell apart.
  void enter(const Action& guided, std::uint32_t iterations, FastChance& chance) {
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

  void add_up(const std::vector<Tried<Action>>& found) {
    for (std::size_t i = 0; i < found.size(); ++i) {
      tried_[i].gain += found[i].gain;
      tried_[i].wins += found[i].wins;
      tried_[i].visits += found[i].visits;
      tried_[i].above += found[i].above;
      tried_[i].above_squares += found[i].above_squares;
      done_ += found[i].visits;
    }
  }

  std::size_t room_;
  std::vector<std::unique_ptr<Part>> parts_;  // one for each thread
  std::vector<Tried<Action>> tried_;
  ActionsOf<G> actions_;
  std::uint32_t done_ = 0;
};

}  // namespace backlot::bots
