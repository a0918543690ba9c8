// A pile in ascending order in which alike things are counted: a deck of which only the kinds matter. To take the card
// in some place costs the same wherever it lies. Where a view hides what lies here, it knows how many there are.
#pragma once
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "core/bits.hpp"
#include "core/fields.hpp"

namespace backlot {

// Of `kinds` kinds, values of T from 0, at most `most` things lie here. T::unknown stands for those that are not seen.
template <class T, std::size_t kinds, std::size_t most>
class CountedPile {
  static_assert(kinds % 8 == 0 && most < 128, "eight counts in a word, and a bit is left in each to compare with");

 public:
  using value_type = T;
  static constexpr std::size_t capacity = most;

  class Iterator {
   public:
    using value_type = T;
    using difference_type = std::ptrdiff_t;
    using reference = T;
    using pointer = const T*;
    using iterator_category = std::input_iterator_tag;
    constexpr Iterator() = default;
    constexpr Iterator(const CountedPile& pile, std::size_t at) : pile_(&pile), at_(at) {}
    constexpr T operator*() const { return (*pile_)[at_]; }
    constexpr Iterator& operator++() {
      ++at_;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    const CountedPile* pile_ = nullptr;
    std::size_t at_ = 0;
  };

  constexpr std::size_t size() const { return known() + static_cast<std::size_t>(hidden_); }
  constexpr bool empty() const { return size() == 0; }
  constexpr Iterator begin() const { return {*this, 0}; }
  constexpr Iterator end() const { return {*this, size()}; }

  constexpr T operator[](std::size_t place) const {
    expect([&] { return place < size(); });
    return place < known() ? static_cast<T>(kind_at(place)) : T::unknown;
  }
  constexpr std::size_t count(T item) const { return (counts_[word_of(item)] >> shift_of(item)) & 0xFFU; }
  constexpr void insert_sorted(T item, std::size_t copies = 1) {
    expect([&] { return static_cast<std::size_t>(item) < kinds && size() + copies <= most; });
    counts_[word_of(item)] += std::uint64_t{copies} << shift_of(item);
  }
  // What comes from outside; false when it cannot lie here.
  constexpr bool put(T item) {
    if (size() == most || (static_cast<std::size_t>(item) >= kinds && item != T::unknown)) return false;
    if (item == T::unknown) {
      ++hidden_;
    } else {
      insert_sorted(item);
    }
    return true;
  }
  constexpr bool remove(T item) {
    if (static_cast<std::size_t>(item) >= kinds || count(item) == 0) return false;
    counts_[word_of(item)] -= std::uint64_t{1} << shift_of(item);
    return true;
  }
  // Takes what lies in this place.
  constexpr T take(std::size_t place) {
    expect([&] { return place < known(); });
    const auto item = static_cast<T>(kind_at(place));
    counts_[word_of(item)] -= std::uint64_t{1} << shift_of(item);
    return item;
  }
  constexpr void clear() { *this = {}; }
  constexpr void hide() {
    const std::size_t all = size();
    clear();
    hidden_ = all;
  }
  constexpr bool operator==(const CountedPile&) const = default;

 private:
  static constexpr std::uint64_t ones = 0x0101010101010101U;
  static constexpr std::uint64_t tops = 0x8080808080808080U;
  static constexpr std::size_t words = kinds / 8;

  static constexpr std::size_t word_of(T item) { return static_cast<std::size_t>(item) / 8; }
  static constexpr std::size_t shift_of(T item) { return static_cast<std::size_t>(item) % 8 * 8; }

  constexpr std::size_t known() const {
    std::uint64_t sum = 0;
    for (const std::uint64_t word : counts_) sum += word;
    return static_cast<std::size_t>((sum * ones) >> 56U);
  }
  // Without a branch on what lies where.
  constexpr std::size_t kind_at(std::size_t place) const {
    std::uint64_t up_to =
        counts_[0] * ones;  // in each byte: how many are of its kind or of those before it in the word
    std::size_t passed = up_to >> 56U;
    std::size_t before = 0;
    std::size_t first = 0;
    for (std::size_t i = 1; i < words; ++i) {
      const bool further = place >= passed;
      const std::uint64_t here = counts_[i] * ones;
      up_to = further ? here : up_to;
      before = further ? passed : before;
      first = further ? i * 8 : first;
      passed += here >> 56U;
    }
    return first + lowest_bit(((up_to | tops) - ones * (place - before + 1)) & tops) / 8;
  }

  Array<std::uint64_t, words> counts_{};
  std::uint64_t hidden_ = 0;
};

template <class T, std::size_t kinds, std::size_t most_>
struct ListOf<CountedPile<T, kinds, most_>> : std::true_type {
  using Item = T;
  static constexpr std::size_t most = most_;
  static constexpr bool grows = true;
};

}  // namespace backlot
