// A seat in a message: it is there, and never null.
#pragma once
#include <string>
#include <string_view>

#include "core/seat.hpp"
#include "json/parts.hpp"

namespace backlot {

struct SeatNumber {
  Seat seat{};
  SeatNumber() = default;
  SeatNumber(Seat x) : seat(x) {}         // NOLINT(google-explicit-constructor)
  operator Seat() const { return seat; }  // NOLINT(google-explicit-constructor)
  void append_to(std::string& out) const { out += std::to_string(index(seat) + 1); }
  std::string read_from(const json::Node& node) {
    json::Within<1, max_seats> number;
    std::string why = number.read_from(node);
    if (why.empty()) seat = seat_at(number.number - 1);
    return why;
  }
  static json::Node schema() { return json::Within<1, max_seats>::schema(); }
};

}  // namespace backlot
