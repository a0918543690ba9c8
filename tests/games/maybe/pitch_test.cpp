// What a pitch costs and yields: MM-22, MM-61 to MM-65, MM-80 to MM-89, MM-110 to MM-112.
#include "games/maybe/pitch.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <vector>

using namespace backlot;
using namespace backlot::maybe;
using enum Icon;

namespace {

constexpr MovieCard plain(std::initializer_list<Icon> cost, std::uint8_t profit) {
  MovieCard card;
  for (const Icon icon : cost) card.icons.push(icon);
  card.profit = profit;
  return card;
}
constexpr MovieCard costs(Cost cost, std::uint8_t number = 0) {
  return {.kind = MovieKind::blockbuster, .cost = cost, .yields = Profit::one_per_change, .number = number};
}
constexpr MovieCard costs(Cost cost, Icon icon) {
  MovieCard card = costs(cost);
  card.icons.push(icon);
  return card;
}
constexpr MovieCard yields(Profit profit) {
  return {.kind = MovieKind::blockbuster, .cost = Cost::any, .yields = profit, .number = 1};
}

// A row of just these cards; the content holds nothing else.
struct Pitch {
  Content content;
  PitchSituation situation;

  constexpr Pitch(std::initializer_list<MovieCard> cards) {
    for (const MovieCard& card : cards) {
      situation.row.push(static_cast<Movie>(content.movies.size()));
      content.movies.push(card);
    }
  }
  constexpr Pitch& votes(std::uint8_t yes, std::uint8_t no) {
    situation.yes = yes;
    situation.no = no;
    return *this;
  }
  constexpr Pitch& made(const MovieCard& top, Result result = Result::success) {
    situation.made.add(top, result);
    return *this;
  }
  constexpr Pitch& trendsetter() {
    situation.doubling = Doubling::on;
    return *this;
  }
  constexpr Pitch& changes(std::uint8_t count) {
    situation.changes = count;
    return *this;
  }
  // Answers the question that is open.
  constexpr Pitch& choose(std::size_t value) {
    const auto cost = cost_question();
    const Question question = cost ? *cost : *profit_question();
    situation.choices.push({question.card, question.about(), static_cast<std::uint8_t>(value)});
    return *this;
  }
  constexpr Pitch& choose(Icon icon) { return choose(index(icon)); }

  constexpr Budget budget() const { return budget_of(content, situation); }
  constexpr std::size_t profit() const { return profit_of(content, situation); }
  constexpr std::optional<Question> cost_question() const { return open_cost_choice(content, situation); }
  constexpr std::optional<Question> profit_question() const { return open_profit_choice(content, situation); }
};

constexpr Budget of(std::initializer_list<Icon> wanted, std::uint16_t any = 0) {
  Budget budget;
  for (const Icon icon : wanted) ++budget.icons[index(icon)];
  budget.any = any;
  return budget;
}
constexpr std::uint32_t bits(std::initializer_list<std::size_t> values) {
  std::uint32_t out = 0;
  for (const std::size_t value : values) out |= 1U << value;
  return out;
}

// The cost of one Blockbuster between plain cards that cost nothing but themselves.
constexpr Budget alone(const MovieCard& card) { return Pitch({card}).budget(); }

const MovieCard two_cameras = plain({camera, camera}, 3);
const MovieCard one_script = plain({script}, 1);
const MovieCard one_money = plain({money}, 2);
const MovieCard all_but_one = plain({money, actors, script}, 1);

}  // namespace

TEST(MaybePitch, MM_22_budget_and_profit_add_up) {
  constexpr Pitch pitch{plain({camera, camera}, 3), plain({script}, 1), plain({camera, money, actors}, 5)};
  static_assert(pitch.budget() == of({camera, camera, script, camera, money, actors}));
  static_assert(pitch.profit() == 9);
  static_assert(!pitch.cost_question() && !pitch.profit_question());
}

