// What somebody writes down for themselves during a game: free words, and what they think of each other seat. Nobody
// else sees it before the end.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "json/node.hpp"
#include "table/play.hpp"

namespace backlot {

enum class Mark : std::uint8_t { trusted, unsure, suspect };
constexpr std::array<std::string_view, 3> names_of(Mark /*mark*/) { return {"trusted", "unsure", "suspect"}; }

struct MarkedSeat {
  Seat seat{};
  Mark mark = Mark::unsure;

  friend void fields(Is<MarkedSeat> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("mark", x.mark);
  }
};

struct Note {
  static constexpr std::size_t most_bytes = 4000;

  std::string text;
  std::vector<MarkedSeat> marks;  // by seat, one each
  std::uint64_t entry = 0;        // of the log, in which it was written last; 0: never
  std::uint32_t times = 0;        // it was written

  bool empty() const { return text.empty() && marks.empty(); }
};

// What a message says, for the seat with that number at a table with so many chairs.
std::variant<Note, Refused> read_note(const json::Node& node, std::size_t seat, std::size_t chairs);

}  // namespace backlot
