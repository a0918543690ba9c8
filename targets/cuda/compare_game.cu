// The rules of one game (BACKLOT_GAME, a plain name) as device code: random games, one in each thread, with views,
// imagined worlds and outcomes; the host plays the same games and compares. One unit a game, so that they compile side
// by side.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "compare.hpp"
#include "content/all.hpp"
#include "games/registry.hpp"
#include "trace.hpp"

namespace backlot::cuda {
namespace {

using Clock = std::chrono::steady_clock;

template <class G>
__global__ void play(const typename G::Content* content, typename G::Options options, Trace* traces, std::size_t games,
                     std::uint64_t seed) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < games) traces[i] = trace_of_game<G>(*content, options, seed + i);
}

void must(cudaError_t error) {
  if (error == cudaSuccess) return;
  std::fprintf(stderr, "cuda_compare: %s\n", cudaGetErrorString(error));
  std::exit(1);
}

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

template <class G>
std::vector<Trace> on_device(const typename G::Content& content, const typename G::Options& options,
                             const Wanted& wanted) {
  typename G::Content* there = nullptr;
  Trace* traces = nullptr;
  must(cudaMalloc(&there, sizeof(content)));
  must(cudaMalloc(&traces, wanted.games * sizeof(Trace)));
  must(cudaMemcpy(there, &content, sizeof(content), cudaMemcpyHostToDevice));
  constexpr unsigned threads = 64;
  const auto blocks = static_cast<unsigned>((wanted.games + threads - 1) / threads);
  play<G><<<blocks, threads>>>(there, options, traces, wanted.games, wanted.seed);
  must(cudaGetLastError());
  must(cudaDeviceSynchronize());
  std::vector<Trace> got(wanted.games);
  must(cudaMemcpy(got.data(), traces, wanted.games * sizeof(Trace), cudaMemcpyDeviceToHost));
  must(cudaFree(traces));
  must(cudaFree(there));
  return got;
}

template <class G>
std::vector<Trace> on_host(const typename G::Content& content, const typename G::Options& options,
                           const Wanted& wanted) {
  std::vector<Trace> traces(wanted.games);
  std::atomic<std::size_t> next{0};
  std::vector<std::thread> workers;
  for (unsigned i = 0; i < wanted.threads; ++i) {
    workers.emplace_back([&] {
      for (std::size_t game = next++; game < wanted.games; game = next++) {
        traces[game] = trace_of_game<G>(content, options, wanted.seed + game);
      }
    });
  }
  for (std::thread& worker : workers) worker.join();
  return traces;
}

// The options in words, as the program takes them.
template <class Options>
std::string words_for(const Options& options) {
  std::string words;
  fields(options, [&](const char* name, const auto& value) {
    words += (words.empty() ? "" : " ") + std::string(name) + "=" + std::to_string(leaf_bits(value));
  });
  return words;
}

}  // namespace

template <class G>
Found compare(const Wanted& wanted) {
  // imagine searches by recursion and remembers where it failed; all that lies on the stack.
  must(cudaDeviceSetLimit(cudaLimitStackSize, std::size_t{256} * 1024));
  const auto& content = standard_content(G{});
  Found found;
  std::size_t number = 0;
  for_each_option_set<G>(content, [&](const typename G::Options& options) {
    ++number;
    if (wanted.set != 0 && wanted.set != number) return;
    const auto start = Clock::now();
    const std::vector<Trace> device = on_device<G>(content, options, wanted);
    const double device_seconds = seconds_since(start);
    const auto again = Clock::now();
    const std::vector<Trace> host = on_host<G>(content, options, wanted);
    const double host_seconds = seconds_since(again);
    std::size_t states = 0;
    std::size_t views = 0;
    std::size_t worlds = 0;
    std::size_t endings = 0;
    std::size_t differ = 0;
    for (std::size_t i = 0; i < wanted.games; ++i) {
      const bool other_states = device[i].states != host[i].states;
      const bool other_views = device[i].views != host[i].views;
      const bool other_worlds = device[i].worlds != host[i].worlds;
      const bool other_ending = device[i].ending != host[i].ending;
      states += other_states ? 1 : 0;
      views += other_views ? 1 : 0;
      worlds += other_worlds ? 1 : 0;
      endings += other_ending ? 1 : 0;
      differ += other_states || other_views || other_worlds || other_ending ? 1 : 0;
    }
    std::printf(
        "%s set %zu (%s): %zu games, %zu differ (states %zu, views %zu, worlds %zu, endings %zu); device %.2f s, "
        "host %.2f s\n",
        G::id.data(), number, words_for(options).c_str(), wanted.games, differ, states, views, worlds, endings,
        device_seconds, host_seconds);
    std::fflush(stdout);
    ++found.sets;
    found.games += wanted.games;
    found.differ += differ;
  });
  return found;
}

template Found compare<BACKLOT_GAME::Game>(const Wanted& wanted);

}  // namespace backlot::cuda
