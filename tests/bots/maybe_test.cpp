// The bots of Maybe Movies: legal in every combination of expansions, and sensible.
#include "content/maybe.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "bots/bots.hpp"
#include "support/bot_game.hpp"

namespace backlot {
namespace {

using maybe::Action;
using maybe::Options;
using maybe::standard;
using maybe::State;
using G = maybe::Game;

std::vector<Options> all_options() {
  std::vector<Options> all;
  for (std::uint8_t players = 3; players <= 6; ++players) {
    for (int bits = 0; bits < 8; ++bits) all.push_back({players, (bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0});
  }
  return all;
}

// Plays a game with the same kind of bot everywhere.
template <class Look>
State play(std::string_view name, const Options& options, std::uint64_t seed, const Look& look) {
  return testing_support::play_bots<G>(options, seed, [&](const State&, Seat) { return name; }, look);
}

Action chosen(const State& state, Seat seat, std::uint64_t seed = 1) {
  FastChance own(seed);
  return bots::MaybeHeuristic{}.choose(standard, seen_by(standard, state, seat), own);
}

maybe::Movie movie_with(std::initializer_list<maybe::Icon> icons, std::uint8_t profit) {
  for (std::size_t i = 0; i < standard.movies.size(); ++i) {
    const maybe::MovieCard& card = standard.movies[i];
    bool same = card.kind == maybe::MovieKind::plain && card.profit == profit && card.icons.size() == icons.size();
    std::size_t k = 0;
    for (const maybe::Icon icon : icons) same = same && card.icons[k++] == icon;
    if (same) return static_cast<maybe::Movie>(i);
  }
  ADD_FAILURE() << "no such card";
  return maybe::Movie::unknown;
}

maybe::Vote vote_of(std::string_view name) {
  maybe::Vote vote{};
  EXPECT_TRUE(maybe::parse_name(standard, name, vote));
  return vote;
}

}  // namespace

TEST(MaybeBots, play_only_legal_actions_in_every_combination) {
  for (const std::string_view bot : {"random", "heuristic", "search:4"}) {
    for (const Options& options : all_options()) {
      // Search plays hundreds of games for each of its own, at any number of players alike.
      if (bot == "search:4" && options.players != 3) continue;
      for (std::uint64_t seed = 0; seed < (bot == "search:4" ? 1 : 6); ++seed) {
        play(bot, options, seed, [](const State& state, Seat seat, const Action& action) {
          ASSERT_FALSE(check(standard, state, seat, action));
        });
      }
    }
  }
}

// MM-100: Votes are sealed; who happens to be asked last has no advantage.
TEST(MaybeBots, heuristic_votes_alike_whoever_was_asked_before) {
  std::size_t compared = 0;
  for (const Options& options : {Options{3}, Options{5, true, true, true}}) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      State before{};
      play("heuristic", options, seed, [&](const State& state, Seat seat, const Action& action) {
        if (action.kind != Action::Kind::vote) return;
        if (state.decided.empty()) before = state;
        EXPECT_EQ(chosen(before, seat), chosen(state, seat));
        ++compared;
      });
    }
  }
  EXPECT_GT(compared, 500U);
}

// MM-34, MM-51: the card that counts for one's own Votes.
TEST(MaybeBots, heuristic_keeps_the_card_whose_icons_it_has_won) {
  FastChance deal(3);
  State state = setup(standard, Options{4}, deal);
  state.step = maybe::Step::keep;
  state.result = maybe::Result::success;
  const maybe::Movie script = movie_with({maybe::Icon::script}, 1);
  const maybe::Movie camera = movie_with({maybe::Icon::camera}, 1);
  state.row.push(script);
  state.row.push(camera);
  state.desk(state.active).won.add(vote_of("YES camera 4"));
  EXPECT_EQ(chosen(state, state.active), Action::keep(camera));
  state.desk(to_the_left(state.active, 1, 4)).won.add(vote_of("NO camera 1"));
  state.desk(to_the_left(state.active, 1, 4)).won.add(vote_of("NO camera 2"));
  state.desk(state.active).won.add(vote_of("NO script 1"));
  EXPECT_EQ(chosen(state, state.active), Action::keep(script));
}

// MM-40: against a pitch that hardly anybody can pay the own NO is won.
TEST(MaybeBots, heuristic_votes_no_to_what_cannot_pass_and_for_what_pays) {
  FastChance deal(4);
  State state = setup(standard, Options{4}, deal);
  state.step = maybe::Step::vote;
  state.voting = SeatSet::first(4);
  const Seat voter = to_the_left(state.active, 1, 4);
  maybe::Desk& desk = state.desk(voter);
  desk.hand.clear();
  desk.hand.insert_sorted(vote_of("YES camera 4"));
  desk.hand.insert_sorted(vote_of("NO money 1"));
  state.made.push({movie_with({maybe::Icon::money}, 1), maybe::Result::success});
  State dear = state;
  for (std::size_t i = 0; i < standard.movies.size() && dear.row.size() < 6; ++i) {
    if (standard.movies[i].icons.size() == 3) dear.row.push(static_cast<maybe::Movie>(i));
  }
  EXPECT_EQ(chosen(dear, voter), Action::cast(vote_of("NO money 1")));
  State cheap = state;
  cheap.row.push(movie_with({maybe::Icon::setting, maybe::Icon::camera, maybe::Icon::camera}, 5));
  EXPECT_EQ(chosen(cheap, voter), Action::cast(vote_of("YES camera 4")));
}

// MM-35, MM-82, MM-89: with four in favour up to three Votes cannot be shared, and are the active player's.
TEST(MaybeBots, heuristic_says_the_number_that_leaves_most_for_itself) {
  FastChance deal(5);
  State state = setup(standard, Options{4, false, false, true}, deal);
  state.step = maybe::Step::profit;
  for (std::size_t i = 0; i < standard.movies.size(); ++i) {
    if (standard.movies[i].yields == maybe::Profit::chosen) state.row.push(static_cast<maybe::Movie>(i));
  }
  ASSERT_EQ(state.row.size(), 1U);  // costs one money for each NO
  state.votes = {vote_of("YES money 4"), vote_of("YES money 4"), vote_of("YES money 3"), vote_of("YES money 2")};
  EXPECT_EQ(chosen(state, state.active), Action::choose_number(3));
}

}  // namespace backlot
