#include "table/table.hpp"

#include <gtest/gtest.h>

#include "content/all.hpp"
#include "games/registry.hpp"

using namespace backlot;
using namespace backlot::cinecitta;

namespace {

using CinecittaTable = Table<cinecitta::Game>;

CinecittaTable table_of_three() { return {standard, Options{3}, FastChance(4)}; }

Action any(const CinecittaTable& table, std::size_t seat) { return table.legal(seat_at(seat))[0]; }

}  // namespace

TEST(Table, logs_the_deal_and_every_action_with_its_events) {
  CinecittaTable table = table_of_three();
  EXPECT_EQ(table.deal().size(), 24U);
  EXPECT_EQ(table.deal()[0].n, 25U);
  ASSERT_FALSE(table.act(seat_at(1), any(table, 1)));
  ASSERT_EQ(table.moves().size(), 1U);
  EXPECT_EQ(table.moves()[0].seat, seat_at(1));
  EXPECT_EQ(table.moves()[0].events.size(), 1U);
  table.act(seat_at(0), any(table, 0));
  table.act(seat_at(2), any(table, 2));
  EXPECT_EQ(table.moves()[2].events.size(), 4U);  // the offer, and three folders passed
}

TEST(Table, a_refused_action_changes_nothing) {
  CinecittaTable table = table_of_three();
  const State before = table.state();
  EXPECT_EQ(table.act(seat_at(0), Action::secure()), Refusal::wrong_step);
  EXPECT_EQ(table.state(), before);
  EXPECT_TRUE(table.moves().empty());
}

TEST(Table, undo_takes_back_a_sealed_decision_and_keeps_later_ones) {
  CinecittaTable table = table_of_three();
  const Action first = any(table, 0);
  table.act(seat_at(0), first);
  table.act(seat_at(1), any(table, 1));
  CinecittaTable only_second = table_of_three();
  only_second.act(seat_at(1), any(only_second, 1));
  ASSERT_TRUE(table.can_undo(seat_at(0)));
  ASSERT_TRUE(table.undo(seat_at(0)));
  EXPECT_EQ(table.state(), only_second.state());
  EXPECT_EQ(table.moves(), only_second.moves());
  EXPECT_FALSE(table.undo(seat_at(0)));
  EXPECT_FALSE(table.act(seat_at(0), first));
}

TEST(Table, undo_never_goes_past_a_reveal) {
  CinecittaTable table = table_of_three();
  for (std::size_t seat = 0; seat < 3; ++seat) table.act(seat_at(seat), any(table, seat));
  // The folders have been passed: everybody has seen one.
  for (std::size_t seat = 0; seat < 3; ++seat) EXPECT_FALSE(table.can_undo(seat_at(seat)));
  table.act(seat_at(0), Action::secure());
  EXPECT_TRUE(table.can_undo(seat_at(0)));
  EXPECT_FALSE(table.can_undo(seat_at(1)));
}

// In every game, after every move: what can be taken back leaves a log that is a game by the rules.
TEST(Table, undo_leaves_a_log_that_replays) {
  for_each_game([](auto which) {
    using G = decltype(which);
    typename G::Options options;
    Table<G> table(standard_content(which), options, FastChance(7));
    FastChance chance(8);
    std::size_t undone = 0;
    for (std::size_t i = 0; i < 60 && !table.over(); ++i) {
      const Seat seat = table.waiting().front();
      const auto actions = table.legal(seat);
      const auto size = static_cast<std::uint32_t>(actions.size());
      ASSERT_FALSE(table.act(seat, actions[chance.below(size, 0)]));
      for (const Seat any : SeatSet::first(table.players())) {
        Table<G> back = table;
        ASSERT_EQ(back.undo(any), table.can_undo(any)) << G::id;
        if (!table.can_undo(any)) continue;
        ++undone;
        ASSERT_EQ(back.moves().size() + 1, table.moves().size());
        Table<G> again(standard_content(which), options, FastChance(7));
        for (const Move<G>& move : back.moves()) ASSERT_FALSE(again.act(move.seat, move.action)) << G::id;
        ASSERT_EQ(again.moves(), back.moves()) << G::id;
        ASSERT_EQ(again.state(), back.state()) << G::id;
      }
    }
    EXPECT_GT(undone, 0U) << G::id;
  });
}
