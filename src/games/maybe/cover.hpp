// Whether the Votes cover a budget: MM-24 to MM-26, MM-87.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "games/maybe/content.hpp"

namespace backlot::maybe {

// Icons to be covered. Wide enough for the longest row of the dearest cards, doubled.
struct Budget {
  Array<std::uint16_t, maybe::icons> icons{};
  std::uint16_t any = 0;  // icons of any kind, MM-87
  constexpr bool operator==(const Budget&) const = default;

  constexpr Budget& operator+=(const Budget& other) {
    for (std::size_t i = 0; i < icons.size(); ++i) icons[i] = static_cast<std::uint16_t>(icons[i] + other.icons[i]);
    any = static_cast<std::uint16_t>(any + other.any);
    return *this;
  }
  constexpr std::size_t total() const {
    std::size_t sum = any;
    for (const std::uint16_t count : icons) sum += count;
    return sum;
  }
};

constexpr void fields(Is<Budget> auto& x, const auto& visit) {
  visit("icons", x.icons);
  visit("any", x.any);
}

using Sums = Array<int, icons>;

// MM-24
constexpr void add(Sums& sums, const VoteCard& vote) {
  const int sign = (vote.kind == VoteKind::yes ? 1 : 0) - (vote.kind == VoteKind::no ? 1 : 0);
  sums[index(vote.icon)] += sign * vote.number;
}

// How many icons of the budget stay uncovered by the best cover.
constexpr int lacking(const Sums& sums, const Budget& budget) {
  int missing = 0;
  int pairs = 0;
  int odd = 0;
  for (std::size_t i = 0; i < icons; ++i) {
    const int left = sums[i] - static_cast<int>(budget.icons[i]);  // MM-26: first each kind covers itself
    missing += budget.icons[i] == 0 ? 0 : std::max(-left, 0);      // MM-27: budget minus sum, a negative one too
    pairs += std::max(left, 0) / 2;                                // MM-25: a negative sum leaves nothing over
    odd += std::max(left, 0) % 2;
  }
  const int spare = pairs - missing;               // MM-25: a pair for each missing icon
  const int loose = odd + 2 * std::max(spare, 0);  // MM-87: odd ones first, then what pairs are left
  return std::max(-spare, 0) + std::max(static_cast<int>(budget.any) - loose, 0);
}

// MM-25
constexpr bool covers(const Sums& sums, const Budget& budget) { return lacking(sums, budget) == 0; }

}  // namespace backlot::maybe
