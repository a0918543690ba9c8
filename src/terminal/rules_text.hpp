// The rules of every game as docs/rules/ has them, carried inside the program; where the code and
// the tests name each clause is gathered when the program is built (scripts/rules_index.sh).
#pragma once
#include <span>
#include <string_view>

#include "core/clause.hpp"

namespace backlot::terminal {

struct RuleText {
  std::string_view game;
  std::string_view section;
  std::string_view id;
  std::string_view kind;  // book, ruling, content
  std::string_view text;
  std::string_view enforced;  // "file:line", one a line
  std::string_view tested;
};

struct RuleBook {
  std::string_view game;
  std::string_view title;
  std::string_view intro;
};

std::span<const RuleText> rule_texts();
std::span<const RuleBook> rule_books();

// Null when no rules have that clause.
const RuleText* find_rule(std::string_view id);
const RuleText* find_rule(Clause clause);

}  // namespace backlot::terminal
