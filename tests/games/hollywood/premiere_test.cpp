// Premiere and the end: H47-50 to H47-64, and the worked examples H47-120 to H47-122.
#include <gtest/gtest.h>

#include "games/hollywood/scenario.hpp"

using namespace backlot;
using namespace backlot::hollywood;
using namespace backlot::hollywood::scenario;

namespace {

using premiere::symbols_of;
using premiere::winner_of;

// A table where the movie is these cards and the declarer of the edit is about to cut `held`.
Play edited(std::uint8_t players, std::initializer_list<Card> movie, Card held, Poster poster) {
  Play play(Options{.players = players});
  play.until(Step::turn);
  play.with_poster(poster);
  play.state.movie = stack(movie);
  play.state.declarer = seat(0);
  play.state.held = held;
  play.state.step = Step::edit;
  play.events.clear();
  return play;
}
// The same, with nothing but these cards shown.
Play shown(std::uint8_t players, std::initializer_list<Card> movie, Poster poster = Poster::comedy) {
  Play play = edited(players, movie, Card::neutral, poster);
  play.state.movie.add(Card::neutral);
  return play;
}
void show(Play& play) { play.act(0, Kind::cut); }

void make_loyal(Play& play, std::initializer_list<Loyalty> list) {
  std::size_t i = 0;
  for (const Loyalty loyalty : list) play.state.desks[i++].loyalty = loyalty;
}
constexpr auto P = Loyalty::patriot;
constexpr auto C = Loyalty::communist;
constexpr auto R = Loyalty::rising_star;

}  // namespace

// H47-120: three stars and the Composer's card; one of four is cut; patriots 3 to 1.
static_assert(symbols_of(standard, counts({Card::hearing, Card::neutral, Card::communist}), Poster::western).patriots ==
              3);
static_assert(
    symbols_of(standard, counts({Card::hearing, Card::neutral, Card::communist}), Poster::western).communists == 1);
// H47-121: 2 to 2 is the communists'.
static_assert(winner_of(symbols_of(standard, counts({Card::neutral, Card::neutral, Card::shake_up, Card::patriot}),
                                   Poster::western),
                        5) == Winner::communists);
// H47-122: communists 2 to 1.
static_assert(symbols_of(standard, counts({Card::communist, Card::communist}), Poster::western).communists == 2);

TEST(Hollywood, H47_120_three_stars_the_composers_card_and_an_edit) {
  Play play(Options{.players = 5});
  play.with_jobs({editor, composer, actress, actor, gaffer}).with_dice({blank, blank, blank, blank, blank});
  play.skip_turns(1);  // the Gaffer
  play.act(0, Kind::edit);
  play.with_deck({Card::neutral, Card::neutral});
  play.act(1, Kind::compose);
  play.act(1, Action::with(Kind::score, Card::neutral));
  play.skip_turns(1);
  play.with_dice({star, star, star, blank, blank}).with_poster(Poster::western);
  play.mild();
  play.with_hand(0, {Card::hearing}).with_hand(1, {Card::communist}).with_hand(2, {Card::neutral});
  for (int i = 0; i < 3; ++i) play.act(i, play.legal(i)[0]);
  ASSERT_EQ(play.state.step, Step::edit);
  EXPECT_EQ(play.state.movie.size, 4);
  EXPECT_EQ(play.happened(Happened::dealt), 0U);
  play.state.held = Card::neutral;  // the card the Editor sees
  play.act(0, Kind::cut);
  const Round& round = play.state.rounds[0];
  EXPECT_EQ(round.shown, counts({Card::hearing, Card::neutral, Card::communist}));
  EXPECT_EQ(round.patriots, 3);
  EXPECT_EQ(round.communists, 1);
  EXPECT_EQ(round.winner, Winner::patriots);
  EXPECT_EQ(play.happened(Happened::dice_rolled), 1U);
}

