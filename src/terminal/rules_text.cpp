#include "terminal/rules_text.hpp"

namespace backlot::terminal {

const RuleText* find_rule(std::string_view id) {
  for (const RuleText& rule : rule_texts()) {
    if (rule.id == id) return &rule;
  }
  return nullptr;
}

const RuleText* find_rule(Clause clause) { return find_rule(name_of(clause).view()); }

}  // namespace backlot::terminal
