// Games in which somebody makes something that deserves a title of its maker's own, such as the movie of a pitch. A
// title is no part of the rules and changes nothing. Such a game says, from what everybody sees:
//   made_by_now(content, view)    who makes something that is not finished, and its number; nothing when nobody does
//   titles_for(content, view)     titles that suit it, from a list that offends nobody
//   finishes(event)               whether one of them is finished by this event, well or not
//   stands_for(content, event)    with this event the last one that was finished lies on the table, made: what stands
//                                 for it there; nothing with all other events
#pragma once
#include <concepts>
#include <cstdint>
#include <optional>

#include "contract/game.hpp"
#include "core/text.hpp"

namespace backlot {

struct BeingMade {
  Seat by{};
  std::uint32_t number = 0;  // from 0, in the order in which they are finished
};

template <class G>
concept HasTitles =
    requires(const typename G::Content& content, const typename G::View& view, const typename G::Event& event) {
      { made_by_now(content, view) } -> std::same_as<std::optional<BeingMade>>;
      titles_for(content, view);
      { finishes(event) } -> std::same_as<bool>;
      { stands_for(content, event) } -> std::same_as<std::optional<Text>>;
    };

// What stands for the one of that number after these moves; nothing while it is not made, and when it failed.
template <class G, class Moves>
constexpr std::optional<Text> made_as(const typename G::Content& content, const Moves& moves, std::uint32_t number) {
  std::uint32_t finished = 0;
  for (const auto& move : moves) {
    for (const typename G::Event& event : move.events) {
      if (finishes(event)) ++finished;
      if (finished > number + 1) return std::nullopt;
      if (finished != number + 1) continue;
      if (const auto made = stands_for(content, event)) return made;
    }
  }
  return std::nullopt;
}

}  // namespace backlot
