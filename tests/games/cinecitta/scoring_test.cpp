// Quality, box office, winners and awards: C37-40 to C37-56, C37-62 to C37-64, and the book's examples.
#include <gtest/gtest.h>

#include "games/cinecitta/scenario.hpp"

using namespace backlot;
using namespace backlot::cinecitta;
using namespace backlot::cinecitta::scenario;

namespace {

// A desk worth exactly its quality: no audience in the Office, wages saved by a Pen.
constexpr Desk plain(std::initializer_list<std::string_view> studio) { return desk(studio, {"Director 9"}, 0); }

// C37-90: four cards with a promotion icon and one Scriptwriter.
constexpr Desk promoted = desk({}, {"Director 8", "Actor 8", "Cameraman 8", "Producer 9", "Scriptwriter 8"}, 0);
static_assert(box_office(standard, promoted).promotion == Money{40});

// C37-91 with the cards of C37-93.
constexpr Desk first = desk({"Director 6", "Producer 9", "Actor 4"},
                            {"Cameraman 3", "Scriptwriter 5", "Scriptwriter 7", "Actor 8", "Cameraman 5"}, 6);
static_assert(box_office(standard, first).quality == 469);
static_assert(box_office(standard, first).promotion == Money{30});
static_assert(box_office(standard, first).wages == Money{80});
static_assert(box_office(standard, first).left == Money{10});
static_assert(box_office(standard, first).audience == 9);
static_assert(box_office(standard, first).revenue == 90);
static_assert(box_office(standard, first).value() == 559);

// C37-92: Director and Cameraman have changed places.
constexpr Desk second = desk({"Cameraman 3", "Producer 9", "Actor 4"},
                             {"Director 6", "Scriptwriter 5", "Scriptwriter 7", "Actor 8", "Cameraman 5"}, 6);
static_assert(box_office(standard, second).quality == 349);
static_assert(box_office(standard, second).wages == Money{0});
static_assert(box_office(standard, second).audience == 8);
static_assert(box_office(standard, second).revenue == 720);
static_assert(box_office(standard, second).value() == 1069);

// C37-40: 2, 4 and 9 give 249.
static_assert(quality_of(standard, pile<3>({"Actor 9", "Director 2", "Cameraman 4"})) == 249);

Outcome outcome_of(const Options& options, std::initializer_list<Desk> desks) {
  return outcome(standard, finished(options, desks));
}

constexpr Options awards3{3, false, true};

}  // namespace

TEST(Cinecitta, C37_40_quality_is_the_studio_in_ascending_order) {
  EXPECT_EQ(box_office(standard, plain({"Producer 9", "Actor 4", "Cameraman 2"})).quality, 249);
  EXPECT_EQ(box_office(standard, plain({"Actor 3", "Cameraman 3", "Scriptwriter 2"})).quality, 233);
}

TEST(Cinecitta, C37_41_fewer_than_three_studio_cards_drop_out) {
  const Outcome result = outcome_of({3}, {desk({"Actor 9", "Producer 9"}, {"Director 2"}, 40),
                                          plain({"Actor 2", "Cameraman 2", "Scriptwriter 2"}), plain({"Actor 3"})});
  EXPECT_FALSE(result.seats[0].in_the_running);
  EXPECT_EQ(result.seats[0].lines[0].clause, "C37-41"_clause);
  EXPECT_EQ(quality_of(standard, pile<3>({"Actor 9", "Producer 9"})), 0);
  EXPECT_EQ(result.winners, SeatSet::of(seat_at(1)));
}

TEST(Cinecitta, C37_50_promotion_pays_ten_for_each_icon_in_the_office) {
  EXPECT_EQ(box_office(standard, promoted).promotion, Money{40});
  EXPECT_EQ(box_office(standard, desk({"Director 8", "Actor 8", "Cameraman 8"}, {}, 0)).promotion, Money{0});
}

TEST(Cinecitta, C37_51_wages_for_everybody_unless_a_pen_is_in_the_office) {
  const Desk without = desk({"Director 8", "Actor 8", "Producer 9"}, {"Actor 2", "Scriptwriter 2"}, 10);
  EXPECT_EQ(box_office(standard, without).wages, Money{50});
  const Desk with = desk({"Director 8", "Actor 8", "Producer 9"}, {"Director 2", "Scriptwriter 2"}, 10);
  EXPECT_EQ(box_office(standard, with).wages, Money{0});
}