TEST(MaybePitch, MM_81_icons_per_vote_and_per_card) {
  EXPECT_EQ(Pitch({costs(Cost::one_per_yes, camera)}).votes(3, 1).budget(), of({camera, camera, camera}));
  EXPECT_EQ(Pitch({costs(Cost::one_per_no, camera)}).votes(3, 1).budget(), of({camera}));
  EXPECT_EQ(Pitch({costs(Cost::one_per_card, camera)}).budget(), of({camera}));
  EXPECT_EQ(Pitch({costs(Cost::one_per_card, camera), one_script, one_script}).budget(),
            of({camera, camera, camera, script, script}));
}

TEST(MaybePitch, MM_81_two_unless_the_pitch_is_long) {
  const MovieCard card = costs(Cost::two_unless_long, camera);
  EXPECT_EQ(Pitch({card, one_script, one_script}).budget(), of({camera, camera, script, script}));
  EXPECT_EQ(Pitch({card, one_script, one_script, one_script}).budget(), of({script, script, script}));
}

TEST(MaybePitch, MM_81_costs_that_look_at_movies_made) {
  const MovieCard if_made = costs(Cost::three_if_made, camera);
  const MovieCard if_not = costs(Cost::two_if_not_made, camera);
  EXPECT_EQ(Pitch({if_made}).made(two_cameras).budget(), of({camera, camera, camera}));
  EXPECT_EQ(Pitch({if_made}).made(one_script).budget(), of({}));
  EXPECT_EQ(Pitch({if_not}).made(two_cameras).budget(), of({}));
  EXPECT_EQ(Pitch({if_not}).made(one_script).budget(), of({camera, camera}));
}

TEST(MaybePitch, MM_81_any_icons) {
  EXPECT_EQ(alone(costs(Cost::any, 3)), of({}, 3));
  const MovieCard card = costs(Cost::any_unless_all_six, 2);
  const MovieCard rest = plain({setting, camera, microphone}, 1);
  EXPECT_EQ(Pitch({card, all_but_one}).budget(), of({money, actors, script}, 2));
  EXPECT_EQ(Pitch({card, all_but_one, rest}).budget(), of({money, actors, script, setting, camera, microphone}));
}

TEST(MaybePitch, MM_81_four_unless_all_votes_are_of_the_same_type) {
  const MovieCard card = costs(Cost::four_unless_one_type, camera);
  EXPECT_EQ(Pitch({card}).votes(3, 1).budget(), of({camera, camera, camera, camera}));
  EXPECT_EQ(Pitch({card}).votes(4, 0).budget(), of({}));
  EXPECT_EQ(Pitch({card}).votes(0, 4).budget(), of({}));
}

TEST(MaybePitch, MM_81_two_of_the_most_or_least_frequent_icon) {
  const Pitch most{costs(Cost::two_most_frequent), two_cameras, one_script};
  EXPECT_EQ(most.budget(), of({camera, camera, camera, camera, script}));
  const Pitch least{two_cameras, costs(Cost::two_least_frequent), one_script};
  EXPECT_EQ(least.budget(), of({camera, camera, script, script, script}));
}

TEST(MaybePitch, MM_81_as_many_of_any_icon_as_changes) {
  EXPECT_EQ(Pitch({costs(Cost::any_per_change)}).budget(), of({}));
  EXPECT_EQ(Pitch({costs(Cost::any_per_change)}).changes(3).budget(), of({}, 3));
}

TEST(MaybePitch, MM_81_as_a_neighbour) {
  const MovieCard most = costs(Cost::as_neighbour_with_most);
  const MovieCard fewest = costs(Cost::as_neighbour_with_fewest);
  EXPECT_EQ(Pitch({two_cameras, most, one_script}).budget(), of({camera, camera, camera, camera, script}));
  EXPECT_EQ(Pitch({two_cameras, fewest, one_script}).budget(), of({camera, camera, script, script}));
  EXPECT_EQ(Pitch({fewest, two_cameras, one_script}).budget(), of({camera, camera, camera, camera, script}));
  EXPECT_EQ(Pitch({one_script, two_cameras, most}).budget(), of({script, camera, camera, camera, camera}));
}

