// Variants: H47-90 to H47-99.
#include <gtest/gtest.h>

#include "games/hollywood/scenario.hpp"

using namespace backlot;
using namespace backlot::hollywood;
using namespace backlot::hollywood::scenario;

namespace {

std::optional<Clause> refused(const Options& options) { return refused_by(check(standard, options)); }
int actor_of(const Play& play) { return static_cast<int>(backlot::index(play.state.actor)); }

// Studio order with five players; seat 0 is the Producer.
Play studio(std::initializer_list<Job> list = {producer, gaffer, actress, composer, director}) {
  Play play(Options{.players = 5, .studio_order = true});
  play.with_jobs(list);
  return play;
}

// The seventh round of justice served, in the step tokens with nobody left to ask but seat 0.
Play seventh(const Options& options) {
  Play play(options);
  play.until(Step::turn);
  give_rounds(play.state, 3, 3);
  play.state.step = Step::tokens;
  play.state.actor = play.state.order[4];
  play.state.desks[backlot::index(play.state.order[4])].tokens = 1;
  play.state.movie = stack({Card::patriot, Card::communist});
  play.events.clear();
  return play;
}

}  // namespace

TEST(Hollywood, H47_11_the_game_is_for_one_to_nine) {
  EXPECT_EQ(refused({.players = 0}), "H47-11"_clause);
  EXPECT_EQ(refused({.players = 10}), "H47-11"_clause);
  for (std::uint8_t players = 1; players <= 9; ++players) EXPECT_EQ(refused({.players = players}), std::nullopt);
}

TEST(Hollywood, H47_90_jobs_are_handpicked_as_long_as_everyone_can_have_one) {
  const Play play(Options{.players = 5, .without = 149});
  EXPECT_EQ(play.owner(screenwriter), Place::nowhere);
  EXPECT_EQ(play.owner(gaffer), Place::nowhere);
  EXPECT_EQ(play.owner(editor), Place::nowhere);
  EXPECT_NE(play.owner(director), Place::nowhere);
  EXPECT_EQ(tally(standard, play.state).jobs_in_game, 6);
  EXPECT_EQ(refused({.players = 5, .without = 94}), "H47-90"_clause);  // one way to write it
  EXPECT_EQ(refused({.players = 5, .without = 44}), "H47-90"_clause);
  EXPECT_EQ(refused({.players = 5, .without = 40}), "H47-90"_clause);
  EXPECT_EQ(refused({.players = 5, .without = 1234}), std::nullopt);
  EXPECT_EQ(refused({.players = 5, .without = 12345}), "H47-99"_clause);
}

TEST(Hollywood, H47_91_justice_served_no_card_from_the_deck_and_none_removed) {
  EXPECT_EQ(refused({.players = 5, .edition = Edition::prototype, .justice = true}), "H47-91"_clause);
  Play play = seventh({.players = 5, .justice = true});
  play.act(actor_of(play), Action::decline());
  EXPECT_EQ(play.happened(Happened::dealt), 0U);
  EXPECT_EQ(play.happened(Happened::removed), 0U);
  EXPECT_EQ(play.state.rounds.back().shown, counts({Card::patriot, Card::communist}));
  Play without = seventh({.players = 5});
  without.act(actor_of(without), Action::decline());
  EXPECT_EQ(without.happened(Happened::dealt) + without.happened(Happened::removed), 2U);
  // Not before the seventh round.
  Play early(Options{.players = 5, .justice = true});
  while (early.state.round == 0) early.mild();
  EXPECT_EQ(early.happened(Happened::removed), 1U);
}

TEST(Hollywood, H47_96_a_card_that_is_put_back_stays) {
  for (const Kind choice : {Kind::cut, Kind::keep}) {
    Play play = seventh({.players = 5, .justice = true});
    play.state.declarer = seat(2);
    play.act(actor_of(play), Action::decline());
    ASSERT_EQ(play.state.step, Step::edit);
    play.act(2, choice);
    EXPECT_EQ(total(play.state.rounds.back().shown), choice == Kind::keep ? 2U : 1U);
  }
  // The Composer works as usual: the card is in the movie already.
  Play composed = seventh({.players = 5, .justice = true});
  composed.state.composed = true;
  composed.act(actor_of(composed), Action::decline());
  EXPECT_EQ(total(composed.state.rounds.back().shown), 2U);
  EXPECT_EQ(refused({.players = 3, .justice = true}), std::nullopt);  // allowed, without effect
}

