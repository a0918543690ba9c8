// How long a table's log may become. Moves are bounded by the game itself; everything else that people can add to a
// log is counted, so that a table can always be loaded, whoever sat there. Logs from before there were bounds are read
// whatever their length.
#pragma once
#include <cstddef>

namespace backlot::bounds {

inline constexpr std::size_t most_before_start =
    2000;                                          // entries: sitting down, bots, changing seats, starts called off
inline constexpr std::size_t kept_for_host = 500;  // of these: whatever guests do, the host can still start the game
inline constexpr std::size_t most_said = 2500;     // by one seat, free words and claims together
inline constexpr std::size_t most_asides =
    2000;  // pauses, moves taken back, seats left, people muted, while it is played
inline constexpr std::size_t most_asides_each = 200;    // of these by one seat that is not the host's
inline constexpr std::size_t most_guests = 500;         // let in by a password
inline constexpr std::size_t most_note_changes = 1000;  // of one seat's note
inline constexpr std::size_t most_lobby_talk = 500;     // lines before the start, of all together
inline constexpr std::size_t lobby_talk_shown = 50;     // the newest of them
inline constexpr std::size_t most_together = 16;        // actions in one batch
inline constexpr std::size_t most_shown_guests = 50;    // people present without a seat

// Bytes of what people send.
inline constexpr std::size_t id_bytes = 64;
inline constexpr std::size_t name_bytes = 40;  // of people, games and bots
inline constexpr std::size_t password_bytes = 100;
inline constexpr std::size_t talk_bytes = 500;
inline constexpr std::size_t note_bytes = 4000;
inline constexpr std::size_t title_bytes = 80;  // of a pitch
inline constexpr std::size_t line_bytes = 200;  // and what is said of it

}  // namespace backlot::bounds
