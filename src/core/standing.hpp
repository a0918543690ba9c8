// What somebody's game would be worth if it ended now, in the lines of the score: a game's outlook says so as
// far as a seat can know.
#pragma once
#include <cstdint>
#include <optional>

#include "core/outcome.hpp"

namespace backlot {

struct Standing {
  std::optional<std::int32_t> value;  // missing: not known, or there is none; the last line says by which clause
  Pile<ScoreLine, 10> lines;
  constexpr bool operator==(const Standing&) const = default;
};

constexpr void fields(Is<Standing> auto& x, const auto& visit) {
  visit("value", x.value);
  visit("lines", x.lines);
}

}  // namespace backlot
