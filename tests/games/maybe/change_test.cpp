// Breaking Changes: MM-72 to MM-79, MM-88, MM-109.
#include <gtest/gtest.h>

#include "games/maybe/scenario.hpp"

using namespace backlot;
using namespace backlot::maybe;
using namespace backlot::maybe::scenario;
using Kind = Event::Kind;

namespace {

constexpr Options changes3{3, false, true};

// A pitch by seat 1, voted on with these; seats have own cards of their first icons.
Play voted(std::initializer_list<Movie> pitch, std::initializer_list<std::string_view> votes,
           const Options& options = changes3) {
  Play play(options);
  play.pitch(pitch);
  play.vote_all(votes);
  return play;
}

SeatSet only(int seat) { return SeatSet::of(seat_at(static_cast<std::size_t>(seat))); }

}  // namespace

TEST(MaybeChange, MM_72_changes_resolve_first_the_lowest_number_first) {
  Play play = voted({one(Icon::camera), one(Icon::money)}, {"CHANGE 5", "YES camera 4", "CHANGE 2"});
  EXPECT_EQ(play.state.step, Step::add);
  EXPECT_EQ(waiting_on(cards, play.state), only(2));
  EXPECT_EQ(refused_by(play.act(0, Action::skip())), "MM-104"_clause);
  EXPECT_EQ(play.act(2, Action::skip()), std::nullopt);
  EXPECT_EQ(play.act(2, Action::remove(one(Icon::camera))), std::nullopt);
  EXPECT_EQ(waiting_on(cards, play.state), only(0));
  EXPECT_EQ(play.state.step, Step::add);
  EXPECT_EQ(play.state.changes, 1);
}

TEST(MaybeChange, MM_72_adds_removes_or_both_and_own_cards_are_filled_up) {
  // Both.
  Play both = voted({one(Icon::camera), one(Icon::money)}, {"CHANGE 1", "YES camera 4", "NO money 1"});
  const auto own = both.desk(0).own;
  EXPECT_EQ(both.legal(0), (std::vector{Action::add(own[0]), Action::add(own[1]), Action::skip()}));
  EXPECT_EQ(refused_by(both.act(0, Action::add(one(Icon::camera)))), "MM-72"_clause);
  EXPECT_EQ(refused_by(both.act(0, Action::remove(one(Icon::camera)))), "MM-104"_clause);
  EXPECT_EQ(both.act(0, Action::add(own[1])), std::nullopt);
  EXPECT_EQ(both.desk(0).own.size(), 2U);
  EXPECT_EQ(both.desk(0).own[0], own[0]);
  EXPECT_EQ(both.events_of(Kind::drew_movie).size(), 1U);
  EXPECT_EQ(both.events_of(Kind::drew_movie)[0].movie, both.desk(0).own[1]);
  EXPECT_EQ(both.act(0, Action::remove(one(Icon::money))), std::nullopt);
  EXPECT_EQ(both.state.row, row({one(Icon::camera), own[1]}));
  EXPECT_EQ(both.state.step, Step::vote);
  // Only adds.
  Play adds = voted({one(Icon::camera)}, {"CHANGE 1", "YES camera 4", "NO money 1"});
  const Movie mine = adds.desk(0).own[0];
  adds.act(0, Action::add(mine));
  EXPECT_EQ(adds.act(0, Action::skip()), std::nullopt);
  EXPECT_EQ(adds.state.row, row({one(Icon::camera), mine}));
  // Only removes; then nothing is drawn, and one of the two has to happen.
  Play removes = voted({one(Icon::camera), one(Icon::money)}, {"CHANGE 1", "YES camera 4", "NO money 1"});
  removes.act(0, Action::skip());
  EXPECT_EQ(removes.state.step, Step::remove);
  EXPECT_EQ(refused_by(removes.act(0, Action::skip())), "MM-72"_clause);
  EXPECT_EQ(removes.legal(0), (std::vector{Action::remove(one(Icon::camera)), Action::remove(one(Icon::money))}));
  EXPECT_EQ(removes.act(0, Action::remove(one(Icon::camera))), std::nullopt);
  EXPECT_EQ(removes.events_of(Kind::drew_movie).size(), 0U);
  EXPECT_EQ(removes.state.row, row({one(Icon::money)}));
}

