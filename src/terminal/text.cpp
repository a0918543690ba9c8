#include "terminal/text.hpp"

#include <unistd.h>

#include <array>
#include <cstdlib>

namespace backlot::terminal {

namespace {

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

}  // namespace

Paint Paint::for_stream(std::FILE* stream) {
  Paint paint;
  const std::string_view term = variable("TERM");
  paint.on_ = isatty(fileno(stream)) != 0 && variable("NO_COLOR").empty() && !term.empty() && term != "dumb";
  return paint;
}

std::string Paint::operator()(Colour colour, std::string_view text) const {
  constexpr std::array<std::string_view, 9> codes{"0", "1", "2", "31", "32", "33", "34", "35", "36"};
  if (!on_ || colour == Colour::none) return std::string(text);
  std::string out = "\x1b[";
  out += codes[static_cast<std::size_t>(colour)];
  out += "m";
  out += text;
  out += "\x1b[0m";
  return out;
}

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      while (i < text.size() && text[i] != 'm') ++i;
    } else if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U) {
      ++width;
    }
  }
  return width;
}

std::string padded(std::string text, std::size_t width) {
  const std::size_t now = width_of(text);
  if (now < width) text.append(width - now, ' ');
  return text;
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
  std::string out;
  std::size_t at = indent;
  while (!text.empty()) {
    const std::size_t end = text.find(' ');
    const std::string_view word = text.substr(0, end);
    const std::size_t size = width_of(word);
    if (at > indent && at + 1 + size > width) {
      out += "\n" + std::string(indent, ' ');
      at = indent;
    } else if (!out.empty()) {
      out += " ";
      ++at;
    }
    out += word;
    at += size;
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return out;
}

}  // namespace backlot::terminal
