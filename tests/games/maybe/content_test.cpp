// What a pack must keep, and what is said when it does not.
#include "games/maybe/content.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "games/maybe/generate.hpp"

using namespace backlot;
using namespace backlot::maybe;

namespace {

Content good() {
  FastChance chance(standard_seed);
  return make_content(printed_counts(), chance);
}

// Where the fault is and which clause it names, as "votes[3].number MM-2".
template <class Break>
std::string fault_after(const Break& change) {
  Content content = good();
  change(content);
  const auto fault = fault_in(content);
  if (!fault) return "none";
  std::string where(fault->list);
  if (!where.empty()) where += "[" + std::to_string(fault->item) + "]";
  if (!fault->field.empty()) where += (where.empty() ? "" : ".") + std::string(fault->field);
  const std::string why(fault->why.view());
  return where + " " + why.substr(0, why.find(':'));
}

// The first card of the standard set with this cost condition.
std::size_t with(const Content& content, Cost cost) {
  for (std::size_t i = 0; i < content.movies.size(); ++i) {
    if (content.movies[i].kind == MovieKind::blockbuster && content.movies[i].cost == cost) return i;
  }
  return content.movies.size();
}
std::string movie(Cost cost, const char* rest) { return "movies[" + std::to_string(with(good(), cost)) + "]." + rest; }

template <class Change>
std::string movie_fault(Cost cost, const Change& change) {
  return fault_after([&](Content& content) { change(content.movies[with(content, cost)]); });
}

}  // namespace

TEST(MaybeContent, MM_2_votes_have_a_number_a_copy_and_are_listed_once) {
  EXPECT_EQ(fault_after([](Content&) {}), "none");
  EXPECT_EQ(fault_after([](Content& c) { c.votes[3].number = 0; }), "votes[3].number MM-2");
  EXPECT_EQ(fault_after([](Content& c) { c.votes[3].number = 13; }), "votes[3].number MM-2");
  EXPECT_EQ(fault_after([](Content& c) { c.votes[3].number = 12; }), "none");
  EXPECT_EQ(fault_after([](Content& c) { c.votes[3].copies = 0; }), "votes[3].copies MM-2");
  EXPECT_EQ(fault_after([](Content& c) { c.votes[3] = c.votes[1]; }), "votes[3] MM-2");
  EXPECT_EQ(fault_after([](Content& c) { c.votes[0].copies = 3; }), "votes[42] MM-2");
}

TEST(MaybeContent, MM_70_changes_are_at_most_twelve_and_one_of_each) {
  EXPECT_EQ(fault_after([](Content& c) { c.votes[41].copies = 2; }), "votes[41].copies MM-70");
  EXPECT_EQ(fault_after([](Content& c) { c.votes[0] = {VoteKind::change, {}, 12}; }), "votes[41] MM-2");
  EXPECT_EQ(fault_after([](Content& c) { c.own = 3; }), "own MM-70");
}

TEST(MaybeContent, MM_4_plain_cards_show_icons_and_have_a_profit) {
  EXPECT_EQ(fault_after([](Content& c) { c.movies[0].icons.clear(); }), "movies[0].icons MM-4");
  EXPECT_EQ(fault_after([](Content& c) { c.movies[0].profit = 0; }), "movies[0].profit MM-4");
  EXPECT_EQ(fault_after([](Content& c) { c.movies[0].profit = 6; }), "movies[0].profit MM-4");
  EXPECT_EQ(fault_after([](Content& c) { c.movies[0].profit = 5; }), "none");
}

TEST(MaybeContent, MM_5_no_two_cards_have_the_same_flavour) {
  EXPECT_EQ(fault_after([](Content& c) { c.movies[7].flavour = c.movies[2].flavour; }), "movies[7].flavour MM-5");
}

TEST(MaybeContent, MM_5_flavours_are_written_as_their_lines) {
  const Content content = good();
  Flavour flavour{};
  for (const MovieCard& card : content.movies) {
    ASSERT_TRUE(parse_name(content, name_of(content, card.flavour), flavour));
    EXPECT_EQ(flavour, card.flavour);
  }
  EXPECT_FALSE(parse_name(content, "A line of nobody", flavour));
}

