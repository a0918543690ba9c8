// What the program was asked: the words after its name.
#pragma once
#include <string>
#include <vector>

namespace backlot::cli {

inline std::vector<std::string>& command_line() {
  static std::vector<std::string> words;
  return words;
}

}  // namespace backlot::cli
