// Replays a record and checks every action, draw and event, the outcome and the hashes.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "games/registry.hpp"
#include "table/read_record.hpp"
#include "table/record.hpp"

namespace backlot {

struct Verified {
  std::string game;
  std::size_t moves = 0;
  bool finished = false;
  std::string state;        // hash of the last state
  std::uint16_t rules = 0;  // the revision it was made under
  bool operator==(const Verified&) const = default;
};

// Checks a record that was made or read. Compiled once for every game, in verify.cpp.
template <Game G>
std::variant<Verified, Fault> verify(const Record<G>& record);

// Reads and checks a record of any game; a good one is handed to f(record, verified).
template <class F>
std::optional<Fault> with_verified(std::string_view text, std::size_t first_line, F&& f) {
  auto id = game_of(text, first_line);
  if (auto* fault = std::get_if<Fault>(&id)) return std::move(*fault);
  std::optional<Fault> wrong;
  const bool known = with_game(std::get<std::string>(id), [&](auto game) {
    auto record = read_record<decltype(game)>(text, first_line);
    if (auto* fault = std::get_if<Fault>(&record)) {
      wrong = std::move(*fault);
      return;
    }
    auto result = verify(std::get<0>(record));
    if (auto* fault = std::get_if<Fault>(&result)) {
      wrong = std::move(*fault);
    } else {
      f(std::move(std::get<0>(record)), std::get<Verified>(result));
    }
  });
  if (!known) return Fault{first_line, "game", "there is no game " + json::in_quotes(std::get<std::string>(id))};
  return wrong;
}
std::variant<Verified, Fault> verify_text(std::string_view text, std::size_t first_line = 1);

// The same as JSON, for programs: {"ok":true,"game":...,"moves":...,"finished":...,"state":...} or
// {"ok":false,"line":...,"field":...,"why":...}.
std::string to_json(const std::variant<Verified, Fault>& result);

}  // namespace backlot
