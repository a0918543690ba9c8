#include <gtest/gtest.h>

#include "content/cinecitta.hpp"
#include "games/registry.hpp"
#include "table/table.hpp"

using namespace backlot;
using namespace backlot::cinecitta;

TEST(Cinecitta, C37_11_deals_seven_cards_and_eight_with_three_players) {
  for (const std::uint8_t players : {std::uint8_t{3}, std::uint8_t{4}, std::uint8_t{5}}) {
    Table<cinecitta::Game> table(standard, Options{players}, FastChance(1));
    for (const Desk& desk : table.state().desks) EXPECT_EQ(desk.hand.size(), players == 3 ? 8U : 7U);
  }
}
