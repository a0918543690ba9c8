// What somebody writes down for themselves during a game: free words, and what they think of each other seat. Nobody
// else sees it before the end.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>

#include "json/node.hpp"
#include "table/play.hpp"

namespace backlot {

enum class Mark : std::uint8_t { trusted, unsure, suspect };
inline constexpr std::array<std::string_view, 3> mark_names{"trusted", "unsure", "suspect"};

struct Note {
  static constexpr std::size_t most_bytes = 4000;

  std::string text;
  std::map<std::size_t, Mark> marks;  // by the number of the seat
  std::uint64_t entry = 0;            // of the log, in which it was written last; 0: never
  std::uint32_t times = 0;            // it was written

  bool empty() const { return text.empty() && marks.empty(); }
};

// What a message or an entry says, for the seat with that number at a table with so many chairs.
std::variant<Note, Refused> read_note(const json::Node& node, std::size_t seat, std::size_t chairs);

// Its text and its marks: [{"seat":2,"mark":"suspect"}, ...].
std::string marks_json(const Note& note);

}  // namespace backlot
