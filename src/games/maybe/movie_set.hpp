// A set of Movie cards, one bit each: the deck and the discards. What is in them everybody can work
// out; a card is drawn at random when it is needed (MM-105).
#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/maybe/content.hpp"

namespace backlot::maybe {

class MovieSet {
 public:
  constexpr MovieSet() = default;
  constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool has(Movie movie) const { return (bits_ & bit(movie)) != 0; }
  constexpr void add(Movie movie) { bits_ |= bit(movie); }
  constexpr void add(const MovieSet& others) { bits_ |= others.bits_; }
  constexpr void remove(Movie movie) { bits_ &= ~bit(movie); }
  constexpr void clear() { bits_ = 0; }
  constexpr bool operator==(const MovieSet&) const = default;

  // The card that has `at` others before it. Halves the bits until one is left.
  constexpr Movie nth(std::size_t at) const {
    expect(at < size());
    std::uint64_t rest = bits_;
    std::size_t place = 0;
    for (std::size_t half = 32; half > 0; half /= 2) {
      const std::uint64_t low = rest & ((std::uint64_t{1} << half) - 1);
      const auto before = static_cast<std::size_t>(std::popcount(low));
      const bool above = at >= before;
      at -= above ? before : 0;
      place += above ? half : 0;
      rest = above ? rest >> half : low;
    }
    return static_cast<Movie>(place);
  }

  // As a list in ascending order, and back: that is how field lists show it.
  using Cards = Pile<Movie, max_movies>;
  constexpr Cards cards() const {
    Cards cards;
    for (std::uint64_t rest = bits_; rest != 0; rest &= rest - 1) {
      cards.push(static_cast<Movie>(std::countr_zero(rest)));
    }
    return cards;
  }
  static constexpr MovieSet of(const Cards& cards) {
    MovieSet set;
    for (const Movie card : cards) set.bits_ |= static_cast<std::size_t>(card) < max_movies ? bit(card) : 0U;
    return set;
  }

 private:
  static constexpr std::uint64_t bit(Movie movie) { return std::uint64_t{1} << static_cast<unsigned>(movie); }
  std::uint64_t bits_ = 0;
};
static_assert(max_movies <= 64);

}  // namespace backlot::maybe
