// One to three players: H47-70 to H47-86, H47-146.
#include <gtest/gtest.h>

#include "games/hollywood/scenario.hpp"

using namespace backlot;
using namespace backlot::hollywood;
using namespace backlot::hollywood::scenario;

namespace {

// Two players with these jobs; seat 0 starts.
Play two(std::initializer_list<Job> list = {director, composer, gaffer, editor}) {
  Play play(Options{.players = 2});
  play.with_jobs(list);
  return play;
}
int actor_of(const Play& play) { return static_cast<int>(backlot::index(play.state.actor)); }

// Passes all turns but the last; then sets the dice and passes.
void film(Play& play, std::initializer_list<Face> faces) {
  play.until(Step::turn);
  const int turns = 2 * static_cast<int>(play.state.players());
  while (play.state.turn + 1 < turns) play.act(actor_of(play), Action::pass());
  play.with_dice(faces);
  play.events.clear();
  play.act(actor_of(play), Action::pass());
}

// A table about to reveal exactly these cards.
Play about_to_show(std::uint8_t players, std::initializer_list<Card> movie, Poster poster = Poster::comedy) {
  Play play(Options{.players = players});
  play.until(Step::turn);
  play.with_poster(poster);
  play.state.movie = stack(movie);
  play.state.movie.add(Card::neutral);
  play.state.declarer = seat(0);
  play.state.held = Card::neutral;
  play.state.step = Step::edit;
  play.events.clear();
  return play;
}

}  // namespace

TEST(Hollywood, H47_70_two_jobs_and_two_dice_and_the_producer) {
  for (std::uint8_t players = 1; players <= 3; ++players) {
    const Play play(Options{.players = players});
    EXPECT_EQ(player_dice(play.state.options), 2U * players);
    EXPECT_EQ(play.owner(producer), Place::nowhere);
    const Play prototype(Options{.players = players, .edition = Edition::prototype});
    EXPECT_EQ(prototype.owner(producer) == Place::nowhere, players == 1);
  }
  EXPECT_NE(Play({.players = 4}).owner(producer), Place::nowhere);
}

TEST(Hollywood, H47_71_the_round_goes_round_twice) {
  Play play(Options{.players = 3});
  play.with_jobs({editor, composer, actress, actor, director, gaffer});
  std::vector<int> turns;
  while (play.state.step == Step::turn) {
    turns.push_back(actor_of(play));
    play.act(actor_of(play), Action::pass());
  }
  EXPECT_EQ(turns, (std::vector<int>{2, 0, 1, 2, 0, 1}));
  Play solo(Options{.players = 1});
  solo.with_jobs({editor, composer});
  EXPECT_EQ(solo.act(0, Action::pass()), std::nullopt);
  EXPECT_EQ(solo.state.step, Step::turn);
  EXPECT_EQ(solo.act(0, Action::pass()), std::nullopt);
  EXPECT_NE(solo.state.step, Step::turn);
}

TEST(Hollywood, H47_72_either_job_the_ghosts_either_swap_two_dice_or_pass) {
  Play play = two();
  EXPECT_TRUE(play.offers(0, Kind::give));
  EXPECT_TRUE(play.offers(0, Kind::compose));
  EXPECT_TRUE(play.offers(0, Kind::look));
  EXPECT_TRUE(play.offers(0, Action::swap(director, actress)));
  EXPECT_TRUE(play.offers(0, Action::swap(composer, actress)));
  EXPECT_TRUE(play.offers(0, Action::roll(0)));
  EXPECT_TRUE(play.offers(0, Kind::pass));
  play.act(0, Action::give(at(0)));
  play.act(1, Action::pass());
  EXPECT_EQ(refused_by(play.act(0, Action::give(at(1)))), "H47-22"_clause);  // H47-22 holds
  EXPECT_TRUE(play.offers(0, Action::swap(director, actress)));              // also one already used
  Play four(Options{.players = 4});
  four.until(Step::turn);
  EXPECT_EQ(refused_by(four.act(actor_of(four), Kind::look)), "H47-72"_clause);
}

TEST(Hollywood, H47_73_ghosts_and_their_dice) {
  EXPECT_EQ(Play({.players = 1}).state.ghosts.size(), 3U);
  EXPECT_EQ(Play({.players = 2}).state.ghosts.size(), 2U);
  EXPECT_EQ(Play({.players = 3}).state.ghosts.size(), 1U);
  EXPECT_EQ(Play({.players = 4}).state.ghosts.size(), 0U);
  Play play = two();
  EXPECT_TRUE(is_unknown(play.view(0).ghosts[0].card));
  EXPECT_FALSE(is_unknown(play.state.ghosts[0].card));
  EXPECT_EQ(play.state.dice.size(), 6U);
  play.events.clear();
  while (play.state.round == 0) play.mild();
  EXPECT_EQ(play.happened(Happened::ghosts_rolled), 1U);  // at the start of the next round
}

