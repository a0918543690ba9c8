// Components and set-up: C37-1 to C37-15.
#include <gtest/gtest.h>

#include <array>

#include "games/cinecitta/scenario.hpp"

using namespace backlot;
using namespace backlot::cinecitta;
using namespace backlot::cinecitta::scenario;

namespace {

constexpr std::array<Options, 3> all_counts{Options{3}, Options{4}, Options{5}};

std::size_t cards_of(const State& state) {
  std::size_t cards = state.left_over.size();
  for (const Desk& desk : state.desks) cards += desk.hand.size();
  return cards;
}

bool anywhere(const State& state, Card wanted) {
  bool found = state.left_over.contains(wanted);
  for (const Desk& desk : state.desks) found = found || desk.hand.contains(wanted);
  return found;
}

}  // namespace

TEST(Cinecitta, C37_1_four_professions_of_eight_numbers_and_three_producers) {
  std::array<int, 5> cards{};
  for (const CardFacts& facts : standard.cards) {
    cards[static_cast<std::size_t>(facts.profession)] += facts.copies[2];
    if (facts.profession != Profession::producer) {
      EXPECT_TRUE(facts.number >= 2 && facts.number <= 9);
    }
  }
  EXPECT_EQ(cards, (std::array<int, 5>{8, 8, 8, 8, 3}));
  EXPECT_EQ(deck_for(standard, 5).size(), 35U);
}

TEST(Cinecitta, C37_2_a_producer_counts_nine) { EXPECT_EQ(standard[card("Producer 9")].number, 9); }

TEST(Cinecitta, C37_3_everybody_but_a_scriptwriter_promotes) {
  for (const CardFacts& facts : standard.cards) {
    EXPECT_EQ(facts.promotion, facts.profession == Profession::scriptwriter ? 0 : 1);
  }
}

TEST(Cinecitta, C37_4_directors_and_producers_carry_a_pen) {
  for (const CardFacts& facts : standard.cards) {
    const bool pen = facts.profession == Profession::director || facts.profession == Profession::producer;
    EXPECT_EQ(facts.pen, pen ? 1 : 0);
  }
}

TEST(Cinecitta, C37_5_audience_icons_fall_with_the_number) {
  constexpr std::array<int, 10> icons{0, 0, 3, 3, 2, 2, 2, 1, 1, 0};
  for (const CardFacts& facts : standard.cards) EXPECT_EQ(facts.audience, icons[facts.number]);
  EXPECT_EQ(standard[card("Cameraman 3")].audience, standard[card("Director 6")].audience + 1);
}

TEST(Cinecitta, C37_3_C37_4_C37_5_C37_10_a_card_shows_only_what_is_printed_on_it) {
  const CardFacts blank;
  EXPECT_EQ(blank.promotion, 0);
  EXPECT_EQ(blank.pen, 0);
  EXPECT_EQ(blank.audience, 0);
  for (const std::uint8_t copies : blank.copies) EXPECT_EQ(copies, 0);
}

TEST(Cinecitta, C37_10_C37_11_C37_12_nothing_is_dealt_unless_the_pack_says_so) {
  EXPECT_EQ(Dealing{}, (Dealing{0, 0, 0, 0}));
}

TEST(Cinecitta, C37_6_money_comes_in_notes_of_ten_and_the_bank_never_runs_out) {
  EXPECT_EQ(standard.note, Money{10});
  // With five players all 50 notes are in the wallets; the bank's 15 printed ones would not do here.
  Money paid;
  for (int seat = 0; seat < 5; ++seat) {
    paid += box_office(standard, desk({}, {"Director 2", "Director 3", "Actor 2", "Actor 3"}, 10)).promotion;
  }
  EXPECT_EQ(paid, Money{200});
}

