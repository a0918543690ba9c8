// How cards and dice move: every move of a card is on the log, every change is an event.
#pragma once
#include <cstddef>
#include <cstdint>

#include "core/chance.hpp"
#include "games/hollywood/event.hpp"
#include "games/hollywood/table.hpp"

namespace backlot::hollywood {

enum class Purpose : std::uint8_t { deal, job_cards, cards, dice, posters, wardrobe, cut, imagine };

// What the steps need to change a state.
template <class C, class Sink>
struct Stage {
  const Content& content;
  State& state;
  C& chance;
  Sink& sink;
};
template <class C, class Sink>
Stage(const Content&, State&, C&, Sink&) -> Stage<C, Sink>;

constexpr Card nth_card(const Counts& counts, std::size_t n) {
  std::size_t kind = 0;
  while (n >= counts[kind]) n -= counts[kind++];
  return card_at(kind);
}

// H47-54: whether the discards had to become the new deck.
enum class Reshuffle : std::uint8_t { none, done };

// H47-54, H47-57: the next card; the deck is mixed, so it is any of them. Unknown: there is none. Who draws tells
// everybody when the cards are where they go.
template <class P>
constexpr Card draw_card(P& stage, Move move, Place who, Reshuffle& reshuffle) {
  State& state = stage.state;
  Trace trace(move, who, Place::nowhere, Card::unknown);
  if (state.deck.size == 0) {
    if (state.discards.size == 0) return Card::unknown;
    state.deck = state.discards;
    state.discards = {};
    trace.set_from_new_deck();
    reshuffle = Reshuffle::done;
  }
  const Card card = nth_card(state.deck.cards, draw(stage.chance, state.deck.size, Purpose::cards));
  state.deck.take(card);
  trace.set_card(card);
  state.log.push(trace);
  return card;
}

template <class P>
constexpr void tell_drawn(P& stage, const Event& event, Reshuffle reshuffle) {
  if (reshuffle == Reshuffle::done) stage.sink(Event{.kind = Event::Kind::reshuffled});
  stage.sink(event);
}

// Draws up to `count` cards to the hand.
template <class P>
constexpr std::size_t draw_hand(P& stage, Seat seat, std::size_t count) {
  Event event{.kind = Event::Kind::drew, .to = place_of(seat)};
  Reshuffle reshuffle = Reshuffle::none;
  for (std::size_t i = 0; i < count; ++i) {
    const Card card = draw_card(stage, Move::drew, place_of(seat), reshuffle);
    if (card == Card::unknown) break;  // H47-57
    stage.state.desk(seat).hand.insert_sorted(card);
    event.cards.push(card);
  }
  if (!event.cards.empty()) tell_drawn(stage, event, reshuffle);
  return event.cards.size();
}

template <class P>
constexpr void draw_ghost(P& stage, std::size_t ghost) {
  Reshuffle reshuffle = Reshuffle::none;
  const Card card = draw_card(stage, Move::drew, ghost_place(ghost), reshuffle);
  stage.state.ghosts[ghost].card = card;
  if (card == Card::unknown) return;  // H47-146
  Event event{.kind = Event::Kind::drew, .to = ghost_place(ghost)};
  event.cards.push(card);
  tell_drawn(stage, event, reshuffle);
}

template <class P, class List>
constexpr void discard_from_hand(P& stage, Seat seat, const List& cards, Place why = Place::nowhere) {
  Event event{.kind = Event::Kind::discarded, .seat = seat};
  for (const Card card : cards) {
    stage.state.desk(seat).hand.remove(card);
    stage.state.discards.add(card);
    stage.state.log.push({Move::discarded, place_of(seat), why, card});
    event.cards.push(card);
  }
  if (!event.cards.empty()) stage.sink(event);
}

template <class P, class List>
constexpr void add_to_movie(P& stage, Seat seat, const List& cards, Place token = Place::nowhere) {
  Event event{.kind = Event::Kind::added, .to = place_of(seat)};
  for (const Card card : cards) {
    stage.state.desk(seat).hand.remove(card);
    stage.state.movie.add(card);
    stage.state.log.push({Move::added, place_of(seat), token, card});
    event.cards.push(card);
  }
  stage.sink(event);
}

// H47-74: a ghost plays its card and gets a new one at once.
template <class P>
constexpr void add_from_ghost(P& stage, std::size_t ghost) {
  const Card card = stage.state.ghosts[ghost].card;
  stage.state.ghosts[ghost].card = Card::unknown;
  stage.state.movie.add(card);
  stage.state.log.push({Move::added, ghost_place(ghost), Place::nowhere, card});
  Event event{.kind = Event::Kind::added, .to = ghost_place(ghost)};
  event.cards.push(card);
  stage.sink(event);
  draw_ghost(stage, ghost);
}

// H47-3
template <class P>
constexpr Face roll_die(P& stage, std::size_t die) {
  const bool star = draw(stage.chance, stage.content.faces, Purpose::dice) < stage.content.stars;
  stage.state.dice[die] = star ? Face::star : Face::blank;
  return stage.state.dice[die];
}

template <class P>
constexpr void reroll_die(P& stage, Seat seat, std::uint8_t die) {
  Event event{.kind = Event::Kind::rolled, .seat = seat, .die = die};
  event.faces.push(roll_die(stage, die));
  stage.sink(event);
}

}  // namespace backlot::hollywood
