// The terminal of a game: where it is drawn and where the answers come from. Piped input works the
// same, without clearing.
#pragma once
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "terminal/text.hpp"

namespace backlot::terminal {

class Screen {
 public:
  // Ends of input by Ctrl-C, Ctrl-D, a closed terminal or the end of a file are all the same.
  explicit Screen(std::FILE* out);

  const Paint& paint() const { return paint_; }
  void print(std::string_view text);
  // Something that soon changes, for who looks at a terminal.
  void note(std::string_view text);
  // Nothing of what stood here can be read any more, not even by scrolling back.
  void clear();
  // A line without its end and outer spaces; nothing at the end of input.
  std::optional<std::string> ask(std::string_view prompt);

 private:
  std::FILE* out_;
  Paint paint_;
  bool terminal_;
  std::string rest_;  // read, not yet asked for
};

}  // namespace backlot::terminal
