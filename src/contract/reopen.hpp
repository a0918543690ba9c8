// Decisions that several seats seal at once. They are asked one after the other, and what others have sealed tells
// nothing: reopen(content, view) turns the View of a seat that has not decided into the one it would have if it had
// been asked first. A game in which seats decide at once has it in its sight.hpp.
#pragma once
#include "contract/game.hpp"

namespace backlot {

template <class G>
concept Reopens = requires(const typename G::Content& content, typename G::View& view) { reopen(content, view); };

template <Game G>
constexpr typename G::View as_if_asked_first(const typename G::Content& content, typename G::View view) {
  if constexpr (Reopens<G>) {
    if (waiting_on(content, view).has(view.seat())) reopen(content, view);
  }
  return view;
}

}  // namespace backlot
