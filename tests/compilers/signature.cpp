// Prints the behaviour signature of each game. Compiled with two compilers, which must agree.
#include "contract/signature.hpp"

#include <cstdio>

#include "content/all.hpp"
#include "games/registry.hpp"

int main() {
  backlot::for_each_game([](auto game) {
    using G = decltype(game);
    const std::uint64_t number = backlot::signature<G>(standard_content(game), 100);
    std::printf("%s %llu\n", G::id.data(), static_cast<unsigned long long>(number));
  });
}
