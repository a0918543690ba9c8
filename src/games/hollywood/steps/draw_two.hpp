// Drawing two cards and discarding two: Actress, Actor (H47-32, H47-134) and the Tuxedo (H47-103).
#pragma once
#include <optional>

#include "games/hollywood/steps/post.hpp"

namespace backlot::hollywood {

// What follows when the cards are discarded: the Actress's and Actor's turn ends; a costume lets the
// table go on where it was.
template <Chance C, class Sink>
constexpr void after_drawing_two(const Content& content, State& state, C& chance, Sink& sink) {
  if (state.after == Step::over) return end_turn(content, state, chance, sink);
  state.step = state.after;
  if (is_window(state.step)) continue_window(content, state, chance, sink);
}

template <Chance C, class Sink>
constexpr void draw_two(const Content& content, State& state, Seat seat, Step after, C& chance, Sink& sink) {
  state.after = after;
  state.target = seat;
  state.owed = static_cast<std::uint8_t>(draw_hand(state, seat, 2, chance, sink));
  if (state.owed == 0) return after_drawing_two(content, state, chance, sink);  // H47-57, H47-136
  state.step = Step::discard;
}

struct AnswerStep {
  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& /*table*/, Seat /*seat*/, Out& out) {
    out.push(Action::plain(Action::Kind::accept));
    out.push(Action::decline());
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& /*table*/, Seat /*seat*/,
                                                const Action& action) {
    if (action.kind == Action::Kind::accept || action.kind == Action::Kind::decline) return std::nullopt;
    return Refusal::wrong_step;
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    if (action.kind == Action::Kind::decline) {  // H47-134
      sink(Event{.kind = Event::Kind::declined, .seat = seat});
      return end_turn(content, state, chance, sink);
    }
    sink(Event{.kind = Event::Kind::accepted, .seat = seat});
    draw_two(content, state, seat, Step::over, chance, sink);
  }
};

struct DiscardStep {
  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat seat, Out& out) {
    each_choice(table.desk(seat).hand, table.owed,
                [&](const Cards& cards) { out.push(Action::with(Action::Kind::discard, cards)); });
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat seat,
                                                const Action& action) {
    if (action.kind != Action::Kind::discard) return Refusal::wrong_step;
    const Cards cards = action.all_cards();
    if (cards.size() != table.owed) return Refusal::as_many_as_drawn;  // H47-136
    if (!is_ascending(cards) || !holds_all(table.desk(seat).hand, cards)) return Refusal::not_in_hand;
    return std::nullopt;
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    state.owed = 0;
    discard_from_hand(state, seat, action.all_cards(), sink);
    after_drawing_two(content, state, chance, sink);
  }
};

}  // namespace backlot::hollywood
