// Chance is one operation: below(n, purpose), a number from 0 to n-1. Each purpose has a counter of
// its own, so that two games with the same seed deal alike even when one of them draws more for
// something else. Sources: FastChance (simulation), TableChance (served games), Tape (replay).
#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/array.hpp"
#include "core/expect.hpp"
#include "core/hash.hpp"

namespace backlot {

inline constexpr std::size_t max_purposes = 8;

template <class C>
concept Chance = requires(C& chance, std::uint32_t n, std::uint8_t purpose) {
  { chance.below(n, purpose) } -> std::same_as<std::uint32_t>;
};

// Games name their purposes in an enum class.
template <Chance C, class Purpose>
constexpr std::uint32_t draw(C& chance, std::uint32_t n, Purpose purpose) {
  expect(n > 0);
  return chance.below(n, static_cast<std::uint8_t>(purpose));
}

// A seed for another source.
template <Chance C, class Purpose>
constexpr std::uint64_t draw_seed(C& chance, Purpose purpose) {
  const std::uint64_t high = draw(chance, 0xFFFFFFFFU, purpose);
  return (high << 32U) + draw(chance, 0xFFFFFFFFU, purpose);
}

// An even number below n from a source of even 32-bit words: multiply, keep the high half, and
// reject the words that would favour some outcomes. Never a remainder of the word itself.
template <class Words>
constexpr std::uint32_t even_below(std::uint32_t n, Words&& next_word) {
  std::uint64_t product = std::uint64_t{next_word()} * n;
  if (static_cast<std::uint32_t>(product) < n) {
    const std::uint32_t uneven = (0U - n) % n;
    while (static_cast<std::uint32_t>(product) < uneven) product = std::uint64_t{next_word()} * n;
  }
  return static_cast<std::uint32_t>(product >> 32U);
}

class FastChance {
 public:
  constexpr explicit FastChance(std::uint64_t seed) : seed_(mix(seed + 0x9E3779B97F4A7C15U)) {}

  constexpr std::uint32_t below(std::uint32_t n, std::uint8_t purpose) {
    expect(purpose < max_purposes);
    return even_below(n, [&] { return word(purpose, counters_[purpose]++); });
  }

  // For those who make many draws of one purpose at once, each of which knows where its words are without waiting for
  // the one before: the words to come, and passing over as many as were used (even_below says how).
  constexpr std::uint32_t word_ahead(std::uint32_t ahead, std::uint8_t purpose) const {
    return word(purpose, counters_[purpose] + ahead);
  }
  constexpr void pass_over(std::uint32_t words, std::uint8_t purpose) { counters_[purpose] += words; }

 private:
  constexpr std::uint32_t word(std::uint8_t purpose, std::uint32_t count) const {
    const std::uint64_t at = (std::uint64_t{purpose} << 32U) + count;
    return static_cast<std::uint32_t>(mix(seed_ + at * 0x9E3779B97F4A7C15U) >> 32U);
  }

  std::uint64_t seed_;
  Array<std::uint32_t, max_purposes> counters_{};
};

// One draw as the record keeps it: outcome is below n.
struct Draw {
  std::uint32_t n = 0;
  std::uint32_t outcome = 0;
  constexpr bool operator==(const Draw&) const = default;
};

// Gives back recorded draws in order. Asking for something else than was drawn, or for more, is
// remembered in fits(); the game goes on with draws of its own so that the caller can report it. They
// vary: rules that draw until something comes out differently would not end on the same one for ever.
class Tape {
 public:
  constexpr explicit Tape(std::span<const Draw> draws) : draws_(draws) {}

  constexpr std::uint32_t below(std::uint32_t n, std::uint8_t purpose) {
    if (at_ == draws_.size() || draws_[at_].n != n || draws_[at_].outcome >= n) {
      fits_ = false;
      return own_.below(n, purpose);
    }
    return draws_[at_++].outcome;
  }
  constexpr bool fits() const { return fits_; }
  constexpr bool finished() const { return at_ == draws_.size(); }

 private:
  std::span<const Draw> draws_;
  FastChance own_{0};
  std::size_t at_ = 0;
  bool fits_ = true;
};

// Passes draws through and hands a copy of each to `keep`.
template <Chance Source, class Keep>
class Recorded {
 public:
  constexpr Recorded(Source& source, Keep keep) : source_(source), keep_(keep) {}
  constexpr std::uint32_t below(std::uint32_t n, std::uint8_t purpose) {
    const std::uint32_t outcome = source_.below(n, purpose);
    keep_(Draw{n, outcome});
    return outcome;
  }

 private:
  Source& source_;
  Keep keep_;
};

// Draws from one source and asks another for the same: to move the other's counters along, and to
// see whether both give the same outcomes.
template <Chance First, Chance Second>
class Alongside {
 public:
  constexpr Alongside(First& first, Second& second) : first_(first), second_(second) {}
  constexpr std::uint32_t below(std::uint32_t n, std::uint8_t purpose) {
    const std::uint32_t outcome = first_.below(n, purpose);
    if (second_.below(n, purpose) != outcome) agree_ = false;
    return outcome;
  }
  constexpr bool agree() const { return agree_; }

 private:
  First& first_;
  Second& second_;
  bool agree_ = true;
};

// For the places where the rules draw nothing: asking it is a bug.
struct NoChance {
  constexpr std::uint32_t below(std::uint32_t /*n*/, std::uint8_t /*purpose*/) {
    expect(false);
    return 0;
  }
};

// Fisher-Yates over anything with size() and [].
template <class Items, Chance C, class Purpose>
constexpr void shuffle(Items& items, C& chance, Purpose purpose) {
  for (std::size_t left = items.size(); left > 1; --left) {
    const std::size_t pick = draw(chance, static_cast<std::uint32_t>(left), purpose);
    const auto moved = items[left - 1];
    items[left - 1] = items[pick];
    items[pick] = moved;
  }
}

}  // namespace backlot
