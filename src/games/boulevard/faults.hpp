// What is wrong with a pack, and where; and the one order in which two equal packs are the same.
#pragma once
#include <algorithm>
#include <cstddef>
#include <optional>

#include "core/array.hpp"
#include "core/content_fault.hpp"
#include "games/boulevard/component_names.hpp"
#include "games/boulevard/state.hpp"

namespace backlot::boulevard {

constexpr std::optional<ContentFault> fault_in_numbers(const Content& content) {
  const auto wrong = [](const char* field, const char* why) { return ContentFault{{}, 0, field, why}; };
  const auto money = [](Money amount, std::int32_t least) { return amount.amount >= least && amount.amount <= 100; };
  const auto quarters = [](Minutes minutes) { return minutes.count % 15 == 0 && minutes.count <= 240; };
  if (!money(content.start_cash, 0)) return wrong("start_cash", "0 to 100 thousand: B54-1");
  if (!money(content.loan, 1)) return wrong("loan", "1 to 100 thousand: B54-51");
  if (!money(content.upkeep, 0)) return wrong("upkeep", "0 to 100 thousand: B54-92");
  if (!money(content.upkeep_per_chip, 0)) return wrong("upkeep_per_chip", "0 to 100 thousand: B54-34");
  if (!money(content.tip_value, 0)) return wrong("tip_value", "0 to 100 thousand: B54-80");
  // Two markers may borrow in each of eight weeks; this bounds what upkeep can force to three more.
  if (content.upkeep.amount + content.upkeep_per_chip.amount * static_cast<std::int32_t>(max_loans) >
      3 * content.loan.amount) {
    return wrong("upkeep", "more than three loans may be needed to pay it: B54-93");
  }
  static_assert(max_loans >= max_weeks * (2 + 3));
  if (!money(content.pip, 1)) return wrong("pip", "1 to 100 thousand: B54-90");
  if (content.most_invested.amount < 1 || content.most_invested.amount > 6) {
    return wrong("most_invested", "1 to 6 thousand, a die: B54-70");
  }
  if (!quarters(content.running_time)) return wrong("running_time", "steps of 15, at most 240: B54-4");
  if (!quarters(content.chip_minutes)) return wrong("chip_minutes", "steps of 15, at most 240: B54-52");
  // Nothing asks for tips to be played: a hand may hold all that are ever drawn.
  std::size_t weeks = 1;
  for (const Length& length : content.lengths) weeks = std::max<std::size_t>(weeks, length.weeks);
  const std::size_t each_week = std::size_t{content.weekly_tips} + content.party_tips;
  if (content.start_tips + (weeks - 1) * each_week > max_hand) {
    return wrong("start_tips", "a hand could hold more than 20 tips: B54-80");
  }
  if (content.array > max_array) return wrong("array", "at most 24 films: B54-20");
  if (content.faces < 2 || content.faces > max_faces) return wrong("faces", "a die has 2 to 6 faces: B54-90");
  if (content.sections < 1 || content.sections > max_sections) return wrong("sections", "1 to 6: B54-44");
  if (content.section_dice > 6) return wrong("section_dice", "at most 6: B54-71");
  if (content.agency_dice > 6) return wrong("agency_dice", "at most 6: B54-42");
  if (content.trend_dice > 6) return wrong("trend_dice", "at most 6: B54-40");
  if (content.cube_dice > 6) return wrong("cube_dice", "at most 6: B54-58");
  return std::nullopt;
}

constexpr std::optional<ContentFault> fault_in_length(const Content& content, std::size_t i) {
  const Length& length = content.lengths[i];
  const auto wrong = [&](const char* field, Text why) { return ContentFault{"lengths", i, field, why}; };
  if (length.weeks < 1 || length.weeks > max_weeks) return wrong("weeks", "1 to 8 weeks: B54-2");
  if (i > 0 && length.weeks < content.lengths[i - 1].weeks) return wrong("weeks", "short, average, long: B54-2");
  if (length.second_deck_from < 1 || length.second_deck_from > length.weeks + 1) {
    return wrong("second_deck_from", "a week of the game, or the one after it: B54-3");
  }
  Array<std::size_t, 2> films{};
  for (const FilmFacts& film : content.films) ++films[static_cast<std::size_t>(film.deck)];
  const std::size_t first = length.second_deck_from - 1U;
  if (first * content.array > films[0] || (length.weeks - first) * content.array > films[1]) {
    return wrong("weeks", "a deck has fewer films than its weeks need: B54-12");
  }
  return std::nullopt;
}

constexpr std::optional<ContentFault> fault_in_chip(const Content& content, std::size_t i) {
  const ChipFacts& facts = content.chips[i];
  const auto wrong = [&](const char* field, const char* why) { return ContentFault{"chips", i, field, why}; };
  if (facts.chip != static_cast<Chip>(i)) return wrong("chip", "the rows are in the order of the boxes: B54-50");
  if (facts.fee.amount < 0 || facts.fee.amount > 100) return wrong("fee", "0 to 100 thousand: B54-34");
  if (facts.dice > 6) return wrong("dice", "at most 6: B54-57");
  const bool counts = facts.chip == Chip::running_time || facts.chip == Chip::re_roll ||
                      facts.chip == Chip::parking_lot || facts.chip == Chip::concessions;
  if (facts.most > (counts ? 4 : 1)) return wrong("most", "at most 4, and 1 of what is had or not: B54-35");
  return std::nullopt;
}

constexpr std::optional<ContentFault> fault_in_star(const Content& content, std::size_t i) {
  for (std::size_t j = 0; j < i; ++j) {
    if (content.stars[j].name == content.stars[i].name) {
      return ContentFault{"stars", i, "name", "this name is on the board already: B54-13"};
    }
  }
  return std::nullopt;
}

constexpr std::optional<ContentFault> fault_in_film(const Content& content, std::size_t i) {
  const FilmFacts& film = content.films[i];
  const auto wrong = [&](const char* field, const char* why) { return ContentFault{"films", i, field, why}; };
  for (std::size_t j = 0; j < i; ++j) {
    if (content.films[j].title == film.title) return wrong("title", "this film is there already: B54-12");
  }
  if (film.minutes.count < 15 || film.minutes.count > 240 || film.minutes.count % 15 != 0) {
    return wrong("minutes", "15 to 240, in steps of 15: B54-4");
  }
  if (film.price.amount < 0 || film.price.amount > 100) return wrong("price", "0 to 100 thousand: B54-10");
  if (film.dice < 1 || film.dice > 6) return wrong("dice", "1 to 6: B54-12");
  if (film.deck == Deck::first && film.specials.meets(lens_processes())) {
    return wrong("specials", "no lens can be had for the first deck: B54-53");
  }
  if (film.oscars > 0 && !film.specials.has(Special::oscar)) {
    return wrong("specials", "a film that won an Oscar says so: B54-10");
  }
  for (std::size_t k = 0; k < film.stars.size(); ++k) {
    if (static_cast<std::size_t>(film.stars[k]) >= content.stars.size()) {
      return wrong("stars", "this name is not on the board: B54-11");
    }
    if (film.stars.find(film.stars[k]) < k) return wrong("stars", "each name once: B54-11");
  }
  return std::nullopt;
}

// B54-81: what a tip does fits its time of play, and it does something.
constexpr std::optional<ContentFault> fault_in_tip(const Content& content, std::size_t i) {
  const TipFacts& tip = content.tips[i];
  const auto wrong = [&](const char* field, const char* why) { return ContentFault{"tips", i, field, why}; };
  for (std::size_t j = 0; j < i; ++j) {
    if (content.tips[j].title == tip.title) return wrong("title", "this kind is there already: B54-83");
  }
  if (tip.copies < 1) return wrong("copies", "at least 1: B54-81");
  const Bonus& bonus = tip.bonus;
  if (bonus.discount.amount < 0 || bonus.discount.amount > 100 || bonus.raise.amount < 0 || bonus.raise.amount > 6 ||
      bonus.dice > 6 || bonus.picks > 3 || bonus.minutes.count % 15 != 0 || bonus.uses.count % 15 != 0 ||
      bonus.minutes.count > 60 || bonus.uses.count > 240) {
    return wrong("bonus", "too much, or no steps of 15: B54-81");
  }
  const bool picking = bonus.discount.amount != 0 || bonus.minutes.count != 0 || bonus.picks != 0;
  const bool advertising = bonus.raise.amount != 0;
  const bool payout = bonus.dice != 0;
  if (picking != (tip.when == When::picking) || advertising != (tip.when == When::advertising) ||
      bonus.breaks_tie != (tip.when == When::tie) || payout != (tip.when == When::payout)) {
    return wrong("bonus", "this is not what a tip of that time does: B54-81");
  }
  if ((bonus.of_film || bonus.uses.count != 0) && tip.when != When::payout) {
    return wrong("bonus", "only a tip for the payout names a film or takes time: B54-82, B54-84");
  }
  if (!bonus.of_film && tip.condition != Condition{}) {
    return wrong("condition", "a condition is for a film that is named: B54-85");
  }
  if (tip.any_number && tip.when != When::payout) {
    return wrong("any_number", "any number only at the payout: B54-80");
  }
  return std::nullopt;
}

constexpr std::optional<ContentFault> fault_in(const Content& content) {
  const auto first_in = [&](std::size_t size, auto fault_at) -> std::optional<ContentFault> {
    for (std::size_t i = 0; i < size; ++i) {
      if (auto fault = fault_at(content, i)) return fault;
    }
    return std::nullopt;
  };
  if (auto fault = fault_in_numbers(content)) return fault;
  if (auto fault = first_in(content.chips.size(), fault_in_chip)) return fault;
  if (auto fault = first_in(content.stars.size(), fault_in_star)) return fault;
  if (auto fault = first_in(content.films.size(), fault_in_film)) return fault;
  if (auto fault = first_in(content.lengths.size(), fault_in_length)) return fault;
  if (auto fault = first_in(content.tips.size(), fault_in_tip)) return fault;
  std::size_t tips = 0;
  for (const TipFacts& tip : content.tips) tips += tip.copies;
  if (tips > max_tips) return ContentFault{"tips", content.tips.size(), {}, "at most 72 cards: B54-81"};
  return std::nullopt;
}

template <class Items, class Before>
constexpr void sort_items(Items& items, const Before& before) {
  for (std::size_t i = 1; i < items.size(); ++i) {
    for (std::size_t j = i; j > 0 && before(items[j], items[j - 1]); --j) {
      const auto moved = items[j];
      items[j] = items[j - 1];
      items[j - 1] = moved;
    }
  }
}

// Names by trade, films by deck, and within these everything as in the text table.
constexpr void normalise(Content& content) {
  const Pile<StarFacts, max_stars> read = content.stars;
  sort_items(content.stars, [](const StarFacts& a, const StarFacts& b) {
    return a.trade != b.trade ? a.trade < b.trade : a.name < b.name;
  });
  for (FilmFacts& film : content.films) {
    for (Star& star : film.stars) {
      star = static_cast<Star>(content.stars.find(read[static_cast<std::size_t>(star)]));
    }
    sort_items(film.stars, [](Star a, Star b) { return a < b; });
  }
  sort_items(content.films, [](const FilmFacts& a, const FilmFacts& b) {
    return a.deck != b.deck ? a.deck < b.deck : a.title < b.title;
  });
  sort_items(content.tips, [](const TipFacts& a, const TipFacts& b) { return a.title < b.title; });
  content.index = index_of(content);
}

}  // namespace backlot::boulevard
