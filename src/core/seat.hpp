// Seats around a table, and sets of them.
#pragma once
#include <cstddef>
#include <cstdint>

#include "core/bit_iterator.hpp"
#include "core/bits.hpp"
#include "core/expect.hpp"

namespace backlot {

inline constexpr std::size_t max_seats = 9;

// A seat is its number. Nobody stands for spectators and the shared screen: a seat that knows nothing. It is an
// enumerator and no object, because device code cannot read an object of the host through a reference.
enum class Seat : std::uint8_t { nobody = 0xFF };
using enum Seat;

constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }
constexpr Seat seat_at(std::size_t i) { return static_cast<Seat>(i); }

// The seat `places` to the left of `from`, at most once around; seats are numbered clockwise, so
// left is up.
constexpr Seat to_the_left(Seat from, std::size_t places, std::size_t players) {
  expect(places <= players);
  const std::size_t at = index(from) + places;
  return seat_at(at < players ? at : at - players);
}

class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet first(std::size_t players) {
    return SeatSet(static_cast<std::uint16_t>((1U << players) - 1U));
  }
  static constexpr SeatSet from_bits(std::uint16_t bits) { return SeatSet(bits); }
  static constexpr SeatSet of(Seat seat) { return SeatSet().with(seat); }

  constexpr bool has(Seat seat) const { return index(seat) < max_seats && ((bits_ >> index(seat)) & 1U) != 0; }
  constexpr SeatSet with(Seat seat) const {
    expect(index(seat) < max_seats);
    return SeatSet(static_cast<std::uint16_t>(bits_ | (1U << index(seat))));
  }
  constexpr SeatSet without(SeatSet other) const { return SeatSet(static_cast<std::uint16_t>(bits_ & ~other.bits_)); }
  constexpr std::size_t size() const { return count_bits(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr bool operator==(const SeatSet&) const = default;

  constexpr BitIterator<Seat> begin() const { return BitIterator<Seat>(bits_); }
  constexpr BitIterator<Seat> end() const { return BitIterator<Seat>(0); }
  constexpr Seat front() const { return *begin(); }

 private:
  constexpr explicit SeatSet(std::uint16_t bits) : bits_(bits) {}
  std::uint16_t bits_ = 0;
};

}  // namespace backlot
