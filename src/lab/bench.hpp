// How fast the rules are, on one thread. Each figure is the best of several short runs, by the processor time of the
// thread: noise only ever makes a run slower, and other programs take the processor without being counted.
#pragma once
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <string_view>
#include <vector>

#include "bots/bots.hpp"
#include "contract/game.hpp"
#include "lab/heap_count.hpp"

namespace backlot::lab {

// One row of `backlot bench`: one game with one number of players and the default options.
struct BenchRow {
  std::string_view game;
  std::uint32_t players = 0;
  double random_actions_per_second = 0;
  double random_games_per_second = 0;
  double unlisted_actions_per_second = 0;  // the same games without a list of legal actions
  double copy_ns = 0;
  double legal_actions_ns = 0;
  double apply_ns = 0;
  double seen_by_ns = 0;
  double imagine_ns = 0;
  double heuristic_ns = 0;            // a decision of the game's own best bot, in games between such bots
  double net_ns = 0;                  // the same of the one that learned; 0 where the game has none
  double simulations_per_second = 0;  // of a search with random play-outs, at the first decision
  double heap_allocations_per_action = 0;
  std::uint32_t state_bytes = 0;
};

void fields(Is<BenchRow> auto& x, const auto& visit) {
  visit("game", x.game);
  visit("players", x.players);
  visit("random_actions_per_second", x.random_actions_per_second);
  visit("random_games_per_second", x.random_games_per_second);
  visit("unlisted_actions_per_second", x.unlisted_actions_per_second);
  visit("copy_ns", x.copy_ns);
  visit("legal_actions_ns", x.legal_actions_ns);
  visit("apply_ns", x.apply_ns);
  visit("seen_by_ns", x.seen_by_ns);
  visit("imagine_ns", x.imagine_ns);
  visit("heuristic_ns", x.heuristic_ns);
  visit("net_ns", x.net_ns);
  visit("simulations_per_second", x.simulations_per_second);
  visit("heap_allocations_per_action", x.heap_allocations_per_action);
  visit("state_bytes", x.state_bytes);
}

struct BenchReport {
  std::vector<BenchRow> results;
};
void fields(Is<BenchReport> auto& x, const auto& visit) { visit("results", x.results); }

// Keeps the compiler from leaving out work whose result nobody reads.
template <class T>
void keep(T& value) {
  asm volatile("" : : "r"(&value) : "memory");
}

// Runs round() until the time is up, several times; gives the fewest nanoseconds a unit, where
// round() says how many units of work it did.
template <class Round>
double best_ns(const Round& round, int runs = 40, std::chrono::milliseconds each = std::chrono::milliseconds(4)) {
  using Clock = std::chrono::steady_clock;
  const auto processor_ns = [] {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
  };
  double best = 0;
  for (int run = 0; run < runs; ++run) {
    std::uint64_t units = 0;
    const auto start = Clock::now();
    const double before = processor_ns();
    do {
      units += round();
    } while (Clock::now() - start < each);
    const double ns = (processor_ns() - before) / static_cast<double>(units);
    best = run == 0 ? ns : std::min(best, ns);
  }
  return best;
}

template <Game G>
class Bench {
 public:
  Bench(const typename G::Content& content, const typename G::Options& options) : content_(content), options_(options) {
    for (std::uint64_t seed = 0; seed < 16; ++seed) record(seed);
  }

  BenchRow run() {
    BenchRow row{.game = G::id, .players = static_cast<std::uint32_t>(options_.players)};
    row.state_bytes = sizeof(State);
    random_games(row);
    unlisted_games(row);
    row.copy_ns = copy_ns();
    row.legal_actions_ns = legal_actions_ns();
    row.apply_ns = apply_ns();
    row.seen_by_ns = seen_by_ns();
    row.imagine_ns = imagine_ns();
    row.heuristic_ns = decision_ns(bots::GuideOf<G>());
    if constexpr (network::has_network<G>) row.net_ns = decision_ns(bots::Net<G>());
    row.simulations_per_second = simulations_per_second();
    random_games(row);  // again later, for the case that another program was in the way
    unlisted_games(row);
    return row;
  }

 private:
  using State = typename G::State;
  using Action = typename G::Action;
  struct Decision {
    Seat seat;
    Action action;
  };
  struct Recorded {
    State start;
    std::vector<Decision> decisions;
    FastChance chance;  // after the deal
  };

  // Plays a random game, legal actions and all; look(state, seat, action) before each action.
  template <class Look>
  std::size_t play(State& state, FastChance& chance, FastChance& choices, const Look& look) {
    NoEvents quiet;
    std::size_t actions = 0;
    while (!is_over(content_, state)) {
      const Seat seat = waiting_on(content_, state).front();
      legal_actions(content_, state, seat, actions_);
      const Action action = actions_[choices.below(static_cast<std::uint32_t>(actions_.size()), 0)];
      look(state, seat, action);
      apply(content_, state, seat, action, chance, quiet);
      ++actions;
    }
    return actions;
  }

  void record(std::uint64_t seed) {
    FastChance chance(seed);
    FastChance choices(~seed);
    State state = setup(content_, options_, chance);
    Recorded game{state, {}, chance};
    play(state, chance, choices, [&](const State& before, Seat seat, const Action& action) {
      game.decisions.push_back({seat, action});
      if (game.decisions.size() % 5 == 0) positions_.push_back({before, seat});
    });
    games_.push_back(std::move(game));
  }

