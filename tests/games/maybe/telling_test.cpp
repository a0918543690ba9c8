// What is told of a vote, Vote by Vote: MM-24 to MM-27, MM-83, MM-87; and of its profit: MM-30 to MM-35.
#include "games/maybe/telling.hpp"

#include <gtest/gtest.h>

#include <array>

#include "games/maybe/scenario.hpp"

using namespace backlot;
using namespace backlot::maybe;
using namespace backlot::maybe::scenario;

namespace {

using Numbers = Array<std::int32_t, icons>;

// What those who watch are told while the last of these Votes is cast, and all are shown.
std::vector<Telling> all_told(Play& play, std::initializer_list<std::string_view> names) {
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
// Of the vote itself.
std::vector<Telling> told(Play& play, std::initializer_list<std::string_view> names) {
  std::vector<Telling> all = all_told(play, names);
  std::erase_if(all, [](const Telling& each) { return each.kind == Telling::Kind::shares; });
  return all;
}
// Of a pitch that covers its budget; the pool holds nothing but `pool`.
Telling shared(std::initializer_list<Movie> pitch, std::initializer_list<std::string_view> votes,
               std::initializer_list<std::string_view> pool) {
  Play play({.players = static_cast<std::uint8_t>(votes.size())});
  play.pitch(pitch);
  play.state.pool = counts(pool);
  const auto all = all_told(play, votes);
  EXPECT_EQ(all.back().kind, Telling::Kind::shares);
  return all.back();
}
std::vector<Share> shares_of(const Telling& telling) { return {telling.shares.begin(), telling.shares.end()}; }
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

TEST(MaybeTelling, MM_30_MM_32_MM_35_who_gets_how_many_votes_of_a_profit) {
  const Seat ada = seat_at(0);
  const Seat ben = seat_at(1);
  const Seat cleo = seat_at(2);
  // Profit 5: four of the round and one of the pool.
  const Telling five = shared({twin(camera)}, {"YES camera 4", "YES camera 2", "NO money 1", "NO script 2"},
                              {"YES money 2", "YES money 2"});
  EXPECT_EQ(shares_of(five), (std::vector<Share>{{ada, 2, 1}, {ben, 2, 0}}));
  EXPECT_EQ(five.from_pool, 1);
  EXPECT_EQ(five.to_pool, 0);
  // Profit 1 and two voters of YES besides the active player, who gets what cannot be shared: MM-35.
  const Telling one_only = shared({one(camera)}, {"NO money 1", "YES camera 4", "YES money 2"}, {"YES money 2"});
  EXPECT_EQ(shares_of(one_only), (std::vector<Share>{{ada, 0, 1}}));
  EXPECT_EQ(one_only.from_pool, 0);
  EXPECT_EQ(one_only.to_pool, 2) << "MM-41";
  // MM-31: when there are not enough, what is there.
  const Telling short_of = shared({twin(camera)}, {"YES camera 4", "NO camera 1", "YES camera 2"}, {"NO script 1"});
  EXPECT_EQ(shares_of(short_of), (std::vector<Share>{{ada, 2, 0}, {cleo, 2, 0}}));
  EXPECT_EQ(short_of.from_pool, 1);
}

TEST(MaybeTelling, MM_30_MM_41_shares_are_what_is_dealt_in_whole_games) {
  std::size_t profits = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    FastChance chance(seed);
    FastChance dice(seed + 1);
    const Options options{static_cast<std::uint8_t>(3 + seed % 4), seed % 2 == 0, seed % 3 == 0, seed % 5 == 0};
    State state = setup(cards, options, chance);
    while (!is_over(cards, state)) {
      std::optional<Telling> telling;
      std::array<std::size_t, max_players> won{};
      std::size_t to_pool = 0;
      EventsTo sink{[&](const Event& event) {
        if (event.kind == Event::Kind::profit) telling = maybe::telling(cards, seen_by(cards, state, nobody), event);
        if (event.kind == Event::Kind::won) ++won[index(event.seat)];
        if (event.kind == Event::Kind::returned) ++to_pool;
      }};
      const Seat seat = waiting_on(cards, state).front();
      ActionsOf<maybe::Game> actions;
      legal_actions(cards, state, seat, actions);
      const auto action = actions[dice.below(static_cast<std::uint32_t>(actions.size()), 0)];
      apply(cards, state, seat, action, chance, sink);
      if (!telling) continue;
      ++profits;
      std::array<std::size_t, max_players> told{};
      for (const Share& share : telling->shares) told[index(share.seat)] = std::size_t{share.equal} + share.rest;
      ASSERT_EQ(told, won) << seed;
      ASSERT_EQ(telling->to_pool, to_pool) << seed;
    }
  }
  EXPECT_GT(profits, 60U);
}
