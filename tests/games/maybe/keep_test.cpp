// What becomes of the Movie cards: MM-34, MM-42 to MM-44, MM-60, MM-106 to MM-108.
#include <gtest/gtest.h>

#include "contract/kit/ending.hpp"
#include "games/maybe/scenario.hpp"

using namespace backlot;
using namespace backlot::maybe;
using namespace backlot::maybe::scenario;
using Kind = Event::Kind;

namespace {

constexpr std::initializer_list<std::string_view> good{"YES camera 4", "YES money 4", "YES script 4"};
constexpr std::initializer_list<std::string_view> bad{"NO camera 2", "NO money 2", "NO script 2"};
constexpr std::initializer_list<Movie> pair{one(Icon::camera), two(Icon::money)};

Play after(const Options& options, std::initializer_list<Movie> pitch, std::initializer_list<std::string_view> votes) {
  Play play(options);
  play.pitch(pitch);
  play.vote_all(votes);
  return play;
}

// All Movie cards but those on the table are put here.
void put_all(Play& play, MovieSet& to) {
  MovieSet all = play.state.deck;
  all.add(play.state.discards);
  all.add(play.state.beneath);
  play.state.deck.clear();
  play.state.discards.clear();
  play.state.beneath.clear();
  to = all;
}

}  // namespace

TEST(MaybeKeep, MM_34_after_success_the_active_player_chooses_one_card_for_the_movies_made) {
  Play play = after(Options{3}, pair, good);
  ASSERT_EQ(play.state.step, Step::keep);
  EXPECT_EQ(play.legal(0), (std::vector{Action::keep(one(Icon::camera)), Action::keep(two(Icon::money))}));
  EXPECT_EQ(refused_by(play.act(0, Action::keep(one(Icon::script)))), "MM-20"_clause);
  EXPECT_EQ(play.act(0, Action::keep(two(Icon::money))), std::nullopt);
  ASSERT_EQ(play.state.made.size(), 1U);
  EXPECT_EQ(play.state.made[0], (Made{two(Icon::money), Result::success}));
  EXPECT_EQ(play.events_of(Kind::kept)[0].movie, two(Icon::money));
  EXPECT_EQ(play.state.active, seat_at(1));
  EXPECT_TRUE(play.state.row.empty());
}

TEST(MaybeKeep, MM_42_the_remaining_cards_are_discarded) {
  Play won = after(Options{3}, pair, good);
  won.act(0, Action::keep(two(Icon::money)));
  EXPECT_EQ(won.state.discards.size(), 1U);
  EXPECT_TRUE(won.state.discards.has(one(Icon::camera)));
  const Play lost = after(Options{3}, pair, bad);
  EXPECT_TRUE(lost.state.made.empty());
  EXPECT_EQ(lost.state.discards.size(), 2U);
  EXPECT_TRUE(lost.state.discards.has(one(Icon::camera)));
  EXPECT_TRUE(lost.state.discards.has(two(Icon::money)));
  EXPECT_EQ(lost.state.step, Step::pitch);
}

TEST(MaybeKeep, MM_60_every_pitch_becomes_a_stack_with_a_card_on_top) {
  const Options trendsetter{3, true};
  Play lost = after(trendsetter, pair, bad);
  ASSERT_EQ(lost.state.step, Step::keep);
  EXPECT_EQ(clause_of(cards, lost.state), "MM-60"_clause);
  lost.act(0, Action::keep(one(Icon::camera)));
  EXPECT_EQ(lost.state.made[0], (Made{one(Icon::camera), Result::failure}));
  EXPECT_EQ(lost.events_of(Kind::kept)[0].result, Result::failure);
  EXPECT_TRUE(lost.state.discards.empty());  // nothing is discarded
  EXPECT_EQ(lost.state.beneath.size(), 1U);
  EXPECT_TRUE(lost.state.beneath.has(two(Icon::money)));
  Play won = after(trendsetter, pair, good);
  won.act(0, Action::keep(two(Icon::money)));
  EXPECT_EQ(won.state.made[0], (Made{two(Icon::money), Result::success}));
  EXPECT_TRUE(won.state.discards.empty());
  EXPECT_TRUE(won.state.beneath.has(one(Icon::camera)));
}

