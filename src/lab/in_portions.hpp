// Many games on several threads, each of which takes the next portion when it has finished one.
#pragma once
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "lab/watch.hpp"

namespace backlot::lab {

// Plays games `from` to `to` with play(game, mine), `mine` being what make() gives each thread, and hands
// each thread's to merge(mine). For the watch a game counts as `weight` games. It stops early between portions when the
// watch says so; what was played is then always the first games of those asked for. Gives how many.
template <class Make, class Play, class Merge>
std::uint64_t in_portions(std::uint64_t from, std::uint64_t to, std::uint32_t threads, std::uint64_t most_in_portion,
                          std::uint64_t weight, Watch& watch, const Make& make, const Play& play, const Merge& merge) {
  const std::uint64_t games = to > from ? to - from : 0;
  const std::uint64_t portion = std::clamp<std::uint64_t>(games / (8 * std::uint64_t{threads}), 1, most_in_portion);
  std::atomic<std::uint64_t> next_portion = 0;
  std::atomic<std::uint64_t> played = 0;
  std::mutex merging;
  const auto work = [&] {
    auto mine = make();
    while (!watch.stop) {
      const std::uint64_t first = from + next_portion++ * portion;
      if (first >= to) break;
      const std::uint64_t end = std::min(to, first + portion);
      for (std::uint64_t game = first; game < end; ++game) play(game, mine);
      played += end - first;
      watch.games_done += weight * (end - first);
    }
    const std::lock_guard lock(merging);
    merge(mine);
  };
  std::vector<std::thread> others;
  for (std::uint32_t i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& thread : others) thread.join();
  return played;
}

}  // namespace backlot::lab
