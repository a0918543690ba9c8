// All games of the list, for tests that are the same for each of them: TYPED_TEST_SUITE(Suite, AllGames).
#pragma once
#include <gtest/gtest.h>

#include <tuple>

#include "games/registry.hpp"

namespace backlot::testing_support {

template <class List>
struct TypesIn;
template <class... G>
struct TypesIn<std::tuple<G...>> {
  using Types = testing::Types<G...>;
};

}  // namespace backlot::testing_support

namespace backlot {
using AllGames = testing_support::TypesIn<Games>::Types;
}  // namespace backlot
