// The six icons, and counts of them.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/array.hpp"
#include "core/bits.hpp"

namespace backlot::maybe {

// MM-1
enum class Icon : std::uint8_t { money, actors, script, setting, camera, microphone };
inline constexpr std::size_t icons = 6;
inline constexpr std::array<std::string_view, icons> names_of(Icon) {
  return {"money", "actors", "script", "setting", "camera", "microphone"};
}

constexpr std::size_t index(Icon icon) { return static_cast<std::size_t>(icon); }
constexpr Icon icon_at(std::size_t i) { return static_cast<Icon>(i); }
constexpr std::string_view name_of(Icon icon) { return names_of(icon)[index(icon)]; }

// How often each icon appears.
using IconCounts = Array<std::uint8_t, icons>;

// A set of icons, one bit each.
using IconSet = std::uint8_t;
inline constexpr IconSet all_icons = (1U << icons) - 1U;
constexpr IconSet set_of(Icon icon) { return static_cast<IconSet>(bit_at(index(icon))); }

}  // namespace backlot::maybe
