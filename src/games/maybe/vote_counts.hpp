// Votes that lie face up, how many of each kind: the pool, and what a player has won. Their order
// tells nothing, so it is not kept.
#pragma once
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "games/maybe/content.hpp"

namespace backlot::maybe {

class VoteCounts {
 public:
  constexpr std::size_t size() const {
    std::uint8_t sum = 0;
    for (const std::uint8_t count : counts_) sum = static_cast<std::uint8_t>(sum + count);
    return sum;
  }
  constexpr std::size_t of(Vote vote) const { return counts_[static_cast<std::size_t>(vote)]; }
  constexpr void add(Vote vote, std::size_t copies = 1) {
    std::uint8_t& count = counts_[static_cast<std::size_t>(vote)];
    count = static_cast<std::uint8_t>(count + copies);
  }
  constexpr void add(const VoteCounts& others) {
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      counts_[i] = static_cast<std::uint8_t>(counts_[i] + others.counts_[i]);
    }
  }
  constexpr void remove(Vote vote) {
    expect(of(vote) > 0);
    --counts_[static_cast<std::size_t>(vote)];
  }
  constexpr void remove(const VoteCounts& others) {
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      expect(counts_[i] >= others.counts_[i]);
      counts_[i] = static_cast<std::uint8_t>(counts_[i] - others.counts_[i]);
    }
  }
  constexpr bool operator==(const VoteCounts&) const = default;

  // The card that has `at` others before it.
  constexpr Vote nth(std::size_t at) const {
    expect(at < size());
    std::size_t kind = 0;
    std::size_t before = 0;
    for (const std::uint8_t count : counts_) {
      before += count;
      kind += before <= at ? 1U : 0U;
    }
    return static_cast<Vote>(kind);
  }

  // As a list in ascending order, and back: that is how field lists show it.
  using Cards = Pile<Vote, max_votes>;
  constexpr Cards cards() const {
    Cards cards;
    for (std::size_t kind = 0; kind < counts_.size(); ++kind) {
      for (std::size_t i = 0; i < counts_[kind]; ++i) cards.push(static_cast<Vote>(kind));
    }
    return cards;
  }
  static constexpr VoteCounts of(const Cards& cards) {
    VoteCounts counts;
    for (const Vote vote : cards) {
      if (static_cast<std::size_t>(vote) < max_vote_kinds) counts.add(vote);
    }
    return counts;
  }

 private:
  Array<std::uint8_t, max_vote_kinds> counts_{};
};
static_assert(max_votes < 256);

}  // namespace backlot::maybe
