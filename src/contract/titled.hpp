// Games in which somebody makes something that deserves a title of its maker's own, such as the movie of a pitch. A
// title is no part of the rules and changes nothing. Such a game says, from what everybody sees:
//   made_by_now(content, view)    who makes something that is not finished, and its number; nothing when nobody does
//   titles_for(content, view)     titles that suit it, from a list that offends nobody
#pragma once
#include <concepts>
#include <cstdint>
#include <optional>

#include "contract/game.hpp"

namespace backlot {

struct BeingMade {
  Seat by{};
  std::uint32_t number = 0;  // no two in a game are alike
};

template <class G>
concept HasTitles = requires(const typename G::Content& content, const typename G::View& view) {
  { made_by_now(content, view) } -> std::same_as<std::optional<BeingMade>>;
  titles_for(content, view);
};

}  // namespace backlot
