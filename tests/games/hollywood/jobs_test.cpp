// The jobs: H47-26 to H47-34, H47-132 to H47-136.
#include <gtest/gtest.h>

#include "contract/forced.hpp"
#include "games/hollywood/scenario.hpp"

using namespace backlot;
using namespace backlot::hollywood;
using namespace backlot::hollywood::scenario;

namespace {

Play five(std::initializer_list<Job> list) {
  Play play(Options{.players = 5});
  play.with_jobs(list);
  return play;
}
// Seat 0 is the Producer and starts.
Play produced() { return five({producer, director, composer, actress, gaffer}); }

}  // namespace

TEST(Hollywood, H47_26_the_producer_swaps_any_two_job_cards) {
  Play play = produced();
  EXPECT_TRUE(play.offers(0, Action::produce(composer, actor)));     // somebody's with one from the centre
  EXPECT_TRUE(play.offers(0, Action::produce(director, gaffer)));    // two players'
  EXPECT_TRUE(play.offers(0, Action::produce(producer, composer)));  // one's own
  EXPECT_EQ(play.act(0, Action::produce(director, gaffer)), std::nullopt);
  EXPECT_EQ(play.owner(gaffer), at(1));
  EXPECT_EQ(play.owner(director), at(4));
  EXPECT_TRUE(play.waits_for(1));
  EXPECT_EQ(play.act(1, Kind::light), std::nullopt);
}

TEST(Hollywood, H47_27_the_producer_may_perform_the_job_swapped_with_a_player_at_once) {
  Play play = produced();
  EXPECT_EQ(play.act(0, Action::produce(producer, director)), std::nullopt);
  EXPECT_EQ(play.state.step, Step::perform_now);
  EXPECT_TRUE(play.waits_for(0));
  EXPECT_EQ(refused_by(play.act(0, Kind::light)), "H47-27"_clause);  // not the job that was swapped in
  EXPECT_EQ(refused_by(play.act(0, Action::pass())), "H47-21"_clause);
  EXPECT_EQ(play.act(0, Action::give(at(4))), std::nullopt);
  EXPECT_EQ(play.desk(4).tokens, 1);
  EXPECT_TRUE(was_performed(play.state, director));
  EXPECT_TRUE(play.waits_for(1));
}

// The only forced answer there is: in every other step that is answered openly somebody may also pass, decline, stop or
// roll another die. Random games hardly ever run out of cards.
TEST(Hollywood, H47_57_who_swaps_for_a_job_that_nobody_can_perform_is_left_one_answer_and_all_know_it) {
  const auto forced = [](const Play& play) {
    const View view = seen_by(standard, play.state, seat(0));
    ActionsOf<hollywood::Game> actions;
    legal_actions(standard, view, seat(0), actions);
    return is_forced<hollywood::Game>(standard, view, actions);
  };
  Play without = produced();
  without.state.deck = without.state.discards = stack({});
  EXPECT_FALSE(forced(without)) << "a turn can always be passed";
  ASSERT_EQ(without.act(0, Action::produce(producer, composer)), std::nullopt);
  ASSERT_EQ(without.state.step, Step::perform_now);
  EXPECT_EQ(without.legal(0), std::vector{Action::decline()});
  EXPECT_TRUE(forced(without));
  Play with = produced();
  ASSERT_EQ(with.act(0, Action::produce(producer, composer)), std::nullopt);
  EXPECT_FALSE(forced(with)) << "there are cards to draw";
}

TEST(Hollywood, H47_27_swapping_with_the_centre_ends_the_turn) {
  Play play = produced();
  EXPECT_EQ(play.act(0, Action::produce(producer, editor)), std::nullopt);
  EXPECT_EQ(play.owner(editor), at(0));
  EXPECT_EQ(play.owner(producer), Place::centre);
  EXPECT_TRUE(play.waits_for(1));
}

TEST(Hollywood, H47_27_a_performed_job_and_the_screenwriters_cannot_be_performed_at_once) {
  Play play = produced();
  mark_performed(play.state, director);
  play.act(0, Action::produce(producer, director));
  EXPECT_TRUE(play.waits_for(1));

  Play writer = five({screenwriter, director, producer, actress, gaffer});
  writer.act(0, Action::decline());
  writer.act(0, Action::pass());
  writer.act(1, Action::pass());
  EXPECT_EQ(writer.act(2, Action::produce(screenwriter, producer)), std::nullopt);
  EXPECT_EQ(writer.owner(screenwriter), at(2));
  EXPECT_TRUE(writer.waits_for(3));
}

