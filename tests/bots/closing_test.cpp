// The facts of closing night, against games whose facts are worked out by hand and against their definitions.
#include "bots/closing.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "content/all.hpp"
#include "support/all_games.hpp"
#include "support/random_game.hpp"

namespace backlot::bots {
namespace {

using testing_support::random_record;

template <Game G>
typename G::Options with_players(std::uint8_t players) {
  typename G::Options options;
  options.players = players;
  return options;
}

// Everybody plays as the guide would, but for one seat, which plays at random.
template <Game G>
Record<G> guided_record(std::uint64_t seed, Seat odd) {
  Table<G> table(standard_content(G{}), with_players<G>(4), FastChance(seed));
  FastChance chance(seed + 1);
  GuideOf<G> guide;
  while (!table.over()) {
    const Seat seat = table.waiting().front();
    const auto legal = table.legal(seat);
    const auto random = legal[chance.below(static_cast<std::uint32_t>(legal.size()), 0)];
    table.act(seat, seat == odd ? random : guide.choose(table.content(), table.view(seat), chance));
  }
  return record_of(table, testing_support::random_players(table.players()), std::to_string(seed));
}

template <class G>
class ClosingOf : public testing::Test {};
TYPED_TEST_SUITE(ClosingOf, AllGames);

TYPED_TEST(ClosingOf, the_decisive_moment_ends_the_last_time_a_winner_was_behind) {
  using G = TypeParam;
  std::size_t found = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const ReplayOf<G> replay(random_record<G>(with_players<G>(4), seed));
    const auto& content = replay.record().content;
    const SeatSet winners = outcome(content, replay.state(replay.steps())).winners;
    std::size_t last_behind = 0;  // one more than the step
    for (std::size_t step = 0; step <= replay.steps(); ++step) {
      if (HasOwnLead<G> && replay.round(step) != replay.round(replay.steps())) continue;
      for (const Seat seat : winners) {
        if (lead_of<G>(content, replay.state(step), seat) < 0) last_behind = step + 1;
      }
    }
    const auto decisive = closing_of(replay).decisive;
    if (last_behind > 0) {
      ASSERT_TRUE(decisive) << seed;
      EXPECT_TRUE(decisive->behind);
      EXPECT_EQ(decisive->step, last_behind) << seed;
      ++found;
    } else if (decisive) {
      EXPECT_FALSE(decisive->behind);
    }
    if (!decisive) continue;
    EXPECT_EQ(decisive->round, replay.round(decisive->step - 1));
    EXPECT_EQ(decisive->seat.has_value(), decisive->choice.has_value());
    if (!decisive->seat) continue;
    const Move<G>& move = replay.record().moves[decisive->step - 1];
    EXPECT_EQ(*decisive->seat, move.seat);
    EXPECT_EQ(decisive->choice->text, describe(content, move.action).view());
    EXPECT_EQ(decisive->choice->asked, replay.state(decisive->step - 1).step);
  }
  EXPECT_GT(found, 10U);
}

TYPED_TEST(ClosingOf, the_boldest_choice_gains_most_of_those_the_guide_would_not_make) {
  using G = TypeParam;
  std::size_t found = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const ReplayOf<G> replay(random_record<G>(with_players<G>(4), seed));
    const auto& content = replay.record().content;
    std::int32_t most = 0;
    std::size_t where = 0;
    for (std::size_t step = 1; step <= replay.steps(); ++step) {
      const Move<G>& move = replay.record().moves[step - 1];
      const typename G::State& before = replay.state(step - 1);
      if (!waiting_on(content, before).has(move.seat)) continue;
      FastChance chance(step);
      const auto usual = GuideOf<G>{}.choose(content, seen_by(content, before, move.seat), chance);
      if (describe(content, usual).view() == describe(content, move.action).view()) continue;
      std::size_t end = step;
      while (end < replay.steps() && replay.round(end) == replay.round(step - 1)) ++end;
      const std::int32_t gained = lead_of_round<G>(content, replay.state(end), move.seat, replay.round(step - 1) - 1) -
                                  lead_of<G>(content, before, move.seat);
      if (gained > most) most = gained, where = step;
    }
    const auto boldest = closing_of(replay).boldest;
    EXPECT_EQ(boldest ? boldest->step : 0, where) << seed;
    EXPECT_EQ(boldest ? boldest->gained : 0, most) << seed;
    if (boldest) EXPECT_NE(boldest->choice.text, boldest->usual.text);
    if (boldest) ++found;
  }
  EXPECT_GT(found, 0U);
}

