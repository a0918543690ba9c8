// The deal: MM-10 to MM-14, and what the expansions add to it.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "content/maybe.hpp"
#include "games/maybe/scenario.hpp"

using namespace backlot;
using namespace backlot::maybe;
using namespace backlot::maybe::scenario;

namespace {

State deal(const Content& content, const Options& options, std::uint64_t seed) {
  FastChance chance(seed);
  return setup(content, options, chance);
}

std::array<int, 3> kinds_in_hands(const Content& content, const State& state) {
  std::array<int, 3> kinds{};
  for (const Desk& desk : state.desks) {
    for (const Vote vote : desk.hand) ++kinds[static_cast<std::size_t>(content[vote].kind)];
  }
  return kinds;
}
std::array<int, 3> kinds_in(const Content& content, const VoteCounts& votes) {
  std::array<int, 3> kinds{};
  for (const Vote vote : votes.cards()) ++kinds[static_cast<std::size_t>(content[vote].kind)];
  return kinds;
}

}  // namespace

TEST(MaybeSetup, MM_10_three_to_six_players_and_enough_cards) {
  EXPECT_EQ(refused_by(check(standard, Options{2})), "MM-10"_clause);
  EXPECT_EQ(refused_by(check(standard, Options{7})), "MM-10"_clause);
  for (std::uint8_t players = 3; players <= 6; ++players) EXPECT_EQ(check(standard, Options{players}), std::nullopt);
  Content small = standard;
  small.yes_per_player = 6;
  EXPECT_EQ(check(small, Options{5}), std::nullopt);
  EXPECT_EQ(check(small, Options{6}), Refusal::components);
}

TEST(MaybeSetup, MM_10_ten_votes_each_five_yes_and_five_no_for_each_player) {
  for (std::uint8_t players = 3; players <= 6; ++players) {
    const State state = deal(standard, Options{players}, players);
    ASSERT_EQ(state.desks.size(), players);
    for (const Desk& desk : state.desks) {
      EXPECT_EQ(desk.hand.size(), 10U);
      EXPECT_TRUE(std::is_sorted(desk.hand.begin(), desk.hand.end()));
      EXPECT_TRUE(desk.known.empty());
    }
    EXPECT_EQ(kinds_in_hands(standard, state), (std::array{5 * players, 5 * players, 0}));
  }
}

TEST(MaybeSetup, MM_10_the_votes_of_the_deck_are_drawn_from_all) {
  std::array<int, max_vote_kinds> dealt{};
  constexpr int deals = 400;
  for (std::uint64_t seed = 0; seed < deals; ++seed) {
    const State state = deal(standard, Options{3}, seed);
    for (const Desk& desk : state.desks) {
      for (const Vote vote : desk.hand) ++dealt[static_cast<std::size_t>(vote)];
    }
  }
  for (std::size_t i = 0; i < standard.votes.size(); ++i) {
    const VoteCard& card = standard.votes[i];
    if (card.kind == VoteKind::change) continue;
    EXPECT_NEAR(dealt[i], deals * card.copies / 2.0, 12 * card.copies + 30) << name_of(card).view();
  }
}

TEST(MaybeSetup, MM_10_a_vote_reaches_every_seat_about_equally_often) {
  std::array<int, 4> times{};
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    const State state = deal(cards, Options{4}, seed);
    for (std::size_t i = 0; i < 4; ++i) times[i] += state.desks[i].hand.contains(vote("YES camera 4")) ? 1 : 0;
  }
  for (const int count : times) EXPECT_NEAR(count, 4000.0 * 20 / 30 / 4, 110);  // more than four standard deviations
}

TEST(MaybeSetup, MM_11_everybody_has_a_yes_and_a_no) {
  // Hands of two from three times as many of each: nearly half of the deals would be of one type.
  Content narrow = cards;
  narrow.hand = 2;
  int bad = 0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    const State state = deal(narrow, Options{5}, seed);
    for (const Desk& desk : state.desks) bad += has_both(narrow, desk.hand) ? 0 : 1;
  }
  EXPECT_EQ(bad, 0);
  EXPECT_TRUE(has_both(cards, hand({"YES camera 4", "NO script 1"})));
  EXPECT_FALSE(has_both(cards, hand({"YES camera 4", "YES script 2"})));
  EXPECT_FALSE(has_both(cards, hand({"NO camera 1", "NO script 1"})));
}

