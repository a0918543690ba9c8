// Pitch and vote, and from one turn to the next: MM-20 to MM-23, MM-50, MM-54, MM-100 to MM-105.
#include <gtest/gtest.h>

#include "content/maybe.hpp"
#include "games/maybe/scenario.hpp"

using namespace backlot;
using namespace backlot::maybe;
using namespace backlot::maybe::scenario;
using Kind = Event::Kind;

namespace {

// Nobody can cover four icons of this.
constexpr std::initializer_list<Movie> dear{twin(Icon::camera), twin(Icon::script)};
constexpr std::initializer_list<std::string_view> against{"NO money 1", "NO money 1", "NO money 1"};

}  // namespace

TEST(MaybeTurn, MM_20_a_pitch_is_a_row_of_market_cards_in_the_order_chosen) {
  Play play(Options{3});
  for (const Movie movie : {one(Icon::camera), one(Icon::money), two(Icon::script)}) play.bring(movie);
  EXPECT_EQ(play.legal(0).size(), 6U);  // no end before the first card
  EXPECT_EQ(refused_by(play.act(0, Action::finish())), "MM-20"_clause);
  EXPECT_EQ(play.act(0, Action::pitch(two(Icon::script))), std::nullopt);
  EXPECT_EQ(play.legal(0).size(), 6U);  // five cards, or the end
  EXPECT_EQ(play.act(0, Action::pitch(one(Icon::camera))), std::nullopt);
  EXPECT_EQ(play.act(0, Action::pitch(one(Icon::money))), std::nullopt);
  EXPECT_EQ(play.state.row, row({two(Icon::script), one(Icon::camera), one(Icon::money)}));
  EXPECT_EQ(play.act(0, Action::finish()), std::nullopt);
  EXPECT_EQ(play.state.step, Step::vote);
  EXPECT_EQ(play.events_of(Kind::pitched).size(), 3U);
  EXPECT_EQ(play.events_of(Kind::pitched)[0].movie, two(Icon::script));
}

TEST(MaybeTurn, MM_21_the_market_is_filled_up_when_the_pitch_is_complete) {
  Play play(Options{3});
  const auto shown = play.state.market;
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(play.state.market.size(), 6U - i);
    EXPECT_EQ(play.act(0, Action::pitch(shown[i])), std::nullopt);
    EXPECT_EQ(refused_by(play.act(0, Action::pitch(shown[i]))), "MM-21"_clause);  // in the row now
  }
  EXPECT_EQ(play.legal(0), std::vector{Action::finish()});
  EXPECT_EQ(refused_by(play.act(0, Action::pitch(play.state.deck.nth(0)))), "MM-21"_clause);
  play.act(0, Action::finish());
  EXPECT_EQ(play.state.market.size(), 6U);
  EXPECT_EQ(play.state.row.size(), 6U);
  EXPECT_EQ(play.events_of(Kind::filled).size(), 6U);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(play.events_of(Kind::filled)[i].movie, play.state.market[i]);
  EXPECT_EQ(play.state.deck.size(), 44U - 12U);
}

TEST(MaybeTurn, MM_23_everybody_picks_one_vote_in_secret_and_all_are_shown_at_once) {
  Play play(Options{3});
  play.pitch({one(Icon::camera)});
  EXPECT_EQ(waiting_on(cards, play.state), SeatSet::first(3));  // the active player, too
  for (int seat = 0; seat < 3; ++seat) play.give(seat, "YES money 2");
  play.events.clear();
  play.act(2, Action::cast(vote("YES money 2")));
  EXPECT_EQ(play.kinds(), std::vector{Kind::voted});
  EXPECT_EQ(play.view(2).vote_of(seat_at(2)), vote("YES money 2"));
  EXPECT_EQ(play.view(0).vote_of(seat_at(2)), Vote::unknown);
  EXPECT_EQ(seen_by(cards, play.state, nobody).vote_of(seat_at(2)), Vote::unknown);
  EXPECT_EQ(seen_by(cards, play.events[0], seat_at(2))->vote, vote("YES money 2"));
  EXPECT_EQ(seen_by(cards, play.events[0], seat_at(0))->vote, Vote::unknown);
  EXPECT_EQ(play.desk(2).hand.size(), 10U);  // nobody sees where it comes from
  play.act(0, Action::cast(vote("YES money 2")));
  play.act(1, Action::cast(vote("YES money 2")));
  const auto shown = play.events_of(Kind::shown);
  ASSERT_EQ(shown.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(shown[i].seat, seat_at(i));
    EXPECT_EQ(shown[i].vote, vote("YES money 2"));
    EXPECT_EQ(seen_by(cards, shown[i], nobody), shown[i]);
    EXPECT_EQ(play.state.desks[i].hand.size(), 9U);
  }
}

