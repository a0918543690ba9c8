// A pile of different things in ascending order, kept as a bit for each thing there is. It reads like a Pile; to find
// or to take something costs the same wherever it lies.
#pragma once
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "core/bit_words.hpp"
#include "core/fields.hpp"

namespace backlot {

// Of `kinds` different things, values of T from 0, at most `most` lie here.
template <class T, std::size_t kinds, std::size_t most>
class BitPile {
 public:
  using value_type = T;
  using Bits = BitWords<kinds>;
  static constexpr std::size_t capacity = most;

  class Iterator {
   public:
    using value_type = T;
    using difference_type = std::ptrdiff_t;
    using reference = T;
    using pointer = const T*;
    using iterator_category = std::input_iterator_tag;
    constexpr Iterator() = default;
    constexpr explicit Iterator(const Bits& rest) : rest_(rest) {}
    constexpr T operator*() const { return static_cast<T>(rest_.front()); }
    constexpr Iterator& operator++() {
      bool taken = false;
      for (std::uint64_t& word : rest_.words) {
        const bool here = !taken && word != 0;
        word = here ? word & (word - 1) : word;
        taken = taken || here;
      }
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    Bits rest_;
  };

  constexpr BitPile() = default;
  constexpr explicit BitPile(const Bits& bits) : bits_(bits) {
    expect([&] { return size() <= most; });
  }

  constexpr const Bits& bits() const { return bits_; }
  constexpr std::size_t size() const { return bits_.size(); }
  constexpr bool empty() const { return bits_.empty(); }
  constexpr T operator[](std::size_t i) const {
    expect([&] { return i < size(); });
    return static_cast<T>(bits_.nth(i));
  }
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(Bits{}); }

  constexpr bool contains(T item) const { return at(item) < kinds && bits_.has(at(item)); }
  constexpr void insert_sorted(T item) {
    bits_.add(at(item));
    expect([&] { return size() <= most; });
  }
  // What comes from outside; false when it cannot lie here.
  constexpr bool put(T item) {
    if (at(item) >= kinds || contains(item) || size() == most) return false;
    insert_sorted(item);
    return true;
  }
  constexpr bool remove(T item) {
    if (!contains(item)) return false;
    bits_.remove(at(item));
    return true;
  }
  constexpr void clear() { bits_ = {}; }
  // The place of an item, or size() when it is not there.
  constexpr std::size_t find(T item) const {
    std::size_t place = 0;
    for (const T here : *this) {
      if (here == item) break;
      ++place;
    }
    return place;
  }
  constexpr bool operator==(const BitPile&) const = default;

 private:
  static constexpr std::size_t at(T item) { return static_cast<std::size_t>(item); }
  Bits bits_;
};

template <class T, std::size_t kinds, std::size_t most_>
struct ListOf<BitPile<T, kinds, most_>> : std::true_type {
  using Item = T;
  static constexpr std::size_t most = most_;
  static constexpr bool grows = true;
};

}  // namespace backlot
