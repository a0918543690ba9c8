// Text for a terminal: colour where there is some, wrapping, columns.
#pragma once
#include <cstdio>
#include <string>
#include <string_view>

namespace backlot::terminal {

enum class Colour { none, bold, dim, red, green, yellow, blue, magenta, cyan };

// Colours text, or leaves it alone. Colour is never the only sign: the letters say the same.
class Paint {
 public:
  Paint() = default;
  // On when `stream` is a terminal that has colour; NO_COLOR and TERM=dumb switch it off.
  static Paint for_stream(std::FILE* stream);
  bool on() const { return on_; }
  std::string operator()(Colour colour, std::string_view text) const;

 private:
  bool on_ = false;
};

// Columns that `text` takes up: escape sequences take none, a character of several bytes one.
std::size_t width_of(std::string_view text);
std::string padded(std::string text, std::size_t width);
// Breaks at spaces. The first line goes behind something `indent` wide; the others are indented.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent);

}  // namespace backlot::terminal