TEST(Cinecitta, C37_52_who_cannot_pay_the_wages_drops_out) {
  // Four cards, one promotion icon: 40 to pay, 10 come in.
  const auto with_wallet = [](int wallet) {
    return box_office(standard, desk({"Actor 8", "Cameraman 8", "Scriptwriter 8"}, {"Actor 9"}, wallet));
  };
  EXPECT_EQ(with_wallet(2).dropped_out, "C37-52"_clause);
  EXPECT_FALSE(with_wallet(3).dropped_out.named());
  EXPECT_EQ(with_wallet(3).left, Money{0});
}

TEST(Cinecitta, C37_53_revenue_is_money_left_times_audience) {
  const auto revenue = [](std::initializer_list<std::string_view> office, int wallet) {
    return box_office(standard, desk({"Actor 8", "Cameraman 8", "Scriptwriter 8"}, office, wallet)).revenue;
  };
  EXPECT_EQ(revenue({"Director 2"}, 4), (40 + 10) * 3);
  EXPECT_EQ(revenue({"Director 9"}, 4), 0);      // no audience
  EXPECT_EQ(revenue({"Scriptwriter 2"}, 4), 0);  // no money left: 40 for four
}

TEST(Cinecitta, C37_54_the_highest_value_wins_and_money_itself_scores_nothing) {
  const Outcome result = outcome_of(
      {3}, {plain({"Actor 2", "Cameraman 2", "Scriptwriter 3"}), plain({"Actor 2", "Cameraman 3", "Scriptwriter 3"}),
            desk({"Actor 2", "Cameraman 2", "Scriptwriter 2"}, {"Director 9"}, 50)});
  EXPECT_EQ(result.winners, SeatSet::of(seat_at(1)));
  EXPECT_EQ(result.seats[1].score, 233);
  EXPECT_EQ(result.seats[1].payoff, full_payoff);
  EXPECT_EQ(result.seats[2].score, 222);
  EXPECT_EQ(result.ended_by, "C37-54"_clause);
}

TEST(Cinecitta, C37_55_equal_values_share_the_win_and_without_a_movie_nobody_wins) {
  const Outcome shared = outcome_of(
      {3}, {plain({"Actor 5", "Cameraman 5", "Scriptwriter 5"}), plain({"Actor 5", "Cameraman 5", "Scriptwriter 5"}),
            plain({"Actor 2", "Cameraman 2", "Scriptwriter 2"})});
  EXPECT_EQ(shared.winners, SeatSet::of(seat_at(0)).with(seat_at(1)));
  EXPECT_EQ(shared.seats[0].payoff, full_payoff / 2);
  EXPECT_EQ(shared.ended_by, "C37-55"_clause);
  const Outcome none = outcome_of({3}, {plain({}), plain({}), plain({})});
  EXPECT_TRUE(none.winners.empty());
  EXPECT_EQ(none.ended_by, "C37-55"_clause);
  for (const SeatResult& seat : none.seats) EXPECT_EQ(seat.payoff, 0);
}

TEST(Cinecitta, C37_40_C37_50_C37_51_C37_52_C37_53_the_score_has_a_line_for_each_figure) {
  const Outcome result = outcome_of({3}, {first, second, plain({})});
  const auto expect_lines = [&](std::size_t seat, const BoxOffice& box) {
    const std::initializer_list<ScoreLine> lines{
        {"C37-40"_clause, LineKind::points, box.quality},      {"C37-50"_clause, LineKind::money, box.promotion.amount},
        {"C37-51"_clause, LineKind::money, -box.wages.amount}, {"C37-52"_clause, LineKind::money, box.left.amount},
        {"C37-53"_clause, LineKind::count, box.audience},      {"C37-53"_clause, LineKind::points, box.revenue}};
    ASSERT_EQ(result.seats[seat].lines.size(), lines.size());
    std::size_t i = 0;
    for (const ScoreLine& line : lines)
      EXPECT_EQ(result.seats[seat].lines[i++], line) << "line " << i << " of seat " << seat;
  };
  expect_lines(0, box_office(standard, first));
  expect_lines(1, box_office(standard, second));
  ASSERT_EQ(result.seats[2].lines.size(), 1U);
  EXPECT_EQ(result.seats[2].lines[0], (ScoreLine{"C37-41"_clause, LineKind::points, 0}));
}

