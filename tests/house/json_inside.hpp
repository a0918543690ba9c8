// Functions of one process hand each other values. JSON is read where it comes in, and nowhere else.
#pragma once
#include <array>
#include <string_view>

#include "source_tree.hpp"

namespace house {

// What is read from outside there: messages, entries of the store, records.
inline constexpr std::array<std::string_view, 2> folders_without_reading{"src/hub", "src/table"};
inline constexpr std::array<std::string_view, 4> readers{"src/hub/requests.cpp", "src/hub/messages.cpp",
                                                         "src/table/entry.cpp", "src/table/read_record.cpp"};

inline Faults json_inside_faults(const Path& root) {
  Faults faults;
  for (const std::string_view folder : folders_without_reading) {
    for (const Path& file : files_under(root, folder, {".hpp", ".cpp"})) {
      const std::string name = std::filesystem::relative(file, root).string();
      if (std::ranges::find(readers, name) != readers.end()) continue;
      const auto lines = lines_of(read(file));
      for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].find("json::parse(") == std::string::npos) continue;
        faults.push_back(where(root, file, i + 1) + "JSON is not read inside the process");
      }
    }
  }
  return faults;
}

}  // namespace house
