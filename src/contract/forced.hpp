// Whether a seat that is asked has one answer, and everybody knows which: then the table may give it. One answer alone
// is not enough: that it is the only one may be a secret. A game says when it is none:
//   answers_openly(content, position)    what each seat that is asked can do follows from what everybody sees
// A game without it never forces an answer.
#pragma once
#include <concepts>

#include "contract/game.hpp"

namespace backlot {

template <class G>
concept AnswersOpenly = requires(const typename G::Content& content, const typename G::View& view) {
  { answers_openly(content, view) } -> std::same_as<bool>;
};

// `actions` are the legal ones of the view's seat.
template <class G>
constexpr bool is_forced(const typename G::Content& content, const typename G::View& view,
                         const ActionsOf<G>& actions) {
  if constexpr (AnswersOpenly<G>) {
    return actions.size() == 1 && waiting_on(content, view).has(view.seat()) && answers_openly(content, view);
  } else {
    return false;
  }
}

}  // namespace backlot
