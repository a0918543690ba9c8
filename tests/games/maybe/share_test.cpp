// Who gets the Votes: MM-30 to MM-36, MM-40 and MM-41.
#include <gtest/gtest.h>

#include <map>

#include "games/maybe/scenario.hpp"

using namespace backlot;
using namespace backlot::maybe;
using namespace backlot::maybe::scenario;
using Kind = Event::Kind;

namespace {

// A pitch by seat 1 of three or more, voted on; the pool holds nothing but `pool`.
Play voted(std::uint8_t players, std::initializer_list<Movie> pitch, std::initializer_list<std::string_view> votes,
           std::initializer_list<std::string_view> pool, std::uint64_t seed = 1, Options options = {}) {
  options.players = players;
  Play play(options, seed);
  play.pitch(pitch);
  play.state.pool = counts(pool);
  play.vote_all(votes);
  return play;
}

std::vector<std::size_t> won_by_seat(const Play& play) {
  std::vector<std::size_t> won;
  for (const Desk& desk : play.state.desks) won.push_back(desk.won.size());
  return won;
}

using Counts = std::vector<std::size_t>;

}  // namespace

TEST(MaybeShare, MM_30_first_the_votes_of_the_round_then_the_pool) {
  // Profit 5: four Votes of the round and one of the pool.
  const Play play = voted(4, {twin(Icon::camera)}, {"YES camera 4", "YES camera 2", "NO money 1", "NO script 2"},
                          {"YES money 2", "YES money 2"});
  EXPECT_EQ(play.events_of(Kind::profit)[0].number, 5);
  EXPECT_EQ(play.state.pool, counts({"YES money 2"}));
  VoteCounts won;
  for (const Desk& desk : play.state.desks) won.add(desk.won);
  EXPECT_EQ(won, counts({"YES camera 4", "YES camera 2", "NO money 1", "NO script 2", "YES money 2"}));
  EXPECT_EQ(won_by_seat(play), (Counts{3, 2, 0, 0}));  // two each, and the fifth for the active player
}

TEST(MaybeShare, MM_31_votes_not_needed_are_chosen_at_random_and_go_to_the_pool) {
  std::map<std::string_view, int> returned;
  constexpr int tries = 600;
  for (std::uint64_t seed = 0; seed < tries; ++seed) {
    const Play play = voted(3, {two(Icon::camera)}, {"YES camera 4", "YES money 2", "NO script 1"}, {}, seed);
    EXPECT_EQ(play.state.pool.size(), 1U);
    EXPECT_EQ(won_by_seat(play), (Counts{1, 1, 0}));
    for (const char* name : {"YES camera 4", "YES money 2", "NO script 1"}) {
      returned[name] += static_cast<int>(play.state.pool.of(vote(name)));
    }
  }
  for (const auto& [name, count] : returned) EXPECT_NEAR(count, tries / 3.0, 55) << name;
}

TEST(MaybeShare, MM_31_what_comes_from_the_pool_is_chosen_at_random) {
  int camera = 0;
  constexpr int tries = 600;
  for (std::uint64_t seed = 0; seed < tries; ++seed) {
    const Play play = voted(4, {twin(Icon::camera)}, {"YES camera 4", "YES camera 2", "NO money 1", "NO script 2"},
                            {"NO camera 2", "NO script 1", "NO script 1"}, seed);
    EXPECT_EQ(play.state.pool.size(), 2U);
    camera += play.state.pool.of(vote("NO camera 2")) == 0 ? 1 : 0;
  }
  EXPECT_NEAR(camera, tries / 3.0, 55);  // physical cards: one of three
}

TEST(MaybeShare, MM_31_when_there_are_not_enough_what_is_there_is_shared) {
  const Play play = voted(3, {twin(Icon::camera)}, {"YES camera 4", "YES camera 2", "NO money 1"}, {"NO script 1"});
  EXPECT_EQ(play.state.pool.size(), 0U);
  EXPECT_EQ(won_by_seat(play), (Counts{2, 2, 0}));
}

TEST(MaybeShare, MM_32_shared_equally_among_yes_voters_and_the_rest_for_the_active_player) {
  // Profit 3 and two YES voters besides the active one.
  const Play with = voted(3, {three(Icon::camera)}, {"YES camera 4", "YES camera 2", "NO money 1"}, {});
  EXPECT_EQ(won_by_seat(with), (Counts{2, 1, 0}));
  const Play all = voted(3, {three(Icon::camera)}, {"YES camera 4", "YES camera 2", "YES money 2"}, {});
  EXPECT_EQ(won_by_seat(all), (Counts{1, 1, 1}));
  const auto won = with.events_of(Kind::won);
  ASSERT_EQ(won.size(), 3U);
  EXPECT_EQ(seen_by(cards, won[1], nobody), won[1]);  // face up
  EXPECT_EQ(seen_by(cards, with.state, nobody).desks[0].won, with.state.desks[0].won);
}

