#include "terminal/play/ask.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace backlot::terminal {

std::vector<std::string> words_of(const std::string& line) {
  std::vector<std::string> words;
  std::string word;
  for (const char c : line + " ") {
    if (c != ' ' && c != '\t') {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::move(word));
      word.clear();
    }
  }
  return words;
}

std::size_t number_in(const std::string& word) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc() && end == word.data() + word.size() ? number : 0;
}

std::string columns(const std::vector<std::string>& cells) {
  std::size_t widest = 1;
  for (const std::string& cell : cells) widest = std::max(widest, width_of(cell) + 2);
  const std::size_t across = std::max<std::size_t>(1, (screen_width - 1) / widest);
  const std::size_t down = (cells.size() + across - 1) / across;
  std::string out;
  for (std::size_t row = 0; row < down; ++row) {
    std::string line = " ";
    for (std::size_t i = row; i < cells.size(); i += down) {
      line += i + down < cells.size() ? padded(cells[i], widest) : cells[i];
    }
    out += line + "\n";
  }
  return out;
}

}  // namespace backlot::terminal
