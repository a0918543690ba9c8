// Who sits where: people at this terminal, and bots.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.hpp"
#include "core/hash.hpp"
#include "core/seat.hpp"

namespace backlot::terminal {

inline constexpr std::string_view person = "person";

// By seat: `person`, or the name of a bot.
using Seating = std::vector<std::string>;

inline SeatSet people_in(const Seating& seating) {
  SeatSet people;
  for (std::size_t i = 0; i < seating.size(); ++i) {
    if (seating[i] == person) people = people.with(seat_at(i));
  }
  return people;
}

// Each decision of a bot has a chance of its own, made from what is on the record: a game taken up
// again goes on as it would have.
inline FastChance bot_chance(std::uint64_t seed, Seat seat, std::size_t decisions) {
  return FastChance(combine(combine(mix(seed), index(seat)), decisions));
}

}  // namespace backlot::terminal
