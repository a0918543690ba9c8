// What each seat sees. Hidden are the Votes in other hands, except those everybody has seen, and
// sealed Votes. A View is a Position whose hidden parts are unknown; seen_by is the only function
// that makes one.
#pragma once
#include <optional>

#include "core/array.hpp"
#include "games/maybe/event.hpp"
#include "games/maybe/steps/steps.hpp"

namespace backlot::maybe {

class View : public Position {
 public:
  constexpr Seat seat() const { return seat_; }
  constexpr bool operator==(const View&) const = default;

 private:
  friend constexpr View seen_by(const Content& content, const State& state, Seat seat);
  constexpr View(const State& state, Seat seat) : Position(state), seat_(seat) {}
  Seat seat_;
  Array<std::uint8_t, 7> zero_{};
};

constexpr void fields(Is<View> auto& x, const auto& visit) {
  const Seat seat = x.seat();
  visit("seat", seat);
  fields(static_cast<const Position&>(x), visit);
}

constexpr View seen_by(const Content& /*content*/, const State& state, Seat seat) {
  View view(state, seat);
  for (const Seat other : SeatSet::first(state.players())) {
    if (other == seat) continue;
    Desk& desk = view.desk(other);
    for (std::size_t i = 0; i < desk.hand.size(); ++i) {  // MM-10; MM-79: what everybody has seen comes first
      desk.hand[i] = i < desk.known.size() ? desk.known[i] : Vote::unknown;
    }
    if (state.step == Step::vote) view.vote_of(other) = Vote::unknown;  // MM-23
  }
  return view;
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

template <class Out>
constexpr void legal_actions(const Content& content, const View& view, Seat seat, Out& out) {
  out.clear();
  if (seat == view.seat()) legal_actions(content, static_cast<const Position&>(view), seat, out);
}

constexpr std::optional<Refusal> check(const Content& content, const View& view, Seat seat, const Action& action) {
  if (seat != view.seat()) return Refusal::not_yours;
  return check(content, static_cast<const Position&>(view), seat, action);
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
