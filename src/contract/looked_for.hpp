// What a person looks for at the table although it may not be possible now: a film that is too long, a job that was
// performed already. A game that wants to say why provides
//   looked_for(content, view, out)    pushes actions of the view's seat; those that are possible may be among them
// It is asked while the seat may act. What `check` refuses of it is barred, and the refusal is the reason.
#pragma once
#include "contract/game.hpp"

namespace backlot {

template <class G>
struct IgnoreActions {
  constexpr void push(const typename G::Action& /*action*/) {}
};

template <class G>
concept SaysWhatIsLookedFor = requires(const typename G::Content& content, const typename G::View& view,
                                       IgnoreActions<G>& out) { looked_for(content, view, out); };

// Calls f(action, refusal) for each that is not possible.
template <class G, class F>
constexpr void for_each_barred(const typename G::Content& content, const typename G::View& view, const F& f) {
  if constexpr (SaysWhatIsLookedFor<G>) {
    struct Barred {
      const typename G::Content& content;
      const typename G::View& view;
      const F& f;
      constexpr void push(const typename G::Action& action) {
        if (const auto refusal = check(content, view, view.seat(), action)) f(action, *refusal);
      }
    } barred{content, view, f};
    looked_for(content, view, barred);
  }
}

}  // namespace backlot