  void random_games(BenchRow& row) {
    std::uint64_t seed = 0;
    std::uint64_t actions = 0;
    std::uint64_t allocations = 0;
    const auto round = [&] {
      const std::uint64_t heap_before = heap_allocations();
      std::size_t played = 0;
      for (int game = 0; game < 100; ++game) {
        FastChance chance(seed++);
        FastChance choices(~seed);
        State state = setup(content_, options_, chance);
        played += play(state, chance, choices, [](const State&, Seat, const Action&) {});
        keep(state);
      }
      allocations += heap_allocations() - heap_before;
      actions += played;
      return played;
    };
    const double ns = best_ns(round, 75);
    row.random_actions_per_second = std::max(row.random_actions_per_second, 1e9 / ns);
    // Games differ little in length; the average over all that were played.
    row.random_games_per_second =
        row.random_actions_per_second * static_cast<double>(seed) / static_cast<double>(actions);
    row.heap_allocations_per_action =
        std::max(row.heap_allocations_per_action, static_cast<double>(allocations) / static_cast<double>(actions));
  }

  void unlisted_games(BenchRow& row) {
    std::uint64_t seed = 0;
    bots::Random<G> anything;
    const auto round = [&] {
      NoEvents quiet;
      std::size_t played = 0;
      for (int game = 0; game < 100; ++game) {
        FastChance chance(seed++);
        FastChance choices(~seed);
        State state = setup(content_, options_, chance);
        for (; !is_over(content_, state); ++played) {
          const Seat seat = waiting_on(content_, state).front();
          apply(content_, state, seat, anything.any(content_, state, seat, choices), chance, quiet);
        }
        keep(state);
      }
      return played;
    };
    row.unlisted_actions_per_second = std::max(row.unlisted_actions_per_second, 1e9 / best_ns(round, 75));
  }

  template <class Each>
  double each_position_ns(const Each& each, int runs = 40) {
    return best_ns(
        [&] {
          for (Position& position : positions_) each(position);
          return positions_.size();
        },
        runs);
  }

  double copy_ns() {
    State copy;
    return each_position_ns([&](const Position& position) {
      copy = position.state;
      keep(copy);
    });
  }
  double legal_actions_ns() {
    return each_position_ns([&](const Position& position) {
      legal_actions(content_, position.state, position.seat, actions_);
      keep(actions_);
    });
  }
  double seen_by_ns() {
    return each_position_ns([&](const Position& position) {
      auto view = seen_by(content_, position.state, position.seat);
      keep(view);
    });
  }
  double imagine_ns() {
    FastChance chance(1);
    const auto both = [&](const Position& position) {
      State world = imagine(content_, seen_by(content_, position.state, position.seat), chance);
      keep(world);
    };
    return each_position_ns(both, 8) - seen_by_ns();  // slow enough for few runs
  }
  // Every decision of some games, each asked again: what it sees is made beforehand.
  template <class B>
  double decision_ns(B bot) {
    struct Asked {
      typename G::View view;
      FastChance chance;
    };
    std::vector<Asked> asked;
    NoEvents quiet;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      FastChance chance(seed);
      FastChance own(~seed);
      State state = setup(content_, options_, chance);
      while (!is_over(content_, state)) {
        const Seat seat = waiting_on(content_, state).front();
        asked.push_back({seen_by(content_, state, seat), own});
        apply(content_, state, seat, bot.choose(content_, asked.back().view, own), chance, quiet);
      }
    }
    return best_ns(
        [&] {
          for (Asked& each : asked) {
            FastChance own = each.chance;
            Action action = bot.choose(content_, each.view, own);
            keep(action);
          }
          return asked.size();
        },
        8);
  }
  double simulations_per_second() {
    bots::TreeSearch<G, bots::Random<G>> search;
    FastChance chance(1);
    const State state = setup(content_, options_, chance);
    const auto view = seen_by(content_, state, waiting_on(content_, state).front());
    std::uint64_t seed = 0;
    const double ns = best_ns(
        [&] {
          Action action = search.choose(content_, view, ++seed, 2000);
          keep(action);
          return search.iterations_done();
        },
        8, std::chrono::milliseconds(20));
    return 1e9 / ns;
  }
  double apply_ns() {
    return best_ns([&] {
      NoEvents quiet;
      std::size_t applied = 0;
      for (const Recorded& game : games_) {
        FastChance chance = game.chance;
        State state = game.start;
        for (const Decision& decision : game.decisions) {
          apply(content_, state, decision.seat, decision.action, chance, quiet);
        }
        keep(state);
        applied += game.decisions.size();
      }
      return applied;
    });
  }

  struct Position {
    State state;
    Seat seat;
  };
  const typename G::Content& content_;
  typename G::Options options_;
  ActionsOf<G> actions_;
  std::vector<Recorded> games_;
  std::vector<Position> positions_;
};

// One row for each number of players.
template <Game G>
std::vector<BenchRow> bench(const typename G::Content& content) {
  std::vector<BenchRow> rows;
  for (std::size_t players = G::min_players; players <= G::max_players; ++players) {
    typename G::Options options{};
    options.players = static_cast<decltype(options.players)>(players);
    rows.push_back(Bench<G>(content, options).run());
  }
  return rows;
}

}  // namespace backlot::lab
