// What is told of a premiere and of the end: H47-50, H47-61, H47-63, H47-64, H47-78, H47-79.
#include "games/hollywood/telling.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/hollywood/scenario.hpp"

using namespace backlot;
using namespace backlot::hollywood;
using namespace backlot::hollywood::scenario;

namespace {

constexpr auto P = Loyalty::patriot;
constexpr auto C = Loyalty::communist;
constexpr auto R = Loyalty::rising_star;

// What a seat is told of each event while this movie is shown; nobody's seat is -1.
std::vector<std::optional<Telling>> told(Play& play, std::initializer_list<Card> movie, int who = -1) {
  const Seat watching = who < 0 ? nobody : seat(who);
  play.state.movie = stack(movie);
  play.state.movie.add(Card::neutral);
  play.state.declarer = seat(0);
  play.state.held = Card::neutral;  // which is cut
  play.state.step = Step::edit;
  std::vector<std::optional<Telling>> all;
  EventsTo sink{[&](const Event& event) {
    const auto seen = seen_by(standard, event, watching);
    if (!seen || !tells(event.kind)) return;
    all.push_back(telling(standard, seen_by(standard, play.state, watching), *seen));
  }};
  apply(standard, play.state, seat(0), Action::plain(Kind::cut), play.chance, sink);
  return all;
}
Play table(std::uint8_t players, Poster poster = Poster::comedy) {
  Play play(Options{.players = players});
  play.until(Step::turn);
  play.with_poster(poster);
  return play;
}
Telling premiere_told(std::uint8_t players, std::initializer_list<Card> movie, Poster poster = Poster::comedy) {
  Play play = table(players, poster);
  const auto all = told(play, movie);
  EXPECT_FALSE(all.empty() || !all[0]);
  return *all[0];
}
Turned turned(Card card, int patriots, int communists, Leader leader, bool star_wins = false) {
  return {card, {static_cast<std::uint8_t>(patriots), static_cast<std::uint8_t>(communists), leader, star_wins}};
}
std::vector<Turned> cards_of(const Telling& telling) { return {telling.cards.begin(), telling.cards.end()}; }

// After how many cards the lead no longer changes.
std::size_t decided_in(const std::vector<Card>& order, int margin, std::size_t players) {
  const auto winner = [&] { return premiere::winner_of({std::max(margin, 0), std::max(-margin, 0)}, players); };
  std::size_t decided = 0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Winner before = winner();
    margin += margin_of(order[i]);
    if (winner() != before) decided = i + 1;
  }
  return decided;
}
std::size_t latest(std::vector<Card> cards, int margin, std::size_t players) {
  std::sort(cards.begin(), cards.end());
  std::size_t best = 0;
  do {
    best = std::max(best, decided_in(cards, margin, players));
  } while (std::next_permutation(cards.begin(), cards.end()));
  return best;
}

}  // namespace

TEST(HollywoodTelling, H47_50_the_card_without_which_the_winner_would_not_win_comes_last) {
  const Telling telling =
      premiere_told(5, {Card::hearing, Card::neutral, Card::communist, Card::patriot, Card::communist});
  EXPECT_EQ(telling.kind, Telling::Kind::premiere);
  EXPECT_EQ(telling.poster, (Count{0, 0, Leader::communists, false}));
  EXPECT_EQ(
      cards_of(telling),
      (std::vector{turned(Card::neutral, 0, 0, Leader::communists), turned(Card::patriot, 1, 0, Leader::patriots),
                   turned(Card::communist, 1, 1, Leader::communists), turned(Card::communist, 1, 2, Leader::communists),
                   turned(Card::hearing, 3, 2, Leader::patriots)}));
  EXPECT_EQ(telling.decided, 5);
  EXPECT_EQ(telling.winner, Winner::patriots);
  EXPECT_TRUE(is_unknown(telling.tie));
}

