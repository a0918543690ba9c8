// What is told of a vote, Vote by Vote: MM-24 to MM-27, MM-83, MM-87.
#include "games/maybe/telling.hpp"

#include <gtest/gtest.h>

#include "games/maybe/scenario.hpp"

using namespace backlot;
using namespace backlot::maybe;
using namespace backlot::maybe::scenario;

namespace {

using Numbers = Array<std::int32_t, icons>;

// What those who watch are told while the last of these Votes is cast, and all are shown.
std::vector<Telling> told(Play& play, std::initializer_list<std::string_view> names) {
  std::vector<std::string_view> votes(names);
  for (std::size_t i = 0; i < votes.size(); ++i) play.give(static_cast<int>(i), votes[i]);
  for (std::size_t i = 0; i + 1 < votes.size(); ++i) {
    EXPECT_FALSE(play.act(static_cast<int>(i), Action::cast(vote(votes[i]))));
  }
  std::vector<Telling> all;
  EventsTo sink{[&](const Event& event) {
    if (!tells(event.kind)) return;
    const auto telling = maybe::telling(cards, seen_by(cards, play.state, nobody), event);
    EXPECT_TRUE(telling);
    if (telling) all.push_back(*telling);
  }};
  FastChance chance(1);
  apply(cards, play.state, seat_at(votes.size() - 1), Action::cast(vote(votes.back())), chance, sink);
  return all;
}
std::vector<WildPair> pairs_of(const Telling& telling) {
  return {telling.wild_pairs.begin(), telling.wild_pairs.end()};
}
using enum Icon;

}  // namespace

TEST(MaybeTelling, MM_24_MM_27_the_cover_after_each_vote) {
  Play play({.players = 3});
  play.pitch({twin(camera), one(script)});
  const auto all = told(play, {"NO camera 1", "YES camera 4", "YES money 3"});
  ASSERT_EQ(all.size(), 4U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(all[i].kind, Telling::Kind::cover);
    EXPECT_EQ(all[i].votes, i + 1);
    EXPECT_EQ(all[i].need, (Numbers{0, 0, 1, 0, 2, 0}));
  }
  EXPECT_EQ(all[0].sums, (Numbers{0, 0, 0, 0, -1, 0}));
  EXPECT_EQ(all[0].missing, (Numbers{0, 0, 1, 0, 3, 0}));  // MM-27
  EXPECT_EQ(all[0].lacking, 4);
  EXPECT_FALSE(all[0].covered);
  EXPECT_FALSE(all[0].settled);
  EXPECT_EQ(all[1].sums, (Numbers{0, 0, 0, 0, 3, 0}));
  EXPECT_EQ(all[1].missing, (Numbers{0, 0, 1, 0, 0, 0}));
  EXPECT_TRUE(all[1].wild_pairs.empty()) << "one camera is left over, and that is no pair";
  EXPECT_FALSE(all[1].covered);
  EXPECT_EQ(all[2].sums, (Numbers{3, 0, 0, 0, 3, 0}));
  EXPECT_EQ(pairs_of(all[2]), (std::vector<WildPair>{{money, script}}));  // MM-25
  EXPECT_TRUE(all[2].covered);
  EXPECT_TRUE(all[2].settled);
  Telling verdict = all[2];
  verdict.kind = Telling::Kind::verdict;
  EXPECT_EQ(all[3], verdict);
}

TEST(MaybeTelling, MM_25_MM_26_pairs_go_to_what_is_missing_in_the_order_of_icons) {
  Play play({.players = 3});
  play.pitch({one(actors), one(microphone), one(setting)});
  const auto all = told(play, {"YES camera 4", "YES script 3", "NO script 1"});
  ASSERT_EQ(all.size(), 4U);
  EXPECT_EQ(pairs_of(all[1]), (std::vector<WildPair>{{script, actors}, {camera, setting}, {camera, microphone}}));
  EXPECT_TRUE(all[1].covered) << "so far";
  EXPECT_EQ(pairs_of(all[2]), (std::vector<WildPair>{{script, actors}, {camera, setting}, {camera, microphone}}));
  EXPECT_TRUE(all[3].covered);
}

TEST(MaybeTelling, MM_25_a_verdict_says_what_is_lacking) {
  Play play({.players = 3});
  play.pitch({twin(camera), twin(money)});
  const auto all = told(play, {"YES camera 4", "NO setting 1", "NO money 1"});
  EXPECT_EQ(all.back().kind, Telling::Kind::verdict);
  EXPECT_EQ(all.back().missing, (Numbers{3, 0, 0, 0, 0, 0}));
  EXPECT_EQ(pairs_of(all.back()), (std::vector<WildPair>{{camera, money}}));
  EXPECT_EQ(all.back().lacking, 2);
  EXPECT_FALSE(all.back().covered);
}

TEST(MaybeTelling, MM_83_MM_87_a_condition_is_open_until_all_votes_are_shown) {
  Play play({3, false, false, true});
  play.pitch({cameras, chosen_profit});
  const auto all = told(play, {"NO money 1", "NO script 1", "YES camera 3"});
  ASSERT_GE(all.size(), 3U);
  EXPECT_EQ(all[0].need, (Numbers{0, 0, 0, 0, 1, 0})) << "a camera for each NO so far";
  EXPECT_EQ(all[1].need, (Numbers{0, 0, 0, 0, 2, 0}));
  EXPECT_EQ(all[2].need, (Numbers{0, 0, 0, 0, 2, 0}));
  EXPECT_EQ(all[2].any, 1);
  EXPECT_FALSE(all[0].settled);
  EXPECT_FALSE(all[1].settled);
  EXPECT_TRUE(all[2].covered) << "the third camera is of any kind";
}