TEST(MaybePitch, MM_82_profits_per_vote_and_per_card) {
  EXPECT_EQ(Pitch({yields(Profit::one_per_yes)}).votes(3, 1).profit(), 3U);
  EXPECT_EQ(Pitch({yields(Profit::one_per_no)}).votes(3, 1).profit(), 1U);
  EXPECT_EQ(Pitch({yields(Profit::one_per_card), one_script}).profit(), 2U + 1U);
  EXPECT_EQ(Pitch({yields(Profit::one_per_change)}).changes(2).profit(), 2U);
}

TEST(MaybePitch, MM_82_three_or_nothing_with_fewer_than_three_cards) {
  EXPECT_EQ(Pitch({yields(Profit::three_if_long), one_script}).profit(), 0U + 1U);
  EXPECT_EQ(Pitch({yields(Profit::three_if_long), one_script, one_script}).profit(), 3U + 2U);
}

TEST(MaybePitch, MM_82_profits_that_look_at_movies_made) {
  const MovieCard four = yields(Profit::four_if_made);
  const MovieCard three = yields(Profit::three_if_none_made);
  EXPECT_EQ(Pitch({four, one_script}).made(one_script).profit(), 4U + 1U);
  EXPECT_EQ(Pitch({four, one_script}).made(two_cameras).profit(), 0U + 1U);
  EXPECT_EQ(Pitch({three, one_script}).made(one_script).profit(), 0U + 1U);
  EXPECT_EQ(Pitch({three, one_script}).made(two_cameras).profit(), 3U + 1U);
}

TEST(MaybePitch, MM_82_all_six_icons_or_votes_of_one_type) {
  const MovieCard rest = plain({setting, camera, microphone}, 1);
  EXPECT_EQ(Pitch({yields(Profit::five_if_all_six), all_but_one}).profit(), 1U + 1U);
  EXPECT_EQ(Pitch({yields(Profit::five_if_all_six), all_but_one, rest}).profit(), 5U + 2U);
  EXPECT_EQ(Pitch({yields(Profit::five_if_one_type)}).votes(3, 1).profit(), 0U);
  EXPECT_EQ(Pitch({yields(Profit::five_if_one_type)}).votes(0, 4).profit(), 5U);
  EXPECT_EQ(Pitch({yields(Profit::five_if_one_type)}).votes(4, 0).profit(), 5U);
}

TEST(MaybePitch, MM_82_the_active_player_says_one_two_or_three) {
  Pitch pitch{one_script, yields(Profit::chosen)};
  EXPECT_FALSE(pitch.cost_question());
  EXPECT_EQ(pitch.profit_question(), (Question{Question::Kind::profit, 1, bits({1, 2, 3})}));
  EXPECT_FALSE(pitch.profit_question()->allows(0));
  EXPECT_FALSE(pitch.profit_question()->allows(4));
  EXPECT_TRUE(pitch.profit_question()->allows(3));
  EXPECT_EQ(pitch.choose(2).profit(), 1U + 2U);
  EXPECT_FALSE(pitch.profit_question());
}

TEST(MaybePitch, MM_82_as_a_neighbour) {
  const MovieCard high = yields(Profit::as_highest_neighbour);
  const MovieCard low = yields(Profit::as_lowest_neighbour);
  EXPECT_EQ(Pitch({two_cameras, high, one_script}).profit(), 3U + 3U + 1U);
  EXPECT_EQ(Pitch({two_cameras, low, one_script}).profit(), 3U + 1U + 1U);
  EXPECT_EQ(Pitch({one_script, two_cameras, low}).profit(), 1U + 3U + 3U);
}