TEST(MaybeContent, MM_80_a_blockbuster_has_conditions) {
  EXPECT_EQ(movie_fault(Cost::two_most_frequent, [](MovieCard& card) { card.cost = Cost::printed; }),
            movie(Cost::two_most_frequent, "cost MM-80"));
  EXPECT_EQ(movie_fault(Cost::any, [](MovieCard& card) { card.yields = Profit::printed; }),
            movie(Cost::any, "yields MM-80"));
}

TEST(MaybeContent, MM_83_the_icon_of_a_blockbuster_is_the_one_its_condition_names) {
  EXPECT_EQ(movie_fault(Cost::one_per_yes, [](MovieCard& card) { card.icons.clear(); }),
            movie(Cost::one_per_yes, "icons MM-83"));
  EXPECT_EQ(movie_fault(Cost::one_per_yes, [](MovieCard& card) { card.icons.push(Icon::money); }),
            movie(Cost::one_per_yes, "icons MM-83"));
  EXPECT_EQ(movie_fault(Cost::any, [](MovieCard& card) { card.icons.push(Icon::money); }),
            movie(Cost::any, "icons MM-83"));
}

TEST(MaybeContent, MM_81_which_conditions_have_an_icon_or_a_number) {
  const auto is_one_of = [](Cost cost, std::initializer_list<Cost> list) {
    return std::find(list.begin(), list.end(), cost) != list.end();
  };
  for (std::size_t i = 0; i <= cost_conditions; ++i) {
    const auto cost = static_cast<Cost>(i);
    EXPECT_EQ(shows_icon(cost),
              is_one_of(cost, {Cost::one_per_yes, Cost::one_per_no, Cost::one_per_card, Cost::two_unless_long,
                               Cost::three_if_made, Cost::two_if_not_made, Cost::four_unless_one_type}));
    EXPECT_EQ(shows_number(cost), is_one_of(cost, {Cost::any, Cost::any_unless_all_six}));
  }
  const auto number = [](std::uint8_t n) { return [n](MovieCard& card) { card.number = n; }; };
  EXPECT_EQ(movie_fault(Cost::any, number(0)), movie(Cost::any, "number MM-81"));
  EXPECT_EQ(movie_fault(Cost::any, number(4)), movie(Cost::any, "number MM-81"));
  EXPECT_EQ(movie_fault(Cost::any, number(3)), "none");
  EXPECT_EQ(movie_fault(Cost::two_most_frequent, number(1)), movie(Cost::two_most_frequent, "number MM-81"));
}

TEST(MaybeContent, MM_82_every_profit_condition_has_a_name) {
  std::set<std::string_view> names;
  for (const std::string_view name : names_of(Profit{})) names.insert(name);
  EXPECT_EQ(names.size(), profit_conditions + 1);
}

TEST(MaybeContent, MM_11_a_hand_with_a_yes_and_a_no_must_be_possible) {
  EXPECT_EQ(fault_after([](Content& c) { c.yes_per_player = 0; }), "yes_per_player MM-11");
  EXPECT_EQ(fault_after([](Content& c) { c.no_per_player = 0; }), "no_per_player MM-11");
  const auto one_each = [](Content& c) {
    c.yes_per_player = 1;
    c.no_per_player = 1;
    c.hand = 2;
  };
  EXPECT_EQ(fault_after(one_each), "none");
  EXPECT_EQ(fault_after([](Content& c) { c.hand = 1; }), "hand MM-11");
  EXPECT_EQ(fault_after([](Content& c) { c.hand = 11; }), "hand MM-11");
  EXPECT_EQ(fault_after([](Content& c) { c.hand = 2; }), "none");
}

