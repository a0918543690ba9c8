// The coaster: C37-60 and C37-61. (Awards: scoring_test.)
#include <gtest/gtest.h>

#include "games/cinecitta/scenario.hpp"

using namespace backlot;
using namespace backlot::cinecitta;
using namespace backlot::cinecitta::scenario;

TEST(Cinecitta, C37_60_the_coaster_is_for_four_or_five_players) {
  EXPECT_EQ(refused_by(check(standard, Options{3, true, false})), "C37-60"_clause);
  EXPECT_EQ(check(standard, Options{4, true, false}), std::nullopt);
  EXPECT_EQ(check(standard, Options{5, true, true}), std::nullopt);
}

TEST(Cinecitta, C37_60_the_destination_moves_on_each_round_and_skips_oneself) {
  const Options options{4, true, false};
  for (const Seat seat : SeatSet::first(4)) {
    SeatSet met;
    for (std::size_t round = 0; round < 3; ++round) met = met.with(receiver_of(options, round, seat));
    EXPECT_EQ(met, SeatSet::first(4).without(SeatSet::of(seat)));
  }
}

TEST(Cinecitta, C37_61_in_round_r_it_goes_r_minus_one_mod_n_minus_one_plus_one_to_the_left) {
  for (const std::uint8_t players : {std::uint8_t{4}, std::uint8_t{5}}) {
    const Options options{players, true, false};
    for (std::size_t r = 1; r <= 7; ++r) {
      const std::size_t places = (r - 1) % (players - 1U) + 1;
      EXPECT_EQ(receiver_of(options, r - 1, seat_at(1)), seat_at((1 + places) % players));
    }
  }
  EXPECT_EQ(receiver_of(Options{4}, 3, seat_at(1)), seat_at(2));  // without the coaster always the left neighbour
}

TEST(Cinecitta, C37_64_with_the_coaster_the_folder_returns_to_its_sender) {
  Play play(Options{4, true, true});
  while (play.state.round < 1) play.rest();
  const Card sent = play.state.desks[0].hand[0];
  for (int seat = 0; seat < 4; ++seat) {
    play.act(seat, Action::offer(play.state.desks[static_cast<std::size_t>(seat)].hand[0], notes(1)));
  }
  EXPECT_EQ(play.view(2).folder_from(seat_at(0)).card, sent);  // two to the left in round 2
  EXPECT_EQ(play.view(1).folder_from(seat_at(0)).card, Card::unknown);
  for (int seat = 0; seat < 4; ++seat) play.act(seat, Action::secure());
  EXPECT_TRUE(PlaceStep::incoming(play.state, seat_at(0)).contains(sent));
}
