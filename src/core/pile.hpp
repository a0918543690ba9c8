// A short list of fixed capacity that lives inside its owner: hands, studios, legal actions.
// Slots beyond the size hold T{}, so that equal piles are equal byte for byte. Searching and moving
// always go over the whole pile: piles are short, and a loop that ends where the cards happen to lie
// costs more in wrong guesses of the processor than it saves.
#pragma once
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/array.hpp"
#include "core/expect.hpp"

namespace backlot {

template <class T, std::size_t N>
class Pile {
  // As wide as T is aligned, so that no padding follows it.
  using Size = std::conditional_t<(alignof(T) >= 4), std::uint32_t,
                                  std::conditional_t<(N <= 255 && alignof(T) == 1), std::uint8_t, std::uint16_t>>;
  static_assert(alignof(T) <= 4 && N <= 65535);

 public:
  using value_type = T;
  static constexpr std::size_t capacity = N;

  // Filled here, not by `items_{}`: g++ 12 forgets the default values of T in some of the slots.
  constexpr Pile() { items_.fill(T{}); }

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == N; }

  constexpr T& operator[](std::size_t i) {
    expect(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    expect(i < size_);
    return items_[i];
  }
  // Calls f(item, there) for every item, and for the empty slots that fill up a step: where the size changes all the
  // time, a loop over whole steps ends where the processor expects it. The first step is always gone through.
  template <std::size_t step, class F>
  constexpr void for_each_slot(const F& f) const {
    static_assert(N % step == 0);
    std::size_t i = 0;
    do {
      for (std::size_t j = i; j < i + step; ++j) f(items_[j], j < size_);
      i += step;
    } while (i < size_);
  }
  // What lies in a place, T{} where nothing does: for loops that go over all places.
  constexpr const T& slot(std::size_t i) const { return items_[i]; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr T& back() { return (*this)[size_ - 1U]; }
  constexpr const T& back() const { return (*this)[size_ - 1U]; }

  constexpr void push(const T& item) {
    expect(size_ < N);
    items_[size_] = item;
    ++size_;
  }
  constexpr void pop() {
    expect(size_ > 0);
    --size_;
    items_[size_] = T{};
  }
  constexpr void erase_at(std::size_t at) {
    expect(at < size_);
    --size_;
    for (std::size_t i = 0; i < size_; ++i) items_[i] = items_[i + (i < at ? 0U : 1U)];
    items_[size_] = T{};
  }
  constexpr void clear() { *this = Pile{}; }
  constexpr void resize(std::size_t size) {
    expect(size <= N);
    while (size_ > size) pop();
    size_ = static_cast<Size>(size);
  }

  // For piles kept in ascending order.
  constexpr void insert_sorted(const T& item) {
    expect(size_ < N);
    T moving = item;
    for (std::size_t i = 0; i < size_; ++i) {
      const T here = items_[i];
      const bool before = moving < here;
      items_[i] = before ? moving : here;
      moving = before ? here : moving;
    }
    items_[size_] = moving;
    ++size_;
  }

  // Takes out an item that is there. All places are gone over, empty ones included: such a loop has no end to guess,
  // and the compiler makes a few wide instructions of it.
  constexpr void remove_sorted(const T& item) {
    expect(contains(item));
    Array<T, N> moved;
    for (std::size_t i = 0; i + 1 < N; ++i) moved[i] = items_[i] < item ? items_[i] : items_[i + 1];
    moved[N - 1] = T{};
    items_ = moved;
    --size_;
  }

  // The first place of an equal item, or size() when there is none.
  constexpr std::size_t find(const T& item) const {
    std::size_t at = size_;
    for (std::size_t i = size_; i-- > 0;) at = items_[i] == item ? i : at;
    return at;
  }
  constexpr bool contains(const T& item) const { return find(item) < size_; }
  constexpr bool remove(const T& item) {
    const std::size_t at = find(item);
    if (at == size_) return false;
    erase_at(at);
    return true;
  }

  constexpr bool operator==(const Pile&) const = default;

 private:
  Size size_ = 0;
  Array<T, N> items_;
};

// A list that is filled again and again, such as legal actions: clear() only forgets the size, and
// it is never part of a State.
template <class T, std::size_t N>
class Scratch {
 public:
  using value_type = T;
  static constexpr std::size_t capacity = N;

  constexpr void clear() { size_ = 0; }
  constexpr void push(const T& item) {
    expect(size_ < N);
    items_[size_++] = item;
  }
  // Without a branch, for lists whose conditions the processor cannot guess.
  constexpr void push_if(bool wanted, const T& item) {
    expect(size_ < N);
    items_[size_] = item;
    size_ += wanted ? 1U : 0U;
  }
  // Room for `count` more, which the caller fills in.
  constexpr T* extend(std::size_t count) {
    expect(size_ + count <= N);
    T* const from = items_.data() + size_;
    size_ += count;
    return from;
  }
  // Forgets the last ones.
  constexpr void shorten(std::size_t count) {
    expect(count <= size_);
    size_ -= count;
  }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr const T& operator[](std::size_t i) const {
    expect(i < size_);
    return items_[i];
  }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr bool contains(const T& item) const {
    for (const T& mine : *this) {
      if (mine == item) return true;
    }
    return false;
  }

 private:
  std::size_t size_ = 0;
  Array<T, N> items_{};
};

}  // namespace backlot
