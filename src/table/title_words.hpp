// A title and its line in words, as they are said at the table and stand on record.
#pragma once
#include <string>

namespace backlot {

inline std::string title_in_words(const std::string& title, const std::string& line) {
  return "\u201c" + title + "\u201d" + (line.empty() ? "" : ": " + line);
}

}  // namespace backlot
