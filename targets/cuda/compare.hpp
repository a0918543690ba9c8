// What cuda_compare asks of each game: play the same games on the host and on the device, and count those that differ.
#pragma once
#include <cstddef>
#include <cstdint>

namespace backlot::cuda {

struct Wanted {
  std::size_t games = 1000;  // for each set of options
  std::uint64_t seed = 0;    // of the first game
  unsigned threads = 1;      // of the host
  std::size_t set = 0;       // one set of options alone, from 1; 0: all of them
};

struct Found {
  std::size_t sets = 0;
  std::size_t games = 0;
  std::size_t differ = 0;
};

// Compiled for each game of the list by itself (compare_game.cu).
template <class G>
Found compare(const Wanted& wanted);

}  // namespace backlot::cuda
