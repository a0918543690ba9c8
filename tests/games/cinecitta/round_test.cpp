// A round: C37-20 to C37-29, and what holds at this table: C37-70 to C37-75.
#include <gtest/gtest.h>

#include "games/cinecitta/scenario.hpp"

using namespace backlot;
using namespace backlot::cinecitta;
using namespace backlot::cinecitta::scenario;

namespace {

// Seat 1 offers Director 9 with 40, seat 2 Actor 5 with nothing, seat 3 Actor 8 with 60.
Play offered() {
  Play play = three_with({"Director 9", "Actor 2"}, {"Actor 5", "Actor 6"}, {"Actor 8", "Cameraman 8"});
  play.act(0, offer("Director 9", 4));
  play.act(1, offer("Actor 5", 0));
  play.act(2, offer("Actor 8", 6));
  return play;
}

Event event_of(const Play& play, Event::Kind kind, int seat) {
  for (const Event& event : play.events) {
    if (event.kind == kind && index(event.seat) == static_cast<std::size_t>(seat)) return event;
  }
  ADD_FAILURE() << "no such event";
  return {};
}

}  // namespace

TEST(Cinecitta, C37_20_one_card_and_any_notes_go_to_the_left_neighbour) {
  Play play = three_with({"Director 9", "Actor 2"}, {"Actor 5"}, {"Actor 8"});
  EXPECT_EQ(play.legal(0).size(), 2U * 11U);  // two cards, 0 to 10 notes
  EXPECT_EQ(refused_by(play.act(0, offer("Actor 5", 0))), "C37-20"_clause);
  play = offered();
  EXPECT_EQ(play.state.step, Step::answer);
  EXPECT_EQ(event_of(play, Event::Kind::passed, 0).to, seat_at(1));
  EXPECT_EQ(event_of(play, Event::Kind::passed, 2).to, seat_at(0));
  EXPECT_FALSE(play.state.desks[0].hand.contains(card("Director 9")));
}

TEST(Cinecitta, C37_21_nobody_offers_more_than_the_wallet_holds) {
  Play play = three_with({"Director 9"}, {"Actor 5"}, {"Actor 8"});
  play.desk(0).wallet = notes(3);
  EXPECT_EQ(refused_by(play.act(0, offer("Director 9", 4))), "C37-21"_clause);
  EXPECT_EQ(play.legal(0).size(), 4U);
  EXPECT_EQ(play.act(0, offer("Director 9", 3)), std::nullopt);
}

TEST(Cinecitta, C37_22_securing_funds_keeps_the_money_and_sends_the_card_back) {
  Play play = offered();
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(play.act(seat, Action::secure()), std::nullopt);
  EXPECT_EQ(play.state.desks[1].wallet, notes(10 + 4));
  EXPECT_EQ(play.state.desks[0].wallet, notes(10 - 4 + 6));
  EXPECT_EQ(PlaceStep::incoming(play.state, seat_at(0)), cards({"Director 9"}));
  EXPECT_EQ(event_of(play, Event::Kind::returned, 0).card, card("Director 9"));
}

TEST(Cinecitta, C37_22_an_empty_folder_can_be_secured_for_nothing) {
  Play play = offered();
  EXPECT_EQ(play.act(2, Action::secure()), std::nullopt);  // seat 2 put no money in
}

TEST(Cinecitta, C37_23_headhunting_keeps_the_card_and_doubles_the_money_that_returns) {
  Play play = offered();
  play.act(0, Action::secure());
  play.act(1, Action::headhunt());
  play.act(2, Action::headhunt());
  EXPECT_EQ(play.state.desks[0].wallet, notes(10 - 4 + 8 + 6));
  EXPECT_EQ(play.state.desks[1].wallet, notes(10 - 4));
  EXPECT_EQ(PlaceStep::incoming(play.state, seat_at(1)), cards({"Director 9"}));
  EXPECT_EQ(event_of(play, Event::Kind::returned, 0).notes, notes(8));
  // The folder with no money gives its card for nothing.
  EXPECT_EQ(play.state.desks[2].wallet, notes(10 - 6));
  EXPECT_EQ(PlaceStep::incoming(play.state, seat_at(2)), cards({"Actor 5", "Actor 8"}));
}

TEST(Cinecitta, C37_24_money_in_the_own_folder_does_not_count_for_headhunting) {
  Play play = three_with({"Director 9"}, {"Actor 5"}, {"Actor 8"});
  play.act(0, offer("Director 9", 6));
  play.act(1, offer("Actor 5", 5));  // five notes left, six needed
  play.act(2, offer("Actor 8", 4));  // six left, five needed
  EXPECT_EQ(refused_by(play.act(1, Action::headhunt())), "C37-24"_clause);
  EXPECT_EQ(play.legal(1), std::vector{Action::secure()});
  EXPECT_EQ(play.act(2, Action::headhunt()), std::nullopt);
  EXPECT_EQ(play.legal(0).size(), 2U);  // four left, four needed
}