TEST(Hollywood, H47_92_random_loyalties_are_dealt_from_all_nine) {
  bool odd = false;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Play play(Options{.players = 4, .random_loyalties = true}, seed);
    int communists = 0;
    for (const Desk& desk : play.state.desks) communists += desk.loyalty == Loyalty::communist ? 1 : 0;
    odd = odd || communists != 1;
  }
  EXPECT_TRUE(odd);
}

TEST(Hollywood, H47_97_communists_know_each_other_and_a_team_without_members_can_win) {
  EXPECT_EQ(refused({.players = 3, .random_loyalties = true}), "H47-97"_clause);
  Play play(Options{.players = 4, .random_loyalties = true});
  for (std::size_t i = 0; i < 4; ++i) play.state.desks[i].loyalty = i < 3 ? Loyalty::communist : Loyalty::patriot;
  EXPECT_EQ(play.view(0).desks[1].loyalty, Loyalty::communist);
  EXPECT_EQ(play.view(0).desks[2].loyalty, Loyalty::communist);
  for (std::size_t i = 0; i < 4; ++i) play.state.desks[i].loyalty = Loyalty::patriot;
  give_rounds(play.state, 0, 4);
  play.state.step = Step::over;
  EXPECT_TRUE(outcome(standard, play.state).winners.empty());
  // A Rising Star counts only if one was dealt.
  for (const bool rising : {false, true}) {
    Play last(Options{.players = 4, .random_loyalties = true});
    for (std::size_t i = 0; i < 4; ++i) last.state.desks[i].loyalty = Loyalty::patriot;
    if (rising) last.state.desks[2].loyalty = Loyalty::rising_star;
    give_rounds(last.state, 3, 3);
    last.state.now().winner = Winner::patriots;
    last.state.now().patriots = 1;
    last.state.step = Step::over;
    EXPECT_EQ(outcome(standard, last.state).winners.has(seat(2)), true);
    EXPECT_EQ(outcome(standard, last.state).winners.size(), rising ? 1U : 4U);
  }
}

TEST(Hollywood, H47_93_studio_order_calls_the_numbers_upward) {
  EXPECT_EQ(refused({.players = 5, .edition = Edition::prototype, .studio_order = true}), "H47-93"_clause);
  Play play = studio();
  std::vector<int> turns;
  while (play.state.step == Step::turn) {
    turns.push_back(actor_of(play));
    play.act(actor_of(play), Action::pass());
  }
  EXPECT_EQ(turns, (std::vector<int>{0, 4, 1, 2, 3}));  // 2, 3, 4, 6, 8
}

TEST(Hollywood, H47_93_who_is_moved_to_a_number_still_to_come_acts_on_it) {
  Play play = studio();
  play.act(0, Action::swap(producer, editor));  // number 9 from the centre
  std::vector<int> turns;
  while (play.state.step == Step::turn) {
    turns.push_back(actor_of(play));
    play.act(actor_of(play), Action::pass());
  }
  EXPECT_EQ(turns, (std::vector<int>{4, 1, 2, 3, 0}));  // seat 0 again, as number 9
  // Moved to a number already called: no turn.
  Play moved = studio();
  moved.act(0, Action::produce(producer, composer));
  moved.act(0, Kind::compose);
  moved.mild();
  turns.clear();
  while (moved.state.step == Step::turn) {
    turns.push_back(actor_of(moved));
    moved.act(actor_of(moved), Action::pass());
  }
  EXPECT_EQ(turns, (std::vector<int>{4, 1, 2}));  // seat 3 has number 2 now
}

TEST(Hollywood, H47_94_performing_at_once_uses_the_numbers_turn) {
  EXPECT_EQ(refused({.players = 3, .studio_order = true}), "H47-94"_clause);
  Play play = studio();
  play.act(0, Action::produce(producer, gaffer));
  ASSERT_EQ(play.state.step, Step::perform_now);
  play.act(0, Kind::light);
  play.act(0, Action::roll(0));
  play.act(0, Action::stop());
  std::vector<int> turns;
  while (play.state.step == Step::turn) {
    turns.push_back(actor_of(play));
    play.act(actor_of(play), Action::pass());
  }
  EXPECT_EQ(turns, (std::vector<int>{4, 2, 3}));  // number 4 is not called again
}

