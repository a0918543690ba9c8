// Whether the Votes cover a budget: MM-24 to MM-26, MM-87.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "games/maybe/content.hpp"
#include "games/maybe/icon_amounts.hpp"

namespace backlot::maybe {

// Icons to be covered. Wide enough for the longest row of the dearest cards, doubled.
struct Budget {
  Array<std::uint16_t, maybe::icons> icons{};
  std::uint16_t any = 0;  // icons of any kind, MM-87
  constexpr bool operator==(const Budget&) const = default;

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

// The same as it is worked out.
struct Need {
  IconAmounts icons;
  std::size_t any = 0;
  constexpr bool operator==(const Need&) const = default;

  constexpr Need times(std::size_t factor) const { return {icons.times(factor), any * factor}; }
  constexpr Need& operator+=(const Need& other) {
    icons += other.icons;
    any += other.any;
    return *this;
  }
  constexpr std::size_t total() const { return icons.total() + any; }
  constexpr Budget budget() const {
    Budget budget;
    for (std::size_t i = 0; i < maybe::icons; ++i) budget.icons[i] = static_cast<std::uint16_t>(icons[icon_at(i)]);
    budget.any = static_cast<std::uint16_t>(any);
    return budget;
  }
};

using Sums = Array<int, icons>;

// MM-24
constexpr void add(Sums& sums, const VoteCard& vote) {
  const int sign = (vote.kind == VoteKind::yes ? 1 : 0) - (vote.kind == VoteKind::no ? 1 : 0);
  sums[index(vote.icon)] += sign * vote.number;
}

// What the Votes on the table bring, and what they take away.
struct Brought {
  IconAmounts yes;
  IconAmounts no;

  // MM-24
  constexpr void add(const VoteCard& vote) {
    const IconAmounts amount = IconAmounts::of(vote.icon, vote.number);
    yes += amount.only_if(vote.kind == VoteKind::yes);
    no += amount.only_if(vote.kind == VoteKind::no);
  }

  // How many icons of the need stay uncovered by the best cover. Every other icon is done at once: the places of those
  // between them hold what is borrowed.
  constexpr int lacking(const Need& need) const {
    IconAmounts::Lanes missing;
    IconAmounts::Lanes over;
    IconAmounts::Lanes odd;
    for (const std::size_t half : {0U, 1U}) {
      const auto sum = yes.lanes(half);
      const auto wanted = need.icons.lanes(half);
      const auto used = wanted + no.lanes(half);
      const auto left = sum.less(used);             // MM-26: first each kind covers itself
      missing += used.less(sum).where_any(wanted);  // MM-27: budget minus sum, a negative one too
      over += left;                                 // MM-25: a negative sum leaves nothing over
      odd += left.odd();
    }
    const int pairs = (over.total() - odd.total()) / 2;
    const int spare = pairs - missing.total();               // MM-25: a pair for each missing icon
    const int loose = odd.total() + 2 * std::max(spare, 0);  // MM-87: odd ones first, then what pairs are left
    return std::max(-spare, 0) + std::max(static_cast<int>(need.any) - loose, 0);
  }
  constexpr bool covers(const Need& need) const { return lacking(need) == 0; }
};

constexpr int lacking(const Sums& sums, const Budget& budget) {
  Brought votes;
  Need need{.any = budget.any};
  for (std::size_t i = 0; i < icons; ++i) {
    votes.yes += IconAmounts::of(icon_at(i), static_cast<std::size_t>(std::max(sums[i], 0)));
    votes.no += IconAmounts::of(icon_at(i), static_cast<std::size_t>(std::max(-sums[i], 0)));
    need.icons += IconAmounts::of(icon_at(i), budget.icons[i]);
  }
  return votes.lacking(need);
}

// MM-25
constexpr bool covers(const Sums& sums, const Budget& budget) { return lacking(sums, budget) == 0; }

}  // namespace backlot::maybe