TYPED_TEST(ClosingOf, who_plays_as_the_guide_does_is_not_bold) {
  using G = TypeParam;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const ReplayOf<G> replay(guided_record<G>(seed, seat_at(1)));
    const auto boldest = closing_of(replay).boldest;
    // A guide that draws chance may do otherwise another time; only Cinecittà's never does.
    if (std::same_as<G, cinecitta::Game> && boldest) EXPECT_EQ(boldest->seat, seat_at(1)) << seed;
  }
}

TYPED_TEST(ClosingOf, a_game_that_is_not_over_has_none) {
  using G = TypeParam;
  const ReplayOf<G> replay(random_record<G>(with_players<G>(4), 3, 5));
  EXPECT_EQ(closing_json(replay), "{}");
}

TYPED_TEST(ClosingOf, the_chart_ends_with_the_scores_and_has_a_point_for_every_round) {
  using G = TypeParam;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const ReplayOf<G> replay(random_record<G>(with_players<G>(4), seed));
    const auto& content = replay.record().content;
    const auto lines = *closing_of(replay).chart;
    std::size_t rounds = 1;
    for (std::size_t step = 1; step < replay.steps(); ++step) rounds += replay.round(step) != replay.round(step - 1);
    SeatSet drawn;
    for (const ChartLine& line : lines) {
      EXPECT_EQ(line.points.size(), rounds + 1) << seed;
      for (const Seat seat : line.seats) {
        EXPECT_FALSE(drawn.has(seat));
        drawn = drawn.with(seat);
        EXPECT_EQ(line.points.front(), standing_of<G>(content, replay.state(0), seat));
        EXPECT_EQ(line.points.back(), standing_of<G>(content, replay.state(replay.steps()), seat));
      }
    }
    // H47-61: of the Rising Star no figure tells how it does.
    SeatSet with_figures;
    for (const Seat seat : SeatSet::first(4)) {
      if (standing_of<G>(content, replay.state(replay.steps()), seat)) with_figures = with_figures.with(seat);
    }
    EXPECT_EQ(drawn, with_figures) << seed;
    EXPECT_GE(with_figures.size(), 3U);
  }
}

// C37-71: all decide at once, and movies and wallets change when the last has chosen, whoever that was.
TEST(Closing, what_all_chose_together_was_nobodys_moment) {
  std::size_t nobodys = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const ReplayOf<cinecitta::Game> replay(random_record<cinecitta::Game>(with_players<cinecitta::Game>(4), seed));
    const auto decisive = closing_of(replay).decisive;
    if (!decisive) continue;
    EXPECT_FALSE(decisive->seat);
    ++nobodys;
  }
  EXPECT_GT(nobodys, 5U);
}

TEST(Closing, lead_is_what_the_scores_say_now) {
  Outcome now;
  now.seats.push({.score = 12});
  now.seats.push({.score = 30});
  now.seats.push({.in_the_running = false});
  EXPECT_EQ(lead_in(now, seat_at(0)), -18);
  EXPECT_EQ(lead_in(now, seat_at(1)), 18);
  EXPECT_LT(lead_in(now, seat_at(2)), 0);
  now.seats[1].score = 12;
  EXPECT_EQ(lead_in(now, seat_at(0)), 0);
}

using namespace hollywood;  // NOLINT(google-build-using-namespace)
const hollywood::Content& cards = standard_content(hollywood::Game{});

// Before the last movie: nobody has put anything in.
hollywood::State dealt(std::size_t players, std::initializer_list<Loyalty> loyalties) {
  FastChance chance(5);
  hollywood::State state = setup(cards, with_players<hollywood::Game>(static_cast<std::uint8_t>(players)), chance);
  std::size_t i = 0;
  for (const Loyalty loyalty : loyalties) state.desks[i++].loyalty = loyalty;
  for (Desk& desk : state.desks) desk.sealed.clear();
  state.log.clear();
  return state;
}

TEST(Closing, H47_50_a_tied_movie_is_the_communists) {
  hollywood::State state = dealt(4, {Loyalty::patriot, Loyalty::patriot, Loyalty::patriot, Loyalty::communist});
  state.now().poster = Poster::unknown;
  EXPECT_EQ(lead(cards, state, seat_at(0)), -1);
  EXPECT_EQ(lead(cards, state, seat_at(3)), 1);
  state.desks[1].sealed.push(Card::patriot);  // H47-45: chosen counts already
  EXPECT_EQ(lead(cards, state, seat_at(0)), 1);
  EXPECT_EQ(lead(cards, state, seat_at(3)), -1);
  state.log.push({hollywood::CardMove::added, place_of(seat_at(3)), Place::nowhere, Card::double_communist});
  EXPECT_EQ(lead(cards, state, seat_at(0)), -1);
  EXPECT_EQ(lead(cards, state, seat_at(3)), 1);
}

