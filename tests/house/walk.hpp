// The walk of one action in docs/architecture.md names functions, types and files: they are in the sources.
#pragma once
#include <regex>
#include <string>
#include <vector>

#include "source_tree.hpp"

namespace house {

// A text of the sources, without comments where it is C++.
struct SourceText {
  Path file;
  std::string code;
};
inline std::vector<SourceText> sources_of_walk(const Path& root) {
  std::vector<SourceText> texts;
  for (const Path& file : files_under(root, "src", {".hpp", ".cpp"})) texts.push_back({file, code_of(read(file))});
  for (const Path& file : files_under(root, "web/src", {".ts", ".svelte"})) texts.push_back({file, read(file)});
  return texts;
}

// `Hub::lost` or `Session.act`: one file has the class or namespace, and in it the function or type.
inline bool is_declared(const std::vector<SourceText>& sources, const std::string& where, const std::string& what) {
  const std::regex whole("(class|struct|namespace)\\s+([a-z_]+::)*" + where + "\\b");
  const std::regex part("\\b" + what + "(<[^>]*>)?\\(|\\b(class|struct)\\s+" + what + "\\b");
  return std::ranges::any_of(sources, [&](const SourceText& source) {
    return has_word(source.code, where) && has_word(source.code, what) && std::regex_search(source.code, whole) &&
           std::regex_search(source.code, part);
  });
}

inline Faults walk_faults(const Path& root) {
  const Path document = root / "docs/architecture.md";
  const auto sources = sources_of_walk(root);
  const std::regex member("`(\\w+)(::|\\.)(\\w+)`");
  const std::regex path("\\b(src|web|targets)/[\\w/.-]*\\w");
  const auto lines = lines_of(read(document));
  Faults faults;
  bool walking = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].starts_with("## ")) walking = lines[i].starts_with("## The walk");
    if (!walking) continue;
    for (std::sregex_iterator at(lines[i].begin(), lines[i].end(), member), end; at != end; ++at) {
      const std::string name = at->str().substr(1, static_cast<std::size_t>(at->length()) - 2);  // without `
      const std::string where_to = (*at)[1];
      const std::string what = (*at)[3];
      const bool file = what == "svelte" || what == "wasm";
      const bool there =
          file ? std::ranges::any_of(sources, [&](const auto& each) { return each.file.filename() == name; })
               : where_to == "std" || is_declared(sources, where_to, what);
      if (!there) faults.push_back(where(root, document, i + 1) + "there is no " + name);
    }
    for (std::sregex_iterator at(lines[i].begin(), lines[i].end(), path), end; at != end; ++at) {
      if (!std::filesystem::exists(root / at->str())) {
        faults.push_back(where(root, document, i + 1) + "there is no " + at->str());
      }
    }
  }
  if (faults.empty() && sources.empty()) faults.emplace_back("there are no sources");
  return faults;
}

}  // namespace house
