// What is told of a Studio and of the final screening: C37-40, C37-41, C37-50 to C37-54, C37-62.
#include "games/cinecitta/telling.hpp"

#include <gtest/gtest.h>

#include "games/cinecitta/scenario.hpp"

using namespace backlot;
using namespace backlot::cinecitta;
using namespace backlot::cinecitta::scenario;

namespace {

// C37-91, and C37-92 with Director and Cameraman in each other's place.
constexpr Desk first = desk({"Director 6", "Producer 9", "Actor 4"},
                            {"Cameraman 3", "Scriptwriter 5", "Scriptwriter 7", "Actor 8", "Cameraman 5"}, 6);
constexpr Desk second = desk({"Cameraman 3", "Producer 9", "Actor 4"},
                             {"Director 6", "Scriptwriter 5", "Scriptwriter 7", "Actor 8", "Cameraman 5"}, 6);
constexpr Desk none = desk({"Actor 9"}, {"Director 2"}, 40);

Telling of_first(const State& state, Event event, Seat watching = nobody) {
  const auto told = telling(standard, seen_by(standard, state, watching), event);
  EXPECT_TRUE(told);
  return told.value_or(Telling{});
}
Telling placed(const Desk& desk, const Cards& came, const Cards& out) {
  return of_first(finished({3}, {desk, second, none}),
                  {.kind = Event::Kind::placed, .seat = seat_at(0), .cards = came, .out = out});
}

}  // namespace

TEST(CinecittaTelling, C37_40_three_numbers_are_read_as_one) {
  const Telling telling = placed(first, cards({"Director 6"}), cards({"Cameraman 3"}));
  EXPECT_EQ(telling.kind, Telling::Kind::quality);
  EXPECT_EQ(std::vector<int>(telling.digits.begin(), telling.digits.end()), (std::vector{4, 6, 9}));
  EXPECT_EQ(telling.quality, 469);
  EXPECT_EQ(telling.before, Quality{349});
}

TEST(CinecittaTelling, C37_36_a_card_that_is_placed_and_sent_on_at_once) {
  EXPECT_EQ(placed(first, cards({"Director 6", "Scriptwriter 5"}), cards({"Scriptwriter 5", "Cameraman 3"})).before,
            Quality{349});
  EXPECT_EQ(placed(first, cards({"Actor 8"}), cards({"Actor 8"})).before, Quality{469});
}

TEST(CinecittaTelling, C37_41_fewer_than_three_are_no_movie) {
  EXPECT_TRUE(is_unknown(placed(first, cards({"Actor 4"}), {}).before)) << "now there is one";
  const Telling telling = placed(none, cards({"Actor 9"}), {});
  EXPECT_EQ(telling.digits.size(), 1U);
  EXPECT_EQ(telling.quality, 0);
  EXPECT_TRUE(is_unknown(telling.before));
}

TEST(CinecittaTelling, C37_91_C37_92_each_step_of_the_sum) {
  const State state = finished({3}, {first, second, none});
  const auto shown = [&](int who) {
    return of_first(state, {.kind = Event::Kind::wallet_shown, .seat = seat_at(static_cast<std::size_t>(who))});
  };
  EXPECT_EQ(shown(0), (Telling{.kind = Telling::Kind::screening,
                               .seat = seat_at(0),
                               .quality = 469,
                               .wallet = {60},
                               .promotion = {30},
                               .wages = {80},
                               .money = {10},
                               .audience = 9,
                               .revenue = 90,
                               .total = 559}));
  EXPECT_EQ(shown(1).total, 1069);
  EXPECT_EQ(shown(1).wages, Money{0});
  EXPECT_EQ(shown(2).total, 0);
  EXPECT_EQ(shown(2).dropped_out.clause, "C37-41"_clause);
}

TEST(CinecittaTelling, C37_62_awards_are_part_of_the_total) {
  const State state = finished({3, false, true}, {first, second, none});
  const Outcome result = outcome(standard, state);
  for (std::size_t i = 0; i < 3; ++i) {
    const Telling telling = of_first(state, {.kind = Event::Kind::wallet_shown, .seat = seat_at(i)}, seat_at(0));
    EXPECT_EQ(telling.total, result.seats[i].score);
    if (i < 2) EXPECT_EQ(telling.quality + telling.revenue + telling.award.amount, telling.total);
  }
  EXPECT_GT(of_first(state, {.kind = Event::Kind::wallet_shown, .seat = seat_at(0)}).award, Money{});
}