TEST(Cinecitta, C37_56_a_dropped_out_player_has_no_value) {
  const Outcome result = outcome_of({3}, {plain({}), plain({"Actor 2", "Cameraman 2", "Scriptwriter 2"}), plain({})});
  EXPECT_EQ(result.seats[0].score, 0);
  EXPECT_FALSE(result.seats[0].in_the_running);
  EXPECT_EQ(result.winners, SeatSet::of(seat_at(1)));
}

TEST(Cinecitta, C37_62_gold_for_the_highest_quality_and_gray_for_the_lowest) {
  const Outcome result = outcome_of(awards3, {plain({"Actor 9", "Cameraman 9", "Scriptwriter 9"}),
                                              plain({"Actor 5", "Cameraman 5", "Scriptwriter 5"}),
                                              plain({"Actor 2", "Cameraman 2", "Scriptwriter 2"})});
  EXPECT_EQ(result.seats[0].score, 999 + 200);
  EXPECT_EQ(result.seats[1].score, 555);
  EXPECT_EQ(result.seats[2].score, 222 - 100);
  EXPECT_EQ(result.seats[2].lines.back().clause, "C37-62"_clause);
}

TEST(Cinecitta, C37_63_awards_are_added_to_the_value_after_the_revenue) {
  // Revenue stays money times audience: the award is not multiplied.
  const Desk sold = desk({"Actor 9", "Cameraman 9", "Scriptwriter 9"}, {"Director 2"}, 4);
  const Outcome result = outcome_of(awards3, {sold, plain({"Actor 2", "Cameraman 2", "Scriptwriter 2"}), plain({})});
  EXPECT_EQ(result.seats[0].score, 999 + (40 + 10) * 3 + 200);
}

TEST(Cinecitta, C37_64_only_movies_in_the_running_compete_and_ties_share) {
  const Outcome tied = outcome_of(awards3, {plain({"Actor 9", "Cameraman 9", "Scriptwriter 9"}),
                                            plain({"Actor 9", "Cameraman 9", "Scriptwriter 9"}),
                                            plain({"Actor 2", "Cameraman 2", "Scriptwriter 2"})});
  EXPECT_EQ(tied.seats[0].score, 1199);
  EXPECT_EQ(tied.seats[1].score, 1199);
  EXPECT_EQ(tied.seats[2].score, 122);
  // All alike: Gold for all, no Gray.
  const Outcome alike = outcome_of(awards3, {plain({"Actor 5", "Cameraman 5", "Scriptwriter 5"}),
                                             plain({"Actor 5", "Cameraman 5", "Scriptwriter 5"}), plain({})});
  EXPECT_EQ(alike.seats[0].score, 755);
  EXPECT_EQ(alike.seats[1].score, 755);
  // Only one left: no Gray award.
  const Outcome alone =
      outcome_of(awards3, {plain({"Actor 5", "Cameraman 5", "Scriptwriter 5"}), plain({}), plain({})});
  EXPECT_EQ(alone.seats[0].score, 755);
  EXPECT_EQ(alone.seats[1].score, 0);
  // The best and the worst who dropped out, one for the wages and one without a Studio, take no award from the others.
  const Outcome out = outcome_of({4, false, true}, {desk({"Actor 9", "Cameraman 9", "Scriptwriter 9"}, {}, 0),
                                                    plain({"Actor 5", "Cameraman 5", "Scriptwriter 5"}),
                                                    plain({"Actor 2", "Cameraman 2", "Scriptwriter 2"}), plain({})});
  ASSERT_FALSE(out.seats[0].in_the_running);
  EXPECT_EQ(out.seats[1].score, 755);
  EXPECT_EQ(out.seats[2].score, 122);
}

TEST(Cinecitta, C37_90_four_promoters_and_a_scriptwriter_bring_forty) {
  EXPECT_EQ(box_office(standard, promoted).promotion, Money{40});
}
TEST(Cinecitta, C37_91_first_worked_example) { EXPECT_EQ(box_office(standard, first).value(), 559); }
TEST(Cinecitta, C37_92_second_worked_example) { EXPECT_EQ(box_office(standard, second).value(), 1069); }
TEST(Cinecitta, C37_93_the_examples_use_cards_of_the_standard_content) {
  EXPECT_EQ(icons_in(standard, first.office).promotion, 3);
  EXPECT_EQ(icons_in(standard, first.office).audience, 3 + 2 + 1 + 1 + 2);
}
