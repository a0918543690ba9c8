// Drawing two cards and discarding two: Actress, Actor (H47-32, H47-134) and the Tuxedo (H47-103).
#pragma once
#include <optional>

#include "games/hollywood/steps/post.hpp"

namespace backlot::hollywood {

// What follows when the cards are discarded: the Actress's and Actor's turn ends; a costume lets the
// table go on where it was.
template <class P>
constexpr void after_drawing_two(P& stage) {
  if (stage.state.after == Step::over) return end_turn(stage);
  stage.state.step = stage.state.after;
  if (is_window(stage.state.step)) continue_window(stage);
}

template <class P>
constexpr void draw_two(P& stage, Seat seat, Step after) {
  State& state = stage.state;
  state.after = after;
  state.target = seat;
  state.owed = static_cast<std::uint8_t>(draw_hand(stage, seat, 2));
  if (state.owed == 0) return after_drawing_two(stage);  // H47-57, H47-136
  state.step = Step::discard;
}

namespace answer_step {

template <class Out>
constexpr void legal_actions(Out& out) {
  out.push(Action::plain(Action::Kind::accept));
  out.push(Action::decline());
}

constexpr std::optional<Refusal> check(const Action& action) {
  if (action.kind == Action::Kind::accept || action.kind == Action::Kind::decline) return std::nullopt;
  return Refusal::wrong_step;
}

template <class P>
constexpr void apply(P& stage, Seat seat, const Action& action) {
  if (action.kind == Action::Kind::decline) {  // H47-134
    stage.sink(Event{.kind = Event::Kind::declined, .seat = seat});
    return end_turn(stage);
  }
  stage.sink(Event{.kind = Event::Kind::accepted, .seat = seat});
  draw_two(stage, seat, Step::over);
}

}  // namespace answer_step

namespace discard_step {

template <class Out>
constexpr void legal_actions(const Position& table, Seat seat, Out& out) {
  each_choice(table.desk(seat).hand, table.owed,
              [&](const Cards& cards) { out.push(Action::with(Action::Kind::discard, cards)); });
}

constexpr std::optional<Refusal> check(const Position& table, Seat seat, const Action& action) {
  if (action.kind != Action::Kind::discard) return Refusal::wrong_step;
  const Cards cards = action.all_cards();
  if (cards.size() != table.owed) return Refusal::as_many_as_drawn;  // H47-136
  if (!is_ascending(cards) || !holds_all(table.desk(seat).hand, cards)) return Refusal::not_in_hand;
  return std::nullopt;
}

template <class P>
constexpr void apply(P& stage, Seat seat, const Action& action) {
  stage.state.owed = 0;
  discard_from_hand(stage, seat, action.all_cards());
  after_drawing_two(stage);
}

}  // namespace discard_step

}  // namespace backlot::hollywood
