// Functions of one process hand each other values. JSON is read where it comes in, and nowhere else; what people's
// clients are sent is written by field lists, never by hand.
#pragma once
#include <array>
#include <string_view>

#include "source_tree.hpp"

namespace house {

// What is read from outside there: messages, entries of the store, records.
inline constexpr std::array<std::string_view, 2> folders_without_reading{"src/hub", "src/table"};
inline constexpr std::array<std::string_view, 4> readers{"src/hub/requests.cpp", "src/hub/messages.cpp",
                                                         "src/table/entry.cpp", "src/table/read_record.cpp"};

// A `json::Raw` that was written here and is asked for its node is parsed again. Two are, once for each entry, because
// taking entries in is the only way a table changes, and a fresh one goes the way of one from the store: what was
// agreed on when a table is created, and a claim, both of which only the game can read.
inline constexpr std::string_view folder_without_parsing_again = "src/table";
inline constexpr std::array<std::string_view, 2> read_as_stored{"created.options.node()", "said.claim->node()"};

inline void find_parsed_again(const Path& root, const Path& file, Faults& faults) {
  const auto lines = lines_of(code_of(read(file)));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto has = [&](std::string_view text) { return lines[i].find(text) != std::string::npos; };
    if ((has(".node()") || has("->node()")) && std::ranges::none_of(read_as_stored, has)) {
      faults.push_back(where(root, file, i + 1) + "what was written here is parsed again");
    }
  }
}

// Names of fields in a text are JSON by hand. These write what is no message: what the page asks the module for replays
// and what a program says about itself; and one that finds where a record begins.
inline constexpr std::array<std::string_view, 4> written_by_hand{"src/table/replay.hpp", "src/table/about.cpp",
                                                                 "src/table/verify.cpp", "src/table/records_in.cpp"};

inline Faults json_inside_faults(const Path& root) {
  Faults faults;
  for (const std::string_view folder : folders_without_reading) {
    for (const Path& file : files_under(root, folder, {".hpp", ".cpp"})) {
      const std::string name = std::filesystem::relative(file, root).string();
      if (std::ranges::find(readers, name) != readers.end()) continue;
      if (std::ranges::find(written_by_hand, name) == written_by_hand.end()) {
        find_words(root, file, {R"(\":)"}, "JSON is written by field lists", faults);
      }
      find_words(root, file, {"json::parse("}, "JSON is not read inside the process", faults);
      if (folder == folder_without_parsing_again) find_parsed_again(root, file, faults);
    }
  }
  return faults;
}

}  // namespace house
