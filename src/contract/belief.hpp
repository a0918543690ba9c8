// How imagine weighs what it cannot see. Uniform: every hidden value that fits is as likely as any
// other. A game's imagine says which questions it asks a belief.
#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "core/chance.hpp"

namespace backlot {

struct Uniform {};

// Picks one of `count` candidates by weight; when no candidate has any, evenly: imagine is total.
template <Chance C, class Purpose, class Weight>
constexpr std::size_t pick_weighted(C& chance, std::size_t count, Purpose purpose, const Weight& weight) {
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < count; ++i) total += weight(i);
  if (total == 0 || total > 0xFFFFFFFFU) return draw(chance, static_cast<std::uint32_t>(count), purpose);
  std::uint64_t at = draw(chance, static_cast<std::uint32_t>(total), purpose);
  for (std::size_t i = 0; i < count; ++i) {
    if (at < weight(i)) return i;
    at -= weight(i);
  }
  return count - 1;
}

// The same with weight(belief, i), without asking when the belief is Uniform.
template <class Belief, Chance C, class Purpose, class Weight>
constexpr std::size_t pick_by(const Belief& belief, C& chance, std::size_t count, Purpose purpose,
                              const Weight& weight) {
  if constexpr (std::same_as<Belief, Uniform>) {
    return draw(chance, static_cast<std::uint32_t>(count), purpose);
  } else {
    return pick_weighted(chance, count, purpose, [&](std::size_t i) { return weight(belief, i); });
  }
}

// What imagine is to believe this once: a belief that is a mixture draws one of what it mixes.
template <class Belief, Chance C>
constexpr decltype(auto) drawn_belief(const Belief& belief, C& chance) {
  if constexpr (requires { belief.draw(chance); }) {
    return belief.draw(chance);
  } else {
    return (belief);
  }
}

}  // namespace backlot