TEST(Hollywood, H47_74_a_ghost_with_a_star_plays_its_card_and_gets_a_new_one) {
  Play play = two();
  play.state.ghosts[0].card = Card::hearing;
  play.state.ghosts[1].card = Card::shake_up;
  play.with_deck({Card::neutral, Card::neutral, Card::neutral, Card::neutral, Card::neutral, Card::neutral});
  film(play, {blank, blank, blank, blank, star, blank});
  EXPECT_EQ(play.state.rounds[0].shown[index(Card::shake_up)], 0);
  EXPECT_EQ(play.state.ghosts[0].card, Card::neutral);
  EXPECT_EQ(play.state.ghosts[1].card, Card::shake_up);  // keeps its card
  std::size_t from_ghost = 0;
  for (const Event& event : play.events) from_ghost += event.kind == Happened::added && event.to == ghost(0) ? 1 : 0;
  EXPECT_EQ(from_ghost, 1U);
}

TEST(Hollywood, H47_40_two_stars_are_two_cards) {
  Play play = two();
  film(play, {star, star, blank, blank, blank, blank});
  ASSERT_EQ(play.state.step, Step::stars);
  EXPECT_EQ(refused_by(play.act(0, Action::with(Kind::play, play.desk(0).hand[0]))), "H47-40"_clause);
  play.with_hand(0, {Card::patriot, Card::communist, Card::communist});
  EXPECT_EQ(play.act(0, Action::with(Kind::play, cards({Card::patriot, Card::communist}))), std::nullopt);
}

TEST(Hollywood, H47_75_rerolls_may_choose_ghost_dice) {
  Play play = two();
  EXPECT_EQ(play.act(0, Action::roll(4)), std::nullopt);
  EXPECT_EQ(play.act(0, Action::roll(5)), std::nullopt);
  EXPECT_TRUE(play.waits_for(1));
}

TEST(Hollywood, H47_76_a_ghost_spends_its_token_when_it_has_no_star) {
  Play play = two();
  EXPECT_EQ(play.act(0, Action::give(ghost(1))), std::nullopt);
  EXPECT_EQ(play.state.ghosts[1].tokens, 1);
  film(play, {blank, blank, blank, blank, blank, blank});
  EXPECT_EQ(play.state.ghosts[1].tokens, 0);
  EXPECT_EQ(play.state.centre, 4);
  std::size_t from_ghost = 0;
  for (const Event& event : play.events) from_ghost += event.kind == Happened::added && event.to == ghost(1) ? 1 : 0;
  EXPECT_EQ(from_ghost, 1U);
}

TEST(Hollywood, H47_77_with_three_players_the_communist_needs_three_rounds) {
  Play play = about_to_show(3, {Card::communist});
  for (std::size_t i = 0; i < 3; ++i) play.state.desks[i].loyalty = i == 1 ? Loyalty::communist : Loyalty::patriot;
  give_rounds(play.state, 2, 2);
  play.act(0, Kind::cut);
  EXPECT_EQ(play.state.step, Step::over);
  EXPECT_EQ(outcome(standard, play.state).winners, SeatSet::of(seat(1)));
  EXPECT_EQ(outcome(standard, play.state).ended_by, "H47-77"_clause);
}

TEST(Hollywood, H47_78_with_two_players_a_tied_round_counts_for_both) {
  EXPECT_EQ(cards_for(standard, 2)[index(Card::double_communist)], 0);
  EXPECT_EQ(total(cards_for(standard, 2)), 54U);
  EXPECT_EQ(posters_for(standard, 2) & (bit_of(Poster::monster) | bit_of(Poster::horror)), 0);
  Play play = about_to_show(2, {Card::communist, Card::patriot});
  give_rounds(play.state, 3, 1);
  play.act(0, Kind::cut);
  EXPECT_EQ(play.state.step, Step::over);
  EXPECT_EQ(score_of(play.state).communists, 2);
  const Outcome one = outcome(standard, play.state);
  EXPECT_EQ(one.winners.size(), 1U);  // only the patriot has four
  Play tie = about_to_show(2, {Card::communist, Card::patriot});
  give_rounds(tie.state, 3, 3);
  tie.act(0, Kind::cut);
  EXPECT_EQ(outcome(standard, tie.state).winners, SeatSet::first(2));
  EXPECT_EQ(outcome(standard, tie.state).ended_by, "H47-64"_clause);  // the seventh movie
  EXPECT_EQ(outcome(standard, tie.state).seats[0].payoff, full_payoff / 2);
  Play early = about_to_show(2, {Card::communist, Card::patriot});
  give_rounds(early.state, 3, 0);
  for (std::size_t i = 0; i < 3; ++i) early.state.rounds[i].winner = Winner::both;
  early.act(0, Kind::cut);
  EXPECT_EQ(outcome(standard, early.state).winners, SeatSet::first(2));
  EXPECT_EQ(outcome(standard, early.state).ended_by, "H47-78"_clause);
}

