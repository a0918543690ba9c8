// What people do at a server that others pay for, and that each may therefore do only so often (hub/limits.hpp).
#pragma once
#include <cstddef>
#include <cstdint>

namespace backlot {

enum class Deed : std::uint8_t {
  request,  // of a page, or for a connection
  create,   // a table
  guess,    // a code, a password or a table's id; right ones are given back
  join,     // a table that is in memory
  load,     // and one that is not: its whole log is read
  talk,     // say something, or ask for an undo
  note,     // change one's notes
  record,   // ask for the record of a game
  message,  // send one, whatever it asks for
};
inline constexpr std::size_t deeds = 9;

}  // namespace backlot
