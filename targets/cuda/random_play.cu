// The rules of one game (BACKLOT_GAME) as device code: random games, one in each thread, with views,
// imagined worlds and outcomes; the host plays the same games and compares.
//   random_play [GAMES for each option set]
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "content/all.hpp"
#include "contract/signature.hpp"
#include "games/registry.hpp"

namespace backlot::cuda {

template <class G>
__global__ void play(const typename G::Content* content, typename G::Options options, std::uint64_t* hashes,
                     std::size_t games) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < games) hashes[i] = signature_of_game<G>(*content, options, i);
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
  constexpr unsigned threads = 64;
  const auto start = std::chrono::steady_clock::now();
  play<G><<<static_cast<unsigned>((games + threads - 1) / threads), threads>>>(there, options, hashes, games);
  must(cudaGetLastError());
  must(cudaDeviceSynchronize());
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  std::vector<std::uint64_t> got(games);
  must(cudaMemcpy(got.data(), hashes, games * sizeof(std::uint64_t), cudaMemcpyDeviceToHost));
  must(cudaFree(hashes));
  must(cudaFree(there));
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < games; ++i) {
    if (got[i] != signature_of_game<G>(content, options, i)) ++wrong;
  }
  std::printf("%s, %zu players: %zu games in %.3f s, %zu differ from the host's\n", G::id.data(),
              std::size_t{options.players}, games, seconds, wrong);
  return wrong;
}

}  // namespace backlot::cuda

int main(int argc, char** argv) {
  const std::size_t games = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1000;
  // imagine searches by recursion and remembers where it failed; all that lies on the stack.
  backlot::cuda::must(cudaDeviceSetLimit(cudaLimitStackSize, std::size_t{256} * 1024));
  std::size_t wrong = 0;
  backlot::for_each_game([&](auto game) {
    using G = decltype(game);
    if constexpr (G::id == std::string_view(BACKLOT_GAME)) {
      const auto& content = standard_content(game);
      backlot::for_each_option_set<G>(
          content, [&](const auto& options) { wrong += backlot::cuda::differences<G>(content, options, games); });
    }
  });
  return wrong == 0 ? 0 : 1;
}
