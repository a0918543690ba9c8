// Post: H47-40 to H47-48.
#include <gtest/gtest.h>

#include "games/hollywood/scenario.hpp"

using namespace backlot;
using namespace backlot::hollywood;
using namespace backlot::hollywood::scenario;

namespace {

// Five players after their turns; nobody performed a job. Seat 0 holds the lowest number.
Play filmed(std::initializer_list<Face> faces,
            std::initializer_list<Job> list = {director, editor, composer, actress, gaffer}) {
  Play play(Options{.players = 5});
  play.with_jobs(list);
  play.with_dice({blank, blank, blank, blank, blank});
  while (play.state.turn < 4) play.act(static_cast<int>(backlot::index(play.state.actor)), Action::pass());
  play.with_dice(faces);
  play.events.clear();
  play.act(static_cast<int>(backlot::index(play.state.actor)), Action::pass());
  return play;
}
Action play_one(Card card) { return Action::with(Kind::play, card); }

std::vector<Happened> kinds_of(const Play& play) {
  std::vector<Happened> kinds;
  for (const Event& event : play.events) kinds.push_back(event.kind);
  return kinds;
}

}  // namespace

TEST(Hollywood, H47_40_everyone_with_a_star_adds_a_card_at_once) {
  Play play = filmed({star, blank, star, blank, blank});
  EXPECT_EQ(play.state.step, Step::stars);
  EXPECT_EQ(waiting_on(standard, play.state), SeatSet::of(seat(0)).with(seat(2)));
  play.with_hand(0, {Card::hearing, Card::patriot, Card::neutral});
  play.with_hand(2, {Card::shake_up});
  EXPECT_EQ(refused_by(play.act(0, Action::with(Kind::play, Cards{}))), "H47-40"_clause);
  EXPECT_EQ(refused_by(play.act(0, Action::with(Kind::play, cards({Card::hearing, Card::patriot})))), "H47-40"_clause);
  EXPECT_EQ(refused_by(play.act(0, play_one(Card::communist))), "H47-32"_clause);
  EXPECT_EQ(play.act(2, play_one(Card::shake_up)), std::nullopt);
  EXPECT_EQ(play.state.movie.size, 0);  // not before everybody has chosen
  EXPECT_EQ(play.act(0, play_one(Card::hearing)), std::nullopt);
  EXPECT_EQ(play.happened(Happened::added), 2U);
}

TEST(Hollywood, H47_41_tokens_add_cards_in_turn_order_also_without_a_star) {
  Play play = filmed({blank, blank, blank, blank, star});
  play.state.desks[0].tokens = 1;
  play.state.desks[3].tokens = 2;
  play.state.centre = 1;
  play.with_hand(3, {Card::communist, Card::communist, Card::neutral});
  play.act(4, play.legal(4)[0]);
  EXPECT_EQ(play.state.step, Step::tokens);
  EXPECT_TRUE(play.waits_for(0));  // the lowest job number first
  EXPECT_EQ(play.act(0, Action::decline()), std::nullopt);
  EXPECT_EQ(play.desk(0).tokens, 1);
  EXPECT_TRUE(play.waits_for(3));
  EXPECT_EQ(refused_by(play.act(3, Action::with(Kind::add, Card::hearing))), "H47-32"_clause);
  EXPECT_EQ(play.act(3, Action::with(Kind::add, Card::communist)), std::nullopt);
  EXPECT_EQ(play.state.centre, 2);
  EXPECT_TRUE(play.waits_for(3));  // several in one round
  const auto movie = play.state.movie.size;
  EXPECT_EQ(movie, 2);
  EXPECT_EQ(play.act(3, Action::with(Kind::add, Card::communist)), std::nullopt);
  EXPECT_EQ(play.desk(3).tokens, 0);
}

TEST(Hollywood, H47_42_without_a_card_the_token_is_kept) {
  Play play = filmed({star, blank, blank, blank, blank});
  play.state.desks[0].tokens = 1;
  play.with_hand(0, {Card::patriot});
  play.act(0, play_one(Card::patriot));
  EXPECT_NE(play.state.step, Step::tokens);  // nothing left to add
  EXPECT_EQ(play.desk(0).tokens, 1);
  Play none = filmed({star, blank, blank, blank, star});
  none.with_hand(0, {});
  EXPECT_EQ(waiting_on(standard, none.state), SeatSet::of(seat(4)));  // no card to add
}