TEST(Hollywood, H47_28_swapped_players_may_perform_the_new_job_on_their_turn) {
  Play play = produced();
  play.act(0, Action::produce(composer, gaffer));
  play.act(1, Action::pass());
  EXPECT_TRUE(play.waits_for(2));
  EXPECT_EQ(refused_by(play.act(2, Kind::compose)), "H47-21"_clause);
  EXPECT_EQ(play.act(2, Kind::light), std::nullopt);  // the new job
  play.act(2, Action::roll(0));
  play.act(2, Action::stop());
  play.act(3, Action::pass());
  EXPECT_EQ(play.act(4, Kind::compose), std::nullopt);
}

TEST(Hollywood, H47_28_but_not_one_that_was_performed) {
  Play play = five({editor, producer, director, actress, gaffer});
  EXPECT_TRUE(play.waits_for(1));
  play.act(1, Action::pass());
  play.act(2, Action::give(at(0)));
  // The Director's card goes to seat 3 by a swap with the centre and back: performed stays.
  play.act(3, Action::swap(actress, actor));
  play.state.owners[index(director)] = at(4);
  play.state.owners[index(gaffer)] = at(2);
  EXPECT_EQ(refused_by(play.act(4, Action::give(at(1)))), "H47-22"_clause);
}

TEST(Hollywood, H47_29_the_director_gives_a_token_but_to_nobody_in_two_rounds_running) {
  Play play = five({director, editor, composer, actress, gaffer});
  EXPECT_EQ(refused_by(play.act(0, Action::move(at(1), at(2)))), "H47-29"_clause);  // the centre has tokens
  EXPECT_EQ(play.act(0, Action::give(at(2))), std::nullopt);
  EXPECT_EQ(play.desk(2).tokens, 1);
  EXPECT_EQ(play.state.centre, 3);
  while (play.state.round == 0) play.mild();
  play.state.owners = {Place::centre, Place::centre, at(3), at(4), Place::centre,
                       at(0),         Place::centre, at(2), at(1), Place::nowhere};
  play.state.actor = seat(3);  // whoever the Director is
  play.state.step = Step::turn;
  EXPECT_EQ(refused_by(play.act(3, Action::give(at(2)))), "H47-29"_clause);
  EXPECT_FALSE(play.offers(3, Action::give(at(2))));
  EXPECT_EQ(play.act(3, Action::give(at(3))), std::nullopt);
  while (play.state.round == 1) play.mild();
  EXPECT_EQ(play.state.token_before, at(3));  // seat 2 may receive one again
}

TEST(Hollywood, H47_29_with_no_token_in_the_centre_one_is_moved) {
  Play play = five({director, editor, composer, actress, gaffer});
  play.state.centre = 0;
  play.state.desks[1].tokens = 3;
  play.state.desks[2].tokens = 1;
  EXPECT_EQ(refused_by(play.act(0, Action::give(at(2)))), "H47-135"_clause);
  EXPECT_EQ(play.act(0, Action::move(at(1), at(0))), std::nullopt);
  EXPECT_EQ(play.desk(1).tokens, 2);
  EXPECT_EQ(play.desk(0).tokens, 1);
}

TEST(Hollywood, H47_30_the_gaffer_rerolls_three_times_any_dice) {
  Play play = five({gaffer, editor, composer, actress, actor});
  EXPECT_EQ(play.act(0, Kind::light), std::nullopt);
  EXPECT_EQ(play.act(0, Action::roll(3)), std::nullopt);
  EXPECT_EQ(play.act(0, Action::roll(3)), std::nullopt);  // the same die again
  EXPECT_TRUE(play.waits_for(0));
  EXPECT_EQ(play.act(0, Action::roll(3)), std::nullopt);
  EXPECT_TRUE(play.waits_for(1));
  EXPECT_EQ(play.happened(Happened::rolled), 3U);
}

