// Random games of every game of the registry, one in each thread: the rules as device code.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "content/cinecitta.hpp"
#include "games/registry.hpp"
#include "support/random_play.hpp"

namespace backlot::cuda {

// Each thread plays one game and leaves its number: the host plays the same and compares.
template <class G>
__global__ void play(const typename G::Content* content, typename G::Options options, std::uint64_t first_seed,
                     std::uint64_t* hashes, std::size_t games) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < games) hashes[i] = support::play_randomly<G>(*content, options, first_seed + i);
}

inline void must(cudaError_t error) {
  if (error == cudaSuccess) return;
  std::fprintf(stderr, "random_play: %s\n", cudaGetErrorString(error));
  std::exit(1);
}

// Plays on the device and says how many games came out otherwise than on the host.
template <class G>
std::size_t differences(const typename G::Content& content, const typename G::Options& options, std::size_t games) {
  typename G::Content* there = nullptr;
  std::uint64_t* hashes = nullptr;
  must(cudaMalloc(&there, sizeof(content)));
  must(cudaMalloc(&hashes, games * sizeof(std::uint64_t)));
  must(cudaMemcpy(there, &content, sizeof(content), cudaMemcpyHostToDevice));
  constexpr unsigned threads = 128;
  play<G><<<static_cast<unsigned>((games + threads - 1) / threads), threads>>>(there, options, 0, hashes, games);
  must(cudaGetLastError());
  std::vector<std::uint64_t> got(games);
  must(cudaMemcpy(got.data(), hashes, games * sizeof(std::uint64_t), cudaMemcpyDeviceToHost));
  must(cudaFree(hashes));
  must(cudaFree(there));
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < games; ++i) {
    if (got[i] != support::play_randomly<G>(content, options, i)) ++wrong;
  }
  return wrong;
}

inline const cinecitta::Content& standard_content(cinecitta::Game /*game*/) { return cinecitta::standard; }

}  // namespace backlot::cuda

int main() {
  std::size_t wrong = 0;
  backlot::for_each_game([&](auto game) {
    using G = decltype(game);
    const auto& content = backlot::cuda::standard_content(game);
    backlot::support::for_each_option_set<G>(content, [&](const auto& options, std::uint32_t on) {
      const std::size_t more = backlot::cuda::differences<G>(content, options, 10000);
      std::printf("%s players %zu options %u: %zu of 10000 games differ\n", G::id.data(), std::size_t{options.players},
                  on, more);
      wrong += more;
    });
  });
  return wrong == 0 ? 0 : 1;
}