TEST(Hollywood, H47_99_a_producer_who_waits_acts_when_the_number_is_called) {
  Play play = studio();
  play.act(0, Action::produce(producer, gaffer));
  play.act(0, Action::decline());
  EXPECT_TRUE(play.waits_for(4));
  play.act(4, Action::pass());
  EXPECT_TRUE(play.waits_for(0));  // number 4
  EXPECT_EQ(play.act(0, Kind::light), std::nullopt);
  play.act(0, Action::roll(0));
  play.act(0, Action::stop());
  play.until(Step::stars);
  // Tokens, draws and windows go by job number when Post begins.
  EXPECT_EQ(play.state.order[0], seat(1));  // number 2
  EXPECT_EQ(play.state.order[1], seat(4));
  EXPECT_EQ(play.state.order[2], seat(0));
  // Handpick: two jobs per player with 1 to 3.
  EXPECT_EQ(refused({.players = 3, .without = 14}), std::nullopt);
  EXPECT_EQ(refused({.players = 3, .without = 134}), "H47-99"_clause);
  EXPECT_EQ(refused({.players = 3, .costumes = true, .without = 134}), std::nullopt);  // the Designer stays
}

TEST(Hollywood, H47_95_in_a_union_strike_a_star_plays_zero_to_three_cards) {
  Play play(Options{.players = 5, .union_strike = true});
  play.until(Step::stars);
  play.with_dice({star, star, blank, blank, blank}).with_poster(Poster::comedy);
  play.with_hand(0, {Card::patriot, Card::patriot, Card::communist})
      .with_hand(1, {Card::neutral, Card::hearing, Card::shake_up});
  play.state.decided = {};
  EXPECT_EQ(play.legal(0).size(), 1U + 2U + 2U + 1U);
  EXPECT_EQ(play.legal(1).size(), 8U);
  EXPECT_EQ(refused_by(play.act(0, Action::with(Kind::play, cards({Card::hearing})))), "H47-32"_clause);
  EXPECT_EQ(play.act(0, Action::with(Kind::play, Cards{})), std::nullopt);
  EXPECT_EQ(play.act(1, Action::with(Kind::play, cards({Card::neutral, Card::hearing, Card::shake_up}))), std::nullopt);
  // Under another poster a star is one card.
  Play other(Options{.players = 5, .union_strike = true});
  other.until(Step::stars);
  other.with_dice({star, star, blank, blank, blank}).with_poster(Poster::war);
  EXPECT_EQ(refused_by(other.act(0, Action::with(Kind::play, Cards{}))), "H47-40"_clause);
  Play hand(Options{.players = 5, .union_strike = true});
  hand.until(Step::stars);
  hand.with_dice({star, star, blank, blank, blank})
      .with_poster(Poster::comedy)
      .with_hand(0, {Card::patriot, Card::patriot});
  EXPECT_EQ(refused_by(hand.act(0, Action::with(Kind::play, cards({Card::patriot, Card::patriot, Card::patriot})))),
            "H47-95"_clause);
}

TEST(Hollywood, H47_98_in_a_strike_tokens_need_cards_kept_back_and_two_stars_are_no_more) {
  Play play(Options{.players = 5, .union_strike = true});
  play.until(Step::stars);
  play.with_dice({star, blank, blank, blank, blank}).with_poster(Poster::comedy);
  play.with_hand(0, {Card::patriot, Card::patriot, Card::communist});
  play.state.decided = {};
  play.state.desks[0].tokens = 1;
  play.act(0, Action::with(Kind::play, cards({Card::patriot, Card::patriot, Card::communist})));
  EXPECT_NE(play.state.step, Step::tokens);
  EXPECT_EQ(play.desk(0).tokens, 1);
  EXPECT_EQ(play.desk(0).hand.size(), 3U);  // drawn again
  Play small(Options{.players = 2, .union_strike = true});
  small.until(Step::stars);
  small.with_dice({star, star, blank, blank, star, blank}).with_poster(Poster::comedy);
  small.state.step = Step::stars;
  small.state.decided = {};
  small.with_hand(0, {Card::patriot, Card::neutral, Card::communist});
  EXPECT_EQ(small.legal(0).size(), 8U);
  const auto round = small.state.round;
  small.events.clear();
  small.act(0, Action::with(Kind::play, Cards{}));
  std::size_t ghosts = 0;
  for (const Event& event : small.events) ghosts += event.kind == Happened::added && event.to == ghost(0) ? 1 : 0;
  EXPECT_EQ(ghosts, 1U);  // ghosts play as usual
  EXPECT_GE(small.state.round, round);
}
