// How far a pitch is covered, as far as a seat can know: MM-22 to MM-26, MM-83; and what Votes are worth: MM-51.
#include <gtest/gtest.h>

#include "games/maybe/scenario.hpp"

using namespace backlot;
using namespace backlot::maybe;
using namespace backlot::maybe::scenario;

namespace {

Outlook seen(const Play& play, int seat) { return outlook(cards, play.view(seat)); }

int with(const Outlook& outlook, std::string_view name) {
  for (const Casting& cast : outlook.casts) {
    if (cast.vote == vote(name)) return cast.lacking;
  }
  return -1;
}

}  // namespace

TEST(MaybeOutlook, MM_22_the_budget_grows_with_the_pitch) {
  Play play({.players = 3});
  EXPECT_EQ(seen(play, 0).cover, Cover{});
  play.bring(twin(Icon::camera));
  play.act(0, Action::pitch(twin(Icon::camera)));
  for (const int seat : {0, 1, 0xFF}) {
    const Cover cover = seen(play, seat).cover;
    EXPECT_EQ(cover.budget.icons[index(Icon::camera)], 2);
    EXPECT_EQ(cover.lacking, 2);
    EXPECT_EQ(cover.profit, 5);
    EXPECT_TRUE(cover.settled);
    EXPECT_TRUE(seen(play, seat).casts.empty());
  }
}

TEST(MaybeOutlook, MM_23_a_seat_adds_up_its_own_vote_and_no_other) {
  Play play({.players = 3});
  play.pitch({twin(Icon::camera), one(Icon::script)});
  play.give(0, "YES camera 2");
  play.give(1, "YES camera 4");
  play.give(1, "NO camera 1");
  const Outlook before = seen(play, 1);
  EXPECT_EQ(before.cover.lacking, 3);
  EXPECT_EQ(with(before, "YES camera 4"), 0);  // MM-25: the pair that is left stands for the script
  EXPECT_EQ(with(before, "NO camera 1"), 4);   // MM-27
  ASSERT_EQ(play.act(0, Action::cast(vote("YES camera 2"))), std::nullopt);
  EXPECT_EQ(seen(play, 1), before);
  EXPECT_EQ(seen(play, 0).cover.lacking, 1);
  EXPECT_EQ(seen(play, 0).cover.sums[index(Icon::camera)], 2);
  EXPECT_TRUE(seen(play, 0).casts.empty());  // it stands: MM-100
}

TEST(MaybeOutlook, MM_83_conditions_are_open_until_the_votes_are_shown) {
  Play play({3, false, false, true});
  play.pitch({chosen_profit, one(Icon::camera)});
  EXPECT_FALSE(seen(play, 1).cover.settled);
  EXPECT_EQ(seen(play, 1).cover.budget.any, 1);
  play.vote_all({"YES camera 3", "NO script 1", "NO money 1"});
  ASSERT_EQ(play.state.step, Step::profit);
  EXPECT_FALSE(seen(play, 1).cover.settled);  // MM-89: the profit is still to be chosen
  EXPECT_EQ(seen(play, 1).cover.lacking, 0);
}

TEST(MaybeOutlook, MM_51_votes_won_are_worth_the_icons_on_the_movies_made) {
  Play play({.players = 3});
  play.state.made.push({twin(Icon::camera), Result::success});
  play.desk(1).won = counts({"YES camera 4", "NO script 1"});
  const Outlook outlook = seen(play, 0);
  EXPECT_EQ(outlook.seats[0].standing.value, 0);
  EXPECT_EQ(outlook.seats[1].standing.value, 2);
}

TEST(MaybeOutlook, MM_51_MM_63_MM_76_icons_on_movies_made_on_votes_won_and_in_the_pool) {
  Play play({.players = 3, .changes = true});
  play.state.made.push({twin(Icon::camera), Result::failure});
  play.desk(1).won = counts({"YES camera 4", "NO script 1"});
  play.state.pool = counts({"NO script 1", "CHANGE 1"});
  const Outlook outlook = seen(play, 0xFF);
  EXPECT_EQ(outlook.made.counts[index(Icon::camera)], 2);
  EXPECT_EQ(outlook.seats[1].won.counts[index(Icon::camera)], 1);
  EXPECT_EQ(outlook.pool.counts[index(Icon::script)], 1);
  EXPECT_EQ(outlook.pool_changes, 1);
  EXPECT_EQ(outlook.turn, 1);
  EXPECT_EQ(outlook.turns, cards.hand);
}

TEST(MaybeOutlook, MM_25_MM_27_each_icon_with_what_is_missing_and_the_pairs_that_are_left) {
  Play play({.players = 3});
  play.pitch({twin(Icon::camera), one(Icon::script)});
  play.give(0, "YES camera 4");
  ASSERT_EQ(play.act(0, Action::cast(vote("YES camera 4"))), std::nullopt);
  const Cover cover = seen(play, 0).cover;
  EXPECT_EQ(cover.kinds[index(Icon::camera)], (IconCover{Icon::camera, 2, 4, 0}));
  EXPECT_EQ(cover.kinds[index(Icon::script)], (IconCover{Icon::script, 1, 0, 1}));
  EXPECT_EQ(cover.pairs, 1);
  EXPECT_EQ(cover.lacking, 0);
}
