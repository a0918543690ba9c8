// What is seen, what may be undone, what is done when time is up, and weighed imagining: MM-23, MM-79, MM-101.
#include <gtest/gtest.h>

#include "games/maybe/scenario.hpp"

using namespace backlot;
using namespace backlot::maybe;
using namespace backlot::maybe::scenario;
using Kind = Event::Kind;

TEST(MaybeSight, MM_101_everything_but_hands_and_sealed_votes_is_seen_by_all) {
  Play play(Options{3, true, true, true});
  for (int moves = 0; moves < 60 && !is_over(cards, play.state); ++moves) {
    const View view = seen_by(cards, play.state, nobody);
    EXPECT_EQ(view.row, play.state.row);
    EXPECT_EQ(view.pool, play.state.pool);
    EXPECT_EQ(view.made, play.state.made);
    EXPECT_EQ(view.decided, play.state.decided);
    if (play.state.step != Step::vote) {
      EXPECT_EQ(view.votes, play.state.votes);
    }
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(view.desks[i].won, play.state.desks[i].won);
    play.mild();
  }
  for (const Event& event : play.events) {
    if (event.kind != Kind::voted) {
      EXPECT_EQ(seen_by(cards, event, nobody), event);
    }
  }
}

TEST(MaybeSight, MM_100_a_sealed_vote_and_a_pitch_in_the_making_can_be_undone) {
  for (const Kind kind : {Kind::voted, Kind::pitched, Kind::skipped, Kind::chose}) {
    EXPECT_FALSE(reveals(Event{.kind = kind}));
  }
  for (const Kind kind : {Kind::finished, Kind::new_deck, Kind::stacks_emptied, Kind::filled, Kind::drew_movie,
                          Kind::shown, Kind::added, Kind::removed, Kind::taken_back, Kind::spent, Kind::drew,
                          Kind::succeeded, Kind::failed, Kind::profit, Kind::won, Kind::returned, Kind::kept}) {
    EXPECT_TRUE(reveals(Event{.kind = kind}));
  }
}

TEST(MaybeSight, MM_104_when_time_is_up_the_pitch_is_short_and_nothing_is_changed) {
  Play play(Options{3, false, true});
  const auto mildest = [&](int seat) { return default_action(cards, play.view(seat)); };
  EXPECT_EQ(mildest(0), Action::pitch(play.state.market[0]));
  play.mild();
  EXPECT_EQ(mildest(0), Action::finish());
  play.mild();
  EXPECT_EQ(mildest(1), Action::cast(play.desk(1).hand[0]));
  play.vote_all({"CHANGE 1", "YES camera 4", "NO money 1"});
  EXPECT_EQ(mildest(0), Action::add(play.desk(0).own[0]));  // the pitch has one card only
  play.mild();
  EXPECT_EQ(mildest(0), Action::skip());
}

TEST(MaybeSight, MM_11_imagined_hands_were_dealt_a_yes_and_a_no) {
  // Seat 2 has shown nine YES; the tenth must be a NO wherever the others are.
  Play play(Options{3});
  play.pitch({one(Icon::camera)});
  play.desk(0).hand = hand({"YES money 2"});
  play.desk(1).hand = hand({"NO script 1"});
  play.desk(2).hand = hand({"YES script 2"});
  play.state.dealt_yes = SeatSet::first(2);
  play.state.dealt_no = SeatSet::of(seat_at(0)).with(seat_at(2));
  play.state.pool = {};
  for (std::size_t i = 0; i < cards.votes.size(); ++i) {
    if (cards.votes[i].kind != VoteKind::change) play.state.pool.add(static_cast<Vote>(i), cards.votes[i].copies);
  }
  for (const char* name : {"YES money 2", "NO script 1", "YES script 2"}) play.state.pool.remove(vote(name));
  FastChance dreams(1);
  for (int i = 0; i < 50; ++i) {
    const State world = imagine(cards, play.view(0), dreams);
    EXPECT_EQ(world.desks[1].hand, play.state.desks[1].hand);
    EXPECT_EQ(world.desks[2].hand, play.state.desks[2].hand);
  }
}

TEST(MaybeSight, MM_101_a_belief_weighs_what_is_imagined) {
  struct Convinced {
    static constexpr std::uint32_t card(Seat holder, Vote each) {
      return holder == seat_at(1) && each == vote("YES camera 4") ? 1'000'000 : 1;
    }
    static constexpr std::uint32_t sealed(Seat /*voter*/, Vote each) { return each == vote("YES camera 4") ? 1 : 0; }
  };
  Play play(Options{4}, 3);
  play.pitch({one(Icon::camera)});
  for (std::size_t i = 0; i < 4; ++i) {  // the only copy is in some other hand
    if (play.state.desks[i].hand.contains(vote("YES camera 4"))) play.state.desks[i].hand.remove(vote("YES camera 4"));
  }
  if (play.state.pool.of(vote("YES camera 4")) > 0) play.state.pool.remove(vote("YES camera 4"));
  play.desk(0).hand.resize(9);
  play.desk(1).hand.resize(9);
  play.desk(2).hand.resize(9);
  play.desk(3).hand.resize(9);
  VoteCounts seen = play.state.pool;
  for (const Desk& desk : play.state.desks) {
    for (const Vote each : desk.hand) seen.add(each);
  }
  for (std::size_t i = 0; i < cards.votes.size(); ++i) {  // what is nowhere now goes to the pool
    const auto each = static_cast<Vote>(i);
    if (cards.votes[i].kind == VoteKind::change) continue;
    play.state.pool.add(each, cards.votes[i].copies - seen.of(each));
  }
  play.state.pool.remove(vote("YES camera 4"));
  play.desk(1).hand.insert_sorted(vote("YES camera 4"));
  play.act(1, Action::cast(vote("YES camera 4")));
  FastChance dreams(1);
  for (int i = 0; i < 50; ++i) {
    const State world = imagine(cards, play.view(0), dreams, Convinced{});
    EXPECT_TRUE(world.desks[1].hand.contains(vote("YES camera 4")));
    EXPECT_EQ(world.vote_of(seat_at(1)), vote("YES camera 4"));
  }
}

TEST(MaybeSight, MM_11_a_belief_in_what_cannot_be_is_not_asked_for_ever) {
  struct Stubborn {
    static constexpr std::uint32_t card(Seat holder, Vote each) {
      return holder == seat_at(1) && cards[each].kind == VoteKind::yes ? 1 : 0;
    }
    static constexpr std::uint32_t sealed(Seat /*voter*/, Vote /*each*/) { return 1; }
  };
  const Play play(Options{3}, 3);
  FastChance dreams(1);
  const State world = imagine(cards, play.view(0), dreams, Stubborn{});
  for (const Desk& desk : world.desks) EXPECT_TRUE(has_both(cards, desk.hand));
}
