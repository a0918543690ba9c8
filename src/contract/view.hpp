// State and View, once for all games. A game lays out its Position: what lies on the table. State knows all of it; a
// View is a Position whose hidden parts are unknown. A game writes only what it hides, in hide(content, state, view).
#pragma once
#include <cstdint>

#include "core/array.hpp"
#include "core/fields.hpp"
#include "core/seat.hpp"

namespace backlot {

template <class Position>
class Imagining;

template <class Position>
struct StateOf : Position {
  constexpr StateOf() = default;
  constexpr bool operator==(const StateOf&) const = default;

 private:  // besides setup and apply, only imagine makes states
  friend class Imagining<Position>;
  constexpr explicit StateOf(const Position& known) : Position(known) {}
};

template <class Position>
class ViewOf : public Position {
 public:
  constexpr Seat seat() const { return seat_; }
  constexpr bool operator==(const ViewOf&) const = default;

 private:  // only seen_by makes views
  template <class Content, class P>
  friend constexpr ViewOf<P> seen_by(const Content& content, const StateOf<P>& state, Seat seat);
  constexpr ViewOf(const StateOf<Position>& state, Seat seat) : Position(state), seat_(seat) {}

  Seat seat_;
  Array<std::uint8_t, alignof(Position) - sizeof(Seat)> padding_{};
};

// What a game's Imaginer derives from: its worlds begin as what the seat sees.
template <class Position>
class Imagining {
 protected:
  static constexpr StateOf<Position> world_of(const ViewOf<Position>& view) { return StateOf<Position>(view); }
};

template <class Content, class Position>
constexpr ViewOf<Position> seen_by(const Content& content, const StateOf<Position>& state, Seat seat) {
  ViewOf<Position> view(state, seat);
  hide(content, state, view);
  return view;
}

// A seat that looks at the table can work out what it may do itself, and nobody else's choices.
template <class Content, class Position, class Out>
constexpr void legal_actions(const Content& content, const ViewOf<Position>& view, Seat seat, Out& out) {
  out.clear();
  if (seat == view.seat()) legal_actions(content, static_cast<const Position&>(view), seat, out);
}

template <class Content, class Position, class Action>
constexpr auto check(const Content& content, const ViewOf<Position>& view, Seat seat, const Action& action) {
  const Position& table = view;
  using Answer = decltype(check(content, table, seat, action));
  return seat == view.seat() ? check(content, table, seat, action) : Answer(Answer::value_type::not_yours);
}

template <class Position>
constexpr void fields(StateOf<Position>& x, const auto& visit) {
  fields(static_cast<Position&>(x), visit);
}
template <class Position>
constexpr void fields(const StateOf<Position>& x, const auto& visit) {
  fields(static_cast<const Position&>(x), visit);
}
template <class Position>
constexpr void fields(const ViewOf<Position>& x, const auto& visit) {
  const Seat seat = x.seat();
  visit("seat", seat);
  fields(static_cast<const Position&>(x), visit);
}

}  // namespace backlot
