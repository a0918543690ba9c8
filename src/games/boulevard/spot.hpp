// Where a marker stands: one of the places of the board, each starred name being one of them.
#pragma once
#include <cstddef>
#include <cstdint>

#include "games/boulevard/content.hpp"

namespace backlot::boulevard {

// The places before Place::star in their order, then the names; off: not on the board.
enum class Spot : std::uint8_t { off = 0xFF };

inline constexpr std::size_t first_star = static_cast<std::size_t>(Place::star);
inline constexpr std::size_t max_spots = first_star + max_stars;

constexpr Spot spot_of(Place place) { return static_cast<Spot>(place); }
constexpr Spot spot_of(Star star) { return static_cast<Spot>(first_star + static_cast<std::size_t>(star)); }
constexpr std::size_t spots(const Content& content) { return first_star + content.stars.size(); }

constexpr Place place_of(Spot spot) {
  const auto at = static_cast<std::size_t>(spot);
  return at < first_star ? static_cast<Place>(at) : Place::star;
}
constexpr Star star_of(Spot spot) { return static_cast<Star>(static_cast<std::size_t>(spot) - first_star); }

// B54-31: the three offices hold one marker each.
constexpr bool is_office(Spot spot) { return spot <= spot_of(Place::distribution_agency); }

}  // namespace backlot::boulevard
