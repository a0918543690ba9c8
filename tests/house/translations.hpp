// The clauses in other languages: docs/rules.fr/game.md has the clauses of docs/rules/game.md, each once and with
// the same source.
#pragma once
#include "house/clauses.hpp"

namespace house {

struct Sourced {
  std::string source;  // book, ruling, ...
  std::size_t line = 0;
};

// The clauses of one file; what is there twice goes into `faults`.
inline std::map<ClauseId, Sourced> clauses_in(const Path& root, const Path& file, Faults& faults) {
  std::map<ClauseId, Sourced> clauses;
  const auto lines = lines_of(read(file));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!lines[i].starts_with("- **")) continue;
    const auto found = id_at(lines[i], 4, "-");
    if (!found) continue;
    const auto& [id, end] = *found;
    const std::size_t source = std::min(end + 1, lines[i].size());
    const bool fresh =
        clauses.try_emplace(id, lines[i].substr(source, lines[i].find("**", source) - source), i + 1).second;
    if (!fresh) faults.push_back(where(root, file, i + 1) + id.text() + " is there already");
  }
  return clauses;
}

inline Faults translation_faults(const Path& root, const std::string& language) {
  Faults faults;
  for (const Path& file : files_under(root, "docs/rules", {".md"})) {
    Faults elsewhere;  // clauses_of tells them
    const auto original = clauses_in(root, file, elsewhere);
    const Path other = root / ("docs/rules." + language) / file.filename();
    const std::string name = std::filesystem::relative(other, root).string();
    const auto translated = clauses_in(root, other, faults);
    for (const auto& [id, clause] : original) {
      const auto at = translated.find(id);
      if (at == translated.end()) {
        faults.push_back(name + ": " + id.text() + " is missing");
      } else if (at->second.source != clause.source) {
        faults.push_back(where(root, other, at->second.line) + id.text() + " is " + clause.source + " in docs/rules");
      }
    }
    for (const auto& [id, clause] : translated) {
      if (!original.contains(id))
        faults.push_back(where(root, other, clause.line) + id.text() + " is not in docs/rules");
    }
  }
  return faults;
}

}  // namespace house
