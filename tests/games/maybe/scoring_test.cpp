// Points and winners: MM-51 to MM-53, MM-63, MM-76, MM-83, and the book's example MM-92.
#include <gtest/gtest.h>

#include "games/maybe/scenario.hpp"

using namespace backlot;
using namespace backlot::maybe;
using namespace backlot::maybe::scenario;

namespace {

using Wons = std::initializer_list<std::initializer_list<std::string_view>>;

// A finished game with these Movies Made, and Votes won by each seat.
State finished(std::initializer_list<Made> made, Wons wons) {
  State state;
  state.options.players = static_cast<std::uint8_t>(wons.size());
  state.step = Step::over;
  for (const Made& each : made) state.made.push(each);
  for (const auto& won : wons) {
    Desk desk;
    desk.won = counts(won);
    state.desks.push(desk);
  }
  return state;
}
Outcome outcome_of(std::initializer_list<Made> made, Wons wons) { return outcome(cards, finished(made, wons)); }

constexpr Made success(Movie movie) { return {movie, Result::success}; }

// MM-92: camera twice, setting twice, money once, and others.
constexpr MoviesMade example = [] {
  MoviesMade made;
  made.push(success(mixed(Icon::setting)));  // setting and camera
  made.push(success(one(Icon::camera)));
  made.push(success(one(Icon::setting)));
  made.push(success(mixed(Icon::money)));  // money and actors
  return made;
}();
static_assert(result_for(cards, example,
                         [] {
                           VoteCounts won;
                           for (const char* name : {"NO setting 2", "YES camera 4", "YES money 3"}) won.add(vote(name));
                           return won;
                         }())
                  .score == 5);

}  // namespace

TEST(MaybeScoring, MM_92_the_worked_example) {
  const SeatResult result = result_for(cards, example, counts({"NO setting 2", "YES camera 4", "YES money 3"}));
  EXPECT_EQ(result.score, 2 + 2 + 1);
}

TEST(MaybeScoring, MM_51_a_vote_scores_as_often_as_its_icon_appears_on_the_movies_made) {
  const Outcome result =
      outcome_of({success(twin(Icon::camera)), success(mixed(Icon::camera))},
                 {{"YES camera 2"}, {"NO camera 1", "NO camera 2"}, {"YES microphone 4", "NO money 1"}});
  EXPECT_EQ(result.seats[0].score, 3);  // the number on the Vote does not matter
  EXPECT_EQ(result.seats[1].score, 6);
  EXPECT_EQ(result.seats[2].score, 1);
  EXPECT_EQ(result.seats[1].lines[0], (ScoreLine{"MM-32"_clause, LineKind::count, 2}));
  EXPECT_EQ(result.seats[1].lines[1], (ScoreLine{"MM-51"_clause, LineKind::points, 6}));
}

TEST(MaybeScoring, MM_51_every_kind_of_vote_scores) {
  MoviesMade made;
  for (std::size_t i = 0; i < icons; ++i) made.push({one(icon_at(i)), Result::success});
  for (std::size_t i = 0; i < cards.votes.size(); ++i) {
    VoteCounts won;
    won.add(static_cast<Vote>(i), 2);
    EXPECT_EQ(result_for(cards, made, won).score, cards.votes[i].kind == VoteKind::change ? 0 : 2);
  }
}

TEST(MaybeScoring, MM_51_votes_in_hand_never_score) {
  State state = finished({success(twin(Icon::camera))}, {{}, {}, {}});
  state.desks[0].hand = hand({"YES camera 4"});
  EXPECT_EQ(outcome(cards, state).seats[0].score, 0);
}

TEST(MaybeScoring, MM_52_the_highest_score_wins) {
  const Outcome result =
      outcome_of({success(one(Icon::camera))}, {{"YES camera 2"}, {"NO camera 1", "NO camera 2"}, {}});
  EXPECT_EQ(result.winners, SeatSet::of(seat_at(1)));
  EXPECT_EQ(result.ended_by, "MM-52"_clause);
  EXPECT_EQ(result.seats[1].payoff, full_payoff);
  EXPECT_EQ(result.seats[0].payoff, 0);
}

TEST(MaybeScoring, MM_53_equal_highest_scores_share_the_win) {
  const Outcome result = outcome_of({success(one(Icon::camera))}, {{"YES camera 2"}, {"NO camera 1"}, {}});
  EXPECT_EQ(result.winners, SeatSet::first(2));
  EXPECT_EQ(result.ended_by, "MM-53"_clause);
  EXPECT_EQ(result.seats[0].payoff, full_payoff / 2);
  const Outcome nothing = outcome_of({}, {{"YES camera 2"}, {}, {}});
  EXPECT_EQ(nothing.winners, SeatSet::first(3));
}

TEST(MaybeScoring, MM_63_failed_tops_count_as_well) {
  const Outcome result =
      outcome_of({{one(Icon::camera), Result::failure}, success(one(Icon::camera))}, {{"YES camera 2"}, {}, {}});
  EXPECT_EQ(result.seats[0].score, 2);
}

TEST(MaybeScoring, MM_76_a_change_scores_nothing) {
  const Outcome result = outcome_of({success(twin(Icon::money))}, {{"CHANGE 4", "CHANGE 5"}, {}, {}});
  EXPECT_EQ(result.seats[0].score, 0);
  EXPECT_EQ(result.seats[0].lines[0].amount, 2);
}

TEST(MaybeScoring, MM_83_a_blockbuster_shows_its_printed_icon_once) {
  const Outcome result =
      outcome_of({success(cameras), success(chosen_profit)}, {{"YES camera 4"}, {"YES money 2"}, {}});
  EXPECT_EQ(result.seats[0].score, 1);
  EXPECT_EQ(result.seats[1].score, 0);
}