TEST(Cinecitta, C37_10_each_player_count_leaves_out_its_cards) {
  EXPECT_EQ(deck_for(standard, 3).size(), 25U);
  EXPECT_EQ(deck_for(standard, 4).size(), 30U);
  const auto copies = [](std::string_view name, std::size_t players) {
    const Deck deck = deck_for(standard, players);
    std::size_t found = 0;
    for (const Card each : deck) found += each == card(name) ? 1U : 0U;
    return found;
  };
  for (const char* four : {"Director 4", "Actor 4", "Cameraman 4", "Scriptwriter 4"}) {
    EXPECT_EQ(copies(four, 5), 1U);
    EXPECT_EQ(copies(four, 4), 0U);
    EXPECT_EQ(copies(four, 3), 0U);
  }
  for (const char* seven : {"Director 7", "Actor 7", "Cameraman 7", "Scriptwriter 7"}) {
    EXPECT_EQ(copies(seven, 4), 1U);
    EXPECT_EQ(copies(seven, 3), 0U);
  }
  for (const std::size_t players : {3U, 4U, 5U}) EXPECT_EQ(copies("Producer 9", players), players - 2);
  EXPECT_EQ(check(standard, Options{2}), Refusal::players);
  EXPECT_EQ(check(standard, Options{6}), Refusal::players);
  EXPECT_EQ(refused_by(Refusal::players), "C37-10"_clause);
}

TEST(Cinecitta, C37_11_deals_seven_cards_and_eight_with_three_players) {
  for (const Options& options : all_counts) {
    const State state = Play::deal(options, 1);
    for (const Desk& desk : state.desks) EXPECT_EQ(desk.hand.size(), options.players == 3 ? 8U : 7U);
    EXPECT_EQ(cards_of(state), deck_for(standard, options.players).size());
  }
  EXPECT_FALSE(anywhere(Play::deal(Options{3}, 5), card("Actor 7")));
}

TEST(Cinecitta, C37_11_every_card_reaches_every_seat_about_equally_often) {
  std::array<int, 4> times{};
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    const State state = Play::deal(Options{4}, seed);
    for (std::size_t i = 0; i < 4; ++i) times[i] += state.desks[i].hand.contains(card("Director 9")) ? 1 : 0;
  }
  for (const int count : times) EXPECT_NEAR(count, 4000.0 * 7 / 30, 120);  // more than four standard deviations
}

TEST(Cinecitta, C37_12_hundred_money_each_hidden_from_the_others) {
  for (const Options& options : all_counts) {
    const Play play(options);
    for (const Desk& desk : play.state.desks) EXPECT_EQ(standard.note * desk.wallet.count, Money{100});
    EXPECT_EQ(play.view(0).desk(seat_at(0)).wallet, notes(10));
    EXPECT_EQ(play.view(0).desk(seat_at(1)).wallet, unknown_notes);
  }
}

TEST(Cinecitta, C37_13_studio_and_office_are_empty_and_visible) {
  Play play(Options{3});
  EXPECT_TRUE(play.state.desks[2].studio.empty());
  EXPECT_TRUE(play.state.desks[2].office.empty());
  play.desk(2) = desk({"Actor 3"}, {"Actor 2"}, 10);
  EXPECT_EQ(play.view(0).desk(seat_at(2)).studio, play.state.desks[2].studio);
  EXPECT_EQ(seen_by(standard, play.state, nobody).desk(seat_at(2)).office, play.state.desks[2].office);
}

TEST(Cinecitta, C37_14_hands_are_hidden_and_their_number_is_public) {
  const Play play(Options{4});
  const Desk& seen = play.view(0).desk(seat_at(3));
  EXPECT_EQ(seen.hand.size(), 7U);
  for (const Card each : play.view(0).desk(seat_at(3)).hand) EXPECT_EQ(each, Card::unknown);
  EXPECT_EQ(play.view(3).desk(seat_at(3)).hand, play.state.desks[3].hand);
  // What another seat could do would tell its hand.
  EXPECT_EQ(check(standard, play.view(0), seat_at(3), Action::offer(play.state.desks[3].hand[0], {})),
            Refusal::not_yours);
  ActionsOf<cinecitta::Game> actions;
  legal_actions(standard, play.view(0), seat_at(3), actions);
  EXPECT_TRUE(actions.empty());
}

TEST(Cinecitta, C37_15_left_over_cards_stay_hidden_also_at_the_end) {
  Play play(Options{4});
  EXPECT_EQ(play.state.left_over.size(), 2U);
  EXPECT_EQ(Play::deal(Options{3}, 1).left_over.size(), 1U);
  EXPECT_EQ(Play::deal(Options{5}, 1).left_over.size(), 0U);
  while (!is_over(standard, play.state)) play.rest();
  for (const Card each : play.view(0).left_over) EXPECT_EQ(each, Card::unknown);
}
