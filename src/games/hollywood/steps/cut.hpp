// The removal of a card from the movie, and the edit (H47-44, H47-47, H47-48).
#pragma once
#include <optional>

#include "games/hollywood/refusal.hpp"
#include "games/hollywood/steps/premiere.hpp"

namespace backlot::hollywood::cut_step {

template <class P>
constexpr Card random_card(P& stage) {
  return nth_card(stage.state.movie.cards, draw(stage.chance, stage.state.movie.size, Purpose::cut));
}

template <class P>
constexpr void remove(P& stage, Card card, Seat seen_by) {
  stage.state.movie.take(card);
  stage.state.discards.add(card);
  stage.state.log.push({Move::removed, place_of(seen_by), Place::nowhere, card});
  Event event{.kind = Event::Kind::removed, .seat = seen_by};
  event.cards.push(card);
  stage.sink(event);
}

// H47-91: in the seventh round of justice served nothing is removed at random.
constexpr bool is_just(const Content& content, const Position& table) {
  return table.options.justice && is_last_round(content, table);
}

template <class P>
constexpr void begin(P& stage) {
  State& state = stage.state;
  if (state.movie.size == 0) return premiere::reveal(stage);  // H47-48
  if (state.declarer == nobody) {
    if (!is_just(stage.content, state)) remove(stage, random_card(stage), nobody);  // H47-44
    return premiere::reveal(stage);
  }
  state.held = random_card(stage);  // H47-44, H47-47: the declarer sees it
  state.log.push({Move::looked_at_movie, place_of(state.declarer), Place::nowhere, state.held});
  Event event{.kind = Event::Kind::cut_seen, .seat = state.declarer};
  event.cards.push(state.held);
  stage.sink(event);
  state.step = Step::edit;
}

template <class Out>
constexpr void legal_actions(Out& out) {
  out.push(Action::plain(Action::Kind::cut));
  out.push(Action::plain(Action::Kind::keep));
}

constexpr std::optional<Refusal> check(const Action& action) {
  if (action.kind == Action::Kind::cut || action.kind == Action::Kind::keep) return std::nullopt;
  return Refusal::wrong_step;
}

template <class P>
constexpr void apply(P& stage, Seat seat, const Action& action) {
  State& state = stage.state;
  const Card held = state.held;
  state.held = Card::unknown;
  if (action.kind == Action::Kind::cut) {
    remove(stage, held, seat);
  } else {
    stage.sink(Event{.kind = Event::Kind::put_back, .seat = seat});
    if (!is_just(stage.content, state)) remove(stage, random_card(stage), nobody);  // H47-44, H47-96
  }
  premiere::reveal(stage);
}

}  // namespace backlot::hollywood::cut_step