TEST(Hollywood, H47_121_four_stars_a_deck_card_and_a_tie) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Play play(Options{.players = 5}, seed);
    play.with_jobs({editor, composer, actress, actor, gaffer}).with_dice({blank, blank, blank, blank, blank});
    play.skip_turns(4);
    play.with_dice({star, star, star, star, blank}).with_poster(Poster::western);
    play.mild();
    play.with_hand(0, {Card::neutral})
        .with_hand(1, {Card::neutral})
        .with_hand(2, {Card::shake_up})
        .with_hand(3, {Card::patriot});
    play.with_deck({Card::neutral, Card::neutral, Card::neutral, Card::neutral, Card::neutral, Card::neutral,
                    Card::neutral, Card::neutral, Card::neutral, Card::neutral, Card::neutral, Card::neutral,
                    Card::neutral, Card::neutral});
    for (int i = 0; i < 4; ++i) play.act(i, play.legal(i)[0]);
    ASSERT_EQ(play.happened(Happened::dealt), 1U);
    const Round& round = play.state.rounds[0];
    ASSERT_EQ(total(round.shown), 4U);
    if (round.shown[index(Card::neutral)] != 2) continue;  // another card went unseen
    EXPECT_EQ(round.patriots, 2);
    EXPECT_EQ(round.communists, 2);
    EXPECT_EQ(round.winner, Winner::communists);
    EXPECT_EQ(play.happened(Happened::jobs_dealt), 1U);
    return;
  }
  FAIL() << "no game like the example";
}

TEST(Hollywood, H47_122_the_rising_star_wins_a_close_seventh_movie) {
  Play play = edited(6, {Card::communist, Card::communist, Card::neutral}, Card::neutral, Poster::western);
  make_loyal(play, {P, P, P, C, C, R});
  give_rounds(play.state, 3, 3);
  play.act(0, Kind::keep);
  ASSERT_EQ(play.state.step, Step::over);
  if (play.state.rounds.back().shown == counts({Card::communist, Card::communist})) {
    const Outcome result = outcome(standard, play.state);
    EXPECT_EQ(result.winners, SeatSet::of(seat(5)));
    EXPECT_EQ(result.ended_by, "H47-61"_clause);
  }
  Play same = edited(6, {Card::communist, Card::communist, Card::neutral}, Card::neutral, Poster::western);
  make_loyal(same, {P, P, P, C, C, R});
  give_rounds(same.state, 3, 3);
  show(same);
  EXPECT_EQ(outcome(standard, same.state).winners, SeatSet::of(seat(5)));
}

TEST(Hollywood, H47_50_more_patriot_symbols_win_else_the_communists_do) {
  Play play = shown(5, {Card::patriot});
  show(play);
  EXPECT_EQ(play.state.rounds[0].winner, Winner::patriots);
  Play poster = shown(5, {Card::patriot}, Poster::horror);  // 1 to 1
  show(poster);
  EXPECT_EQ(poster.state.rounds[0].winner, Winner::communists);
  Play doubles = shown(5, {Card::double_patriot, Card::communist}, Poster::horror);  // 2 to 2
  show(doubles);
  EXPECT_EQ(doubles.state.rounds[0].winner, Winner::communists);
  Play more = shown(5, {Card::double_patriot, Card::communist}, Poster::war);  // 3 to 1
  show(more);
  EXPECT_EQ(more.state.rounds[0].patriots, 3);
  EXPECT_EQ(more.state.rounds[0].communists, 1);
  EXPECT_EQ(more.state.rounds[0].winner, Winner::patriots);
}

TEST(Hollywood, H47_51_hearings_reroll_all_dice_once) {
  Play play = shown(5, {Card::hearing, Card::hearing});
  show(play);
  EXPECT_EQ(play.happened(Happened::dice_rolled), 1U);
  Play none = shown(5, {Card::double_patriot});
  const auto dice = none.state.dice;
  show(none);
  EXPECT_EQ(none.happened(Happened::dice_rolled), 0U);
  EXPECT_EQ(none.state.dice, dice);
}

TEST(Hollywood, H47_52_shake_ups_deal_all_jobs_anew) {
  int changed = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Play play = shown(5, {Card::shake_up, Card::shake_up});
    play.chance = FastChance(seed);
    const auto owners = play.state.owners;
    show(play);
    EXPECT_EQ(play.happened(Happened::jobs_dealt), 1U);
    changed += play.state.owners != owners ? 1 : 0;
  }
  EXPECT_GT(changed, 15);
  Play none = shown(5, {Card::double_communist});
  const auto owners = none.state.owners;
  show(none);
  EXPECT_EQ(none.state.owners, owners);
}

