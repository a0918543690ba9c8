// Changes to a game: its options, its whole content pack, or single numbers in it by their path.
//   awards=on   content=mine.json   content.hand=2   content.cards.patriot.copies=14   content.cards[1].copies=14
#pragma once
#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/game_options.hpp"
#include "cli/packs.hpp"
#include "json/node.hpp"

namespace backlot::cli {

struct Setting {
  std::string name;
  std::string value;
};

// "NAME=VALUE"; anything else makes no sense.
Setting read_setting(std::string_view text);

inline constexpr std::string_view content_path = "content.";
inline bool is_in_content(std::string_view name) { return name.starts_with(content_path); }

// The place in a pack that a path without "content." leads to: fields by name, items of a list by number from 0
// or by one of their texts. A path that leads nowhere makes no sense.
json::Node& place_in(json::Node& pack, std::string_view path);

// Puts a value there, of the kind that is there already.
void put_value(json::Node& pack, const Setting& setting);

std::string text_of(const std::vector<Setting>& settings);

// A game as it is after all changes.
template <Game G>
struct Changed {
  Pack<G> pack;
  std::vector<std::string> options;  // for read_options
};

// These are compiled once for every game, in settings.cpp.
template <Game G>
json::Node node_of(const Pack<G>& pack);

// The pack with those changes that are in it. One that is no good pack any more is told in `why`.
template <Game G>
std::optional<Pack<G>> changed_pack(const Pack<G>& from, const std::vector<Setting>& settings, std::string& why);

// `options` are those that hold for all; the settings come after them.
template <Game G>
Changed<G> change(const std::string& content_file, const std::vector<std::string>& options,
                  const std::vector<Setting>& settings);

}  // namespace backlot::cli
