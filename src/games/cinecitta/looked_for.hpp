// What somebody looks for who decides: one note more than there are, the other answer, each card of the Studio.
#pragma once
#include <utility>

#include "games/cinecitta/sight.hpp"
#include "games/cinecitta/steps/steps.hpp"

namespace backlot::cinecitta {

template <class Out>
constexpr void looked_for(const Content& /*content*/, const View& view, Out& out) {
  const Desk& desk = view.desk(view.seat());
  switch (view.step) {
    case Step::offer:
      // C37-21: whichever card it is.
      return out.push(Action::offer(desk.hand[0], {static_cast<std::uint8_t>(desk.wallet.count + 1)}));
    case Step::answer: return out.push(Action::headhunt());  // C37-24
    case Step::place:                                        // C37-30 to C37-34
      if (PlaceStep::incoming(view, view.seat()).size() != 1) return;
      out.push(Action::place({}));
      for (Card last = Card::unknown; const Card card : desk.studio) {
        if (std::exchange(last, card) == card) continue;  // C37-73: copies are alike
        Cards gone;
        gone.push(card);
        out.push(Action::place(gone));
      }
      return;
    case Step::over: return;
  }
}

}  // namespace backlot::cinecitta
