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

// The standard pack, or that of a file.
template <Game G>
Pack<G> pack_for(const std::string& path) {
  if (path.empty()) return {"standard", standard_content(G{})};
  auto pack = load_pack<G>(input_file(path));
  if (const auto* fault = std::get_if<Fault>(&pack)) throw Failure(place_of(path, *fault));
  return std::get<Pack<G>>(std::move(pack));
}

}  // namespace backlot::cli
