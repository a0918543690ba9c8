// Prints a number for each game and option set that depends on all the rules do. Compiled with two
// compilers, which must agree.
#include <cstdio>

#include "content/cinecitta.hpp"
#include "games/registry.hpp"
#include "support/random_play.hpp"

namespace {

using namespace backlot;

constexpr const cinecitta::Content& standard_content(cinecitta::Game /*game*/) { return cinecitta::standard; }

}  // namespace

int main() {
  for_each_game([](auto game) {
    using G = decltype(game);
    const auto& content = standard_content(game);
    support::for_each_option_set<G>(content, [&](const auto& options, unsigned on) {
      std::uint64_t hash = 0;
      for (std::uint64_t seed = 0; seed < 200; ++seed) {
        hash = combine(hash, support::play_randomly<G>(content, options, seed));
        if (seed < 20) hash = combine(hash, support::imagine_randomly<G>(content, options, seed));
      }
      std::printf("%s players %zu options %u: %016llx\n", G::id.data(), std::size_t{options.players}, on,
                  static_cast<unsigned long long>(hash));
    });
  });
}
