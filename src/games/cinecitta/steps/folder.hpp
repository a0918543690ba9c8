// Where folders go, and how money moves with them.
#pragma once
#include "games/cinecitta/state.hpp"

namespace backlot::cinecitta {

// C37-20: to the left neighbour. C37-61: with the coaster the destination moves on each round and
// skips oneself.
constexpr std::size_t places_to_the_left(const Options& options, std::size_t round) {
  return options.coaster ? round % (options.players - 1U) + 1U : 1U;
}
constexpr Seat receiver_of(const Options& options, std::size_t round, Seat giver) {
  return to_the_left(giver, places_to_the_left(options, round), options.players);
}
constexpr Seat giver_to(const Options& options, std::size_t round, Seat receiver) {
  return to_the_left(receiver, options.players - places_to_the_left(options, round), options.players);
}

// C37-70: a step is finished by everybody before the next begins.
constexpr bool everybody_decided(const Position& table) { return table.decided == SeatSet::first(table.players()); }

// C37-29: what a folder's notes do to the wallets, once it has been answered.
// C37-22: secured, the receiver keeps them. C37-23: headhunted, the receiver adds as much and all
// of it returns.
constexpr void settle(const Folder& folder, Notes& giver, Notes& receiver) {
  if (folder.answer == Answer::secure) {
    receiver.count = static_cast<std::uint8_t>(receiver.count + folder.notes.count);
  } else {
    receiver.count = static_cast<std::uint8_t>(receiver.count - folder.notes.count);
    giver.count = static_cast<std::uint8_t>(giver.count + 2 * folder.notes.count);
  }
}

}  // namespace backlot::cinecitta