TEST(Hollywood, H47_53_everyone_draws_back_up_to_three) {
  Play play = shown(5, {Card::patriot});
  play.with_hand(1, {}).with_hand(2, {Card::patriot});
  show(play);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(play.desk(i).hand.size(), 3U);
}

TEST(Hollywood, H47_54_discards_are_never_seen_and_become_the_new_deck) {
  Play play = shown(5, {Card::patriot});
  play.with_hand(1, {}).with_deck({Card::neutral});
  play.state.discards = stack({Card::hearing, Card::hearing, Card::hearing});
  for (int i = 0; i < 5; ++i) EXPECT_EQ(total(play.view(i).discards.cards), 0U);
  EXPECT_EQ(play.view(0).discards.size, 3);
  show(play);
  EXPECT_EQ(play.happened(Happened::reshuffled), 1U);
  EXPECT_EQ(play.desk(1).hand.size(), 3U);
  EXPECT_TRUE(play.desk(1).hand.contains(Card::hearing));
}

TEST(Hollywood, H47_55_the_movie_is_discarded_after_the_draw) {
  Play play = shown(5, {Card::shake_up, Card::shake_up});
  play.with_hand(1, {}).with_deck({Card::neutral});
  play.state.discards = stack({Card::patriot, Card::patriot});
  play.state.owners = Play({.players = 5}).state.owners;
  show(play);
  EXPECT_FALSE(play.desk(1).hand.contains(Card::shake_up));  // not in the new deck
  EXPECT_EQ(play.state.discards.cards[index(Card::shake_up)], 2);
  EXPECT_EQ(play.state.movie.size, 0);
}

TEST(Hollywood, H47_56_the_film_strip_marks_the_poster) {
  Play play = shown(5, {Card::patriot});
  show(play);
  EXPECT_EQ(play.state.rounds[0].winner, Winner::patriots);
  EXPECT_EQ(play.state.rounds[0].poster, Poster::comedy);
  EXPECT_EQ(score_of(play.state).patriots, 1);
  Play two = shown(2, {Card::patriot, Card::communist});
  show(two);
  EXPECT_EQ(two.state.rounds[0].winner, Winner::both);
}

TEST(Hollywood, H47_57_discards_are_shuffled_in_only_when_a_card_is_needed) {
  Play play = shown(5, {Card::patriot});
  play.with_hand(1, {Card::neutral, Card::neutral}).with_deck({Card::neutral});
  play.state.discards = stack({Card::patriot, Card::patriot});
  show(play);
  EXPECT_EQ(play.happened(Happened::reshuffled), 0U);  // the last card was enough
  EXPECT_EQ(play.state.deck.size, 0);
  // One draws what there is.
  Play few = shown(5, {Card::patriot});
  few.with_hand(1, {}).with_hand(2, {}).with_deck({Card::communist});
  few.state.discards = stack({});
  few.state.movie = stack({Card::neutral});
  show(few);
  std::size_t held = 0;
  for (const Desk& desk : few.state.desks) held += desk.hand.size();
  EXPECT_EQ(held, 3U * 3U + 2U);  // the deck's card, and the one that was cut
  // A Composer with one card plays it, with none cannot act.
  Play composing(Options{.players = 5});
  composing.with_jobs({composer, editor, actress, actor, gaffer});
  composing.skip_turns(1);
  composing.with_deck({Card::hearing});
  composing.state.discards = {};
  Play dry = composing;
  EXPECT_EQ(composing.act(0, Kind::compose), std::nullopt);
  EXPECT_EQ(composing.state.movie, stack({Card::hearing}));
  EXPECT_TRUE(composing.waits_for(1));
  dry.state.deck = {};
  EXPECT_EQ(refused_by(dry.act(0, Kind::compose)), "H47-57"_clause);
  EXPECT_FALSE(dry.offers(0, Kind::compose));
}

