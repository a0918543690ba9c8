// How much time people have at a table: none is counted, so much for each decision, or a bank for the whole game.
// What runs is in hub/clocks.hpp; here is what was agreed on.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/fields.hpp"
#include "json/parts.hpp"

namespace backlot {

struct ClockSetting {
  static constexpr std::string_view defined = "clock_setting";
  enum class Kind : std::uint8_t { none, decision, bank };
  Kind kind = Kind::none;
  std::uint32_t seconds = 0;
  std::uint32_t increment = 0;  // seconds that a bank gains with each decision

  // Who has used up the bank still gets this long for a decision, so that the rest of the game is theirs to play.
  static constexpr std::uint32_t grace_seconds = 10;
  static constexpr std::uint32_t most_seconds = 7 * 24 * 3600;
  static constexpr std::uint32_t most_increment = 3600;

  bool operator==(const ClockSetting&) const = default;

  friend void fields(Is<ClockSetting> auto& x, const auto& visit) {
    visit("kind", x.kind);
    if (x.kind != Kind::none) visit("seconds", x.seconds);
    if (x.kind == Kind::bank) visit("increment", x.increment);
  }
};
constexpr std::array<std::string_view, 3> names_of(ClockSetting::Kind /*kind*/) { return {"none", "decision", "bank"}; }

// How long a seat had been asked when it moved, in milliseconds, and whether it was the clock that moved.
struct Timing {
  std::uint64_t spent = 0;
  bool late = false;
};

// As somebody wishes for it: a bank without an increment has none.
struct ClockWish {
  static constexpr std::string_view defined = "clock_wish";
  ClockSetting::Kind kind = ClockSetting::Kind::none;
  json::Within<1, ClockSetting::most_seconds> seconds;
  std::optional<json::Within<0, ClockSetting::most_increment>> increment;

  ClockSetting setting() const {
    if (kind == ClockSetting::Kind::none) return {};
    return {kind, seconds.number, increment ? increment->number : 0};
  }
  friend void fields(Is<ClockWish> auto& x, const auto& visit) {
    visit("kind", x.kind);
    if (x.kind != ClockSetting::Kind::none) visit("seconds", x.seconds);
    if (x.kind == ClockSetting::Kind::bank) visit("increment", x.increment);
  }
};

}  // namespace backlot
