// A long run, watched from another thread.
#pragma once
#include <atomic>
#include <cstdint>

namespace backlot::lab {

// For looking at a simulation from another thread, and for stopping it. It stops between games and
// has then played the first games of those asked for, none left out.
struct Watch {
  std::atomic<std::uint64_t> games_done = 0;
  std::atomic<std::uint64_t> games_known = 0;  // of these, counted before: they were not played now
  std::atomic<bool> stop = false;
};

}  // namespace backlot::lab