TEST(MaybePitch, MM_82_as_the_card_with_most_or_fewest_cost_icons) {
  const MovieCard most = yields(Profit::as_card_with_most);  // costs one of any icon itself
  const MovieCard fewest = yields(Profit::as_card_with_fewest);
  EXPECT_EQ(Pitch({two_cameras, one_script, most}).profit(), 3U + 1U + 3U);
  EXPECT_EQ(Pitch({two_cameras, one_script, fewest}).profit(), 3U + 1U + 1U);
  // The costs are those worked out: nine icons for nine cards, or none for no NO.
  const MovieCard none = costs(Cost::one_per_no, money);
  EXPECT_EQ(Pitch({none, one_script, fewest}).votes(4, 0).changes(4).profit(), 4U + 1U + 4U);
}

TEST(MaybePitch, MM_80_the_row_is_read_left_to_right) {
  const MovieCard copy = costs(Cost::as_neighbour_with_most);
  EXPECT_NE(Pitch({two_cameras, one_script, copy}).budget(), Pitch({two_cameras, copy, one_script}).budget());
}

TEST(MaybePitch, MM_80_a_tie_of_different_neighbours_is_a_choice) {
  Pitch pitch{one_money, costs(Cost::as_neighbour_with_fewest), one_script};
  EXPECT_EQ(pitch.cost_question(), (Question{Question::Kind::cost_copied, 1, bits({0, 2})}));
  Pitch left = pitch;
  EXPECT_EQ(left.choose(std::size_t{0}).budget(), of({money, money, script}));
  EXPECT_EQ(pitch.choose(std::size_t{2}).budget(), of({money, script, script}));
  EXPECT_FALSE(pitch.cost_question());
}

TEST(MaybePitch, MM_80_a_tie_of_frequent_icons_is_a_choice) {
  Pitch pitch{one_money, costs(Cost::two_most_frequent), one_script};
  EXPECT_EQ(pitch.cost_question(), (Question{Question::Kind::icon, 1, bits({index(money), index(script)})}));
  EXPECT_EQ(pitch.choose(script).budget(), of({money, script, script, script}));
  Pitch least{two_cameras, one_money, one_script, costs(Cost::two_least_frequent)};
  EXPECT_EQ(least.cost_question()->possible, bits({index(money), index(script)}));
}

TEST(MaybePitch, MM_80_a_tie_of_cards_to_copy_the_profit_from_is_a_choice) {
  Pitch pitch{one_money, one_script, two_cameras, yields(Profit::as_card_with_fewest)};
  EXPECT_EQ(pitch.profit_question(), (Question{Question::Kind::profit_copied, 3, bits({0, 1})}));
  EXPECT_EQ(pitch.choose(std::size_t{0}).profit(), 2U + 1U + 3U + 2U);
}

TEST(MaybePitch, MM_83_a_blockbuster_shows_its_icon_once) {
  static_assert(shown_by(costs(Cost::one_per_yes, camera)) == set_of(camera));
  static_assert(shown_by(costs(Cost::any, 3)) == 0);
  // With five YES it costs five cameras and still shows one.
  Pitch pitch{costs(Cost::one_per_yes, camera), plain({script, script}, 1), costs(Cost::two_most_frequent)};
  EXPECT_EQ(pitch.votes(5, 0).budget().icons[index(script)], 2U + 2U);
}

TEST(MaybePitch, MM_83_conditions_look_at_the_votes_shown) {
  Pitch pitch{costs(Cost::one_per_yes, camera)};
  EXPECT_EQ(pitch.votes(2, 1).budget(), of({camera, camera}));
  EXPECT_EQ(pitch.votes(0, 3).budget(), of({}));
}

TEST(MaybePitch, MM_85_copies_come_after_all_conditions_that_copy_nothing) {
  // The card to the right is a condition, and is worked out first nevertheless.
  EXPECT_EQ(Pitch({costs(Cost::as_neighbour_with_most), costs(Cost::one_per_yes, camera)}).votes(2, 0).budget(),
            of({camera, camera, camera, camera}));
  EXPECT_EQ(Pitch({yields(Profit::as_highest_neighbour), yields(Profit::one_per_yes)}).votes(2, 0).profit(), 4U);
}

