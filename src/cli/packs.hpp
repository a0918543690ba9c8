// Content packs from files.
#pragma once
#include <fmt/format.h>

#include <string>
#include <variant>

#include "cli/errors.hpp"
#include "cli/files.hpp"
#include "content/all.hpp"
#include "json/content.hpp"

namespace backlot::cli {

// The game that a pack says it is for, when there is such a game.
std::variant<std::string, Fault> game_of_pack(std::string_view text);

// The standard pack, or that of a file. Compiled once for every game, in packs.cpp.
template <Game G>
Pack<G> pack_for(const std::string& path);

}  // namespace backlot::cli