TEST(MaybeSetup, MM_102_a_hand_is_sorted_however_many_cards_are_alike) {
  FastChance chance(102);
  for (std::uint32_t kinds : {1U, 2U, 5U, 48U}) {
    for (int i = 0; i < 200; ++i) {
      DealtHand dealt;
      Pile<Vote, max_hand> expected;
      const std::size_t size = 2 + chance.below(max_hand - 1, 0);
      for (std::size_t card = 0; card < size; ++card) {
        const auto vote = static_cast<Vote>(chance.below(kinds, 0));
        dealt.add(vote);
        expected.insert_sorted(vote);
      }
      ASSERT_EQ(dealt.sorted(size), expected);
      while (!expected.empty()) {
        const Vote gone = expected[chance.below(static_cast<std::uint32_t>(expected.size()), 0)];
        Pile<Vote, max_hand> left = expected;
        left.remove_sorted(gone);
        expected.remove(gone);
        ASSERT_EQ(left, expected);
      }
    }
  }
}

TEST(MaybeSetup, MM_11_what_is_dealt_again_stays_in_the_game) {
  Content narrow = cards;
  narrow.yes_per_player = 2;
  narrow.no_per_player = 1;
  narrow.hand = 2;
  // Three players, six YES and three NO, hands of two: a good deal gives everybody one of each.
  std::array<int, 3> pool_kinds{};
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const State state = deal(narrow, Options{3}, seed);
    EXPECT_EQ(kinds_in_hands(narrow, state), (std::array{3, 3, 0}));
    const auto pool = kinds_in(narrow, state.pool);
    for (std::size_t i = 0; i < 3; ++i) pool_kinds[i] += pool[i];
  }
  EXPECT_EQ(pool_kinds, (std::array{300 * 27, 300 * 27, 0}));
}

TEST(MaybeSetup, MM_11_only_the_hands_are_dealt_again) {
  Content narrow = cards;
  narrow.yes_per_player = 2;
  narrow.no_per_player = 1;
  narrow.hand = 2;
  // The 51 Votes that stay out are drawn once; every deal draws the six of the hands.
  std::size_t again = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    FastChance source(seed);
    std::vector<std::uint32_t> drawn;
    Recorded chance(source, [&](const Draw& draw) { drawn.push_back(draw.n); });
    State state;
    state.options = Options{3};
    state.desks.resize(3);
    deal_votes(narrow, state, chance);
    EXPECT_EQ(std::count_if(drawn.begin(), drawn.end(), [](std::uint32_t n) { return n > 9; }), 2 * 21);
    EXPECT_EQ((drawn.size() - 51) % 6, 0U);
    again += drawn.size() > 51 + 6 ? 1U : 0U;
  }
  EXPECT_GT(again, 0U);
}

TEST(MaybeSetup, MM_11_dealing_again_ends_on_a_damaged_record_too) {
  Content narrow = cards;
  narrow.hand = 2;
  for (const bool changes : {false, true}) {
    for (std::uint8_t players = 3; players <= 6; ++players) {
      Tape empty({});
      const State state = setup(narrow, Options{players, false, changes}, empty);
      EXPECT_FALSE(empty.fits());
      for (const Desk& desk : state.desks) EXPECT_TRUE(has_both(narrow, desk.hand));
    }
  }
}

TEST(MaybeSetup, MM_12_all_other_votes_are_the_pool) {
  EXPECT_EQ(deal(standard, Options{6}, 1).pool.size(), 0U);
  for (std::uint8_t players = 3; players <= 6; ++players) {
    const State state = deal(standard, Options{players}, 3);
    const int left = 30 - 5 * players;
    EXPECT_EQ(kinds_in(standard, state.pool), (std::array{left, left, 0}));
    VoteCounts all = state.pool;
    for (const Desk& desk : state.desks) {
      for (const Vote vote : desk.hand) all.add(vote);
    }
    for (std::size_t i = 0; i < standard.votes.size(); ++i) {
      const VoteCard& card = standard.votes[i];
      EXPECT_EQ(all.of(static_cast<Vote>(i)), card.kind == VoteKind::change ? 0U : card.copies);
    }
  }
}