TEST(MaybePitch, MM_85_copies_go_left_to_right_and_ignore_what_is_not_worked_out) {
  const MovieCard copy = costs(Cost::as_neighbour_with_most);
  // The first has nothing to copy but the second, which comes later; the second copies the third.
  EXPECT_EQ(Pitch({copy, copy, two_cameras}).budget(), of({camera, camera, camera, camera}));
  EXPECT_EQ(Pitch({two_cameras, copy, copy}).budget(), of({camera, camera, camera, camera, camera, camera}));
  const MovieCard low = yields(Profit::as_lowest_neighbour);
  EXPECT_EQ(Pitch({low, low, two_cameras}).profit(), 0U + 0U + 3U);
  EXPECT_EQ(Pitch({two_cameras, low, low}).profit(), 9U);
}

TEST(MaybePitch, MM_85_nothing_to_copy_costs_nothing_and_yields_nothing) {
  EXPECT_EQ(alone(costs(Cost::as_neighbour_with_most)), of({}));
  EXPECT_EQ(alone(costs(Cost::as_neighbour_with_fewest)), of({}));
  EXPECT_EQ(Pitch({yields(Profit::as_highest_neighbour)}).profit(), 0U);
  EXPECT_EQ(Pitch({yields(Profit::as_card_with_most)}).profit(), 0U);
  EXPECT_EQ(Pitch({yields(Profit::as_card_with_fewest), yields(Profit::as_card_with_most)}).profit(), 0U);
}

TEST(MaybePitch, MM_85_a_copy_takes_any_icons_and_the_choices_of_what_it_copies) {
  EXPECT_EQ(Pitch({costs(Cost::any, 3), costs(Cost::as_neighbour_with_most)}).budget(), of({}, 6));
  Pitch pitch{costs(Cost::as_neighbour_with_most), costs(Cost::two_most_frequent), one_money, one_script};
  EXPECT_EQ(pitch.cost_question()->card, 1);
  EXPECT_EQ(pitch.choose(script).budget(), of({script, script, script, script, money, script}));
}

TEST(MaybePitch, MM_86_without_icons_the_most_or_least_frequent_costs_nothing) {
  EXPECT_EQ(alone(costs(Cost::two_most_frequent)), of({}));
  EXPECT_EQ(alone(costs(Cost::two_least_frequent)), of({}));
  EXPECT_FALSE(Pitch({costs(Cost::two_most_frequent)}).cost_question());
}

TEST(MaybePitch, MM_86_icons_of_the_pitch_are_printed_ones_never_amounts) {
  // No YES, so that this card costs no camera; it shows one all the same.
  Pitch pitch{costs(Cost::one_per_yes, camera), plain({money, actors, script}, 1), plain({setting, microphone}, 1),
              yields(Profit::five_if_all_six)};
  EXPECT_EQ(pitch.votes(0, 3).profit(), 0U + 1U + 1U + 5U);
}

TEST(MaybePitch, MM_88_changes_count_for_cost_and_profit) {
  const MovieCard card{.kind = MovieKind::blockbuster, .cost = Cost::any_per_change, .yields = Profit::one_per_change};
  EXPECT_EQ(Pitch({card}).changes(5).budget(), of({}, 5));
  EXPECT_EQ(Pitch({card}).changes(5).profit(), 5U);
}

TEST(MaybePitch, MM_88_a_profit_condition_looks_at_all_icons_of_the_pitch) {
  EXPECT_EQ(Pitch({yields(Profit::four_if_made), one_money, one_script}).made(one_script).profit(), 4U + 2U + 1U);
  EXPECT_EQ(Pitch({yields(Profit::three_if_none_made), one_money, one_script}).made(one_script).profit(), 2U + 1U);
}

TEST(MaybePitch, MM_89_choices_on_cost_come_before_choices_on_profit) {
  Pitch pitch{yields(Profit::chosen), one_money, costs(Cost::as_neighbour_with_most), one_script};
  EXPECT_EQ(pitch.cost_question()->kind, Question::Kind::cost_copied);
  pitch.choose(std::size_t{3});
  EXPECT_FALSE(pitch.cost_question());
  EXPECT_EQ(pitch.profit_question()->kind, Question::Kind::profit);
  pitch.choose(std::size_t{3});
  EXPECT_EQ(pitch.budget(), of({money, script, script}, 1));
  EXPECT_EQ(pitch.profit(), 3U + 2U + 1U);
}

