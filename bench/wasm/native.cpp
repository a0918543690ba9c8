// The native side of bench/wasm.mjs. Each line of standard input, "GAME WORK PLAYERS SIZE", is answered with the
// seconds that the work took, processor time of this thread, and how many units it was.
#include <cstdint>
#include <ctime>
#include <iostream>
#include <string>

#include "bench/wasm/work.hpp"

namespace {

double seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

}  // namespace

int main() {
  using namespace backlot;
  std::string game;
  std::string work;
  std::uint32_t players = 0;
  std::uint32_t size = 0;
  while (std::cin >> game >> work >> players >> size) {
    std::uint64_t units = 0;
    const double before = seconds();
    const bool known = with_game(game, [&](auto which) {
      using G = decltype(which);
      units = work == "search" ? bench::searched_games<G>(players, size)
              : work == "net"  ? bench::network_games<G>(players, size)
                               : bench::random_games<G>(players, size);
    });
    if (!known) return 2;
    std::cout << seconds() - before << ' ' << units << '\n' << std::flush;
  }
}