TEST(MaybeSetup, MM_12_the_pool_lies_face_up) {
  const State state = deal(standard, Options{3}, 3);
  EXPECT_EQ(seen_by(standard, state, nobody).pool, state.pool);
}

TEST(MaybeSetup, MM_13_six_movie_cards_are_the_market) {
  const State state = deal(standard, Options{4}, 5);
  EXPECT_EQ(state.market.size(), 6U);
  EXPECT_EQ(state.deck.size(), 44U - 6U);
  for (const Movie movie : state.market) EXPECT_FALSE(state.deck.has(movie));
  EXPECT_TRUE(state.discards.empty());
  for (const Desk& desk : state.desks) EXPECT_TRUE(desk.own.empty());
}

TEST(MaybeSetup, MM_13_every_card_reaches_the_market_about_equally_often) {
  std::array<int, 44> times{};
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    for (const Movie movie : deal(standard, Options{3}, seed).market) ++times[static_cast<std::size_t>(movie)];
  }
  for (const int count : times) EXPECT_NEAR(count, 4000.0 * 6 / 44, 100);
}

TEST(MaybeSetup, MM_14_the_start_player_is_random) {
  std::array<int, 5> starts{};
  for (std::uint64_t seed = 0; seed < 2000; ++seed) ++starts[index(deal(standard, Options{5}, seed).active)];
  for (const int count : starts) EXPECT_NEAR(count, 400, 80);
}

TEST(MaybeSetup, MM_70_two_changes_for_each_player_and_two_movie_cards_face_up) {
  for (std::uint8_t players = 3; players <= 6; ++players) {
    const State state = deal(standard, Options{players, false, true}, players);
    std::array<int, 3> all = kinds_in_hands(standard, state);
    EXPECT_EQ(all[0] + all[1] + all[2], 10 * players);
    const auto pool = kinds_in(standard, state.pool);
    for (std::size_t i = 0; i < 3; ++i) all[i] += pool[i];
    EXPECT_EQ(all, (std::array{30, 30, 2 * players}));
    for (const Desk& desk : state.desks) EXPECT_EQ(desk.own.size(), 2U);
    EXPECT_EQ(state.deck.size(), 44U - 6U - 2U * players);
    const View view = seen_by(standard, state, seat_at(1));
    EXPECT_EQ(view.desks[0].own, state.desks[0].own);
  }
}

TEST(MaybeSetup, MM_71_every_hand_has_a_yes_and_a_no_beside_changes) {
  Content narrow = cards;
  narrow.hand = 2;
  narrow.change_per_player = 2;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const State state = deal(narrow, Options{6, false, true}, seed);
    for (const Desk& desk : state.desks) ASSERT_TRUE(has_both(narrow, desk.hand));
  }
  EXPECT_FALSE(has_both(cards, hand({"YES camera 4", "CHANGE 1"})));
  EXPECT_FALSE(has_both(cards, hand({"NO camera 1", "CHANGE 1"})));
}

TEST(MaybeSetup, MM_77_MM_113_changes_beyond_two_for_each_player_stay_out) {
  for (std::uint8_t players = 3; players <= 6; ++players) {
    const State state = deal(standard, Options{players, false, true}, 7);
    VoteCounts all = state.pool;
    for (const Desk& desk : state.desks) {
      for (const Vote vote : desk.hand) all.add(vote);
    }
    for (std::size_t i = 0; i < standard.votes.size(); ++i) {
      const VoteCard& card = standard.votes[i];
      if (card.kind != VoteKind::change) continue;
      EXPECT_EQ(all.of(static_cast<Vote>(i)), card.number <= 2 * players ? 1U : 0U);
    }
  }
}

TEST(MaybeSetup, MM_80_MM_84_blockbusters_join_the_deck_and_the_one_about_changes_only_with_changes) {
  const auto movies = [](const Options& options) {
    const State state = deal(standard, options, 1);
    std::size_t count = state.deck.size() + state.market.size();
    for (const Desk& desk : state.desks) count += desk.own.size();
    return count;
  };
  EXPECT_EQ(movies(Options{4}), 44U);
  EXPECT_EQ(movies(Options{4, true}), 44U);
  EXPECT_EQ(movies(Options{4, false, false, true}), 59U);
  EXPECT_EQ(movies(Options{4, false, true, true}), 60U);
  EXPECT_EQ(movies(Options{4, false, true}), 44U);
}
