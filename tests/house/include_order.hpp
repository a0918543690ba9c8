// The folders of src/ in the order the data flows: a folder includes what stands before it, never
// what stands behind it. And the rules are free of heap, exceptions, virtual calls and streams.
#pragma once
#include <array>
#include <cctype>
#include <string_view>

#include "source_tree.hpp"

namespace house {

inline constexpr std::array<std::string_view, 13> folders{"core",   "contract", "games",       "json",    "table",
                                                          "bots",   "lab",      "environment", "storage", "hub",
                                                          "server", "terminal", "cli"};

// Generated headers stand where their game stands.
inline std::size_t rank_of(std::string_view folder) {
  if (folder == "content" || folder == "networks") return rank_of("games");
  return static_cast<std::size_t>(std::ranges::find(folders, folder) - folders.begin());
}

// The path inside #include "...", or nothing.
inline std::string_view quoted_include(std::string_view line) {
  if (!line.starts_with("#include \"")) return {};
  line.remove_prefix(10);
  return line.substr(0, line.find('"'));
}

inline Faults include_order_faults(const Path& root) {
  Faults faults;
  for (const Path& file : files_under(root, "src", {".hpp", ".cpp"})) {
    const std::string own = std::filesystem::relative(file, root / "src").begin()->string();
    if (rank_of(own) == folders.size()) {
      faults.push_back(where(root, file, 1) + "src/" + own + " is not in the list of folders");
      continue;
    }
    const auto lines = lines_of(read(file));
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::string_view path = quoted_include(lines[i]);
      if (path.empty()) continue;
      const std::string_view other = path.substr(0, path.find('/'));
      if (path.find("..") != std::string_view::npos || rank_of(other) == folders.size()) {
        faults.push_back(where(root, file, i + 1) + "\"" + std::string(path) + "\" is not a path from src/");
      } else if (rank_of(other) > rank_of(own)) {
        faults.push_back(where(root, file, i + 1) + own + " must not include " + std::string(other));
      } else if (own == "games" && path.starts_with("games/") && file.filename() != "registry.hpp") {
        // A game knows no other game.
        const std::string game = std::filesystem::relative(file, root / "src" / "games").begin()->string();
        if (!path.starts_with("games/" + game + "/")) {
          faults.push_back(where(root, file, i + 1) + game + " must not include " + std::string(path));
        }
      }
    }
  }
  return faults;
}

// What the rules may not use. The kit is test equipment and may.
inline Faults freestanding_faults(const Path& root) {
  static constexpr std::array<std::string_view, 15> words{
      "new",  "throw",      "try",        "catch",        "virtual", "dynamic_cast", "typeid", "malloc",
      "free", "unique_ptr", "shared_ptr", "thread_local", "mutable", "float",        "double"};
  static constexpr std::array<std::string_view, 13> names{
      "std::vector", "std::string", "std::map",  "std::set", "std::deque",         "std::list",         "std::function",
      "std::any",    "std::cout",   "std::cerr", "std::pmr", "std::unordered_map", "std::unordered_set"};
  static constexpr std::array<std::string_view, 22> headers{
      "vector",   "string",  "map",     "set",     "deque",  "list",         "functional", "any",
      "iostream", "ostream", "sstream", "fstream", "cstdio", "memory",       "thread",     "mutex",
      "atomic",   "chrono",  "random",  "regex",   "format", "unordered_map"};
  Faults faults;
  for (const std::string_view folder : {"src/core", "src/contract", "src/games"}) {
    for (const Path& file : files_under(root, folder, {".hpp", ".cpp"})) {
      if (file.string().starts_with((root / "src/contract/kit").string())) continue;
      const auto lines = lines_of(code_of(read(file)));
      const auto say = [&](std::size_t i, std::string_view what) {
        faults.push_back(where(root, file, i + 1) + "the rules do without " + std::string(what));
      };
      for (std::size_t i = 0; i < lines.size(); ++i) {
        for (const auto word : words) {
          if (has_word(lines[i], word)) say(i, word);
        }
        for (const auto name : names) {
          if (has_word(lines[i], name)) say(i, name);
        }
        for (const auto header : headers) {
          if (lines[i].starts_with("#include <" + std::string(header) + ">")) say(i, header);
        }
      }
    }
  }
  return faults;
}

// Bytes that nobody can guess come from one place.
inline Faults randomness_faults(const Path& root) {
  Faults faults;
  for (const Path& file : files_under(root, "src", {".hpp", ".cpp"})) {
    if (file.filename() == "random_bytes.hpp") continue;
    const auto lines = lines_of(code_of(read(file)));
    for (std::size_t i = 0; i < lines.size(); ++i) {
      for (const std::string_view word :
           {"random_device", "getrandom", "getentropy", "arc4random", "randombytes_buf"}) {
        if (has_word(lines[i], word)) {
          faults.push_back(where(root, file, i + 1) + std::string(word) + " instead of table/random_bytes.hpp");
        }
      }
    }
  }
  return faults;
}

}  // namespace house
