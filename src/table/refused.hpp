// A "no" for the one who asked: with a clause when a rule says it, without when the request is ill-formed or comes at a
// wrong time (no.hpp).
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/refusal.hpp"

namespace backlot {

struct Refused {
  std::string_view name;  // of a rule's refusal or of a No: for programs, and for other languages
  Clause clause;
  std::string why;
  std::vector<std::string> with;  // what was put into the sentence, in order
  std::uint32_t part = 0;         // which of several actions it is about, from 1; 0: of one

  static Refused by_rule(const Explanation& explanation) {
    return {explanation.name, explanation.clause, std::string(explanation.why), {}, 0};
  }
};

}  // namespace backlot
