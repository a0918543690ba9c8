// What a person is told when a move or a request breaks a rule. Each game has a closed enum named
// Refusal; explain(content, refusal) gives this for it.
#pragma once
#include <string_view>

#include "core/clause.hpp"

namespace backlot {

struct Explanation {
  Clause clause;
  std::string_view why;
};

}  // namespace backlot
