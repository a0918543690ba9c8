// docs/mutants.md: a list item for each survivor that is known and explained,
//   - `file` `code before` → `code after`: the reason
// by the code of the line, not by its number, so that it stays true when lines move.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "mutate/mutants.hpp"

namespace mutate {

// The code of a line as docs/mutants.md has it: without indentation and comment.
inline std::string as_explained(const std::string& line) {
  std::string code = line.substr(0, std::min(line.size(), house::comment_in(line)));
  const std::size_t from = code.find_first_not_of(' ');
  if (from == std::string::npos) return {};
  return code.substr(from, code.find_last_not_of(' ') - from + 1);
}

class Explanations {
 public:
  void add(const std::string& file, const std::string& before, const std::string& after) {
    left_[file + ": " + before + " → " + after] = 0;
  }
  // Whether this survivor is explained. The same code on two lines of a file needs one explanation.
  bool take(const Mutant& mutant) {
    const auto at = left_.find(mutant.file + ": " + as_explained(mutant.before) + " → " + as_explained(mutant.after));
    if (at == left_.end()) return false;
    ++at->second;
    return true;
  }
  std::vector<std::string> left() const {
    std::vector<std::string> lines;
    for (const auto& [line, taken] : left_) {
      if (taken == 0) lines.push_back(line);
    }
    return lines;
  }

 private:
  std::map<std::string, int> left_;  // and how many survivors it explained
};

inline Explanations explanations_in(const house::Path& file) {
  Explanations explanations;
  for (const std::string& line : house::lines_of(house::read(file))) {
    if (!line.starts_with("- `")) continue;
    std::vector<std::string> parts;
    std::size_t from = line.find('`');
    while (from != std::string::npos && parts.size() < 3) {
      const std::size_t to = line.find('`', from + 1);
      if (to == std::string::npos) break;
      parts.push_back(line.substr(from + 1, to - from - 1));
      from = line.find('`', to + 1);
    }
    if (parts.size() == 3) explanations.add(parts[0], parts[1], parts[2]);
  }
  return explanations;
}

}  // namespace mutate