TEST(MaybeKeep, MM_61_a_failed_top_makes_the_next_pitch_dearer) {
  const Options trendsetter{3, true};
  const auto second = [&](std::initializer_list<std::string_view> first_votes) {
    Play play = after(trendsetter, {one(Icon::camera)}, first_votes);
    play.pitch({two(Icon::camera)});
    play.vote_all({"NO money 1", "NO camera 1", "YES camera 2"});
    return play;
  };
  EXPECT_EQ(second(bad).events_of(Kind::failed).size(), 2U);  // one camera, two needed
  const Play cheap = second({"YES camera 4", "YES money 4", "YES script 4"});
  EXPECT_EQ(cheap.events_of(Kind::failed).size(), 0U);
  EXPECT_EQ(cheap.events_of(Kind::profit)[1].number, 4);  // and the profit is doubled
}

TEST(MaybeKeep, MM_108_the_only_card_is_kept_without_a_question) {
  const Play won = after(Options{3}, {one(Icon::camera)}, good);
  EXPECT_EQ(won.state.step, Step::pitch);
  EXPECT_EQ(won.state.made[0], (Made{one(Icon::camera), Result::success}));
  EXPECT_TRUE(won.state.discards.empty());
  const Play lost = after(Options{3, true}, {one(Icon::camera)}, bad);
  EXPECT_EQ(lost.state.step, Step::pitch);
  EXPECT_EQ(lost.state.made[0], (Made{one(Icon::camera), Result::failure}));
}

TEST(MaybeKeep, MM_43_an_empty_deck_is_made_new_from_the_discards) {
  Play play(Options{3});
  play.bring(one(Icon::camera));
  put_all(play, play.state.discards);
  const std::size_t discards = play.state.discards.size();
  play.act(0, Action::pitch(one(Icon::camera)));
  play.act(0, Action::finish());
  EXPECT_EQ(play.state.market.size(), 6U);
  EXPECT_TRUE(play.state.discards.empty());
  EXPECT_EQ(play.state.deck.size(), discards - 1);
  EXPECT_EQ(play.events_of(Kind::new_deck).size(), 1U);
  // The last card of a deck is drawn before a new one is made.
  Play last(Options{3});
  last.bring(one(Icon::camera));
  put_all(last, last.state.discards);
  const Movie left = last.state.discards.nth(0);
  last.state.discards.remove(left);
  last.state.deck.add(left);
  last.act(0, Action::pitch(one(Icon::camera)));
  last.act(0, Action::finish());
  EXPECT_EQ(last.state.market.back(), left);
  EXPECT_EQ(last.events_of(Kind::new_deck).size(), 0U);
}

TEST(MaybeKeep, MM_44_then_from_the_cards_under_the_tops_of_stacks) {
  Play play(Options{3, true});
  play.bring(one(Icon::camera));
  put_all(play, play.state.beneath);
  const std::size_t beneath = play.state.beneath.size();
  play.act(0, Action::pitch(one(Icon::camera)));
  play.act(0, Action::finish());
  EXPECT_EQ(play.state.market.size(), 6U);
  EXPECT_TRUE(play.state.beneath.empty());
  EXPECT_EQ(play.state.deck.size(), beneath - 1);
  EXPECT_EQ(play.events_of(Kind::stacks_emptied).size(), 1U);
  EXPECT_EQ(play.events_of(Kind::new_deck).size(), 0U);
}

TEST(MaybeKeep, MM_44_discards_come_before_stacks) {
  Play play(Options{3, true});
  play.bring(one(Icon::camera));
  put_all(play, play.state.beneath);
  const Movie discarded = play.state.beneath.nth(0);
  play.state.beneath.remove(discarded);
  play.state.discards.add(discarded);
  play.act(0, Action::pitch(one(Icon::camera)));
  play.act(0, Action::finish());
  EXPECT_EQ(play.state.market.back(), discarded);
  EXPECT_FALSE(play.state.beneath.empty());
}

TEST(MaybeKeep, MM_44_otherwise_the_market_is_filled_as_far_as_cards_last) {
  Play play(Options{3});
  play.bring(one(Icon::camera));
  play.bring(one(Icon::money));
  MovieSet away;
  put_all(play, away);
  play.state.deck.add(away.nth(0));
  play.act(0, Action::pitch(one(Icon::camera)));
  play.act(0, Action::pitch(one(Icon::money)));
  play.act(0, Action::finish());
  EXPECT_EQ(play.state.market.size(), 5U);
  EXPECT_TRUE(play.state.deck.empty());
  EXPECT_EQ(play.events_of(Kind::new_deck).size() + play.events_of(Kind::stacks_emptied).size(), 0U);
}