TEST(Hollywood, H47_31_the_cinematographer_gives_somebody_a_new_hand) {
  Play play = five({cinematographer, editor, composer, actress, actor});
  play.with_hand(2, {Card::hearing, Card::shake_up}).with_deck({Card::neutral, Card::neutral, Card::neutral});
  const auto discards = play.state.discards.size;
  EXPECT_EQ(play.act(0, Action::shoot(seat(2))), std::nullopt);
  EXPECT_EQ(play.desk(2).hand, (Pile<Card, 5>(play.desk(2).hand)));
  EXPECT_EQ(play.desk(2).hand.size(), 3U);
  for (const Card card : play.desk(2).hand) EXPECT_EQ(card, Card::neutral);
  EXPECT_EQ(play.state.discards.size, discards + 2);
  EXPECT_EQ(play.state.discards.cards[index(Card::hearing)], 1);
  EXPECT_TRUE(play.waits_for(1));
}

TEST(Hollywood, H47_32_actress_and_actor_let_somebody_draw_two_and_discard_two) {
  Play play = five({actress, actor, composer, editor, producer});
  play.act(4, Action::pass());
  for (const int turn : {0, 1}) {
    play.with_hand(2, {Card::communist, Card::communist, Card::shake_up})
        .with_deck({Card::hearing, Card::neutral, Card::neutral, Card::neutral});
    EXPECT_EQ(play.act(turn, Action::invite(turn == 0 ? actress : actor, seat(2))), std::nullopt);
    EXPECT_TRUE(play.waits_for(2));
    EXPECT_EQ(play.act(2, Kind::accept), std::nullopt);
    EXPECT_EQ(play.desk(2).hand.size(), 5U);
    EXPECT_EQ(refused_by(play.act(2, Action::with(Kind::discard, cards({Card::double_patriot, Card::communist})))),
              "H47-32"_clause);
    const Card drawn = play.desk(2).hand.contains(Card::hearing) ? Card::hearing : Card::neutral;
    EXPECT_EQ(play.act(2, Action::with(Kind::discard, cards({drawn, Card::shake_up}))),
              std::nullopt);  // one just drawn
    EXPECT_EQ(play.desk(2).hand.size(), 3U);
    EXPECT_FALSE(play.desk(2).hand.contains(Card::shake_up));
  }
  EXPECT_TRUE(play.waits_for(2));  // their own turn
}

TEST(Hollywood, H47_33_the_composer_puts_one_of_two_cards_into_the_movie) {
  Play play = five({composer, editor, producer, actress, actor});
  play.act(2, Action::pass());
  play.act(3, Action::pass());
  play.act(4, Action::pass());
  play.with_deck({Card::hearing, Card::shake_up});
  EXPECT_EQ(play.act(0, Kind::compose), std::nullopt);
  EXPECT_EQ(play.view(0).score, play.state.score);
  for (const Card card : play.view(1).score) EXPECT_TRUE(is_unknown(card));
  EXPECT_EQ(refused_by(play.act(0, Action::with(Kind::score, Card::neutral))), "H47-33"_clause);
  EXPECT_EQ(play.act(0, Action::with(Kind::score, Card::shake_up)), std::nullopt);
  EXPECT_EQ(play.state.movie, stack({Card::shake_up}));
  EXPECT_EQ(play.state.discards, stack({Card::hearing}));
  EXPECT_TRUE(play.state.composed);
  EXPECT_TRUE(play.waits_for(1));
}

TEST(Hollywood, H47_34_losing_the_editors_job_does_not_take_the_edit_away) {
  Play play = five({producer, actress, editor, composer, gaffer});
  play.act(0, Action::pass());
  play.act(1, Action::pass());
  EXPECT_EQ(play.act(2, Kind::edit), std::nullopt);
  EXPECT_EQ(play.state.declarer, seat(2));
  play.act(3, Action::swap(composer, actor));
  play.state.owners[index(editor)] = at(3);
  play.until(Step::edit);
  EXPECT_TRUE(play.waits_for(2));
}

