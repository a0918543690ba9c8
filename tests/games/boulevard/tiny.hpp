// Packs small enough to go through all histories of a game: a handful of tips, dice with two faces,
// one or two sections, hardly any money.
#pragma once
#include <cstdint>
#include <initializer_list>

#include "games/boulevard/content.hpp"

namespace backlot::boulevard {

struct TinyTip {
  When when;
  std::uint8_t copies;
  Bonus bonus;
  bool any_number = false;
};

constexpr Bonus helps_film() { return {.dice = 1, .of_film = true}; }
constexpr Bonus cartoon() { return {.uses = {15}, .dice = 1}; }
constexpr Bonus breaks_tie() { return {.breaks_tie = true}; }
constexpr Bonus raises() { return {.raise = {1}}; }
constexpr Bonus discount() { return {.discount = {1}}; }

// Games of one, two and three weeks. Films of 15 minutes that cost nothing, some of them in each week.
struct Tiny {
  std::uint8_t start_tips = 1;
  std::uint8_t weekly_tips = 1;
  std::uint8_t films = 0;
  std::uint8_t sections = 1;
  std::int32_t cash = 1;
  std::uint16_t minutes = 30;
};

constexpr Content tiny_pack(const Tiny& tiny, std::initializer_list<TinyTip> tips) {
  Content content;
  content.start_cash = {tiny.cash};
  content.loan = {20};
  content.upkeep_per_chip = {1};
  content.tip_value = {2};
  content.pip = {1};
  content.most_invested = {1};
  content.running_time = {tiny.minutes};
  content.chip_minutes = {15};
  content.start_tips = tiny.start_tips;
  content.weekly_tips = tiny.weekly_tips;
  content.array = tiny.films;
  content.faces = 2;
  content.sections = tiny.sections;
  content.section_dice = 1;
  content.preview.fill(Genre::comedy);
  content.lengths = {{{1, 2}, {2, 3}, {3, 4}}};
  for (std::size_t i = 0; i < chip_kinds; ++i) content.chips[i] = {{5}, static_cast<Chip>(i), 1, 0};
  for (std::size_t i = 0; i < 3U * tiny.films; ++i) {
    content.films.push({.minutes = {15}, .title = static_cast<FilmTitle>(i), .dice = 1});
  }
  for (const TinyTip& tip : tips) {
    content.tips.push({.bonus = tip.bonus,
                       .title = static_cast<TipTitle>(content.tips.size()),
                       .when = tip.when,
                       .any_number = tip.any_number,
                       .copies = tip.copies});
  }
  content.index = index_of(content);
  return content;
}

// Tips of every time of play, two films to help.
inline constexpr Content tiny_mixed =
    tiny_pack({.start_tips = 2, .films = 2, .sections = 1, .minutes = 30}, {{When::payout, 2, helps_film()},
                                                                            {When::payout, 2, cartoon(), true},
                                                                            {When::tie, 1, breaks_tie()},
                                                                            {When::advertising, 1, raises()},
                                                                            {When::picking, 1, discount()}});
// Two sections, and money for one.
inline constexpr Content tiny_sections =
    tiny_pack({.start_tips = 1, .sections = 2, .minutes = 15},
              {{When::tie, 2, breaks_tie()}, {When::advertising, 1, raises()}, {When::payout, 1, cartoon(), true}});
// The deck is soon exhausted: played tips come back, others stay in the hands.
inline constexpr Content tiny_reshuffle =
    tiny_pack({.start_tips = 1, .sections = 1, .cash = 0, .minutes = 30},
              {{When::payout, 2, cartoon(), true}, {When::payout, 1, cartoon()}, {When::tie, 1, breaks_tie()}});

}  // namespace backlot::boulevard