TEST(MaybeKeep, MM_106_a_market_short_of_cards_is_filled_before_the_next_pitch) {
  Play play(Options{3});
  play.bring(one(Icon::camera));
  play.bring(one(Icon::money));
  MovieSet away;
  put_all(play, away);
  const auto market = play.state.market;
  for (const Movie movie : market) play.act(0, Action::pitch(movie));
  play.act(0, Action::finish());
  EXPECT_TRUE(play.state.market.empty());  // all cards that are left lie in the row
  play.vote_all(bad);
  EXPECT_EQ(play.state.step, Step::pitch);
  EXPECT_EQ(play.state.market.size(), 6U);
  EXPECT_EQ(play.events_of(Kind::new_deck).size(), 1U);
}

TEST(MaybeKeep, MM_107_own_cards_are_filled_as_far_as_cards_last) {
  Play play(Options{3, false, true});
  play.pitch({one(Icon::camera)});
  play.vote_all({"CHANGE 1", "NO money 1", "NO money 1"});
  ASSERT_EQ(play.state.step, Step::add);
  MovieSet away;
  put_all(play, away);
  const Movie mine = play.desk(0).own[0];
  play.act(0, Action::add(mine));
  EXPECT_EQ(play.desk(0).own.size(), 1U);
  Play filled(Options{3, false, true});
  filled.pitch({one(Icon::camera)});
  filled.vote_all({"CHANGE 1", "NO money 1", "NO money 1"});
  put_all(filled, filled.state.discards);
  filled.act(0, Action::add(filled.desk(0).own[0]));
  EXPECT_EQ(filled.desk(0).own.size(), 2U);
  EXPECT_EQ(filled.events_of(Kind::new_deck).size(), 1U);
}

TEST(MaybeKeep, MM_106_with_as_few_cards_as_a_pack_may_have_there_is_always_one_to_pitch) {
  Content scarce = cards;
  scarce.movies.resize(scarce.hand + 6U * scarce.own);
  Content fewer = cards;
  fewer.movies.resize(scarce.hand);
  for (const bool trendsetter : {false, true}) {
    for (const bool changes : {false, true}) {
      const Options options{6, trendsetter, changes};
      const Content& content = changes ? scarce : fewer;
      ASSERT_EQ(check(content, options), std::nullopt);
      const kit::Setting<maybe::Game> setting{content, options, 60};
      EXPECT_TRUE(kit::games_end(setting).holds()) << kit::games_end(setting).text();
      EXPECT_TRUE(kit::tally_is_constant(setting).holds());
    }
  }
}

TEST(MaybeKeep, MM_34_MM_60_the_kept_card_stands_for_a_pitch_that_was_made) {
  struct Did {
    std::vector<Event> events;
  };
  const auto kept = [](Movie movie, Result result) {
    return Event{.kind = Kind::kept, .movie = movie, .result = result};
  };
  const std::vector<Did> moves{
      {{{.kind = Kind::pitched}}},   {{{.kind = Kind::failed}, kept(Movie{3}, Result::failure)}},  // MM-60
      {{{.kind = Kind::succeeded}}}, {{kept(Movie{5}, Result::success)}},
      {{{.kind = Kind::failed}}},    {{{.kind = Kind::succeeded}, kept(Movie{7}, Result::success)}},
      {{{.kind = Kind::succeeded}}}};
  const auto made = [&](std::uint32_t number) {
    const auto card = made_as<maybe::Game>(cards, moves, number);
    return card ? std::string(card->view()) : std::string();
  };
  EXPECT_EQ(made(0), "");
  EXPECT_EQ(made(1), name_of(cards, Movie{5}).view());
  EXPECT_EQ(made(2), "") << "it failed, and the next one is another";
  EXPECT_EQ(made(3), name_of(cards, Movie{7}).view());
  EXPECT_EQ(made(4), "") << "the card is not chosen yet";
  EXPECT_EQ(made(5), "");
}