TEST(Hollywood, H47_43_the_decks_card_unless_the_composers_is_in) {
  Play play = filmed({blank, blank, blank, blank, blank});
  EXPECT_EQ(play.happened(Happened::dealt), 1U);
  Play composed(Options{.players = 5});
  composed.with_jobs({composer, editor, director, actress, gaffer}).with_dice({blank, blank, blank, blank, blank});
  composed.until(Step::turn);
  composed.skip_turns(3);
  ASSERT_TRUE(composed.waits_for(0));
  composed.act(0, Kind::compose);
  composed.mild();
  composed.with_dice({blank, blank, blank, blank, blank});
  composed.mild();
  EXPECT_EQ(composed.happened(Happened::dealt), 0U);
  EXPECT_EQ(composed.happened(Happened::revealed), 1U);
}

TEST(Hollywood, H47_44_one_card_goes_unseen_and_an_edit_may_put_it_back) {
  Play play = filmed({star, star, blank, blank, blank});
  play.with_hand(0, {Card::patriot}).with_hand(1, {Card::patriot});
  play.act(0, play_one(Card::patriot));
  play.act(1, play_one(Card::patriot));
  ASSERT_EQ(play.happened(Happened::removed), 1U);
  EXPECT_EQ(total(play.state.rounds[0].shown), 2U);  // three cards, one removed
  for (const Event& event : play.events) {
    if (event.kind != Happened::removed) continue;
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(is_unknown(seen_by(standard, event, seat(i))->cards[0]));
  }

  for (const Kind choice : {Kind::cut, Kind::keep}) {
    Play edited = filmed({star, star, blank, blank, blank});
    edited.state.declarer = seat(3);
    edited.with_hand(0, {Card::patriot}).with_hand(1, {Card::patriot});
    edited.act(0, play_one(Card::patriot));
    edited.act(1, play_one(Card::patriot));
    ASSERT_EQ(edited.state.step, Step::edit);
    EXPECT_TRUE(edited.waits_for(3));
    EXPECT_EQ(edited.view(3).held, edited.state.held);
    EXPECT_TRUE(is_unknown(edited.view(0).held));
    EXPECT_EQ(edited.state.movie.size, 3);
    const Counts before = edited.state.movie.cards;
    const Card held = edited.state.held;
    edited.act(3, choice);
    EXPECT_EQ(total(edited.state.rounds[0].shown), 2U);  // one is gone either way
    EXPECT_EQ(edited.happened(Happened::put_back), choice == Kind::keep ? 1U : 0U);
    if (choice == Kind::cut) {
      EXPECT_EQ(edited.state.rounds[0].shown[index(held)], before[index(held)] - 1);
    }
  }
}

TEST(Hollywood, H47_45_star_cards_are_secret_and_placed_together_their_number_is_public) {
  Play play = filmed({star, star, blank, blank, blank});
  play.with_hand(0, {Card::hearing, Card::patriot, Card::neutral});
  play.act(0, play_one(Card::hearing));
  EXPECT_EQ(play.view(0).desks[0].sealed.size(), 1U);
  EXPECT_TRUE(play.view(1).desks[0].sealed.empty());
  EXPECT_TRUE(play.view(1).decided.has(seat(0)));  // only that they have chosen
  EXPECT_EQ(refused_by(play.act(0, play_one(Card::patriot))), "H47-45"_clause);
  const Event sealed = play.events.back();
  EXPECT_TRUE(seen_by(standard, sealed, seat(1))->cards.empty());
  play.act(1, play.legal(1)[0]);
  for (const Event& event : play.events) {
    if (event.kind != Happened::added) continue;
    const Event seen = *seen_by(standard, event, seat(4));
    EXPECT_EQ(seen.cards.size(), 1U);
    EXPECT_TRUE(is_unknown(seen.cards[0]));
  }
}