TEST(Hollywood, H47_58_only_revealed_ones_count_hearings_first_and_not_at_the_end) {
  Play hidden = edited(5, {Card::hearing, Card::shake_up}, Card::hearing, Poster::comedy);
  hidden.act(0, Kind::cut);  // the Hearing is cut
  EXPECT_EQ(hidden.happened(Happened::dice_rolled), 0U);
  EXPECT_EQ(hidden.happened(Happened::jobs_dealt), 1U);
  Play both = shown(5, {Card::hearing, Card::shake_up});
  show(both);
  std::vector<Happened> order;
  for (const Event& event : both.events) {
    if (event.kind == Happened::dice_rolled || event.kind == Happened::jobs_dealt) order.push_back(event.kind);
  }
  EXPECT_EQ(order, (std::vector<Happened>{Happened::dice_rolled, Happened::jobs_dealt}));
  Play last = shown(5, {Card::hearing, Card::patriot});
  give_rounds(last.state, 3, 0);
  last.with_hand(1, {});
  show(last);
  EXPECT_EQ(last.state.step, Step::over);
  EXPECT_EQ(last.happened(Happened::dice_rolled), 0U);
  EXPECT_TRUE(last.desk(1).hand.empty());
}

TEST(Hollywood, H47_59_a_shake_up_deals_the_usual_number_and_the_draw_is_in_turn_order) {
  Play play(Options{.players = 3, .without = 9});
  play.until(Step::turn);
  play.state.movie = stack({Card::shake_up, Card::neutral});
  play.state.declarer = seat(0);
  play.state.held = Card::neutral;
  play.state.step = Step::edit;
  play.with_poster(Poster::comedy);
  play.state.desks[1].tokens = 2;
  play.with_hand(0, {}).with_hand(1, {}).with_hand(2, {});
  const auto dice = play.state.dice;
  const auto order = play.state.order;
  play.events.clear();
  show(play);
  std::array<int, 3> held{};
  for (const Place owner : play.state.owners) {
    if (is_seat(owner)) ++held[index(owner)];
  }
  EXPECT_EQ(held, (std::array<int, 3>{2, 2, 2}));
  EXPECT_EQ(play.owner(editor), Place::nowhere);  // left out stays out
  EXPECT_EQ(play.desk(1).tokens, 2);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(play.state.dice[i], dice[i]);
  std::vector<Seat> drew;
  for (const Event& event : play.events) {
    if (event.kind == Happened::drew && is_seat(event.to)) drew.push_back(seat_of(event.to));
  }
  EXPECT_EQ(drew, (std::vector<Seat>{order[0], order[1], order[2]}));
}

TEST(Hollywood, H47_60_four_rounds_win) {
  Play play = shown(5, {Card::patriot});
  make_loyal(play, {P, C, P, C, P});
  give_rounds(play.state, 2, 0);
  show(play);
  EXPECT_NE(play.state.step, Step::over);  // three
  Play won = shown(5, {Card::patriot});
  make_loyal(won, {P, C, P, C, P});
  give_rounds(won.state, 3, 2);
  show(won);
  EXPECT_EQ(won.state.step, Step::over);
  const Outcome result = outcome(standard, won.state);
  EXPECT_EQ(result.winners, SeatSet::of(seat(0)).with(seat(2)).with(seat(4)));
  EXPECT_EQ(result.ended_by, "H47-60"_clause);
  EXPECT_EQ(refused_by(won.act(0, Action::pass())), "H47-60"_clause);
  EXPECT_EQ(result.seats[0].lines[0].amount, 4);  // of one's own side
  EXPECT_EQ(result.seats[1].lines[0].amount, 2);
}

