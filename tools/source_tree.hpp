// Reading a source tree: the tests of the house look at files, in this tree or in a broken one made
// for the purpose.
#pragma once
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace house {

using Path = std::filesystem::path;

// One thing that is wrong, as a compiler would say it: "src/core/seat.hpp:3: why".
using Faults = std::vector<std::string>;

inline std::string read(const Path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Files under root/folder with one of these endings, in order; none when there is no such folder.
inline std::vector<Path> files_under(const Path& root, std::string_view folder,
                                     const std::vector<std::string>& endings) {
  std::vector<Path> files;
  const Path top = root / folder;
  if (!std::filesystem::exists(top)) return files;
  for (auto it = std::filesystem::recursive_directory_iterator(top);
       it != std::filesystem::recursive_directory_iterator{}; ++it) {
    if (it->path().filename() == "node_modules") it.disable_recursion_pending();
    const std::string ending = it->path().extension().string();
    if (it->is_regular_file() && std::ranges::find(endings, ending) != endings.end()) files.push_back(it->path());
  }
  std::ranges::sort(files);
  return files;
}

inline std::string where(const Path& root, const Path& file, std::size_t line) {
  return std::filesystem::relative(file, root).string() + ":" + std::to_string(line) + ": ";
}

// Every line of the file that has one of these words in it, with what is wrong about it.
inline void find_words(const Path& root, const Path& file, const std::vector<std::string_view>& words,
                       std::string_view what, Faults& faults) {
  const auto lines = lines_of(read(file));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto there = [&](std::string_view word) { return lines[i].find(word) != std::string::npos; };
    if (std::ranges::any_of(words, there)) faults.push_back(where(root, file, i + 1) + std::string(what));
  }
}

// The code of a C++ file: comments and the insides of literals become spaces, lines stay.
inline std::string code_of(const std::string& text) {
  std::string code = text;
  enum class In { code, line, block, string, character } in = In::code;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const char next = i + 1 < text.size() ? text[i + 1] : '\0';
    const bool digit_separator = c == '\'' && i > 0 && std::isalnum(static_cast<unsigned char>(text[i - 1])) != 0;
    if (c == '\n') {
      if (in != In::block) in = In::code;
      continue;
    }
    switch (in) {
      case In::code:
        if (c == '/' && next == '/') in = In::line;
        if (c == '/' && next == '*') in = In::block;
        if (c == '"') in = In::string;
        if (c == '\'' && !digit_separator) in = In::character;
        if (in == In::line || in == In::block) code[i] = ' ';
        break;
      case In::line: code[i] = ' '; break;
      case In::block:
        code[i] = ' ';
        if (c == '*' && next == '/') {
          code[++i] = ' ';
          in = In::code;
        }
        break;
      case In::string:
      case In::character:
        if (c == '\\') {
          code[i] = ' ';
          code[++i] = ' ';
        } else if (c == (in == In::string ? '"' : '\'')) {
          in = In::code;
        } else {
          code[i] = ' ';
        }
        break;
    }
  }
  return code;
}

// Where the comment behind the code of a line starts, or npos.
inline std::size_t comment_in(const std::string& line) {
  for (std::size_t at = line.find("//"); at != std::string::npos; at = line.find("//", at + 1)) {
    if (std::ranges::count(code_of(line.substr(0, at)), '"') % 2 == 0) return at;
  }
  return std::string::npos;
}

inline bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Whether `word` stands in the line by itself, not inside a longer name.
inline bool has_word(std::string_view line, std::string_view word) {
  for (std::size_t at = line.find(word); at != std::string_view::npos; at = line.find(word, at + 1)) {
    const bool starts = at == 0 || !is_word(line[at - 1]);
    const std::size_t end = at + word.size();
    if (starts && (end == line.size() || !is_word(line[end]))) return true;
  }
  return false;
}

}  // namespace house
