// How long a table's log may become. Moves are bounded by the game itself; everything else that people can add to a
// log is counted, so that a table can always be loaded, whoever sat there. Logs from before there were bounds are read
// whatever their length.
#pragma once
#include <cstddef>

namespace backlot::bounds {

inline constexpr std::size_t most_before_start =
    2000;                                       // entries: sitting down, bots, changing seats, starts called off
inline constexpr std::size_t most_said = 2500;  // by one seat, free words and claims together
inline constexpr std::size_t most_asides =
    2000;  // pauses, moves taken back, seats left, people muted, while it is played
inline constexpr std::size_t most_guests = 500;         // let in by a password
inline constexpr std::size_t most_note_changes = 1000;  // of one seat's note

}  // namespace backlot::bounds
