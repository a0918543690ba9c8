// Plays random games of every game in the registry, all player counts and options in turn, through
// the cheap invariants of the conformance kit: every game ends, conserves what it should and has no
// dead end; on a sample of positions check agrees with legal_actions, and what a seat imagines looks
// to it like the truth. Meant to be built with sanitizers and BACKLOT_CHECKED.
//   random_games [GAMES [FIRST_SEED [THREADS]]]
#include <sanitizer/common_interface_defs.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "content/all.hpp"
#include "contract/kit/ending.hpp"
#include "contract/kit/leak.hpp"
#include "contract/option_sets.hpp"
#include "games/registry.hpp"

namespace backlot {
namespace {

// One position in so many gets the checks that cost more.
constexpr std::size_t imagines_every = 200;
constexpr std::size_t compares_every = 20;

// What this thread plays, for the last words of a sanitizer or a failed expectation.
thread_local std::uint64_t playing = 0;

void say_what_was_played() {
  std::fprintf(stderr, "\nin game %llu\nreproduce: random_games 1 %llu\n", static_cast<unsigned long long>(playing),
               static_cast<unsigned long long>(playing));
}
void on_trap(int /*signal*/) {  // expect() of core/expect.hpp
  say_what_was_played();
  _exit(1);
}

struct Counts {
  std::uint64_t games = 0;
  std::uint64_t actions = 0;
  std::uint64_t imagined = 0;
};

template <Game G>
class Player {
 public:
  using Content = typename G::Content;
  using State = typename G::State;

  Player(const Content& content, const typename G::Options& options, std::uint64_t seed, Counts& counts)
      : content_(content), options_(options), chance_(mix(seed)), dice_(mix(~seed)), counts_(counts) {}

  std::optional<std::string> play() {
    State state = setup(content_, options_, chance_);
    const auto conserved = tally(content_, state);
    NoEvents quiet;
    ActionsOf<G> actions;
    ++counts_.games;
    for (std::size_t done = 0; done <= G::max_actions; ++done) {
      if (!(tally(content_, state) == conserved)) return "tally changed";
      if (kit::roll(dice_, compares_every) == 0) {
        if (auto why = compare(state)) return why;
      }
      if (kit::roll(dice_, imagines_every) == 0) {
        if (auto why = dream(state)) return why;
      }
      const SeatSet waiting = waiting_on(content_, state);
      if (is_over(content_, state)) {
        if (!waiting.empty()) return "the game is over, yet it waits for somebody";
        return outcome(content_, state).seats.size() == options_.players ? std::nullopt
                                                                         : std::optional("no result for every seat");
      }
      if (waiting.empty()) return "the game waits for nobody";
      Seat seat = pick(kit::acting_seats<G>(content_, state));
      legal_actions(content_, state, seat, actions);
      if (actions.empty() && !waiting.has(seat)) {  // may interrupt, and has nothing to do it with
        seat = waiting.front();
        legal_actions(content_, state, seat, actions);
      }
      if (actions.empty()) return kit::name_of_seat(seat) + " has no legal action";
      apply(content_, state, seat, actions[kit::roll(dice_, actions.size())], chance_, quiet);
      ++counts_.actions;
    }
    return "the game is not over after " + std::to_string(G::max_actions) + " actions";
  }

 private:
  Seat pick(SeatSet seats) {
    std::size_t skip = kit::roll(dice_, seats.size());
    for (const Seat seat : seats) {
      if (skip-- == 0) return seat;
    }
    return seats.front();
  }

  // Nobody who is waited for is stuck; what is listed is accepted, and a sample of the rest refused.
  std::optional<std::string> compare(const State& state) {
    if (auto why = kit::dead_end<G>(content_, state)) return why;
    ActionsOf<G> actions;
    for (const Seat seat : SeatSet::first(options_.players)) {
      legal_actions(content_, state, seat, actions);
      for (const auto& action : actions) {
        if (check(content_, state, seat, action)) return "a legal action is refused";
      }
      for (std::size_t i = 0; i < 8; ++i) {
        const auto action = G::unpack(kit::roll(dice_, G::action_space));
        if (!check(content_, state, seat, action) != actions.contains(action)) {
          return kit::name_of_seat(seat) + ": check and legal_actions disagree";
        }
      }
    }
    return std::nullopt;
  }

  // A world that some seat imagines looks to it like the truth, and can be played on.
  std::optional<std::string> dream(const State& state) {
    const auto seats = kit::observers(options_.players);
    const Seat seat = seats[kit::roll(dice_, seats.size())];
    const auto view = seen_by(content_, state, seat);
    const State world = imagine(content_, view, chance_);
    ++counts_.imagined;
    if (auto why =
            kit::looks_different<G>(content_, state, view, world, kit::sample_of_actions(G::action_space, 8, dice_))) {
      return "for " + kit::name_of_seat(seat) + ": " + *why;
    }
    if (auto why = kit::cannot_play_on<G>(content_, world, chance_, dice_)) {
      return "in a world imagined by " + kit::name_of_seat(seat) + ": " + *why;
    }
    return std::nullopt;
  }

