// cuda_compare [--games N] [--game NAME] [--set K] [--seed S] [--threads T]
// Plays N random games for each set of options of the conformance kit on the host and on the device, and compares all
// states, views, imagined worlds and endings bit for bit. One line for each set, and a verdict. Exit status 0: all are
// the same; 1: some differ, or the device failed; 2: the request makes no sense, or there is no device.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <thread>

#include "compare.hpp"
#include "games/registry.hpp"

namespace {

using namespace backlot::cuda;

int usage() {
  std::string names;
  backlot::for_each_game([&](auto game) { names += (names.empty() ? "" : "|") + std::string(game.id); });
  std::fprintf(stderr, "usage: cuda_compare [--games N] [--game %s] [--set K] [--seed S] [--threads T]\n",
               names.c_str());
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  Wanted wanted;
  wanted.threads = std::max(1U, std::thread::hardware_concurrency());
  std::string_view game;
  for (int i = 1; i < argc; i += 2) {
    const std::string_view option = argv[i];
    if (i + 1 == argc) return usage();
    if (option == "--game") {
      game = argv[i + 1];
      continue;
    }
    char* end = nullptr;
    const unsigned long long number = std::strtoull(argv[i + 1], &end, 10);
    if (argv[i + 1][0] < '0' || argv[i + 1][0] > '9' || *end != '\0') return usage();
    if (option == "--games" && number > 0 && number <= 10'000'000) {
      wanted.games = number;
    } else if (option == "--set" && number > 0) {
      wanted.set = number;
    } else if (option == "--seed") {
      wanted.seed = number;
    } else if (option == "--threads" && number > 0 && number <= 1024) {
      wanted.threads = static_cast<unsigned>(number);
    } else {
      return usage();
    }
  }
  if (!game.empty() && !backlot::with_game(game, [](auto) {})) return usage();
  int devices = 0;
  if (const cudaError_t error = cudaGetDeviceCount(&devices); error != cudaSuccess || devices == 0) {
    std::fprintf(stderr, "cuda_compare: there is no device to compare with: %s\n", cudaGetErrorString(error));
    return 2;
  }
  Found all;
  backlot::for_each_game([&](auto each) {
    if (!game.empty() && each.id != game) return;
    const Found found = compare<decltype(each)>(wanted);
    all.sets += found.sets;
    all.games += found.games;
    all.differ += found.differ;
  });
  if (all.sets == 0) {
    std::fprintf(stderr, "cuda_compare: there is no set %zu\n", wanted.set);
    return 2;
  }
  std::printf("cuda_compare: %zu sets of options, %zu games, %zu differ: %s\n", all.sets, all.games, all.differ,
              all.differ == 0 ? "the device plays the host's games" : "THE DEVICE PLAYS OTHER GAMES");
  return all.differ == 0 ? 0 : 1;
}