TEST(HollywoodTelling, H47_50_a_tie_is_the_communists_and_the_poster_counts) {
  const Telling telling = premiere_told(5, {Card::shake_up, Card::patriot, Card::neutral}, Poster::western);
  EXPECT_EQ(telling.poster, (Count{1, 0, Leader::patriots, false}));
  EXPECT_EQ(cards_of(telling),
            (std::vector{turned(Card::neutral, 1, 0, Leader::patriots), turned(Card::patriot, 2, 0, Leader::patriots),
                         turned(Card::shake_up, 2, 2, Leader::communists)}));
  EXPECT_EQ(telling.winner, Winner::communists);
  EXPECT_EQ(telling.tie.clause, "H47-50"_clause);
}

TEST(HollywoodTelling, H47_78_two_players_who_are_even_both_win_and_nobody_leads) {
  const Telling telling = premiere_told(2, {Card::patriot, Card::communist, Card::neutral});
  EXPECT_EQ(telling.poster.leader, Leader::nobody);
  EXPECT_EQ(cards_of(telling),
            (std::vector{turned(Card::neutral, 0, 0, Leader::nobody), turned(Card::communist, 0, 1, Leader::communists),
                         turned(Card::patriot, 1, 1, Leader::nobody)}));
  EXPECT_EQ(telling.decided, 3);
  EXPECT_EQ(telling.winner, Winner::both);
  EXPECT_EQ(telling.tie.clause, "H47-78"_clause);
}

TEST(HollywoodTelling, H47_79_a_tied_round_of_one_player_is_a_communist_one) {
  const Telling telling = premiere_told(1, {Card::patriot}, Poster::horror);
  EXPECT_EQ(telling.winner, Winner::communists);
  EXPECT_EQ(telling.tie.clause, "H47-79"_clause);
  EXPECT_EQ(telling.decided, 0) << "the communists lead all the time";
}

TEST(HollywoodTelling, H47_61_H47_64_in_the_last_movie_a_rising_star_wins_when_it_is_close) {
  Play play = table(6);
  give_rounds(play.state, 3, 3);
  const auto all = told(play, {Card::hearing, Card::communist, Card::communist});
  ASSERT_TRUE(all[0]);
  EXPECT_EQ(cards_of(*all[0]), (std::vector{turned(Card::communist, 0, 1, Leader::communists, true),
                                            turned(Card::hearing, 2, 1, Leader::patriots, true),
                                            turned(Card::communist, 2, 2, Leader::communists, true)}));
  Play apart = table(6);
  give_rounds(apart.state, 3, 3);
  EXPECT_FALSE(told(apart, {Card::hearing})[0]->cards[0].count.star) << "they differ by two";
  EXPECT_EQ(all[0]->tie.clause, "H47-64"_clause);
  Play without = table(5);
  give_rounds(without.state, 3, 3);
  EXPECT_FALSE(told(without, {Card::neutral})[0]->cards[0].count.star) << "there is none with five";
}

TEST(HollywoodTelling, H47_63_roles_are_told_at_the_last_loyalty_only_winners_first) {
  for (const int who : {-1, 0, 1}) {
    Play play = table(5);
    std::size_t i = 0;
    for (const Loyalty loyalty : {C, P, P, C, P}) play.state.desks[i++].loyalty = loyalty;
    give_rounds(play.state, 3, 0);
    const auto all = told(play, {Card::patriot}, who);
    ASSERT_EQ(all.size(), 6U);
    for (std::size_t at = 1; at < 5; ++at) EXPECT_FALSE(all[at]) << "who won is not known yet";
    ASSERT_TRUE(all[5]);
    EXPECT_EQ(all[5]->kind, Telling::Kind::roles);
    const std::vector<Seat> order(all[5]->order.begin(), all[5]->order.end());
    EXPECT_EQ(order, (std::vector{seat(1), seat(2), seat(4), seat(0), seat(3)}));
  }
}

