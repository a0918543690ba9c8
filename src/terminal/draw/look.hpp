// How things look on this screen: colours, and what the seats are called.
#pragma once
#include <string>
#include <vector>

#include "core/seat.hpp"
#include "core/text.hpp"
#include "terminal/text.hpp"

namespace backlot::terminal {

struct Look {
  Paint paint;
  std::vector<std::string> players;  // by seat: "you", "heuristic"

  static Text name(Seat seat) { return Text("Seat ") + static_cast<std::int64_t>(index(seat) + 1); }
};

inline constexpr std::size_t screen_width = 80;
inline constexpr std::size_t screen_height = 24;

}  // namespace backlot::terminal
