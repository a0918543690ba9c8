// Decisions a second of a batch through the C interface, as a network would be fed: observation, legal bits and list of
// every decision, random actions.
//   batch_bench [GAME [SECONDS [GAMES [THREADS]]]]
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "environment/include/backlot.h"
#include "games/registry.hpp"

namespace {

void must(std::int32_t code) {
  if (code == BACKLOT_OK) return;
  std::fprintf(stderr, "batch_bench: %s\n", backlot_error());
  std::exit(1);
}

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void measure(const std::string& game, double seconds, std::size_t games, std::size_t threads) {
  const std::string config = R"({"game":")" + game + R"(","games":)" + std::to_string(games) + R"(,"threads":)" +
                             std::to_string(threads) + "}";
  backlot_batch batch = 0;
  must(backlot_open(config.c_str(), &batch));
  backlot_sizes sizes{};
  sizes.size = sizeof(sizes);
  must(backlot_sizes_of(batch, &sizes));
  std::vector<std::int16_t> observations(sizes.games * sizes.observation);
  std::vector<std::uint8_t> bits(sizes.games * sizes.legal_bytes);
  std::vector<std::int32_t> list(sizes.games * sizes.legal);
  std::vector<std::int32_t> count(sizes.games);
  std::vector<std::int32_t> actions(sizes.games);
  backlot_buffers buffers{};
  buffers.size = sizeof(buffers);
  buffers.observations = observations.data();
  buffers.legal_bits = bits.data();
  buffers.legal_list = list.data();
  buffers.legal_count = count.data();
  const std::uint64_t seed = 1;
  must(backlot_reset(batch, &seed, &buffers));
  std::uint64_t random = 1;
  std::uint64_t decisions = 0;
  const auto start = std::chrono::steady_clock::now();
  const double used = processor_seconds();
  double passed = 0;
  while (passed < seconds) {
    for (std::size_t i = 0; i < sizes.games; ++i) {
      random = random * 6364136223846793005U + 1442695040888963407U;
      const auto pick = static_cast<std::size_t>((random >> 33U) * static_cast<std::uint64_t>(count[i]) >> 31U);
      actions[i] = list[i * sizes.legal + pick];
    }
    must(backlot_step(batch, actions.data(), actions.size(), &buffers));
    decisions += sizes.games;
    passed = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  }
  const double processor = processor_seconds() - used;
  std::printf("%s: %.0f decisions a second of processor time, %.0f a second by the clock, %zu games, %zu threads\n",
              game.c_str(), static_cast<double>(decisions) / processor, static_cast<double>(decisions) / passed,
              sizes.games, threads);
  must(backlot_close(batch));
}

}  // namespace

int main(int argc, char** argv) {
  const std::string wanted = argc > 1 ? argv[1] : "all";
  const double seconds = argc > 2 ? std::strtod(argv[2], nullptr) : 3;
  const std::size_t games = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 256;
  const std::size_t threads = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 1;
  backlot::for_each_game([&](auto game) {
    if (wanted == "all" || wanted == game.id) measure(std::string(game.id), seconds, games, threads);
  });
  return 0;
}