TEST(MaybePitch, MM_61_a_failed_top_doubles_cost_and_a_successful_one_profit) {
  const MovieCard camera_and_script = plain({camera, script}, 2);
  Pitch both{camera_and_script};
  both.trendsetter().made(two_cameras, Result::success).made(one_script, Result::failure);
  EXPECT_EQ(both.budget(), of({camera, script, camera, script}));
  EXPECT_EQ(both.profit(), 4U);
  Pitch neither{camera_and_script};
  neither.trendsetter().made(one_money, Result::success).made(one_money, Result::failure);
  EXPECT_EQ(neither.budget(), of({camera, script}));
  EXPECT_EQ(neither.profit(), 2U);
}

TEST(MaybePitch, MM_61_doubling_needs_the_expansion) {
  Pitch pitch{two_cameras};
  pitch.made(two_cameras, Result::success).made(two_cameras, Result::failure);
  EXPECT_EQ(pitch.budget(), of({camera, camera}));
  EXPECT_EQ(pitch.profit(), 3U);
}

TEST(MaybePitch, MM_62_each_doubling_happens_once) {
  Pitch pitch{plain({camera, script}, 2)};
  pitch.trendsetter().made(two_cameras).made(one_script).made(two_cameras);
  EXPECT_EQ(pitch.profit(), 4U);
  Pitch cost{plain({camera, script}, 2)};
  cost.trendsetter().made(two_cameras, Result::failure).made(one_script, Result::failure);
  EXPECT_EQ(cost.budget(), of({camera, script, camera, script}));
}

TEST(MaybePitch, MM_64_copies_are_worked_out_undoubled_and_doubled_by_their_own_icons) {
  // The copy shows no icon: it costs two cameras, not four.
  Pitch pitch{two_cameras, costs(Cost::as_neighbour_with_most)};
  pitch.trendsetter().made(two_cameras, Result::failure);
  EXPECT_EQ(pitch.budget(), of({camera, camera, camera, camera, camera, camera}));
  Pitch profit{two_cameras, yields(Profit::as_highest_neighbour)};
  profit.trendsetter().made(two_cameras, Result::success);
  EXPECT_EQ(profit.profit(), 6U + 3U);
  // Which neighbour has most is asked undoubled, too.
  Pitch most{plain({script, script, money}, 1), costs(Cost::as_neighbour_with_most), two_cameras};
  most.trendsetter().made(two_cameras, Result::failure);
  EXPECT_EQ(most.budget(), of({script, script, money, script, script, money, camera, camera, camera, camera}));
}

TEST(MaybePitch, MM_64_a_condition_is_doubled_by_its_printed_icon) {
  Pitch pitch{costs(Cost::one_per_yes, camera)};
  pitch.votes(2, 1).trendsetter().made(two_cameras, Result::failure);
  EXPECT_EQ(pitch.budget(), of({camera, camera, camera, camera}));
}

TEST(MaybePitch, MM_65_failed_tops_are_movies_made_for_conditions) {
  EXPECT_EQ(Pitch({costs(Cost::two_if_not_made, camera)}).made(two_cameras, Result::failure).budget(), of({}));
  EXPECT_EQ(Pitch({yields(Profit::four_if_made), one_script}).made(one_script, Result::failure).profit(), 4U + 1U);
}

TEST(MaybePitch, MM_91_profits_of_one_two_and_one_take_four) {
  constexpr Pitch pitch{plain({camera}, 1), plain({setting}, 2), plain({actors}, 1)};
  static_assert(pitch.profit() == 4);
}