namespace {
struct ClaimMade {
  Seat by{};
  Claim claim;
};
ClaimMade says(int who, Loyalty loyalty) { return {seat(who), {.kind = Claim::Kind::loyalty, .loyalty = loyalty}}; }
}  // namespace

TEST(HollywoodTelling, H47_113_the_best_liar_is_seen_last) {
  Play play = table(5);
  std::size_t i = 0;
  for (const Loyalty loyalty : {C, P, P, C, P}) play.state.desks[i++].loyalty = loyalty;
  const auto order = [&](const std::vector<ClaimMade>& said) {
    const Telling told = roles_of(standard, play.state, said);
    return std::vector<Seat>(told.order.begin(), told.order.end());
  };
  give_rounds(play.state, 4, 0);
  play.state.step = Step::over;
  const std::vector by_seat = order({});
  EXPECT_EQ(by_seat, order({says(0, C), says(1, P)})) << "they said what they are";
  // A loser who lied, and one who lied more often.
  EXPECT_EQ(order({says(0, P)}).back(), seat(0));
  EXPECT_EQ(order({says(0, P), says(3, P), says(3, P), says(0, C)}).back(), seat(3));
  EXPECT_EQ(order({says(3, P), says(0, P)}).back(), seat(0)) << "the first of several";
  // A winner who lied comes last, too; the others stay in their order.
  const std::vector lied = order({says(1, C)});
  EXPECT_EQ(lied.back(), seat(1));
  std::vector others = by_seat;
  std::erase(others, seat(1));
  EXPECT_EQ(std::vector(lied.begin(), lied.end() - 1), others);
  // What is only a guess about somebody else, or about cards, is no lie of one's own loyalty.
  EXPECT_EQ(order({{seat(0), {.kind = Claim::Kind::suspect, .loyalty = C, .about = seat(1)}},
                   {seat(3), {.kind = Claim::Kind::played, .symbol = Symbol::patriot}}}),
            by_seat);
}

TEST(HollywoodTelling, H47_61_a_rising_star_who_wins_alone_is_seen_first) {
  Play play = table(6);
  std::size_t i = 0;
  for (const Loyalty loyalty : {P, P, P, C, C, R}) play.state.desks[i++].loyalty = loyalty;
  give_rounds(play.state, 3, 3);
  const auto all = told(play, {Card::patriot});
  ASSERT_TRUE(all.back());
  EXPECT_EQ(all.back()->order[0], seat(5));
  EXPECT_EQ(all.back()->order[1], seat(0));
}

TEST(HollywoodTelling, H47_50_no_order_keeps_the_result_open_longer) {
  FastChance chance(1);
  std::size_t open = 0;
  for (int i = 0; i < 400; ++i) {
    const std::size_t players = std::array<std::size_t, 4>{1, 2, 3, 6}[chance.below(4, 0)];
    const int margin = static_cast<int>(chance.below(3, 0)) - 1;  // the poster's
    std::vector<Card> cards;
    Counts shown{};
    for (std::size_t left = 1 + chance.below(6, 1); left > 0; --left) {
      cards.push_back(card_at(chance.below(card_kinds, 2)));
      ++shown[index(cards.back())];
    }
    int end = margin;
    for (const Card card : cards) end += margin_of(card);
    const Winner winner = premiere::winner_of({std::max(end, 0), std::max(-end, 0)}, players);
    const MovieCards order = PremiereOrder(shown, margin, winner, players).cards();
    const std::vector<Card> told_order(order.begin(), order.end());
    ASSERT_TRUE(std::is_permutation(told_order.begin(), told_order.end(), cards.begin(), cards.end()));
    ASSERT_EQ(decided_in(told_order, margin, players), latest(cards, margin, players)) << i;
    open += latest(cards, margin, players) == cards.size() ? 1U : 0U;
  }
  EXPECT_GT(open, 100U) << "often it hangs on the last card";
}
