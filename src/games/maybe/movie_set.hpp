// A set of Movie cards, one bit each: the deck and the discards. What is in them everybody can work
// out; a card is drawn at random when it is needed (MM-105).
#pragma once
#include <cstddef>
#include <cstdint>

#include "core/bits.hpp"
#include "games/maybe/content.hpp"

namespace backlot::maybe {

class MovieSet {
 public:
  constexpr MovieSet() = default;
  constexpr std::size_t size() const { return count_bits(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool has(Movie movie) const { return (bits_ & bit(movie)) != 0; }
  constexpr void add(Movie movie) { bits_ |= bit(movie); }
  constexpr void add(const MovieSet& others) { bits_ |= others.bits_; }
  constexpr void remove(Movie movie) { bits_ &= ~bit(movie); }
  constexpr void clear() { bits_ = 0; }
  constexpr bool operator==(const MovieSet&) const = default;

  // The card that has `at` others before it.
  constexpr Movie nth(std::size_t at) const {
    MovieSet left = *this;
    return Dealing(left).take(at);
  }

  // Cards that are taken out one after the other. How many lie in each byte is counted at once and then kept, so that a
  // card need not wait for the one before: the byte is found, then the bit in it.
  class Dealing {
   public:
    constexpr explicit Dealing(MovieSet& set) : set_(set), bits_(set.bits_) {
      std::uint64_t counts = bits_ - ((bits_ >> 1U) & ones * 0x55U);
      counts = (counts & ones * 0x33U) + ((counts >> 2U) & ones * 0x33U);
      sums_ = ((counts + (counts >> 4U)) & ones * 0x0FU) * ones;
    }
    constexpr std::size_t size() const { return static_cast<std::size_t>(sums_ >> 56U); }
    // The card that has `at` others before it.
    constexpr Movie take(std::size_t at) {
      expect(at < size());
      const std::uint64_t place = passed(sums_, at) * 8U;
      const std::uint64_t skip = at - (((sums_ << 8U) >> place) & 0xFFU);
      const std::uint64_t byte = (bits_ >> place) & 0xFFU;
      const std::uint64_t spread = (byte * ones) & 0x8040201008040201U;  // each bit in a byte of its own
      const std::uint64_t found = place + passed((((spread + ~tops) >> 7U) & ones) * ones, skip);
      bits_ ^= std::uint64_t{1} << found;
      sums_ -= ones << place;
      set_.bits_ = bits_;
      return static_cast<Movie>(found);
    }

   private:
    MovieSet& set_;
    std::uint64_t bits_;
    std::uint64_t sums_;
  };

  // As a list in ascending order, and back: that is how field lists show it.
  using Cards = Pile<Movie, max_movies>;
  constexpr Cards cards() const {
    Cards cards;
    for (std::uint64_t rest = bits_; rest != 0; rest &= rest - 1) {
      cards.push(static_cast<Movie>(lowest_bit(rest)));
    }
    return cards;
  }
  static constexpr MovieSet of(const Cards& cards) {
    MovieSet set;
    for (const Movie card : cards) set.bits_ |= static_cast<std::size_t>(card) < max_movies ? bit(card) : 0U;
    return set;
  }

 private:
  static constexpr std::uint64_t ones = 0x0101010101010101U;  // times it: the sums of each byte and those below
  static constexpr std::uint64_t tops = ones << 7U;

  // How many of these sums of bytes are at most so much.
  static constexpr std::uint64_t passed(std::uint64_t sums, std::uint64_t at) {
    return ((((at * ones | tops) - sums) & tops) >> 7U) * ones >> 56U;
  }

  static constexpr std::uint64_t bit(Movie movie) { return bit_at(static_cast<std::size_t>(movie)); }
  std::uint64_t bits_ = 0;
};
static_assert(max_movies <= 64);

}  // namespace backlot::maybe