TEST(Cinecitta, C37_25_the_answer_is_never_announced) {
  Play play = offered();
  play.act(1, Action::headhunt());
  const Event answered = play.events.back();
  EXPECT_EQ(seen_by(standard, answered, seat_at(1))->answer, Answer::headhunt);
  EXPECT_EQ(seen_by(standard, answered, seat_at(0))->answer, Answer::unknown);  // not before step 3
  EXPECT_EQ(seen_by(standard, answered, nobody)->answer, Answer::unknown);
  play.rest();
  const Event returned = event_of(play, Event::Kind::returned, 0);
  EXPECT_EQ(seen_by(standard, returned, seat_at(0)), returned);
  EXPECT_EQ(seen_by(standard, returned, seat_at(1)), returned);
  EXPECT_EQ(seen_by(standard, returned, seat_at(2)), std::nullopt);
  play.rest();
  const Event placed = event_of(play, Event::Kind::placed, 1);
  EXPECT_EQ(seen_by(standard, placed, nobody), placed);
}

TEST(Cinecitta, C37_26_returned_and_headhunted_cards_are_placed_in_the_order_chosen) {
  Play play = offered();
  play.act(0, Action::headhunt());  // Actor 8
  play.act(1, Action::secure());    // Director 9 returns
  play.act(2, Action::headhunt());  // Actor 5; and Actor 8 is gone
  EXPECT_EQ(PlaceStep::incoming(play.state, seat_at(0)), cards({"Actor 8", "Director 9"}));
  EXPECT_TRUE(PlaceStep::incoming(play.state, seat_at(1)).empty());
  EXPECT_EQ(refused_by(play.act(1, place({"Actor 6"}))), "C37-26"_clause);

  Play two_actors = three_with({"Actor 2"}, {"Actor 5"}, {"Actor 8"});
  for (int seat = 0; seat < 3; ++seat) {
    two_actors.act(seat, Action::offer(two_actors.state.desks[static_cast<std::size_t>(seat)].hand[0], {}));
  }
  two_actors.act(0, Action::headhunt());
  two_actors.act(1, Action::secure());
  two_actors.act(2, Action::secure());
  // Either Actor may come last and stay.
  EXPECT_EQ(two_actors.legal(0), (std::vector{place({"Actor 2"}), place({"Actor 8"})}));
}

TEST(Cinecitta, C37_27_seven_rounds_and_eight_with_three_players) {
  for (const std::uint8_t players : {std::uint8_t{3}, std::uint8_t{4}, std::uint8_t{5}}) {
    Play play(Options{players});
    int steps = 0;
    for (; !is_over(standard, play.state); ++steps) play.rest();
    EXPECT_EQ(steps, 3 * (players == 3 ? 8 : 7));
    for (const Desk& desk : play.state.desks) EXPECT_TRUE(desk.hand.empty());
    EXPECT_EQ(refused_by(play.act(0, Action::secure())), "C37-27"_clause);
  }
}

TEST(Cinecitta, C37_28_giver_and_receiver_remember_the_folder_and_nobody_else_learns_it) {
  Play play = offered();
  for (int seat = 0; seat < 3; ++seat) play.act(seat, Action::secure());
  play.rest();  // placed; round 2 begins
  ASSERT_EQ(play.state.round, 1);
  const auto remembered = [&](int seat) { return play.view(seat).rounds[0].folders[0]; };
  EXPECT_EQ(remembered(0), (Folder{card("Director 9"), notes(4), Answer::secure}));
  EXPECT_EQ(remembered(1), remembered(0));
  EXPECT_EQ(remembered(2), (Folder{Card::unknown, unknown_notes, Answer::unknown}));
  EXPECT_EQ(seen_by(standard, play.state, nobody).rounds[0].folders[0], remembered(2));
}

TEST(Cinecitta, C37_28_the_receiver_sees_the_folder_only_when_everybody_has_offered) {
  Play play = three_with({"Director 9"}, {"Actor 5"}, {"Actor 8"});
  play.act(0, offer("Director 9", 4));
  EXPECT_EQ(play.view(1).folder_from(seat_at(0)).card, Card::unknown);
  EXPECT_EQ(play.view(1).folder_from(seat_at(0)).notes, unknown_notes);
  play.rest();
  EXPECT_EQ(play.view(1).folder_from(seat_at(0)).card, card("Director 9"));
  EXPECT_EQ(play.view(2).folder_from(seat_at(0)).card, Card::unknown);
}

TEST(Cinecitta, C37_28_wallets_are_shown_at_the_end) {
  Play play(Options{3});
  while (!is_over(standard, play.state)) play.rest();
  int shown = 0;
  for (const Event& event : play.events) shown += event.kind == Event::Kind::wallet_shown ? 1 : 0;
  EXPECT_EQ(shown, 3);
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(play.view(0).desks[static_cast<std::size_t>(seat)].wallet,
              play.state.desks[static_cast<std::size_t>(seat)].wallet);
  }
}

