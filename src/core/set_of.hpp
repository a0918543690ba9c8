// A set of values of an enum with at most sixteen of them: specials of a card, genres of a condition.
#pragma once
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

#include "core/bit_iterator.hpp"
#include "core/bits.hpp"
#include "core/expect.hpp"

namespace backlot {

template <class E>
class SetOf {
 public:
  using value_type = E;
  static constexpr std::size_t capacity = 16;

  constexpr SetOf() = default;
  constexpr SetOf(std::initializer_list<E> items) {
    for (const E item : items) add(item);
  }
  static constexpr SetOf from_bits(std::uint16_t bits) {
    SetOf out;
    out.bits_ = bits;
    return out;
  }

  constexpr bool has(E item) const { return (bits_ & bit_at(at(item))) != 0; }
  constexpr void add(E item) {
    expect(at(item) < capacity);
    bits_ = static_cast<std::uint16_t>(bits_ | bit_at(at(item)));
  }
  constexpr void remove(E item) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit_at(at(item))); }
  constexpr bool meets(SetOf other) const { return (bits_ & other.bits_) != 0; }
  constexpr bool includes(SetOf other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr std::size_t size() const { return count_bits(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr bool operator==(const SetOf&) const = default;

  constexpr BitIterator<E> begin() const { return BitIterator<E>(bits_); }
  constexpr BitIterator<E> end() const { return BitIterator<E>(0); }

  friend constexpr auto& leaf_value(SetOf& set) { return set.bits_; }
  friend constexpr const auto& leaf_value(const SetOf& set) { return set.bits_; }

 private:
  static constexpr std::size_t at(E item) { return static_cast<std::size_t>(item); }
  std::uint16_t bits_ = 0;
};

// The value in this place of the set, from 0; there must be so many.
template <class E>
constexpr E nth(const SetOf<E>& set, std::size_t place) {
  auto at = set.begin();
  while (place-- > 0) ++at;
  return *at;
}

}  // namespace backlot
