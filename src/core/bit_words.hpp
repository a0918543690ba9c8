// Places below N, a bit for each: sets that are larger than one word.
#pragma once
#include <cstddef>
#include <cstdint>

#include "core/array.hpp"
#include "core/bits.hpp"
#include "core/expect.hpp"

namespace backlot {

template <std::size_t N>
struct BitWords {
  static constexpr std::size_t count_of_words = (N + 63) / 64;
  Array<std::uint64_t, count_of_words> words{};

  constexpr bool has(std::size_t place) const { return ((words[place / 64] >> (place % 64)) & 1U) != 0; }
  constexpr void add(std::size_t place) {
    expect(place < N);
    words[place / 64] |= std::uint64_t{1} << (place % 64);
  }
  constexpr void remove(std::size_t place) { words[place / 64] &= ~(std::uint64_t{1} << (place % 64)); }

  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words) any |= word;
    return any == 0;
  }
  constexpr std::size_t size() const {
    std::size_t size = 0;
    for (const std::uint64_t word : words) size += count_bits(word);
    return size;
  }
  // The lowest place; there must be one.
  constexpr std::size_t front() const {
    std::size_t i = 0;
    while (words[i] == 0) ++i;
    return i * 64 + lowest_bit(words[i]);
  }
  // The place that comes in this order, from 0; there must be so many.
  constexpr std::size_t nth(std::size_t nth) const {
    std::uint64_t bits = words[0];
    std::size_t first = 0;
    std::size_t before = 0;
    std::size_t passed = count_bits(bits);
    for (std::size_t i = 1; i < count_of_words; ++i) {
      const bool further = nth >= passed;
      bits = further ? words[i] : bits;
      first = further ? i * 64 : first;
      before = further ? passed : before;
      passed += count_bits(words[i]);
    }
    return first + nth_bit(bits, nth - before);
  }
  // Calls f(place) for each, in ascending order.
  template <class F>
  constexpr void for_each(const F& f) const {
    for (std::size_t i = 0; i < count_of_words; ++i) {
      for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1) f(i * 64 + lowest_bit(rest));
    }
  }

  friend constexpr BitWords operator&(BitWords a, const BitWords& b) {
    for (std::size_t i = 0; i < count_of_words; ++i) a.words[i] &= b.words[i];
    return a;
  }
  friend constexpr BitWords operator|(BitWords a, const BitWords& b) {
    for (std::size_t i = 0; i < count_of_words; ++i) a.words[i] |= b.words[i];
    return a;
  }
  constexpr BitWords without(const BitWords& other) const {
    BitWords left = *this;
    for (std::size_t i = 0; i < count_of_words; ++i) left.words[i] &= ~other.words[i];
    return left;
  }
  constexpr bool operator==(const BitWords&) const = default;
};

}  // namespace backlot
