// Replays a record and checks every action, draw and event, the outcome and the hashes.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "table/read_record.hpp"
#include "table/record.hpp"

namespace backlot {

struct Verified {
  std::string game;
  std::size_t moves = 0;
  bool finished = false;
  std::string state;  // hash of the last state
  bool operator==(const Verified&) const = default;
};

// Checks a record that was made or read. Compiled once for every game, in verify.cpp.
template <Game G>
std::variant<Verified, Fault> verify(const Record<G>& record);

// Reads and checks a record of any game.
std::variant<Verified, Fault> verify_text(std::string_view text, std::size_t first_line = 1);

// The same as JSON, for programs: {"ok":true,"game":...,"moves":...,"finished":...,"state":...} or
// {"ok":false,"line":...,"field":...,"why":...}.
std::string to_json(const std::variant<Verified, Fault>& result);

}  // namespace backlot
