// Why something was refused, in words.
#pragma once
#include <fmt/format.h>

#include <string>

#include "core/clause.hpp"
#include "core/refusal.hpp"

namespace backlot::terminal {

// The clause behind a refusal, in brackets.
template <class Refusal>
std::string refusal_text(Refusal refusal) {
  const Explanation explanation = explain(refusal);
  return fmt::format("{} ({})", explanation.why, name_of(explanation.clause).view());
}

}  // namespace backlot::terminal
