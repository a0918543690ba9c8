// Why somebody would do something in Maybe Movies, for hints: whether a pitch should pass, and who gains by it.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "games/maybe/action.hpp"

namespace backlot::maybe {

// Whether the Votes that may be cast cover the budget: of three ballots at most one, more, or at least two.
enum class Prospect : std::uint8_t { unlikely, open, likely };

struct Reason {
  enum class Kind : std::uint8_t {
    pitch,   // what the movie costs and yields then
    yes,     // it shares the profit if the pitch succeeds
    no,      // it is won itself if the pitch fails
    change,  // the pitch should be another one
    keep,    // its icons are on one's own Votes
  };
  Kind kind = Kind::pitch;
  Prospect passes = Prospect::open;  // pitch, yes, no
  std::uint8_t icons = 0;            // pitch: the budget
  std::uint8_t profit = 0;           // pitch, yes
  std::uint8_t points = 0;           // no: about what it scores; keep: what the Votes won so far score more
  std::uint8_t others = 0;           // keep: and at most for anybody else
  constexpr bool operator==(const Reason&) const = default;
};

constexpr std::array<std::string_view, 3> names_of(Prospect) { return {"unlikely", "open", "likely"}; }
constexpr std::array<std::string_view, 5> names_of(Reason::Kind) { return {"pitch", "yes", "no", "change", "keep"}; }

constexpr void fields(Is<Reason> auto& x, const auto& visit) {
  visit("kind", x.kind);
  switch (x.kind) {
    case Reason::Kind::pitch:
      visit("passes", x.passes);
      visit("icons", x.icons);
      return visit("profit", x.profit);
    case Reason::Kind::yes: visit("passes", x.passes); return visit("profit", x.profit);
    case Reason::Kind::no: visit("passes", x.passes); return visit("points", x.points);
    case Reason::Kind::keep: visit("points", x.points); return visit("others", x.others);
    case Reason::Kind::change: return;
  }
}

constexpr Reason no_reason(const Content& /*content*/) { return {}; }

}  // namespace backlot::maybe
