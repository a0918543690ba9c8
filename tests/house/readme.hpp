// Examples in documents: in a ```console block, lines after "$ " are commands, the lines below what
// they print. "..." alone stands for any lines, inside a line for any text.
#pragma once
#include "source_tree.hpp"

namespace house {

struct Example {
  std::size_t line = 0;
  std::string command;
  std::vector<std::string> output;
};

// The blocks of a document, each a list of commands that are run one after the other in one folder.
inline std::vector<std::vector<Example>> examples_in(const std::string& text) {
  std::vector<std::vector<Example>> blocks;
  const auto lines = lines_of(text);
  bool inside = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string& line = lines[i];
    if (line.starts_with("```")) {
      inside = !inside && line == "```console";
      if (inside) blocks.emplace_back();
    } else if (inside && line.starts_with("$ ")) {
      blocks.back().push_back({i + 1, line.substr(2), {}});
    } else if (inside && !blocks.back().empty()) {
      blocks.back().back().output.push_back(line);
    }
  }
  return blocks;
}

// Whether a line is as the document says, "..." standing for any text.
inline bool line_matches(std::string_view pattern, std::string_view line) {
  const std::size_t dots = pattern.find("...");
  if (dots == std::string_view::npos) return pattern == line;
  if (!line.starts_with(pattern.substr(0, dots))) return false;
  const std::string_view rest = pattern.substr(dots + 3);
  for (std::size_t from = dots; from <= line.size(); ++from) {
    if (line_matches(rest, line.substr(from))) return true;
  }
  return false;
}

inline bool output_matches(const std::vector<std::string>& pattern, const std::vector<std::string>& lines,
                           std::size_t p = 0, std::size_t n = 0) {
  if (p == pattern.size()) return n == lines.size();
  if (pattern[p] == "...") {
    for (std::size_t from = n; from <= lines.size(); ++from) {
      if (output_matches(pattern, lines, p + 1, from)) return true;
    }
    return false;
  }
  return n < lines.size() && line_matches(pattern[p], lines[n]) && output_matches(pattern, lines, p + 1, n + 1);
}

// Commands of make install and build things: only that the target exists is looked at.
inline bool is_make(const std::string& command) { return command.starts_with("make "); }
inline bool has_target(const std::string& makefile, const std::string& command) {
  std::string target = command.substr(5);
  target = target.substr(0, target.find(' '));
  return ("\n" + makefile).find("\n" + target + ":") != std::string::npos;
}
// What prepares a machine is not run by a test.
inline bool is_preparation(const std::string& command) {
  return command.starts_with("apt") || command.starts_with("sudo ") || command.starts_with("git clone") ||
         command.starts_with("cd ");
}

}  // namespace house