TEST(Hollywood, H47_46_the_order_of_post) {
  Play play(Options{.players = 3});
  play.with_jobs({director, gaffer, composer, actress, actor, editor});
  while (play.state.turn < 5) play.act(static_cast<int>(backlot::index(play.state.actor)), Action::pass());
  play.with_dice({star, blank, blank, blank, blank, blank, blank});
  play.state.desks[1].tokens = 1;
  play.state.ghosts[0].tokens = 1;
  play.state.centre = 2;
  play.events.clear();
  play.act(2, Action::pass());
  play.act(0, play.legal(0)[0]);
  play.act(1, play.legal(1)[1]);
  std::vector<Place> added;
  std::vector<Happened> kinds;
  for (const Event& event : play.events) {
    if (event.kind == Happened::added) added.push_back(event.to);
    if (event.kind == Happened::added || event.kind == Happened::dealt || event.kind == Happened::removed)
      kinds.push_back(event.kind);
  }
  EXPECT_EQ(added, (std::vector<Place>{at(0), at(1), ghost(0)}));
  EXPECT_EQ(kinds, (std::vector<Happened>{Happened::added, Happened::added, Happened::added, Happened::dealt,
                                          Happened::removed}));

  Play starred(Options{.players = 3});
  starred.with_jobs({director, gaffer, composer, actress, actor, editor});
  while (starred.state.turn < 5) starred.act(static_cast<int>(backlot::index(starred.state.actor)), Action::pass());
  starred.with_dice({star, blank, blank, blank, blank, blank, star});
  starred.state.desks[1].tokens = 1;
  starred.events.clear();
  starred.act(2, Action::pass());
  starred.act(0, starred.legal(0)[0]);
  EXPECT_EQ(starred.state.step, Step::tokens);  // the ghost's star card is in already
  EXPECT_EQ(starred.state.movie.size, 2);
}

TEST(Hollywood, H47_47_whoever_declared_the_edit_decides_and_the_second_removal_may_hit_the_same_card) {
  int same = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Play play = filmed({star, blank, blank, blank, blank});
    play.chance = FastChance(seed);
    play.state.declarer = seat(2);
    play.state.owners[index(editor)] = at(0);
    play.with_hand(0, {Card::patriot}).with_deck({Card::neutral, Card::neutral, Card::neutral, Card::neutral});
    play.act(0, play_one(Card::patriot));
    ASSERT_TRUE(play.waits_for(2));
    const Card held = play.state.held;
    play.act(2, Kind::keep);
    same += play.state.rounds[0].shown[index(held)] == 0 ? 1 : 0;
  }
  EXPECT_GT(same, 10);
  EXPECT_LT(same, 50);
}

TEST(Hollywood, H47_48_a_movie_of_one_card_loses_it_and_an_empty_one_is_the_poster_alone) {
  Play play = filmed({blank, blank, blank, blank, blank});
  EXPECT_EQ(total(play.state.rounds[0].shown), 0U);  // the deck's card was removed
  Play kept = filmed({blank, star, blank, blank, blank});
  kept.state.declarer = seat(2);
  kept.state.composed = true;
  kept.with_hand(1, {Card::patriot});
  kept.act(1, play_one(Card::patriot));
  ASSERT_EQ(kept.state.step, Step::edit);
  kept.act(2, Kind::keep);
  EXPECT_EQ(total(kept.state.rounds[0].shown), 0U);
  Play empty = filmed({blank, star, blank, blank, blank});
  empty.with_poster(Poster::comedy);
  empty.state.declarer = seat(2);
  empty.with_hand(1, {Card::patriot});
  empty.state.deck = {};
  empty.state.discards = {};
  empty.state.movie = {};
  empty.state.step = Step::tokens;
  empty.state.actor = seat(1);
  empty.state.desks[1].tokens = 1;
  empty.act(1, Action::decline());
  EXPECT_EQ(empty.happened(Happened::cut_seen) + empty.happened(Happened::removed), 0U);
  EXPECT_EQ(empty.state.rounds[0].winner, Winner::communists);  // 0 to 0 is a tie
  EXPECT_FALSE(kinds_of(empty).empty());
}

TEST(Hollywood, H47_141_everyone_with_a_star_and_a_card_is_asked) {
  Play play = filmed({star, star, blank, blank, blank});
  play.with_hand(0, {Card::patriot});  // nothing to choose
  EXPECT_TRUE(waiting_on(standard, play.state).has(seat(0)));
  EXPECT_EQ(play.legal(0).size(), 1U);
}

TEST(Hollywood, H47_142_cards_of_one_kind_are_alike) {
  Play play = filmed({star, star, blank, blank, blank});
  play.with_hand(0, {Card::patriot, Card::patriot, Card::hearing});
  EXPECT_EQ(play.legal(0).size(), 2U);
}