TEST(Hollywood, H47_132_the_two_cards_must_have_different_owners) {
  Play play = produced();
  EXPECT_EQ(refused_by(play.act(0, Action::produce(actor, editor))), "H47-132"_clause);    // both in the centre
  EXPECT_EQ(refused_by(play.act(0, Action::produce(actor, designer))), "H47-132"_clause);  // not in the game
  EXPECT_FALSE(play.offers(0, Action::produce(actor, editor)));
  // Performing at once needs the Producer's card itself to have gone to another player.
  play.act(0, Action::produce(director, composer));
  EXPECT_TRUE(play.waits_for(1));
  // And it is optional.
  Play other = produced();
  other.act(0, Action::produce(producer, director));
  EXPECT_EQ(other.act(0, Action::decline()), std::nullopt);
  EXPECT_FALSE(was_performed(other.state, director));
  EXPECT_TRUE(other.waits_for(1));
}

TEST(Hollywood, H47_133_the_gaffer_may_stop_after_one_or_two) {
  Play play = five({gaffer, editor, composer, actress, actor});
  play.act(0, Kind::light);
  EXPECT_EQ(refused_by(play.act(0, Action::stop())), "H47-133"_clause);
  EXPECT_FALSE(play.offers(0, Action::stop()));
  play.act(0, Action::roll(0));
  EXPECT_TRUE(play.offers(0, Action::stop()));
  play.act(0, Action::roll(1));
  EXPECT_EQ(play.act(0, Action::stop()), std::nullopt);
  EXPECT_TRUE(play.waits_for(1));
}

TEST(Hollywood, H47_134_a_declined_offer_counts_as_performed) {
  Play play = five({actress, actor, composer, editor, producer});
  play.act(4, Action::pass());
  play.act(0, Action::invite(actress, seat(3)));
  EXPECT_TRUE(play.waits_for(3));  // the turn waits
  EXPECT_EQ(refused_by(play.act(1, Action::pass())), "H47-20"_clause);
  EXPECT_EQ(play.act(3, Action::decline()), std::nullopt);
  EXPECT_TRUE(was_performed(play.state, actress));
  EXPECT_EQ(play.desk(3).hand.size(), 3U);
  EXPECT_TRUE(play.waits_for(1));
}

TEST(Hollywood, H47_135_a_moved_token_counts_as_received) {
  Play play = five({director, editor, composer, actress, gaffer});
  play.state.centre = 0;
  play.state.desks[1].tokens = 4;
  EXPECT_EQ(refused_by(play.act(0, Action::move(at(1), at(1)))), "H47-135"_clause);
  EXPECT_EQ(refused_by(play.act(0, Action::move(at(2), at(3)))), "H47-135"_clause);  // has none
  play.act(0, Action::move(at(1), at(3)));
  EXPECT_EQ(play.state.token_now, at(3));
  play.state.desks[3].tokens = 0;  // losing it does not lift the ban
  while (play.state.round == 0) play.mild();
  EXPECT_EQ(play.state.token_before, at(3));
  play.state.actor = seat_of(play.owner(director));
  play.state.step = Step::turn;
  EXPECT_EQ(refused_by(play.act(static_cast<int>(index(play.owner(director))), Action::move(at(1), at(3)))),
            "H47-29"_clause);
}

TEST(Hollywood, H47_136_who_draws_fewer_than_two_discards_as_many) {
  Play play = five({actress, actor, composer, editor, producer});
  play.act(4, Action::pass());
  play.with_hand(2, {Card::communist, Card::communist}).with_deck({Card::neutral});
  play.state.discards = {};
  play.act(0, Action::invite(actress, seat(2)));
  play.act(2, Kind::accept);
  EXPECT_EQ(play.state.owed, 1);
  EXPECT_EQ(refused_by(play.act(2, Action::with(Kind::discard, cards({Card::communist, Card::communist})))),
            "H47-136"_clause);
  EXPECT_EQ(play.act(2, Action::with(Kind::discard, cards({Card::communist}))), std::nullopt);
  EXPECT_EQ(play.desk(2).hand.size(), 2U);
  play.state.deck = {};
  play.state.discards = {};
  play.act(1, Action::invite(actor, seat(0)));
  EXPECT_EQ(play.act(0, Kind::accept), std::nullopt);  // no card at all: nothing to discard
  EXPECT_TRUE(play.waits_for(2));
}