TEST(Closing, H47_78_two_share_a_tied_movie) {
  hollywood::State state = dealt(2, {Loyalty::patriot, Loyalty::communist});
  state.now().poster = Poster::unknown;
  state.log.clear();
  EXPECT_EQ(lead(cards, state, seat_at(0)), 0);
  EXPECT_EQ(lead(cards, state, seat_at(1)), 0);
}

TEST(Closing, H47_61_a_close_last_movie_is_the_rising_stars) {
  hollywood::State state = dealt(7, {Loyalty::rising_star, Loyalty::patriot, Loyalty::patriot, Loyalty::patriot,
                                     Loyalty::patriot, Loyalty::communist, Loyalty::communist});
  EXPECT_LT(lead(cards, state, seat_at(0)), 0);  // not yet
  while (!is_last_round(cards, state)) {
    state.now().winner = Winner::patriots;
    ++state.round;
    if (state.round == state.rounds.size()) state.rounds.push({});
  }
  state.now() = {};
  EXPECT_GE(lead(cards, state, seat_at(0)), 0);
  EXPECT_LT(lead(cards, state, seat_at(1)), 0);
  state.desks[1].sealed.push(Card::double_patriot);
  EXPECT_LT(lead(cards, state, seat_at(0)), 0);
  EXPECT_GE(lead(cards, state, seat_at(1)), 0);
  EXPECT_LT(lead(cards, state, seat_at(5)), 0);
}

TEST(Closing, H47_60_the_chart_counts_the_movies_of_each_side) {
  const ReplayOf<hollywood::Game> replay(random_record<hollywood::Game>(with_players<hollywood::Game>(7), 3));
  const hollywood::State& end = replay.state(replay.steps());
  const auto lines = chart_of(replay);
  ASSERT_EQ(lines.size(), 2U);  // H47-61: the Rising Star has no line
  for (const ChartLine& line : lines) {
    const Loyalty side = end.desk(line.seats.front()).loyalty;
    std::int32_t won = 0;
    ASSERT_EQ(line.points.size(), end.rounds.size() + 1);
    EXPECT_EQ(line.points[0], 0);
    for (std::size_t movie = 0; movie < end.rounds.size(); ++movie) {
      won += end.rounds[movie].winner == (side == Loyalty::patriot ? Winner::patriots : Winner::communists) ? 1 : 0;
      EXPECT_EQ(line.points[movie + 1], won) << movie;
    }
    for (const Seat seat : SeatSet::first(7)) EXPECT_EQ(line.seats.has(seat), end.desk(seat).loyalty == side);
  }
}

// A game with two lies and a truth in each movie, from which one lie must be found.
TEST(Closing, H47_113_the_biggest_lie_is_the_one_whose_movie_moved_most) {
  Record<hollywood::Game> record = random_record<hollywood::Game>(with_players<hollywood::Game>(6), 11);
  ReplayOf<hollywood::Game> played(record);
  const hollywood::State& end = played.state(played.steps());
  const Loyalty mine = end.desk(seat_at(2)).loyalty;
  const Loyalty other = mine == Loyalty::patriot ? Loyalty::communist : Loyalty::patriot;
  const auto say = [&](std::size_t after, const Claim& claim, std::string text) {
    Talk<hollywood::Game> said;
    said.text = std::move(text);
    said.seat = seat_at(2);
    said.after = static_cast<std::uint32_t>(after);
    said.claim = claim;
    record.talk.push_back(said);
  };
  std::int32_t most = -1;
  std::string expected;
  std::size_t movie = 0;
  for (std::size_t step = 0; step < played.steps(); ++step) {
    const hollywood::State& state = played.state(step);
    if (state.round != movie || state.step < Step::stars) continue;  // once for each movie, when its Post began
    const std::string words = "movie " + std::to_string(movie + 1);
    say(step, {.kind = Claim::Kind::suspect, .loyalty = other, .about = seat_at(2)}, "an opinion");
    say(step, {.kind = Claim::Kind::loyalty, .loyalty = mine}, "the truth");
    say(step, {.kind = Claim::Kind::loyalty, .loyalty = other}, words);
    const std::int32_t margin = std::abs(end.rounds[movie].patriots - end.rounds[movie].communists);
    if (margin > most) most = margin, expected = words;
    ++movie;
  }
  ASSERT_GE(movie, 4U);
  const auto lie = closing_of(ReplayOf<hollywood::Game>(record)).lie;
  ASSERT_TRUE(lie);
  EXPECT_EQ(lie->text, expected);
  EXPECT_EQ(lie->seat, seat_at(2));
  EXPECT_EQ(lie->fact, "Player 3 is " + std::string(with_article(mine)));
  std::erase_if(record.talk, [](const auto& said) { return said.text.starts_with("movie"); });
  EXPECT_FALSE(closing_of(ReplayOf<hollywood::Game>(record)).lie);
}

}  // namespace
}  // namespace backlot::bots
