// The settings a sweep goes through: what varies, over which values, and which of them belong together.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/lab/settings.hpp"
#include "json/node.hpp"

namespace backlot::cli {

// "content.hand=1..3", "content.faces=4..12:2", "awards=on,off"
struct Dimension {
  std::string name;
  std::vector<std::string> values;
};
Dimension read_dimension(std::string_view text);

// A condition on numbers of the pack: sums of "3*cards.patriot.copies" or plain numbers on both sides of
// =, <, <=, > or >=, such as "content.cards.patriot.copies + content.cards.neutral.copies = 28".
class Condition {
 public:
  explicit Condition(std::string_view text);
  bool holds(json::Node& pack) const;
  const std::string& text() const { return text_; }

 private:
  struct Term {
    std::int64_t times = 1;
    std::string path;  // empty: the number 1
  };
  void read_side(std::string_view side, std::int64_t sign);

  std::string text_;
  std::string relation_;
  std::vector<Term> terms_;  // all brought to the left
};

using Point = std::vector<Setting>;

// Every combination, in order; more than `most` make no sense.
std::vector<Point> all_points(const std::vector<Dimension>& dimensions, std::size_t most);

}  // namespace backlot::cli
