// How much of each icon, in one word with ten bits for each: the longest row of cards that each cost one of an icon for
// each card, doubled (MM-61), stays below 1,024. So all icons are added, compared and counted at once.
#pragma once
#include <cstddef>
#include <cstdint>

#include "games/maybe/icon.hpp"

namespace backlot::maybe {

class IconAmounts {
 public:
  static constexpr std::size_t width = 10;
  static_assert(icons * width <= 64);

  constexpr IconAmounts() = default;
  static constexpr IconAmounts of(Icon icon, std::size_t amount) {
    return IconAmounts(std::uint64_t{amount} << (width * index(icon)));
  }
  // As much of every icon of the set.
  static constexpr IconAmounts each(IconSet set, std::size_t amount) {
    // Copies of the set nine places apart: the bit of each icon comes to lie ten places behind the one before.
    return IconAmounts((((std::uint64_t{set} * 0x0000201008040201U) & ones) * amount));
  }

  constexpr std::size_t operator[](Icon icon) const { return (word_ >> (width * index(icon))) & most; }
  constexpr bool operator==(const IconAmounts&) const = default;
  constexpr IconAmounts& operator+=(IconAmounts other) {
    word_ += other.word_;
    return *this;
  }
  constexpr IconAmounts only_if(bool condition) const { return IconAmounts(condition ? word_ : 0); }
  constexpr IconAmounts times(std::size_t factor) const { return IconAmounts(word_ * factor); }
  constexpr IconAmounts operator&(IconAmounts other) const { return IconAmounts(word_ & other.word_); }
  constexpr bool none() const { return word_ == 0; }

  // Every other icon, from the first or the second: twenty bits for each, of which the highest stays free.
  class Lanes {
   public:
    constexpr Lanes() = default;
    constexpr explicit Lanes(std::uint64_t word) : word_(word) {}
    constexpr Lanes operator+(Lanes other) const { return Lanes(word_ + other.word_); }
    constexpr Lanes& operator+=(Lanes other) {
      word_ += other.word_;
      return *this;
    }
    // What is left of each when the other is taken away, at least nothing.
    constexpr Lanes less(Lanes other) const {
      const std::uint64_t left = (word_ | tops) - other.word_;
      return Lanes(left & below(left & tops));
    }
    // Only where there is some of the other.
    constexpr Lanes where_any(Lanes other) const {
      return Lanes(word_ & below((other.word_ + (tops - firsts)) & tops));
    }
    constexpr Lanes odd() const { return Lanes(word_ & firsts); }
    constexpr int total() const {
      return static_cast<int>((word_ * firsts) >> (4 * width) & ((1U << (2 * width)) - 1U));
    }

   private:
    static constexpr std::uint64_t firsts = 0x0000010000100001U;
    static constexpr std::uint64_t tops = firsts << (2 * width - 1);
    // All bits below these tops.
    static constexpr std::uint64_t below(std::uint64_t some) { return some - (some >> (2 * width - 1)); }
    std::uint64_t word_ = 0;
  };
  constexpr Lanes lanes(std::size_t half) const { return Lanes((word_ >> (width * half)) & 0x000003FF003FF003FFU); }

  constexpr std::size_t total() const { return (word_ * ones) >> (width * (icons - 1)) & most; }

 private:
  constexpr explicit IconAmounts(std::uint64_t word) : word_(word) {}

  static constexpr std::uint64_t ones = 0x0004010040100401U;
  static constexpr std::uint64_t most = (1U << width) - 1U;
  std::uint64_t word_ = 0;
};

}  // namespace backlot::maybe
