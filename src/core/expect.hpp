// Assertions for our own bugs. Input from outside never reaches one: it gets a Refusal or a Fault.
#pragma once

namespace backlot {

// On in test and fuzz builds (BACKLOT_CHECKED) and in every constant expression, off elsewhere.
constexpr void expect([[maybe_unused]] bool holds) {
#if defined(BACKLOT_CHECKED)
  if (!holds) __builtin_trap();
#else
  if (__builtin_is_constant_evaluated() && !holds) __builtin_trap();
#endif
}

// For conditions that cost something: evaluated only where they are checked.
template <class Condition>
  requires requires(const Condition& condition) { condition(); }
constexpr void expect([[maybe_unused]] const Condition& condition) {
#if defined(BACKLOT_CHECKED)
  expect(static_cast<bool>(condition()));
#else
  if (__builtin_is_constant_evaluated()) expect(static_cast<bool>(condition()));
#endif
}

}  // namespace backlot