TEST(Hollywood, H47_79_solo_is_won_with_four_patriot_rounds) {
  EXPECT_EQ(Play({.players = 1}).desk(0).loyalty, Loyalty::patriot);
  Play won = about_to_show(1, {Card::patriot});
  give_rounds(won.state, 3, 3);
  won.act(0, Kind::cut);
  EXPECT_EQ(outcome(standard, won.state).winners, SeatSet::of(seat(0)));
  Play lost = about_to_show(1, {Card::patriot, Card::communist});  // a tie is a communist round
  give_rounds(lost.state, 2, 3);
  lost.act(0, Kind::cut);
  EXPECT_EQ(lost.state.step, Step::over);
  EXPECT_TRUE(outcome(standard, lost.state).winners.empty());
  EXPECT_EQ(outcome(standard, lost.state).ended_by, "H47-79"_clause);
  Play seventh = about_to_show(1, {Card::patriot, Card::communist});
  give_rounds(seventh.state, 3, 3);
  seventh.act(0, Kind::cut);
  EXPECT_TRUE(outcome(standard, seventh.state).winners.empty());
  EXPECT_EQ(outcome(standard, seventh.state).ended_by, "H47-64"_clause);
}

TEST(Hollywood, H47_80_three_players_patriots_need_four_rounds) {
  Play play = about_to_show(3, {Card::patriot});
  give_rounds(play.state, 2, 2);
  play.act(0, Kind::cut);
  EXPECT_NE(play.state.step, Step::over);
  Play won = about_to_show(3, {Card::patriot});
  give_rounds(won.state, 3, 2);
  won.act(0, Kind::cut);
  EXPECT_EQ(won.state.step, Step::over);
  EXPECT_EQ(outcome(standard, won.state).winners.size(), 2U);
}

TEST(Hollywood, H47_81_ghosts_are_not_players) {
  Play play = two({director, cinematographer, actress, gaffer});
  EXPECT_FALSE(play.offers(0, Action::plain(Kind::shoot)));
  EXPECT_EQ(refused_by(play.act(0, Action{.kind = Kind::shoot, .to = ghost(0)})), "H47-81"_clause);
  // The Director treats them as players: the ban, and moving tokens.
  play.act(0, Action::give(ghost(0)));
  play.act(1, Kind::light);
  EXPECT_EQ(play.act(1, Action::roll(4)), std::nullopt);  // the Gaffer may re-roll ghost dice
  film(play, {blank, blank, blank, blank, star, star});
  EXPECT_EQ(play.state.ghosts[0].tokens, 1);
  EXPECT_EQ(play.state.token_before, ghost(0));  // the same ghost with another card
  play.state.owners[index(director)] = at(0);
  play.state.actor = seat(0);
  play.state.step = Step::turn;
  EXPECT_EQ(refused_by(play.act(0, Action::give(ghost(0)))), "H47-29"_clause);
  play.state.centre = 0;
  play.state.token_before = Place::nowhere;
  EXPECT_EQ(play.act(0, Action::move(ghost(0), ghost(1))), std::nullopt);
  EXPECT_EQ(refused_by(two().act(0, Action::give(ghost(2)))), "H47-81"_clause);  // there is no third ghost
}

