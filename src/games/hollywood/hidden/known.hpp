// The kinds of cards in the log that a seat knows: those it saw, and those of a ghost's card it looked
// at, from when the ghost drew it to when it played it (H47-84).
#pragma once
#include <array>
#include <cstddef>

#include "core/array.hpp"
#include "games/hollywood/sight.hpp"

namespace backlot::hollywood {

class KnownKinds {
 public:
  constexpr explicit KnownKinds(const View& view) {
    Array<std::size_t, max_ghosts> drawn{};  // where in the log each ghost drew its card
    for (std::size_t i = 0; i < view.log.size(); ++i) {
      const Trace trace = view.log[i];
      kinds_[i] = trace.card();
      if (trace.move() == CardMove::drew && is_ghost(trace.who())) drawn[ghost_index(trace.who())] = i;
      if (trace.move() == CardMove::looked_at_ghost && trace.card() != Card::unknown) {
        kinds_[drawn[ghost_index(trace.other())]] = trace.card();
      }
    }
    for (std::size_t i = 0; i < view.log.size(); ++i) {
      const Trace trace = view.log[i];
      if (!is_ghost(trace.who())) continue;
      std::size_t& from = drawn[ghost_index(trace.who())];
      if (trace.move() == CardMove::drew) from = i;
      if (trace.move() == CardMove::added) kinds_[i] = kinds_[from];
    }
  }

  constexpr Card operator[](std::size_t i) const { return kinds_[i]; }

 private:
  std::array<Card, max_log> kinds_{};
};

}  // namespace backlot::hollywood
