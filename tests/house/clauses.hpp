// Following clauses: docs/rules/*.md defines them, tests name them, everything cites them.
#pragma once
#include <cctype>
#include <map>
#include <optional>
#include <set>

#include "source_tree.hpp"

namespace house {

struct ClauseId {
  std::string game;
  int number = 0;
  auto operator<=>(const ClauseId&) const = default;
  std::string text() const { return game + "-" + std::to_string(number); }
};

inline bool is_upper_or_digit(char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }
inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Reads an id at `at`: 2 to 4 capitals and digits, a joint, a number. Gives the place behind it.
inline std::optional<std::pair<ClauseId, std::size_t>> id_at(std::string_view line, std::size_t at,
                                                             std::string_view joints) {
  if (at > 0 && is_word(line[at - 1])) {
    // In test names an id may follow an underscore: ..._C37_24_...
    if (line[at - 1] != '_') return std::nullopt;
  }
  std::size_t end = at;
  while (end < line.size() && is_upper_or_digit(line[end])) ++end;
  if (end - at < 2 || end - at > 4 || is_digit(line[at])) return std::nullopt;
  if (end == line.size() || joints.find(line[end]) == std::string_view::npos) return std::nullopt;
  const std::size_t digits = end + 1;
  std::size_t stop = digits;
  while (stop < line.size() && is_digit(line[stop])) ++stop;
  if (stop == digits || stop - digits > 4) return std::nullopt;
  if (stop < line.size() && std::isalpha(static_cast<unsigned char>(line[stop])) != 0) return std::nullopt;
  const ClauseId id{std::string(line.substr(at, end - at)), std::stoi(std::string(line.substr(digits, stop - digits)))};
  return std::pair{id, stop};
}

// All ids in a line that belong to one of these games, or look like a game and a year (C37, H47):
// SHA-256 and UTF-8 are no clauses.
inline std::set<ClauseId> ids_in(std::string_view line, std::string_view joints, const std::set<std::string>& games) {
  std::set<ClauseId> ids;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const auto found = id_at(line, at, joints);
    if (!found) continue;
    const std::string& game = found->first.game;
    const bool like_a_game = game.size() == 3 && !is_digit(game[0]) && is_digit(game[1]) && is_digit(game[2]);
    if (like_a_game || games.contains(game)) ids.insert(found->first);
    at = found->second - 1;
  }
  return ids;
}

struct Clauses {
  std::map<ClauseId, std::string> defined;  // and where
  std::set<std::string> games;
  Faults faults;
};

// A clause is a line "- **C37-24 ruling** ..." of docs/rules.
inline Clauses clauses_of(const Path& root) {
  Clauses clauses;
  for (const Path& file : files_under(root, "docs/rules", {".md"})) {
    const auto lines = lines_of(read(file));
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::string_view line = lines[i];
      if (!line.starts_with("- **")) continue;
      const auto found = id_at(line, 4, "-");
      if (!found) continue;
      const auto& [id, end] = *found;
      const std::string here = where(root, file, i + 1);
      const std::string_view kind = line.substr(end, line.find("**", end) - end);
      if (kind != " book" && kind != " ruling" && kind != " content" && kind != " dropped") {
        clauses.faults.push_back(here + id.text() + " does not say where it comes from: book, ruling or content");
      }
      const auto [at, fresh] = clauses.defined.try_emplace(id, here);
      if (!fresh) {
        clauses.faults.push_back(here + id.text() + " is there already, at " +
                                 at->second.substr(0, at->second.size() - 2));
      }
      clauses.games.insert(id.game);
    }
  }
  return clauses;
}

// Tests of what happens to a wrong id need one that never will be right.
inline constexpr int never_a_clause = 999;

inline bool is_test_name(std::string_view line) {
  return line.starts_with("TEST(") || line.starts_with("TEST_F(") || line.starts_with("TEST_P(") ||
         line.starts_with("TYPED_TEST(") || line.starts_with("TYPED_TEST_P(");
}

// What a test names: ids in the names of tests, and in comments of test files. The tests of the house
// test no rule.
inline std::set<ClauseId> tested_in(const Path& root, const std::set<std::string>& games) {
  std::set<ClauseId> tested;
  for (const Path& file : files_under(root, "tests", {".cpp", ".hpp"})) {
    if (file.string().starts_with((root / "tests/house").string())) continue;
    for (const std::string& line : lines_of(read(file))) {
      if (is_test_name(line)) tested.merge(ids_in(line, "_", games));
      const std::size_t comment = line.find("//");
      if (comment != std::string::npos) tested.merge(ids_in(std::string_view(line).substr(comment), "-_", games));
    }
  }
  return tested;
}

// Cited, but not in docs/rules.
inline Faults cited_faults(const Path& root, const Clauses& clauses) {
  Faults faults;
  for (const std::string_view folder : {"src", "tests", "docs", "targets", "content", "tools"}) {
    for (const Path& file : files_under(root, folder, {".cpp", ".hpp", ".cu", ".md", ".txt", ".json", ".js", ".mjs"})) {
      const bool code = file.extension() == ".cpp" || file.extension() == ".hpp";
      const auto lines = lines_of(read(file));
      for (std::size_t i = 0; i < lines.size(); ++i) {
        for (const ClauseId& id : ids_in(lines[i], code ? "-_" : "-", clauses.games)) {
          if (id.number != never_a_clause && !clauses.defined.contains(id)) {
            faults.push_back(where(root, file, i + 1) + id.text() + " is not in docs/rules");
          }
        }
      }
    }
  }
  return faults;
}

inline Faults clause_faults(const Path& root) {
  const Clauses clauses = clauses_of(root);
  Faults faults = clauses.faults;
  const std::set<ClauseId> tested = tested_in(root, clauses.games);
  for (const auto& [id, here] : clauses.defined) {
    if (!tested.contains(id)) faults.push_back(here + id.text() + " is named by no test");
  }
  for (const std::string& fault : cited_faults(root, clauses)) faults.push_back(fault);
  return faults;
}

}  // namespace house