TEST(MaybePitch, MM_93_the_worked_example) {
  constexpr auto pitch = [] {
    Pitch out{plain({camera}, 1), plain({setting}, 2), plain({actors}, 1)};
    out.trendsetter()
        .made(plain({camera}, 1))
        .made(plain({actors}, 1))
        .made(plain({money, setting}, 2), Result::failure);
    return out;
  }();
  static_assert(pitch.budget() == of({camera, setting, setting, actors}));
  static_assert(pitch.profit() == 2 + 2 + 2);
}

TEST(MaybePitch, MM_110_without_any_vote_the_votes_are_of_one_type) {
  EXPECT_EQ(Pitch({yields(Profit::five_if_one_type)}).votes(0, 0).profit(), 5U);
  EXPECT_EQ(Pitch({costs(Cost::four_unless_one_type, camera)}).votes(0, 0).budget(), of({}));
}

TEST(MaybePitch, MM_111_most_icons_are_those_a_card_costs_any_icons_included) {
  // Three of any icon are more than two cameras, though the card shows none.
  EXPECT_EQ(Pitch({two_cameras, costs(Cost::as_neighbour_with_most), costs(Cost::any, 3)}).budget(),
            of({camera, camera}, 6));
  EXPECT_EQ(
      Pitch({two_cameras, costs(Cost::as_neighbour_with_fewest), costs(Cost::one_per_no, script)}).votes(3, 0).budget(),
      of({camera, camera}));
}

TEST(MaybePitch, MM_112_a_tie_without_a_difference_is_no_choice) {
  const MovieCard copy = costs(Cost::as_neighbour_with_most);
  EXPECT_FALSE(Pitch({one_script, copy, plain({script}, 2)}).cost_question());
  EXPECT_EQ(Pitch({one_script, copy, plain({script}, 2)}).budget(), of({script, script, script}));
  EXPECT_FALSE(Pitch({one_script, yields(Profit::as_card_with_most), plain({money}, 1)}).profit_question());
  // Of three, two of which are alike, two are to choose from.
  Pitch three{plain({script}, 1), plain({money}, 1), plain({camera}, 2), yields(Profit::as_card_with_most)};
  EXPECT_EQ(three.profit_question()->possible, bits({0, 2}));
}

TEST(MaybePitch, MM_72_the_longest_row_of_the_dearest_cards_fits) {
  Pitch pitch{};
  for (std::size_t i = 0; i < max_pitch; ++i) {
    pitch.situation.row.push(static_cast<Movie>(i));
    pitch.content.movies.push(costs(Cost::one_per_card, camera));
    pitch.content.movies[i].yields = Profit::one_per_card;
  }
  pitch.trendsetter().made(two_cameras, Result::failure).made(two_cameras, Result::success);
  EXPECT_EQ(pitch.budget().icons[index(camera)], 2U * max_pitch * max_pitch);
  EXPECT_EQ(pitch.profit(), 2U * max_pitch * max_pitch);
}

TEST(MaybePitch, MM_79_the_situation_is_read_from_the_table_with_the_final_votes) {
  Content content;
  content.movies.push(two_cameras);
  content.movies.push(one_script);
  content.votes.push({VoteKind::yes, camera, 2});
  content.votes.push({VoteKind::no, camera, 1});
  State state;
  state.options.trendsetter = true;
  state.row.push(Movie{1});
  state.row.push(Movie{0});
  state.made.push({Movie{0}, Result::failure});
  state.changes = 2;
  state.votes = {Vote{0}, Vote{1}, Vote{0}, Vote::unknown, Vote{0}, Vote::unknown};
  const PitchSituation situation = situation_of(content, state);
  EXPECT_EQ(situation.yes, 3);
  EXPECT_EQ(situation.no, 1);
  EXPECT_EQ(situation.changes, 2);
  EXPECT_EQ(situation.row, state.row);
  EXPECT_EQ(situation.made.failed, set_of(camera));
  EXPECT_EQ(situation.made.succeeded, 0);
  EXPECT_EQ(budget_of(content, situation), of({script, camera, camera, camera, camera}));
  state.options.trendsetter = false;
  EXPECT_EQ(budget_of(content, situation_of(content, state)), of({script, camera, camera}));
}