  const Content& content_;
  const typename G::Options& options_;
  FastChance chance_;
  FastChance dice_;
  Counts& counts_;
};

// Numbered games, each from its own seed: which game and options it has follows from the number.
template <Game G>
std::optional<std::string> play_number(const std::vector<typename G::Options>& sets, std::uint64_t number,
                                       Counts& counts) {
  return Player<G>(standard_content(G{}), sets[number % sets.size()], number, counts).play();
}

template <Game G>
std::vector<typename G::Options> option_sets() {
  std::vector<typename G::Options> sets;
  for_each_option_set<G>(standard_content(G{}), [&](const typename G::Options& options) { sets.push_back(options); });
  return sets;
}

struct Run {
  std::uint64_t first = 1;
  std::uint64_t games = 20'000;
  unsigned threads = 1;
  std::atomic<std::uint64_t> next{0};
  std::atomic<bool> failed{false};
  std::mutex mutex;
  Counts counts;
};

template <Game G>
void work(Run& run) {
  constexpr std::uint64_t batch = 64;
  const auto sets = option_sets<G>();
  Counts counts;
  while (!run.failed) {
    const std::uint64_t from = run.next.fetch_add(batch);
    if (from >= run.games) break;
    for (std::uint64_t i = from; i < from + batch && i < run.games; ++i) {
      playing = run.first + i;
      const auto why = play_number<G>(sets, run.first + i, counts);
      if (!why) continue;
      run.failed = true;
      const unsigned long long game = run.first + i;
      const std::scoped_lock lock(run.mutex);
      std::fprintf(stderr, "%s, game %llu: %s\nreproduce: random_games 1 %llu\n", std::string(G::id).c_str(), game,
                   why->c_str(), game);
      break;
    }
  }
  const std::scoped_lock lock(run.mutex);
  run.counts.games += counts.games;
  run.counts.actions += counts.actions;
  run.counts.imagined += counts.imagined;
}

template <Game G>
bool fuzz(std::uint64_t games, std::uint64_t first, unsigned threads) {
  Run run;
  run.first = first;
  run.games = games;
  const auto start = std::chrono::steady_clock::now();
  const auto seconds = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); };
  std::vector<std::thread> workers;
  workers.reserve(threads);
  std::atomic<unsigned> running{threads};
  for (unsigned i = 0; i < threads; ++i) {
    workers.emplace_back([&] {
      work<G>(run);
      --running;
    });
  }
  if (isatty(STDERR_FILENO) != 0) {
    while (running > 0) {
      std::this_thread::sleep_for(std::chrono::milliseconds(200));
      const double done = static_cast<double>(std::min(run.next.load(), games)) / static_cast<double>(games);
      const double left = done > 0 ? seconds() * (1 - done) / done : 0;
      std::fprintf(stderr, "\r%s: %5.1f %%, %.0f s left   ", std::string(G::id).c_str(), 100 * done, left);
    }
    std::fprintf(stderr, "\r\033[K");
  }
  for (std::thread& worker : workers) worker.join();
  std::printf("%s: %llu games, %llu actions, %llu imagined worlds in %.1f s (%.0f games a second): %s\n",
              std::string(G::id).c_str(), static_cast<unsigned long long>(run.counts.games),
              static_cast<unsigned long long>(run.counts.actions), static_cast<unsigned long long>(run.counts.imagined),
              seconds(), static_cast<double>(run.counts.games) / seconds(), run.failed ? "FAILED" : "clean");
  return !run.failed;
}

std::optional<std::uint64_t> number_in(const char* text) {
  char* end = nullptr;
  const unsigned long long number = std::strtoull(text, &end, 10);
  if (*text < '0' || *text > '9' || *end != '\0') return std::nullopt;
  return number;
}

int main_of(int argc, char** argv) {
  std::uint64_t games = 20'000;
  std::uint64_t first = 1;
  std::uint64_t threads = std::max(1U, std::thread::hardware_concurrency());
  std::uint64_t* const wanted[] = {&games, &first, &threads};
  for (int i = 1; i < argc; ++i) {
    const auto number = number_in(argv[i]);
    if (!number || i > 3) {
      std::fprintf(stderr, "usage: random_games [GAMES [FIRST_SEED [THREADS]]], all of them numbers\n");
      return 2;
    }
    *wanted[i - 1] = *number;
  }
  if (games == 0 || threads == 0 || threads > 1024) {
    std::fprintf(stderr, "at least one game, and 1 to 1024 threads\n");
    return 2;
  }
  __sanitizer_set_death_callback(say_what_was_played);
  (void)std::signal(SIGILL, on_trap);
  bool clean = true;
  for_each_game(
      [&](auto game) { clean = fuzz<decltype(game)>(games, first, static_cast<unsigned>(threads)) && clean; });
  return clean ? 0 : 1;
}

}  // namespace
}  // namespace backlot

int main(int argc, char** argv) { return backlot::main_of(argc, argv); }