TEST(MaybeShare, MM_32_which_vote_goes_to_whom_is_random) {
  std::array<int, 3> camera{};
  constexpr int tries = 600;
  for (std::uint64_t seed = 0; seed < tries; ++seed) {
    const Play play = voted(3, {three(Icon::camera)}, {"YES camera 4", "YES camera 2", "YES money 2"}, {}, seed);
    for (std::size_t i = 0; i < 3; ++i) camera[i] += static_cast<int>(play.state.desks[i].won.of(vote("YES camera 4")));
  }
  for (const int count : camera) EXPECT_NEAR(count, tries / 3.0, 55);
}

TEST(MaybeShare, MM_33_a_success_without_a_yes_gives_all_to_the_active_player) {
  // Four cameras unless all votes are alike; all vote NO, so it costs nothing and yields five.
  Options options;
  options.blockbusters = true;
  const Play play = voted(3, {unanimous}, {"NO money 1", "NO money 1", "NO camera 1"},
                          {"YES money 2", "YES money 3", "YES money 4"}, 1, options);
  EXPECT_EQ(won_by_seat(play), (Counts{5, 0, 0}));
  EXPECT_EQ(play.state.made.size(), 1U);
}

TEST(MaybeShare, MM_35_the_active_player_gets_the_rest_whatever_they_voted) {
  // Profit 3, two YES voters, the active player votes NO.
  const Play no = voted(3, {three(Icon::camera)}, {"NO money 1", "YES camera 4", "YES camera 2"}, {});
  EXPECT_EQ(won_by_seat(no), (Counts{1, 1, 1}));
  // Fewer Votes than YES voters.
  const Play few = voted(3, {one(Icon::camera)}, {"NO money 1", "YES camera 4", "YES camera 2"}, {});
  EXPECT_EQ(won_by_seat(few), (Counts{1, 0, 0}));
  const Play two_of_three = voted(3, {two(Icon::camera)}, {"YES money 2", "YES camera 4", "YES camera 2"}, {});
  EXPECT_EQ(won_by_seat(two_of_three), (Counts{2, 0, 0}));
}

TEST(MaybeShare, MM_36_profit_nothing_is_still_a_success) {
  // A profit for each NO, and there is none.
  Options options;
  options.blockbusters = true;
  const Play play = voted(3, {cameras}, {"YES money 2", "YES camera 4", "YES camera 2"}, {}, 1, options);
  EXPECT_EQ(play.events_of(Kind::succeeded).size(), 1U);
  EXPECT_EQ(play.events_of(Kind::profit)[0].number, 0);
  EXPECT_EQ(won_by_seat(play), (Counts{0, 0, 0}));
  EXPECT_EQ(play.state.pool, counts({"YES money 2", "YES camera 4", "YES camera 2"}));
  ASSERT_EQ(play.state.made.size(), 1U);
  EXPECT_EQ(play.state.made[0], (Made{cameras, Result::success}));
}

TEST(MaybeShare, MM_40_after_failure_every_no_voter_wins_the_own_vote) {
  const Play play = voted(4, {twin(Icon::camera), twin(Icon::script)},
                          {"NO camera 2", "YES money 2", "NO camera 1", "YES script 2"}, {});
  EXPECT_EQ(play.events_of(Kind::failed).size(), 1U);
  EXPECT_EQ(play.state.desks[0].won, counts({"NO camera 2"}));
  EXPECT_EQ(play.state.desks[2].won, counts({"NO camera 1"}));
  EXPECT_EQ(won_by_seat(play), (Counts{1, 0, 1, 0}));
}

TEST(MaybeShare, MM_40_if_everybody_voted_no_nobody_wins) {
  const Play play = voted(3, {twin(Icon::camera)}, {"NO camera 2", "NO money 1", "NO camera 1"}, {});
  EXPECT_EQ(won_by_seat(play), (Counts{0, 0, 0}));
  EXPECT_EQ(play.state.pool, counts({"NO camera 2", "NO money 1", "NO camera 1"}));
}

TEST(MaybeShare, MM_41_votes_that_nobody_won_go_to_the_pool) {
  const Play failed = voted(3, {twin(Icon::camera)}, {"NO camera 2", "YES money 2", "NO camera 1"}, {"NO script 1"});
  EXPECT_EQ(failed.state.pool, counts({"YES money 2", "NO script 1"}));
  EXPECT_EQ(failed.events_of(Kind::returned).size(), 1U);
  const Play succeeded = voted(3, {one(Icon::camera)}, {"YES camera 2", "YES money 2", "NO money 1"}, {"NO script 1"});
  EXPECT_EQ(succeeded.state.pool.size(), 3U);
  EXPECT_EQ(succeeded.events_of(Kind::returned).size(), 2U);
  for (const Vote each : succeeded.state.votes) EXPECT_EQ(each, Vote::unknown);
}
