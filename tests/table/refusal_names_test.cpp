// The sentences of refusals stand in a list; it has all of them, in order, each under its own name.
#include <gtest/gtest.h>

#include <string_view>
#include <utility>

#include "core/enumerators.hpp"
#include "games/registry.hpp"

namespace backlot {
namespace {

template <class Refusal, std::size_t i = 0>
void expect_own_names(std::string_view game) {
  constexpr std::string_view name = enumerator<static_cast<Refusal>(i)>();
  if constexpr (name.empty()) {
    EXPECT_GT(i, 5U) << game;
  } else {
    EXPECT_EQ(explain(static_cast<Refusal>(i)).name, name) << game;
    expect_own_names<Refusal, i + 1>(game);
  }
}

TEST(Refusals, are_explained_under_their_own_names) {
  for_each_game([](auto game) {
    using G = decltype(game);
    expect_own_names<typename G::Refusal>(G::id);
  });
}

}  // namespace
}  // namespace backlot