TEST(Hollywood, H47_82_a_job_swapped_in_on_the_first_turn_may_be_performed_on_the_second) {
  Play play = two();
  EXPECT_EQ(play.act(0, Action::swap(composer, actress)), std::nullopt);
  play.act(1, Action::pass());
  EXPECT_EQ(play.act(0, Action::invite(actress, seat(1))), std::nullopt);
  Play writing = two();
  writing.act(0, Action::swap(composer, screenwriter));
  writing.act(1, Action::pass());
  EXPECT_EQ(refused_by(writing.act(0, Kind::write)), "H47-24"_clause);
  Play performed = two();
  performed.act(0, Kind::compose);
  performed.mild();
  performed.act(1, Action::swap(gaffer, actress));
  performed.act(0, Action::swap(composer, actor));
  EXPECT_EQ(refused_by(performed.act(1, Kind::compose)), "H47-21"_clause);
  EXPECT_EQ(performed.act(1, Action::swap(editor, composer)), std::nullopt);
  EXPECT_TRUE(was_performed(performed.state, composer));
}

TEST(Hollywood, H47_83_a_ghost_with_a_star_keeps_its_tokens_and_without_spends_one) {
  Play play = two();
  play.state.ghosts[0].tokens = 2;
  play.state.ghosts[1].tokens = 2;
  play.state.centre = 0;
  film(play, {blank, blank, blank, blank, star, blank});
  EXPECT_EQ(play.state.ghosts[0].tokens, 2);
  EXPECT_EQ(play.state.ghosts[1].tokens, 1);
  EXPECT_FALSE(is_unknown(play.state.ghosts[1].card));
}

TEST(Hollywood, H47_84_only_the_viewer_sees_the_ghosts_as_they_are_now) {
  Play play = two();
  play.act(0, Kind::look);
  EXPECT_EQ(play.view(0).ghosts[0].card, play.state.ghosts[0].card);
  EXPECT_EQ(play.view(0).ghosts[1].card, play.state.ghosts[1].card);
  EXPECT_TRUE(is_unknown(play.view(1).ghosts[0].card));
  film(play, {blank, blank, blank, blank, star, blank});
  EXPECT_TRUE(is_unknown(play.view(0).ghosts[0].card));  // a new card
  EXPECT_EQ(play.view(0).ghosts[1].card, play.state.ghosts[1].card);
}

TEST(Hollywood, H47_85_hearings_reroll_both_dice_of_every_player) {
  Play play = about_to_show(3, {Card::hearing});
  play.act(0, Kind::cut);
  for (const Event& event : play.events) {
    if (event.kind == Happened::dice_rolled) EXPECT_EQ(event.faces.size(), 6U);
  }
  EXPECT_EQ(play.happened(Happened::dice_rolled), 1U);
  EXPECT_EQ(play.happened(Happened::ghosts_rolled), 1U);
}

TEST(Hollywood, H47_86_prototype_swapping_the_other_job_gives_no_immediate_performance) {
  Play play(Options{.players = 2, .edition = Edition::prototype});
  play.with_jobs({producer, composer, gaffer, editor});
  EXPECT_EQ(play.act(0, Action::produce(composer, gaffer)), std::nullopt);  // the other job, to another player
  EXPECT_TRUE(play.waits_for(1));
  Play given(Options{.players = 2, .edition = Edition::prototype});
  given.with_jobs({producer, composer, gaffer, editor});
  given.act(0, Action::produce(producer, gaffer));
  ASSERT_EQ(given.state.step, Step::perform_now);
  EXPECT_EQ(refused_by(given.act(0, Kind::compose)), "H47-27"_clause);
  given.act(0, Kind::light);
  given.act(0, Action::roll(0));
  given.act(0, Action::stop());
  EXPECT_TRUE(given.waits_for(1));                    // swap and job were one turn
  EXPECT_EQ(given.act(1, Kind::edit), std::nullopt);  // the receiver's other job
  EXPECT_TRUE(given.waits_for(0));
}

TEST(Hollywood, H47_146_a_ghost_without_a_card_draws_when_everyone_has) {
  Play play = two();
  play.with_deck({});
  play.state.discards = {};
  play.with_hand(0, {Card::patriot, Card::patriot, Card::patriot})
      .with_hand(1, {Card::patriot, Card::patriot, Card::patriot});
  play.state.ghosts[0].card = Card::hearing;
  play.state.ghosts[1].card = Card::communist;
  film(play, {blank, blank, blank, blank, star, star});
  // Both played their cards and found none; one card was cut, and the first ghost draws it.
  EXPECT_FALSE(is_unknown(play.state.ghosts[0].card));
  EXPECT_TRUE(is_unknown(play.state.ghosts[1].card));
  play.until(Step::turn);
  EXPECT_EQ(play.act(actor_of(play), Kind::look), std::nullopt);
  for (const Event& event : play.events) {
    if (event.kind == Happened::ghosts_seen) EXPECT_EQ(event.cards.size(), 1U);
  }
}
