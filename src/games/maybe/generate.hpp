// Card sets from chance: MM-6. The same bounds hold for every seed.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "core/chance.hpp"
#include "games/maybe/content.hpp"

namespace backlot::maybe {

// What the generator draws for; these draws belong to no game.
enum class Making : std::uint8_t { votes, costs, profits, conditions, flavours };

// MM-6: the seed of content/maybe/standard.json. The first whose set is typical: three cards repeat an icon, which is
// the most frequent number, and all profits make 79, the median over seeds.
inline constexpr std::uint64_t standard_seed = 8;

// The counts that every printed set has: MM-10, MM-13, MM-70.
constexpr Content printed_counts() {
  Content content;
  content.yes_per_player = 5;
  content.no_per_player = 5;
  content.change_per_player = 2;
  content.hand = 10;
  content.market = 6;
  content.own = 2;
  return content;
}

// MM-3: five Votes of each icon and type, their numbers as even as five allow: of the YES one number
// comes once and two come twice, of the NO one comes twice and one three times. Which ones is even
// over the six icons, so that every number is as frequent as the others.
template <Chance C>
constexpr void make_votes(Content& content, C& chance) {
  Array<std::uint8_t, icons> rare_yes{2, 2, 3, 3, 4, 4};
  Array<std::uint8_t, icons> rare_no{1, 1, 1, 2, 2, 2};
  shuffle(rare_yes, chance, Making::votes);
  shuffle(rare_no, chance, Making::votes);
  for (std::size_t i = 0; i < icons; ++i) {
    for (std::uint8_t number = 2; number <= 4; ++number) {
      const std::uint8_t copies = number == rare_yes[i] ? 1 : 2;
      content.votes.push({VoteKind::yes, icon_at(i), number, copies});
    }
    for (std::uint8_t number = 1; number <= 2; ++number) {
      const std::uint8_t copies = number == rare_no[i] ? 2 : 3;
      content.votes.push({VoteKind::no, icon_at(i), number, copies});
    }
  }
  for (std::uint8_t number = 1; number <= max_changes; ++number) {  // MM-70
    content.votes.push({VoteKind::change, {}, number, 1});
  }
}

// MM-4
inline constexpr Array<std::uint8_t, max_printed> cards_with_icons{27, 13, 4};
inline constexpr std::size_t cost_icons = 27 * 1 + 13 * 2 + 4 * 3;
inline constexpr std::uint32_t least_factor = 66;  // hundredths
inline constexpr std::uint32_t most_factor = 175;

// MM-4: icons times a factor, rounded, within 1 to 5.
constexpr std::uint8_t profit_of(std::size_t icons_shown, std::uint32_t factor) {
  const auto rounded = static_cast<std::uint32_t>((icons_shown * factor + 50) / 100);
  return static_cast<std::uint8_t>(std::clamp(rounded, 1U, 5U));
}

// As many icons as the list is long, each as often as the others or once more, in random order.
template <std::size_t N, Chance C>
constexpr void even_icons(Scratch<Icon, N>& out, std::size_t count, C& chance, Making purpose) {
  std::array<Icon, icons> order{};
  for (std::size_t i = 0; i < icons; ++i) order[i] = icon_at(i);
  shuffle(order, chance, purpose);  // who is there once more
  out.clear();
  Icon* const from = out.extend(count);
  for (std::size_t i = 0; i < count; ++i) from[i] = order[i % icons];
  for (std::size_t left = count; left > 1; --left) {
    std::swap(from[left - 1], from[draw(chance, static_cast<std::uint32_t>(left), purpose)]);
  }
}

template <Chance C>
constexpr void make_plain_movies(Content& content, C& chance) {
  Scratch<Icon, cost_icons> supply;
  even_icons(supply, cost_icons, chance, Making::costs);
  std::size_t next = 0;
  for (std::size_t shown = 1; shown <= max_printed; ++shown) {
    for (std::size_t i = 0; i < cards_with_icons[shown - 1]; ++i) {
      MovieCard card;
      for (std::size_t k = 0; k < shown; ++k) card.icons.insert_sorted(supply[next++]);
      const std::uint32_t factor = least_factor + draw(chance, most_factor - least_factor + 1, Making::profits);
      card.profit = profit_of(shown, factor);
      content.movies.push(card);
    }
  }
}

// MM-84: every condition but the one about CHANGE, and two of them twice, in random order.
inline constexpr std::size_t twice = 2;
inline constexpr std::size_t free_conditions = cost_conditions - 1 + twice;
static_assert(cost_conditions == profit_conditions);
template <class Condition, Chance C>
constexpr std::array<Condition, free_conditions> shuffled_conditions(C& chance) {
  std::array<Condition, cost_conditions - 1> each{};
  for (std::size_t i = 0; i < each.size(); ++i) each[i] = static_cast<Condition>(i + 1);  // 0 is `printed`
  shuffle(each, chance, Making::conditions);
  std::array<Condition, free_conditions> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = each[i % each.size()];
  shuffle(all, chance, Making::conditions);
  return all;
}

// MM-84
template <Chance C>
constexpr void make_blockbusters(Content& content, C& chance) {
  const auto costs = shuffled_conditions<Cost>(chance);
  const auto profits = shuffled_conditions<Profit>(chance);
  std::size_t with_icon = 0;
  for (const Cost cost : costs) with_icon += shows_icon(cost) ? 1U : 0U;
  Scratch<Icon, free_conditions> supply;
  even_icons(supply, with_icon, chance, Making::conditions);
  std::size_t next = 0;
  for (std::size_t i = 0; i < free_conditions; ++i) {
    MovieCard card{.kind = MovieKind::blockbuster, .cost = costs[i], .yields = profits[i]};
    if (shows_icon(card.cost)) card.icons.push(supply[next++]);
    if (shows_number(card.cost)) card.number = static_cast<std::uint8_t>(1 + draw(chance, 3, Making::conditions));
    content.movies.push(card);
  }
  content.movies.push({.kind = MovieKind::blockbuster, .cost = Cost::any_per_change, .yields = Profit::one_per_change});
}

// MM-5: a line of its own for every card.
template <Chance C>
constexpr void make_flavours(Content& content, C& chance) {
  std::array<Flavour, flavour_lines.size()> lines{};
  for (std::size_t i = 0; i < lines.size(); ++i) lines[i] = static_cast<Flavour>(i);
  shuffle(lines, chance, Making::flavours);
  for (std::size_t i = 0; i < content.movies.size(); ++i) content.movies[i].flavour = lines[i];
}

// MM-6: a set with the counts of `like` and new cards.
template <Chance C>
constexpr Content make_content(const Content& like, C& chance) {
  Content content = like;
  content.votes.clear();
  content.movies.clear();
  make_votes(content, chance);
  make_plain_movies(content, chance);
  make_blockbusters(content, chance);
  make_flavours(content, chance);
  normalise(content);
  return content;
}

}  // namespace backlot::maybe
