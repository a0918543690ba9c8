// The pack: its numbers, its faults, its one order.
#include <gtest/gtest.h>

#include "games/boulevard/pack.hpp"

namespace backlot::boulevard {
namespace {

// What fault_in says about the standard pack after a change.
template <class Change>
std::string fault_after(const Change& change) {
  Content content = standard_pack();
  change(content);
  const auto fault = fault_in(content);
  if (!fault) return "";
  std::string out(fault->list);
  if (!fault->list.empty()) out += "[" + std::to_string(fault->item) + "].";
  return out + std::string(fault->field) + " " + std::string(fault->why.view());
}

TEST(BoulevardContent, B54_1_start_cash_and_tips) {
  EXPECT_EQ(standard_pack().start_cash, Money{25});
  EXPECT_EQ(standard_pack().start_tips, 6);
}

TEST(BoulevardContent, B54_2_B54_3_lengths_and_when_the_second_deck_comes) {
  const std::array<Length, 3> lengths{{{4, 3}, {6, 4}, {8, 5}}};
  EXPECT_EQ(standard_pack().lengths, lengths);
}

TEST(BoulevardContent, B54_4_B54_52_running_time) {
  EXPECT_EQ(standard_pack().running_time, Minutes{180});
  EXPECT_EQ(standard_pack().chip_minutes, Minutes{15});
}

TEST(BoulevardContent, B54_14_the_preview_house_by_two_dice) {
  using enum Genre;
  const std::array<Genre, genres> by_sum_from_3{horror, war,   adventure, musical, western,
                                                comedy, drama, film_noir, romance, science_fiction};
  EXPECT_EQ(standard_pack().preview, by_sum_from_3);
}

TEST(BoulevardContent, B54_44_six_sections_and_drama_trends_first) {
  EXPECT_EQ(standard_pack().sections, 6);
  EXPECT_EQ(section_names[0], "Bus Bench");
  EXPECT_EQ(section_names[5], "Billboards");
  EXPECT_EQ(standard_pack().first_trend, Genre::drama);
}

TEST(BoulevardContent, B54_50_to_B54_57_fees_limits_and_dice_of_the_boxes) {
  const auto box = [](Chip chip) { return standard_pack()[chip]; };
  const auto is = [](Chip chip, std::int32_t fee, std::uint8_t most, std::uint8_t dice) {
    return ChipFacts{{fee}, chip, most, dice};
  };
  EXPECT_EQ(box(Chip::manager), is(Chip::manager, 10, 1, 0));
  EXPECT_EQ(box(Chip::running_time), is(Chip::running_time, 0, 4, 0));
  EXPECT_EQ(box(Chip::re_roll), is(Chip::re_roll, 0, 4, 0));
  EXPECT_EQ(box(Chip::parties), is(Chip::parties, 3, 1, 0));
  EXPECT_EQ(box(Chip::parking_lot), is(Chip::parking_lot, 1, 2, 1));
  EXPECT_EQ(box(Chip::concessions), is(Chip::concessions, 1, 3, 1));
  EXPECT_EQ(box(Chip::air_conditioning), is(Chip::air_conditioning, 1, 1, 1));
}

TEST(BoulevardContent, B54_54_equipment_fees) {
  EXPECT_EQ(standard_pack()[Chip::three_d].fee, Money{4});
  EXPECT_EQ(standard_pack()[Chip::cinemascope].fee, Money{6});
  EXPECT_EQ(standard_pack()[Chip::vistavision].fee, Money{3});
  EXPECT_EQ(standard_pack()[Chip::superscope].fee, Money{3});
}

TEST(BoulevardContent, B54_51_B54_92_loans_and_upkeep) {
  EXPECT_EQ(standard_pack().loan, Money{25});
  EXPECT_EQ(standard_pack().upkeep, Money{1});
  EXPECT_EQ(standard_pack().upkeep_per_chip, Money{1});
}

TEST(BoulevardContent, B54_70_B54_71_B54_42_advertising) {
  EXPECT_EQ(standard_pack().most_invested, Money{6});
  EXPECT_EQ(standard_pack().section_dice, 1);
  EXPECT_EQ(standard_pack().agency_dice, 1) << "two dice instead of one";
}

TEST(BoulevardContent, B54_80_B54_90_what_tips_and_pips_are_worth) {
  EXPECT_EQ(standard_pack().tip_value, Money{2});
  EXPECT_EQ(standard_pack().pip, Money{1});
  EXPECT_EQ(standard_pack().faces, 6);
}

TEST(BoulevardContent, the_standard_pack_is_good_and_in_normal_form) {
  EXPECT_FALSE(fault_in(standard_pack()));
  Content again = standard_pack();
  normalise(again);
  EXPECT_EQ(again, standard_pack());
}

TEST(BoulevardContent, normal_form_does_not_depend_on_the_order_of_the_file) {
  Content mixed = standard_pack();
  // The board backwards; the names of films follow.
  const auto last = static_cast<std::uint8_t>(mixed.stars.size() - 1);
  for (std::size_t i = 0; i < mixed.stars.size(); ++i) mixed.stars[i] = standard_pack().stars[last - i];
  for (FilmFacts& film : mixed.films) {
    for (Star& star : film.stars) star = static_cast<Star>(last - static_cast<std::uint8_t>(star));
  }
  std::swap(mixed.films[3], mixed.films[150]);
  std::swap(mixed.tips[0], mixed.tips[20]);
  ASSERT_NE(mixed, standard_pack());
  normalise(mixed);
  EXPECT_EQ(mixed, standard_pack());
}

TEST(BoulevardContent, faults_name_the_place_and_the_clause) {
  EXPECT_EQ(fault_after([](Content& x) { x.start_cash = {-1}; }), "start_cash 0 to 100 thousand: B54-1");
  EXPECT_EQ(fault_after([](Content& x) { x.loan = {0}; }), "loan 1 to 100 thousand: B54-51");
  EXPECT_EQ(fault_after([](Content& x) { x.upkeep = {40}; }),
            "upkeep more than three loans may be needed to pay it: B54-93");
  EXPECT_EQ(fault_after([](Content& x) { x.upkeep = {35}; }), "");
  EXPECT_EQ(fault_after([](Content& x) { x.start_tips = 7; }),
            "start_tips a hand could hold more than 20 tips: B54-80");
  EXPECT_EQ(fault_after([](Content& x) { x.faces = 1; }), "faces a die has 2 to 6 faces: B54-90");
  EXPECT_EQ(fault_after([](Content& x) { x.sections = 0; }), "sections 1 to 6: B54-44");
  EXPECT_EQ(fault_after([](Content& x) { x.most_invested = {7}; }), "most_invested 1 to 6 thousand, a die: B54-70");
  EXPECT_EQ(fault_after([](Content& x) { x.running_time = {100}; }), "running_time steps of 15, at most 240: B54-4");
  EXPECT_EQ(fault_after([](Content& x) { x.array = 25; }), "array at most 24 films: B54-20");
  EXPECT_EQ(fault_after([](Content& x) { x.faces = 7; }), "faces a die has 2 to 6 faces: B54-90");
  EXPECT_EQ(fault_after([](Content& x) { x.sections = 7; }), "sections 1 to 6: B54-44");
  EXPECT_EQ(fault_after([](Content& x) { std::swap(x.chips[2], x.chips[3]); }),
            "chips[2].chip the rows are in the order of the boxes: B54-50");
  EXPECT_EQ(fault_after([](Content& x) { x.chips[0].most = 2; }),
            "chips[0].most at most 4, and 1 of what is had or not: B54-35");
  EXPECT_EQ(fault_after([](Content& x) { x.stars[3] = x.stars[1]; }),
            "stars[3].name this name is on the board already: B54-13");
  EXPECT_EQ(fault_after([](Content& x) { x.lengths[1] = {0, 1}; }), "lengths[1].weeks 1 to 8 weeks: B54-2");
  EXPECT_EQ(fault_after([](Content& x) { x.lengths[2] = {5, 4}; }), "lengths[2].weeks short, average, long: B54-2");
  EXPECT_EQ(fault_after([](Content& x) { x.lengths[2] = {8, 6}; }),
            "lengths[2].weeks a deck has fewer films than its weeks need: B54-12");
  EXPECT_EQ(fault_after([](Content& x) { x.lengths[0] = {4, 6}; }),
            "lengths[0].second_deck_from a week of the game, or the one after it: B54-3");
}

TEST(BoulevardContent, B54_10_B54_53_faults_of_films) {
  EXPECT_EQ(fault_after([](Content& x) { x.films[1].title = x.films[0].title; }),
            "films[1].title this film is there already: B54-12");
  EXPECT_EQ(fault_after([](Content& x) { x.films[5].minutes = {100}; }),
            "films[5].minutes 15 to 240, in steps of 15: B54-4");
  EXPECT_EQ(fault_after([](Content& x) { x.films[5].dice = 7; }), "films[5].dice 1 to 6: B54-12");
  EXPECT_EQ(fault_after([](Content& x) { x.films[5].dice = 0; }), "films[5].dice 1 to 6: B54-12");
  EXPECT_EQ(fault_after([](Content& x) { x.films[5].price = {-1}; }), "films[5].price 0 to 100 thousand: B54-10");
  EXPECT_EQ(fault_after([](Content& x) { x.films[5].specials.add(Special::vistavision); }),
            "films[5].specials no lens can be had for the first deck: B54-53");
  EXPECT_EQ(fault_after([](Content& x) {
              x.films[5].specials = {};
              x.films[5].oscars = 1;
            }),
            "films[5].specials a film that won an Oscar says so: B54-10");
  EXPECT_EQ(fault_after([](Content& x) {
              x.films[5].stars.clear();
              x.films[5].stars.push(Star{4});
              x.films[5].stars.push(Star{4});
            }),
            "films[5].stars each name once: B54-11");
  EXPECT_EQ(fault_after([](Content& x) {
              x.films[5].stars.clear();
              x.films[5].stars.push(Star{36});
            }),
            "films[5].stars this name is not on the board: B54-11");
}

TEST(BoulevardContent, B54_81_faults_of_tips) {
  constexpr std::size_t genre_tip = 0;
  EXPECT_EQ(fault_after([](Content& x) { x.tips[1].title = x.tips[0].title; }),
            "tips[1].title this kind is there already: B54-83");
  EXPECT_EQ(fault_after([](Content& x) { x.tips[0].copies = 0; }), "tips[0].copies at least 1: B54-81");
  EXPECT_EQ(fault_after([](Content& x) { x.tips[0].copies = 3; }), "tips[30]. at most 72 cards: B54-81");
  EXPECT_EQ(fault_after([](Content& x) { x.tips[genre_tip].when = When::picking; }),
            "tips[0].bonus this is not what a tip of that time does: B54-81");
  EXPECT_EQ(fault_after([](Content& x) { x.tips[genre_tip].bonus.discount = {2}; }),
            "tips[0].bonus this is not what a tip of that time does: B54-81");
  EXPECT_EQ(fault_after([](Content& x) { x.tips[genre_tip].bonus.of_film = false; }),
            "tips[0].condition a condition is for a film that is named: B54-85");
  EXPECT_EQ(fault_after([](Content& x) { x.tips[genre_tip].bonus.uses = {10}; }),
            "tips[0].bonus too much, or no steps of 15: B54-81");
  EXPECT_EQ(fault_after([](Content& x) { x.tips[25].any_number = true; }),
            "tips[25].any_number any number only at the payout: B54-80");
  EXPECT_EQ(fault_after([](Content& x) { x.tips[25].bonus.of_film = true; }),
            "tips[25].bonus only a tip for the payout names a film or takes time: B54-82, B54-84");
}

TEST(BoulevardContent, a_pack_with_an_unknown_title_or_name_is_refused_with_its_line) {
  std::string text = text_of_file("standard.json");
  const auto at = text.find("\"Ace in the Hole\"");
  ASSERT_NE(at, std::string::npos);
  text.replace(at, 17, "\"Ace in the Hold\"");
  const auto loaded = load_content<Box>(text);
  ASSERT_TRUE(std::holds_alternative<Fault>(loaded));
  EXPECT_EQ(std::get<Fault>(loaded).field, "films[0].title");
  EXPECT_EQ(std::get<Fault>(loaded).why, "there is no \"Ace in the Hold\"");
}

TEST(BoulevardContent, a_pack_written_and_read_is_the_same) {
  std::string text = json::write(standard_pack(), standard_pack());
  text.replace(0, 1, R"({"game":"boulevard","name":"again",)");
  const auto loaded = load_content<Box>(text);
  ASSERT_TRUE(std::holds_alternative<Content>(loaded)) << text_of(std::get<Fault>(loaded));
  EXPECT_EQ(std::get<Content>(loaded), standard_pack());
}

}  // namespace
}  // namespace backlot::boulevard