TEST(MaybeTurn, MM_23_the_vote_comes_from_the_own_hand) {
  Play play(Options{3});
  play.pitch({one(Icon::camera)});
  play.desk(0).hand = hand({"YES money 2", "NO camera 1"});
  EXPECT_EQ(play.legal(0), (std::vector{Action::cast(vote("YES money 2")), Action::cast(vote("NO camera 1"))}));
  EXPECT_EQ(refused_by(play.act(0, Action::cast(vote("YES money 3")))), "MM-23"_clause);
}

TEST(MaybeTurn, MM_22_MM_24_MM_25_MM_27_budget_against_votes) {
  const auto succeeds = [](std::initializer_list<Movie> pitch, std::initializer_list<std::string_view> votes) {
    Play play(Options{3});
    play.pitch(pitch);
    play.vote_all(votes);
    return !play.events_of(Kind::succeeded).empty();
  };
  EXPECT_TRUE(succeeds({twin(Icon::camera)}, {"YES camera 2", "NO money 1", "NO money 1"}));
  EXPECT_FALSE(succeeds({twin(Icon::camera)}, {"YES camera 2", "NO camera 1", "NO money 1"}));
  EXPECT_TRUE(succeeds({twin(Icon::camera)}, {"YES camera 3", "NO camera 1", "NO money 1"}));
  EXPECT_TRUE(succeeds({one(Icon::camera)}, {"YES script 2", "NO money 1", "NO money 1"}));
  EXPECT_FALSE(succeeds({one(Icon::camera), one(Icon::money)}, {"YES script 2", "NO money 1", "NO money 1"}));
  EXPECT_TRUE(succeeds({one(Icon::camera), one(Icon::actors)}, {"YES script 4", "NO money 1", "NO money 1"}));
  // MM-27: three Money are missing, not one.
  EXPECT_FALSE(succeeds({one(Icon::camera), one(Icon::money)}, {"YES script 4", "NO money 1", "NO money 1"}));
}

TEST(MaybeTurn, MM_50_turns_pass_clockwise_and_the_game_ends_after_ten) {
  for (std::uint8_t players = 3; players <= 6; ++players) {
    Play play(Options{players});
    play.state.active = seat_at(1);
    for (std::size_t turn = 0; turn < 10; ++turn) {
      ASSERT_EQ(play.state.turn, turn);
      ASSERT_EQ(play.state.active, seat_at((1 + turn) % players));
      for (const Desk& desk : play.state.desks) ASSERT_EQ(desk.hand.size(), 10 - turn);
      while (play.state.turn == turn && !is_over(cards, play.state)) play.mild();
    }
    EXPECT_TRUE(is_over(cards, play.state));
    EXPECT_TRUE(waiting_on(cards, play.state).empty());
    EXPECT_EQ(refused_by(play.act(0, Action::finish())), "MM-50"_clause);
    EXPECT_TRUE(play.legal(0).empty());
  }
}

TEST(MaybeTurn, MM_54_who_has_no_vote_still_pitches) {
  Play play(Options{3});
  play.desk(0).hand.clear();
  play.pitch(dear);
  EXPECT_EQ(waiting_on(cards, play.state), SeatSet::of(seat_at(1)).with(seat_at(2)));
  EXPECT_EQ(refused_by(play.act(0, Action::cast(vote("NO money 1")))), "MM-75"_clause);
  play.vote_all({"", "NO money 1", "NO money 1"});
  EXPECT_EQ(play.state.active, seat_at(1));
  EXPECT_EQ(play.state.step, Step::pitch);
}

TEST(MaybeTurn, MM_100_a_vote_stands_and_all_wait_for_everybody) {
  Play play(Options{3});
  play.pitch({one(Icon::camera)});
  const Vote mine = play.desk(1).hand[0];
  play.act(1, Action::cast(mine));
  EXPECT_EQ(refused_by(play.act(1, Action::cast(mine))), "MM-100"_clause);
  EXPECT_EQ(waiting_on(cards, play.state), SeatSet::of(seat_at(0)).with(seat_at(2)));
  EXPECT_EQ(play.state.step, Step::vote);
  play.mild();
  EXPECT_EQ(play.state.step, Step::vote);
  play.mild();
  EXPECT_NE(play.state.step, Step::vote);
}

TEST(MaybeTurn, MM_101_hands_are_hidden_their_size_is_not) {
  Play play(Options{4, true, true});
  for (int seat = 0; seat < 4; ++seat) {
    const View view = play.view(seat);
    for (std::size_t other = 0; other < 4; ++other) {
      EXPECT_EQ(view.desks[other].hand.size(), 10U);
      if (seat_at(other) == view.seat()) {
        EXPECT_EQ(view.desks[other].hand, play.state.desks[other].hand);
      } else {
        for (const Vote each : view.desk(seat_at(other)).hand) EXPECT_EQ(each, Vote::unknown);
      }
      EXPECT_EQ(view.desks[other].own, play.state.desks[other].own);
    }
    EXPECT_EQ(view.market, play.state.market);
    EXPECT_EQ(view.deck, play.state.deck);
  }
  EXPECT_EQ(refused_by(check(cards, play.view(1), seat_at(0), Action::pitch(play.state.market[0]))), "MM-101"_clause);
  ActionsOf<maybe::Game> actions;
  legal_actions(cards, play.view(1), seat_at(0), actions);
  EXPECT_TRUE(actions.empty());
}

