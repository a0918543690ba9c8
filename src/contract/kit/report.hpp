// What a property of the kit answers: how much it looked at, and what it found wrong, in words.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "contract/game.hpp"

namespace backlot::kit {

struct Report {
  static constexpr std::size_t enough = 3;  // failures; a property stops looking after so many

  std::vector<std::string> failures;
  std::size_t checked = 0;

  void fail(std::string why) { failures.push_back(std::move(why)); }
  bool has_enough() const { return failures.size() >= enough; }
  // A property that looked at nothing has shown nothing.
  bool holds() const { return failures.empty() && checked > 0; }
  std::string text() const {
    if (failures.empty()) return checked > 0 ? "holds" : "nothing was checked";
    std::string text;
    for (const std::string& failure : failures) text += failure + "\n";
    return text;
  }
};

// What a property is tried on. Games with the same numbers are the same games.
template <Game G>
struct Setting {
  const typename G::Content& content;
  typename G::Options options;
  std::size_t games = 12;
  std::uint64_t seed = 1;
};

inline std::string name_of_seat(Seat seat) {
  return seat == nobody ? "nobody" : "seat " + std::to_string(index(seat) + 1);
}

}  // namespace backlot::kit