TEST(MaybeChange, MM_73_an_added_card_goes_to_the_right_and_a_removed_one_is_discarded) {
  for (const bool trendsetter : {false, true}) {
    Play play = voted({one(Icon::camera), one(Icon::money)}, {"CHANGE 1", "YES camera 4", "NO money 1"},
                      Options{3, trendsetter, true});
    const Movie mine = play.desk(0).own[0];
    play.act(0, Action::add(mine));
    EXPECT_EQ(play.state.row, row({one(Icon::camera), one(Icon::money), mine}));
    EXPECT_EQ(refused_by(play.act(0, Action::remove(one(Icon::script)))), "MM-20"_clause);
    play.act(0, Action::remove(one(Icon::camera)));
    EXPECT_EQ(play.state.row, row({one(Icon::money), mine}));
    EXPECT_TRUE(play.state.discards.has(one(Icon::camera)));
    EXPECT_TRUE(play.state.beneath.empty());
  }
}

TEST(MaybeChange, MM_73_the_pitch_never_becomes_empty) {
  Play play = voted({one(Icon::camera)}, {"CHANGE 1", "YES camera 4", "NO money 1"});
  EXPECT_EQ(play.legal(0).size(), 2U);  // to add one of two
  EXPECT_EQ(refused_by(play.act(0, Action::skip())), "MM-73"_clause);
  const Movie mine = play.desk(0).own[0];
  play.act(0, Action::add(mine));
  EXPECT_EQ(play.legal(0), (std::vector{Action::remove(one(Icon::camera)), Action::skip()}));
  play.act(0, Action::remove(one(Icon::camera)));
  EXPECT_EQ(play.state.row, row({mine}));
}

TEST(MaybeChange, MM_78_the_card_just_added_may_not_be_removed) {
  Play play = voted({one(Icon::camera), one(Icon::money)}, {"CHANGE 1", "CHANGE 2", "NO money 1"});
  const Movie mine = play.desk(0).own[0];
  play.act(0, Action::add(mine));
  EXPECT_EQ(refused_by(play.act(0, Action::remove(mine))), "MM-78"_clause);
  play.act(0, Action::skip());
  // The next CHANGE may remove it.
  play.act(1, Action::skip());
  EXPECT_EQ(play.act(1, Action::remove(mine)), std::nullopt);
  EXPECT_EQ(play.state.row, row({one(Icon::camera), one(Icon::money)}));
}

TEST(MaybeChange, MM_78_who_can_do_neither_skips) {
  Play play(changes3);
  play.desk(0).own.clear();
  play.pitch({one(Icon::camera)});
  play.vote_all({"CHANGE 1", "YES camera 4", "NO money 1"});
  EXPECT_EQ(play.legal(0), std::vector{Action::skip()});
  EXPECT_EQ(play.act(0, Action::skip()), std::nullopt);
  EXPECT_EQ(play.state.step, Step::vote);
  EXPECT_EQ(play.state.changes, 1);
  EXPECT_EQ(play.state.row, row({one(Icon::camera)}));
  // Without own cards but with two in the row one has to go.
  Play two(changes3);
  two.desk(0).own.clear();
  two.pitch({one(Icon::camera), one(Icon::money)});
  two.vote_all({"CHANGE 1", "YES camera 4", "NO money 1"});
  two.act(0, Action::skip());
  EXPECT_EQ(two.state.step, Step::remove);
}

TEST(MaybeChange, MM_74_the_others_take_their_votes_back_and_all_vote_again) {
  Play play = voted({one(Icon::camera), one(Icon::money)}, {"CHANGE 1", "YES camera 4", "NO money 1"});
  const std::size_t pool = play.state.pool.size();
  play.act(0, Action::skip());
  play.act(0, Action::remove(one(Icon::camera)));
  EXPECT_EQ(play.state.step, Step::vote);
  EXPECT_EQ(waiting_on(cards, play.state), SeatSet::first(3));
  for (const Desk& desk : play.state.desks) EXPECT_EQ(desk.hand.size(), 10U);
  EXPECT_TRUE(play.desk(1).hand.contains(vote("YES camera 4")));
  EXPECT_TRUE(play.desk(2).hand.contains(vote("NO money 1")));
  EXPECT_EQ(play.state.pool.size(), pool - 1);
  const auto back = play.events_of(Kind::taken_back);
  ASSERT_EQ(back.size(), 2U);
  EXPECT_EQ(back[0].seat, seat_at(1));
  EXPECT_EQ(back[0].vote, vote("YES camera 4"));
  const auto drew = play.events_of(Kind::drew);
  ASSERT_EQ(drew.size(), 1U);
  EXPECT_EQ(drew[0].seat, seat_at(0));
  EXPECT_TRUE(play.desk(0).hand.contains(drew[0].vote));
  for (const Vote each : play.state.votes) EXPECT_EQ(each, Vote::unknown);
  play.vote_all({"YES money 2", "YES camera 4", "NO money 1"});
  EXPECT_EQ(play.events_of(Kind::succeeded).size(), 1U);
}

