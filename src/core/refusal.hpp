// What a person is told when a move or a request breaks a rule. Each game has a closed enum named
// Refusal; explain(refusal) gives this for it.
#pragma once
#include <string_view>

#include "core/clause.hpp"

namespace backlot {

struct Explanation {
  std::string_view name;  // of the refusal, for programs
  Clause clause;
  std::string_view why;
};

}  // namespace backlot