TEST(MaybeTurn, MM_101_who_has_one_vote_only_is_asked_as_well) {
  Play play(Options{3});
  for (int seat = 0; seat < 3; ++seat) play.desk(seat).hand = hand({"NO money 1"});
  play.pitch(dear);
  EXPECT_EQ(waiting_on(cards, play.state), SeatSet::first(3));
  EXPECT_EQ(play.legal(1), std::vector{Action::cast(vote("NO money 1"))});
}

TEST(MaybeTurn, MM_102_copies_cannot_be_told_apart) {
  Play play(Options{3});
  play.pitch(dear);
  play.desk(0).hand = hand({"NO money 1", "NO money 1", "NO money 1", "YES money 2"});
  EXPECT_EQ(play.legal(0).size(), 2U);
  play.vote_all(against);
  EXPECT_EQ(play.desk(0).hand, hand({"NO money 1", "NO money 1", "YES money 2"}));
}

TEST(MaybeTurn, MM_103_seats_are_clockwise_and_there_is_no_other) {
  Play play(Options{3});
  EXPECT_EQ(refused_by(play.act(3, Action::finish())), "MM-103"_clause);
  EXPECT_EQ(refused_by(check(cards, play.state, nobody, Action::finish())), "MM-103"_clause);
  play.state.active = seat_at(2);
  play.pitch(dear);
  play.vote_all(against);
  EXPECT_EQ(play.state.active, seat_at(0));
}

TEST(MaybeTurn, MM_104_decisions_come_in_their_order) {
  Play play(Options{3});
  const Vote held = play.desk(0).hand[0];
  EXPECT_EQ(waiting_on(cards, play.state), SeatSet::of(seat_at(0)));
  EXPECT_EQ(refused_by(play.act(1, Action::pitch(play.state.market[0]))), "MM-104"_clause);
  for (const Action& early : {Action::cast(held), Action::skip(), Action::keep(play.state.market[0]),
                              Action::choose(Icon::money), Action::choose_number(1)}) {
    EXPECT_EQ(refused_by(play.act(0, early)), "MM-104"_clause);
  }
  play.pitch({one(Icon::camera), one(Icon::money)});
  EXPECT_EQ(refused_by(play.act(0, Action::finish())), "MM-104"_clause);
  EXPECT_EQ(refused_by(play.act(0, Action::keep(one(Icon::camera)))), "MM-104"_clause);
  play.vote_all({"YES camera 4", "YES money 3", "YES money 3"});
  ASSERT_EQ(play.state.step, Step::keep);
  EXPECT_EQ(waiting_on(cards, play.state), SeatSet::of(seat_at(0)));
  EXPECT_EQ(refused_by(play.act(0, Action::cast(held))), "MM-104"_clause);
  EXPECT_EQ(refused_by(play.act(1, Action::keep(one(Icon::camera)))), "MM-104"_clause);
}

TEST(MaybeTurn, MM_105_every_card_of_the_deck_is_as_likely_to_come_next) {
  std::array<int, max_movies> times{};
  constexpr int tries = 4000;
  for (std::uint64_t seed = 0; seed < tries; ++seed) {
    FastChance chance(seed);
    State state;
    for (const Movie movie : {one(Icon::money), two(Icon::script), spare(3), spare(13)}) state.deck.add(movie);
    const Movie drawn = deal_movie(state, chance);
    ++times[static_cast<std::size_t>(drawn)];
    EXPECT_EQ(state.deck.size(), 3U);
    EXPECT_FALSE(state.deck.has(drawn));
  }
  for (const Movie movie : {one(Icon::money), two(Icon::script), spare(3), spare(13)}) {
    EXPECT_NEAR(times[static_cast<std::size_t>(movie)], tries / 4.0, 130);
  }
}

TEST(MaybeTurn, MM_105_the_deck_gives_its_cards_by_number) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    FastChance chance(seed);
    MovieSet set;
    for (std::size_t i = 0; i < max_movies; ++i) {
      if (chance.below(1 + static_cast<std::uint32_t>(seed % 7), 0) == 0) set.add(static_cast<Movie>(i));
    }
    const auto list = set.cards();
    ASSERT_EQ(list.size(), set.size());
    for (std::size_t i = 0; i < list.size(); ++i) ASSERT_EQ(set.nth(i), list[i]);
    EXPECT_EQ(MovieSet::of(list), set);
  }
}
