// The one loop over many games: several threads, each of which takes the next stretch of games when it has finished
// one.
#pragma once
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "lab/watch.hpp"

namespace backlot::lab {

// Games `from` to before `to`.
struct Range {
  std::uint64_t from = 0;
  std::uint64_t to = 0;
  constexpr std::uint64_t size() const { return to > from ? to - from : 0; }
  bool operator==(const Range&) const = default;
};

struct Pace {
  std::uint32_t threads = 1;
  std::uint64_t longest = 256;  // games in a stretch
  std::uint64_t weight = 1;     // a game counts as so many for the watch
};

// Plays every stretch with play(number, stretch, mine), the numbers being from 0 on and `mine` what make() gives each
// thread, and hands each thread's to merge(mine). It stops early between stretches when the watch says so; what was
// played is then always the first games of those asked for. Gives how many.
template <class Make, class Play, class Merge>
std::uint64_t play_stretches(Range games, const Pace& pace, Watch& watch, const Make& make, const Play& play,
                             const Merge& merge) {
  const std::uint64_t length =
      std::clamp<std::uint64_t>(games.size() / (8 * std::uint64_t{pace.threads}), 1, pace.longest);
  std::atomic<std::uint64_t> next = 0;
  std::atomic<std::uint64_t> played = 0;
  std::mutex merging;
  const auto work = [&] {
    auto mine = make();
    while (!watch.stop) {
      const std::uint64_t number = next++;
      const std::uint64_t from = games.from + number * length;
      if (from >= games.to) break;
      const Range stretch{from, std::min(games.to, from + length)};
      play(number, stretch, mine);
      played += stretch.size();
      watch.games_done += pace.weight * stretch.size();
    }
    const std::lock_guard lock(merging);
    merge(mine);
  };
  std::vector<std::thread> others;
  for (std::uint32_t i = 1; i < pace.threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& thread : others) thread.join();
  return played;
}

// The same, game by game: play(game, mine).
template <class Make, class Play, class Merge>
std::uint64_t play_each(Range games, const Pace& pace, Watch& watch, const Make& make, const Play& play,
                        const Merge& merge) {
  return play_stretches(
      games, pace, watch, make,
      [&](std::uint64_t /*number*/, const Range& stretch, auto& mine) {
        for (std::uint64_t game = stretch.from; game < stretch.to; ++game) play(game, mine);
      },
      merge);
}

}  // namespace backlot::lab
