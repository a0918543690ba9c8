// What somebody writes down for themselves during a game: free words, and what they think of each other seat. Nobody
// else sees it before the end.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/fields.hpp"
#include "table/refused.hpp"
#include "table/seat_number.hpp"

namespace backlot {

enum class Mark : std::uint8_t { trusted, unsure, suspect };
constexpr std::array<std::string_view, 3> names_of(Mark /*mark*/) { return {"trusted", "unsure", "suspect"}; }

struct MarkedSeat {
  static constexpr std::string_view defined = "marked_seat";
  SeatNumber seat;
  Mark mark = Mark::unsure;

  friend void fields(Is<MarkedSeat> auto& x, const auto& visit) {
    visit("seat", x.seat);
    visit("mark", x.mark);
  }
};

struct Note {
  std::string text;
  std::vector<MarkedSeat> marks;  // by seat, one each
  std::uint64_t entry = 0;        // of the log, in which it was written last; 0: never
  std::uint32_t times = 0;        // it was written

  bool empty() const { return text.empty() && marks.empty(); }
};

// As it is kept, for that seat at a table with so many chairs; or why it is none.
std::variant<Note, Refused> note_of(const std::string& text, std::vector<MarkedSeat> marks, Seat seat,
                                    std::size_t chairs);

}  // namespace backlot