TEST(Hollywood, H47_61_a_close_seventh_movie_is_the_rising_stars) {
  struct Case {
    std::initializer_list<Card> movie;
    SeatSet winners;
  };
  const SeatSet patriots = SeatSet::of(seat(0)).with(seat(1)).with(seat(2));
  const SeatSet communists = SeatSet::of(seat(3)).with(seat(4));
  const SeatSet rising = SeatSet::of(seat(5));
  for (const Case& each :
       {Case{{Card::patriot, Card::neutral}, rising}, Case{{Card::communist, Card::neutral}, rising},
        Case{{Card::hearing, Card::neutral}, patriots}, Case{{Card::shake_up, Card::neutral}, communists},
        Case{{Card::hearing, Card::communist}, rising}, Case{{Card::hearing, Card::patriot}, patriots}}) {
    Play play = shown(6, each.movie);
    make_loyal(play, {P, P, P, C, C, R});
    give_rounds(play.state, 3, 3);
    show(play);
    ASSERT_EQ(play.state.step, Step::over);
    EXPECT_EQ(outcome(standard, play.state).winners, each.winners);
    EXPECT_EQ(outcome(standard, play.state).ended_by, "H47-61"_clause);  // a tie ends by another: H47-64
  }
  // Before the seventh movie the Rising Star does not win.
  Play sixth = shown(6, {Card::patriot});
  make_loyal(sixth, {P, P, P, C, C, R});
  give_rounds(sixth.state, 3, 2);
  show(sixth);
  EXPECT_EQ(outcome(standard, sixth.state).winners, patriots);
}

TEST(Hollywood, H47_62_without_a_rising_star_the_seventh_is_like_any_other) {
  Play play = shown(5, {Card::patriot});
  make_loyal(play, {P, C, P, C, P});
  give_rounds(play.state, 3, 3);
  show(play);
  EXPECT_EQ(outcome(standard, play.state).winners, SeatSet::of(seat(0)).with(seat(2)).with(seat(4)));
}

TEST(Hollywood, H47_63_at_the_end_all_loyalties_are_shown) {
  Play play = shown(5, {Card::patriot});
  give_rounds(play.state, 3, 3);
  EXPECT_TRUE(is_unknown(seen_by(standard, play.state, nobody).desks[0].loyalty));
  show(play);
  EXPECT_EQ(play.happened(Happened::loyalty_shown), 5U);
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(seen_by(standard, play.state, nobody).desk(seat(i)).loyalty, play.desk(i).loyalty);
}

TEST(Hollywood, H47_64_a_tied_seventh_movie) {
  Play six = shown(6, {Card::patriot, Card::communist});
  make_loyal(six, {P, P, P, C, C, R});
  give_rounds(six.state, 3, 3);
  show(six);
  EXPECT_EQ(outcome(standard, six.state).winners, SeatSet::of(seat(5)));
  EXPECT_EQ(outcome(standard, six.state).ended_by, "H47-64"_clause);
  Play two = shown(2, {Card::patriot, Card::communist});
  give_rounds(two.state, 3, 3);
  show(two);
  EXPECT_EQ(outcome(standard, two.state).winners, SeatSet::first(2));
  EXPECT_EQ(outcome(standard, two.state).ended_by, "H47-64"_clause);
  Play five = shown(5, {Card::patriot, Card::communist});
  make_loyal(five, {P, C, P, C, P});
  give_rounds(five.state, 3, 3);
  show(five);
  EXPECT_EQ(outcome(standard, five.state).winners, SeatSet::of(seat(1)).with(seat(3)));
  EXPECT_EQ(outcome(standard, five.state).ended_by, "H47-64"_clause);
  Play sixth = shown(5, {Card::patriot, Card::communist});  // a tie like any other
  make_loyal(sixth, {P, C, P, C, P});
  give_rounds(sixth.state, 2, 3);
  show(sixth);
  EXPECT_EQ(outcome(standard, sixth.state).ended_by, "H47-60"_clause);
  Play seventh = shown(5, {Card::patriot});  // no tie
  make_loyal(seventh, {P, C, P, C, P});
  give_rounds(seventh.state, 3, 3);
  show(seventh);
  EXPECT_EQ(outcome(standard, seventh.state).ended_by, "H47-60"_clause);
}

TEST(Hollywood, H47_147_winners_share_the_win) {
  Play play = shown(5, {Card::patriot});
  make_loyal(play, {P, C, P, C, P});
  give_rounds(play.state, 3, 0);
  show(play);
  const Outcome result = outcome(standard, play.state);
  EXPECT_EQ(result.seats[0].payoff, full_payoff / 3);
  EXPECT_EQ(result.seats[1].payoff, 0);
  EXPECT_EQ(result.seats[0].score, 1);
  EXPECT_EQ(result.seats[1].score, 0);
}