TEST(MaybeChange, MM_75_the_draw_is_random_and_a_spent_change_leaves_the_game) {
  int camera = 0;
  constexpr int tries = 400;
  for (std::uint64_t seed = 0; seed < tries; ++seed) {
    Play play(changes3, seed);
    play.pitch({one(Icon::camera), one(Icon::money)});
    play.vote_all({"CHANGE 3", "YES camera 4", "NO money 1"});
    play.state.pool = counts({"NO camera 2", "NO script 1", "NO script 1"});
    play.act(0, Action::skip());
    play.act(0, Action::remove(one(Icon::camera)));
    camera += play.desk(0).known.contains(vote("NO camera 2")) ? 1 : 0;
    ASSERT_EQ(play.state.spent.size(), 1U);
    EXPECT_EQ(play.state.spent[0], vote("CHANGE 3"));
    EXPECT_EQ(play.state.pool.of(vote("CHANGE 3")), 0U);
    EXPECT_FALSE(play.desk(0).hand.contains(vote("CHANGE 3")));
  }
  EXPECT_NEAR(camera, tries / 3.0, 48);
}

TEST(MaybeChange, MM_75_with_an_empty_pool_there_is_no_draw_and_who_has_no_vote_does_not_vote) {
  Play play(changes3);
  play.pitch({one(Icon::camera), one(Icon::money)});
  play.desk(0).hand = hand({"CHANGE 1"});
  play.state.pool = {};
  play.vote_all({"CHANGE 1", "YES camera 4", "NO money 1"});
  play.act(0, Action::skip());
  play.act(0, Action::remove(one(Icon::money)));
  EXPECT_EQ(play.events_of(Kind::drew).size(), 0U);
  EXPECT_TRUE(play.desk(0).hand.empty());
  EXPECT_EQ(waiting_on(cards, play.state), only(1).with(seat_at(2)));
  EXPECT_EQ(refused_by(play.act(0, Action::cast(vote("CHANGE 1")))), "MM-75"_clause);
  play.vote_all({"", "YES camera 4", "NO money 1"});
  EXPECT_EQ(play.events_of(Kind::succeeded).size(), 1U);
}

TEST(MaybeChange, MM_109_with_too_few_votes_in_the_pool_the_highest_number_goes_without) {
  Play play(changes3);
  play.pitch({one(Icon::camera), one(Icon::money), one(Icon::script)});
  play.state.pool = counts({"NO camera 2"});
  play.vote_all({"CHANGE 5", "YES camera 4", "CHANGE 2"});
  play.act(2, Action::skip());
  play.act(2, Action::remove(one(Icon::camera)));
  EXPECT_EQ(play.state.pool.size(), 1U);  // nobody draws before all CHANGE Votes are resolved
  play.act(0, Action::skip());
  play.act(0, Action::remove(one(Icon::money)));
  ASSERT_EQ(play.events_of(Kind::drew).size(), 1U);
  EXPECT_EQ(play.events_of(Kind::drew)[0].seat, seat_at(2));
  EXPECT_EQ(play.desk(0).hand.size(), 9U);
  EXPECT_EQ(play.desk(2).hand.size(), 10U);
  ASSERT_EQ(play.state.spent.size(), 2U);
  EXPECT_EQ(play.state.spent[0], vote("CHANGE 2"));
  EXPECT_EQ(play.state.spent[1], vote("CHANGE 5"));
}

TEST(MaybeChange, MM_76_a_change_taken_from_the_pool_as_profit_is_won) {
  Play play(changes3);
  play.pitch({twin(Icon::camera)});
  play.state.pool = counts({"CHANGE 4", "CHANGE 5"});
  play.vote_all({"YES camera 4", "YES camera 2", "YES camera 3"});
  VoteCounts won;
  for (const Desk& desk : play.state.desks) won.add(desk.won);
  EXPECT_EQ(won.of(vote("CHANGE 4")) + won.of(vote("CHANGE 5")), 2U);
}

TEST(MaybeChange, MM_79_a_new_vote_is_free_and_votes_taken_back_stay_known) {
  Play play = voted({one(Icon::camera), one(Icon::money)}, {"CHANGE 1", "YES camera 4", "NO money 1"});
  play.give(1, "CHANGE 2");
  play.act(0, Action::skip());
  play.act(0, Action::remove(one(Icon::camera)));
  const Vote drawn = play.events_of(Kind::drew)[0].vote;
  EXPECT_EQ(play.desk(1).known, hand({"YES camera 4"}));
  EXPECT_EQ(play.desk(0).known.size(), 1U);
  EXPECT_EQ(play.desk(0).known[0], drawn);
  const View view = play.view(2);
  EXPECT_EQ(view.desks[1].hand[0], vote("YES camera 4"));
  for (std::size_t i = 1; i < 10; ++i) EXPECT_EQ(view.desks[1].hand[i], Vote::unknown);
  EXPECT_EQ(view.desks[0].hand[0], drawn);
  // Another Vote, or another CHANGE.
  play.give(1, "CHANGE 2");
  EXPECT_EQ(play.act(1, Action::cast(vote("CHANGE 2"))), std::nullopt);
  play.vote_all({"YES money 2"});
  play.vote_all({"", "", "NO money 2"});
  EXPECT_EQ(play.state.step, Step::add);
  EXPECT_EQ(play.desk(1).known, hand({"YES camera 4"}));  // it is still in hand
}

