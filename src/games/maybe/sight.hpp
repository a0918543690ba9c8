// What each seat sees: hide() makes the rest of its View unknown (contract/view.hpp). Hidden are the
// Votes in other hands, except those everybody has seen, and sealed Votes.
#pragma once
#include <optional>

#include "games/maybe/event.hpp"
#include "games/maybe/steps/steps.hpp"

namespace backlot::maybe {

using View = ViewOf<Position>;

constexpr void hide(const Content& /*content*/, const State& state, View& view) {
  const Seat seat = view.seat();
  for (const Seat other : SeatSet::first(state.players())) {
    if (other == seat) continue;
    Desk& desk = view.desk(other);
    for (std::size_t i = 0; i < desk.hand.size(); ++i) {  // MM-10; MM-79: what everybody has seen comes first
      desk.hand[i] = i < desk.known.size() ? desk.known[i] : Vote::unknown;
    }
    if (state.step == Step::vote) view.vote_of(other) = Vote::unknown;  // MM-23
  }
}

// The Votes that others have sealed cannot be seen anyway (contract/reopen.hpp).
constexpr void reopen(const Content& /*content*/, View& view) {
  if (view.step == Step::vote) view.decided = {};
}

constexpr std::optional<Event> seen_by(const Content& /*content*/, const Event& event, Seat seat) {
  Event seen = event;
  if (event.kind == Event::Kind::voted && event.seat != seat) seen.vote = Vote::unknown;  // MM-23
  return seen;
}

// Whether something came to light that was hidden or left to chance: no undo goes back past it.
constexpr bool reveals(const Event& event) {
  using enum Event::Kind;
  return event.kind != voted && event.kind != pitched && event.kind != skipped && event.kind != chose;
}

// As many as there can be at once: the cards of a row, and to skip.
inline constexpr std::size_t max_legal = max_pitch + 1;

// The mildest thing to do when time is up: a short pitch, no change, else the first choice.
constexpr Action default_action(const Content& content, const View& view) {
  Scratch<Action, max_legal> actions;
  legal_actions(content, view, view.seat(), actions);
  for (const Action& mild : {Action::finish(), Action::skip()}) {
    if (actions.contains(mild)) return mild;
  }
  return actions[0];
}

}  // namespace backlot::maybe