TEST(MaybeContent, MM_10_there_are_enough_votes_to_deal) {
  EXPECT_EQ(fault_after([](Content& c) { c.yes_per_player = 4; }), "hand MM-10");
  EXPECT_EQ(fault_after([](Content& c) { c.yes_per_player = 11; }), " MM-10");
  EXPECT_EQ(fault_after([](Content& c) { c.no_per_player = 11; }), " MM-10");
  EXPECT_EQ(fault_after([](Content& c) { c.no_per_player = 10; }), "none");
}

TEST(MaybeContent, MM_13_the_market_has_one_to_six_cards) {
  EXPECT_EQ(fault_after([](Content& c) { c.market = 0; }), "market MM-13");
  EXPECT_EQ(fault_after([](Content& c) { c.market = 7; }), "market MM-13");
  EXPECT_EQ(fault_after([](Content& c) { c.market = 1; }), "none");
}

TEST(MaybeContent, MM_10_MM_70_a_pack_may_be_too_small_for_some_tables) {
  Content content = good();
  for (std::size_t players = min_players; players <= max_players; ++players) {
    EXPECT_TRUE(enough_for(content, players, {.changes = true, .blockbusters = true}));
  }
  content.yes_per_player = 6;
  EXPECT_TRUE(enough_for(content, 5, {}));
  EXPECT_FALSE(enough_for(content, 6, {}));
  content = good();
  content.change_per_player = 3;
  EXPECT_TRUE(enough_for(content, 6, {}));
  EXPECT_TRUE(enough_for(content, 4, {.changes = true}));
  EXPECT_FALSE(enough_for(content, 5, {.changes = true}));
}

TEST(MaybeContent, MM_20_every_turn_finds_a_card_to_pitch) {
  Content content = good();
  content.movies.resize(content.hand);
  EXPECT_TRUE(enough_for(content, 3, {}));
  EXPECT_FALSE(enough_for(content, 3, {.changes = true}));  // MM-70: own cards are cards, too
  content.movies.resize(content.hand - 1U);
  EXPECT_FALSE(enough_for(content, 3, {}));
  EXPECT_TRUE(fault_in(content));
  content = good();
  content.movies.resize(content.hand + 3U * content.own);
  EXPECT_TRUE(enough_for(content, 3, {.changes = true}));
  EXPECT_FALSE(enough_for(content, 4, {.changes = true}));
}

TEST(MaybeContent, MM_10_MM_13_MM_70_a_pack_says_all_counts_itself) {
  constexpr Content empty;
  EXPECT_EQ(empty.yes_per_player, 0);
  EXPECT_EQ(empty.no_per_player, 0);
  EXPECT_EQ(empty.change_per_player, 0);
  EXPECT_EQ(empty.hand, 0);
  EXPECT_EQ(empty.market, 0);
  EXPECT_EQ(empty.own, 0);
}

TEST(MaybeContent, MM_2_MM_84_the_printed_set_fills_a_pack) {
  const Content content = good();
  EXPECT_EQ(content.movies.size(), max_movies);
  EXPECT_EQ(count_of(content, VoteKind::yes) + count_of(content, VoteKind::no) + max_changes, max_votes);
  EXPECT_EQ(max_pitch, 18U);
}

TEST(MaybeContent, MM_84_one_change_condition_is_enough_to_need_changes) {
  EXPECT_TRUE((MovieCard{.cost = Cost::any_per_change, .yields = Profit::one_per_no}.needs_changes()));
  EXPECT_TRUE((MovieCard{.cost = Cost::any, .yields = Profit::one_per_change}.needs_changes()));
  EXPECT_FALSE((MovieCard{.cost = Cost::any, .yields = Profit::one_per_no}.needs_changes()));
}

TEST(MaybeContent, MM_6_the_order_in_a_file_does_not_matter) {
  Content content = good();
  const Content before = content;
  FastChance chance(5);
  shuffle(content.votes, chance, Making::votes);
  shuffle(content.movies, chance, Making::flavours);
  EXPECT_NE(content, before);
  normalise(content);
  EXPECT_EQ(content, before);
}