TEST(MaybeChange, MM_79_a_known_vote_that_is_played_is_known_no_more) {
  Play play = voted({one(Icon::camera), one(Icon::money)}, {"CHANGE 1", "YES camera 4", "NO money 1"});
  play.act(0, Action::skip());
  play.act(0, Action::remove(one(Icon::camera)));
  play.vote_all({"YES money 2", "YES camera 4", "NO money 1"});
  EXPECT_TRUE(play.desk(1).known.empty());
  EXPECT_TRUE(play.desk(2).known.empty());
}

TEST(MaybeChange, MM_11_what_a_played_vote_says_about_the_deal) {
  Play play = voted({one(Icon::camera), one(Icon::money)}, {"CHANGE 1", "YES camera 4", "NO money 1"});
  EXPECT_EQ(play.state.dealt_yes, only(1));
  EXPECT_EQ(play.state.dealt_no, only(2));
  play.state.pool = counts({"YES script 2"});
  play.act(0, Action::skip());
  play.act(0, Action::remove(one(Icon::camera)));
  // The drawn YES says nothing about the deal, and a Vote taken back nothing new.
  play.vote_all({"YES script 2", "YES camera 4", "NO money 1"});
  EXPECT_EQ(play.state.dealt_yes, only(1));
  EXPECT_EQ(play.state.dealt_no, only(2));
}

TEST(MaybeChange, MM_79_only_the_final_votes_count) {
  // Everybody votes NO in the end; the YES that was taken back does not count.
  Play play = voted({twin(Icon::camera), twin(Icon::money)}, {"CHANGE 1", "YES camera 4", "NO money 1"});
  play.state.pool = {};
  play.act(0, Action::skip());
  play.act(0, Action::remove(twin(Icon::money)));
  play.vote_all({"NO script 1", "NO camera 1", "NO money 1"});
  EXPECT_EQ(play.events_of(Kind::failed).size(), 1U);
  EXPECT_EQ(play.events_of(Kind::won).size(), 0U);
  EXPECT_EQ(play.state.changes, 0);  // of the next pitch
}

TEST(MaybeChange, MM_79_if_nobody_votes_the_budget_decides_alone) {
  for (const bool costs : {true, false}) {
    Play play(Options{3, false, true, true});
    play.pitch({one(Icon::camera), unanimous});
    for (int seat = 0; seat < 3; ++seat) play.desk(seat).hand.clear();
    play.desk(0).hand = hand({"CHANGE 1"});
    play.state.voting = only(0);  // the others had none when the vote began
    play.state.pool = {};
    play.vote_all({"CHANGE 1"});
    play.act(0, Action::skip());
    play.state.pool = {};
    play.act(0, Action::remove(costs ? unanimous : one(Icon::camera)));
    // MM-110: no votes are all alike, and so the Blockbuster costs nothing.
    EXPECT_EQ(play.events_of(costs ? Kind::failed : Kind::succeeded).size(), 1U);
    EXPECT_TRUE(is_over(cards, play.state));
  }
}

TEST(MaybeChange, MM_88_changes_count_over_all_new_votes_on_this_pitch) {
  Play play(Options{3, false, true, true});
  play.pitch({changing, one(Icon::camera), one(Icon::money)});
  play.vote_all({"CHANGE 1", "CHANGE 2", "YES camera 4"});
  play.act(0, Action::skip());
  play.act(0, Action::remove(one(Icon::camera)));
  play.act(1, Action::skip());
  play.act(1, Action::remove(one(Icon::money)));
  EXPECT_EQ(play.state.changes, 2);
  play.vote_all({"CHANGE 3", "YES camera 2", "YES camera 2"});
  const Movie mine = play.desk(0).own[0];
  play.act(0, Action::add(mine));
  play.act(0, Action::remove(changing));
  EXPECT_EQ(play.state.changes, 3);
  EXPECT_EQ(situation_of(cards, play.state).changes, 3);
  EXPECT_EQ(play.state.added, Movie::unknown);
  play.vote_all({"NO camera 1", "NO camera 2", "NO money 1"});
  EXPECT_EQ(play.state.changes, 0);
}
