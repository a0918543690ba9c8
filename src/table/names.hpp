// What people may call themselves: something others can read, that nobody else at the table is called, and that is not
// mistaken for a bot.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/seat.hpp"

namespace backlot {

inline constexpr std::size_t most_name_bytes = 40;

// The name without spaces at its ends; nothing when it is empty or too long, or has characters that are not seen or
// change the direction of what follows. `typed` is UTF-8.
std::optional<std::string> clean_name(std::string_view typed);
// The same for longer texts of people's own.
std::optional<std::string> clean_text(std::string_view typed, std::size_t most_bytes);

// What is left of a name when capitals, accents, spaces and letters that look like others do not count.
std::string look_of(std::string_view name);
inline bool look_alike(std::string_view a, std::string_view b) { return look_of(a) == look_of(b); }

// Bots have the faces of film cameras, and are called after their parts and noises: a name for each seat.
inline constexpr std::array<std::string_view, max_seats> bot_names{"Shutter", "Flicker", "Clapper", "Tripod", "Bobbin",
                                                                   "Zoom",    "Lumen",   "Winder",  "Klaxon"};
// What a bot is called in older logs.
inline std::string numbered_bot(std::size_t seat) { return "Bot " + std::to_string(seat); }
// The name of a bot, numbered or not, however it is written.
bool looks_like_a_bot(std::string_view name);

}  // namespace backlot