TEST(Cinecitta, C37_29_money_moves_at_fixed_moments) {
  Play play = three_with({"Director 9"}, {"Actor 5"}, {"Actor 8"});
  play.act(0, offer("Director 9", 4));
  EXPECT_EQ(play.state.desks[0].wallet, notes(6));  // leaves in step 1
  play.act(1, offer("Actor 5", 0));
  play.act(2, offer("Actor 8", 0));
  play.act(1, Action::headhunt());
  EXPECT_EQ(play.state.desks[1].wallet, notes(10));  // sealed; nothing moves before all have answered
  play.rest();
  EXPECT_EQ(play.state.desks[1].wallet, notes(6));
  EXPECT_EQ(play.state.desks[0].wallet, notes(14));  // returned
}

TEST(Cinecitta, C37_70_a_decision_stands_and_a_step_waits_for_everybody) {
  Play play = three_with({"Director 9", "Actor 2"}, {"Actor 5"}, {"Actor 8"});
  play.act(0, offer("Director 9", 4));
  EXPECT_EQ(refused_by(play.act(0, offer("Actor 2", 0))), "C37-70"_clause);
  EXPECT_EQ(refused_by(play.act(1, Action::secure())), "C37-70"_clause);
  EXPECT_EQ(play.state.step, Step::offer);
  EXPECT_EQ(waiting_on(standard, play.state), SeatSet::first(3).without(SeatSet::of(seat_at(0))));
}

TEST(Cinecitta, C37_71_everybody_is_asked_even_with_nothing_to_choose) {
  Play play = offered();
  play.act(0, Action::headhunt());
  play.act(1, Action::secure());
  play.act(2, Action::headhunt());
  EXPECT_EQ(waiting_on(standard, play.state), SeatSet::first(3));
  EXPECT_EQ(play.legal(1), std::vector{place({})});  // seat 2 has no card to place
}

TEST(Cinecitta, C37_72_the_order_of_placing_is_not_shown) {
  Play play = offered();
  play.act(0, Action::headhunt());
  play.act(1, Action::secure());
  play.act(2, Action::secure());
  play.act(0, place({}));
  const Event arranged = play.events.back();
  EXPECT_TRUE(seen_by(standard, arranged, seat_at(1))->out.empty());
  play.rest();
  const Event placed = event_of(play, Event::Kind::placed, 0);
  EXPECT_EQ(placed.cards, cards({"Director 9", "Actor 8"}));  // in ascending order of kinds
  EXPECT_EQ(play.state.desks[0].studio, pile<3>({"Director 9", "Actor 8"}));
}

TEST(Cinecitta, C37_73_copies_cannot_be_told_apart) {
  Play play(Options{5});
  play.desk(0).hand = pile<max_rounds>({"Producer 9", "Producer 9", "Actor 2"});
  EXPECT_EQ(play.legal(0).size(), 2U * 11U);
  play.act(0, offer("Producer 9", 0));
  EXPECT_EQ(play.state.desks[0].hand, pile<max_rounds>({"Producer 9", "Actor 2"}));
}

TEST(Cinecitta, C37_74_seats_are_clockwise_and_there_is_no_other) {
  Play play(Options{3});
  EXPECT_EQ(receiver_of(play.state.options, 0, seat_at(2)), seat_at(0));
  EXPECT_EQ(giver_to(play.state.options, 0, seat_at(0)), seat_at(2));
  EXPECT_EQ(refused_by(play.act(3, Action::offer(play.state.desks[0].hand[0], {}))), "C37-74"_clause);
  EXPECT_EQ(refused_by(check(standard, play.state, nobody, Action::secure())), "C37-74"_clause);
}

TEST(Cinecitta, C37_75_at_the_end_the_folders_are_put_away) {
  Play play(Options{3});
  while (!is_over(standard, play.state)) play.rest();
  ASSERT_EQ(play.state.rounds.size(), 8U);
  for (const Round& round : play.state.rounds) {
    EXPECT_TRUE(round.folders.empty());
    EXPECT_EQ(round.placed.size(), 3U);
  }
}

TEST(Cinecitta, C37_20_C37_24_C37_36_C37_54_every_question_names_its_clause) {
  FastChance chance(1);
  State state = setup(standard, {3}, chance);
  const auto clause_at = [&](Step step) {
    state.step = step;
    return clause_of(standard, state);
  };
  EXPECT_EQ(clause_at(Step::offer), "C37-20"_clause);
  EXPECT_EQ(clause_at(Step::answer), "C37-24"_clause);
  EXPECT_EQ(clause_at(Step::place), "C37-36"_clause);
  EXPECT_EQ(clause_at(Step::over), "C37-54"_clause);
}
