// What is shown in the middle of an action is made from a View at an event. `imagine` promises nothing for such a View
// (docs/architecture.md), so nothing that is made there calls it.
#pragma once
#include <array>
#include <string_view>

#include "source_tree.hpp"

namespace house {

// By folder, and how the names of the files begin.
struct MadeAtEvents {
  std::string_view folder;
  std::array<std::string_view, 2> names;
};
inline constexpr std::array<MadeAtEvents, 2> made_at_events{
    {{"src/table", {"frames", "tellings"}}, {"src/games", {"outlook", "telling"}}}};

inline Faults at_events_faults(const Path& root) {
  Faults faults;
  for (const MadeAtEvents& made : made_at_events) {
    for (const Path& file : files_under(root, made.folder, {".hpp", ".cpp"})) {
      const std::string name = file.filename().string();
      if (std::ranges::none_of(made.names, [&](std::string_view start) { return name.starts_with(start); })) continue;
      find_words(root, file, {"imagine(", "imagine.hpp"}, "nobody imagines in the middle of an action", faults);
    }
  }
  return faults;
}

}  // namespace house
