// How cards and dice move: every move of a card is on the log, every change is an event.
#pragma once
#include <cstddef>

#include "core/chance.hpp"
#include "games/hollywood/event.hpp"
#include "games/hollywood/table.hpp"

namespace backlot::hollywood {

enum class Purpose : std::uint8_t { deal, jobs, cards, dice, posters, wardrobe, cut, imagine };

// What the steps need to change a state.
template <class C, class Sink>
struct Play {
  const Content& content;
  State& state;
  C& chance;
  Sink& sink;
};
template <class C, class Sink>
Play(const Content&, State&, C&, Sink&) -> Play<C, Sink>;

constexpr Card nth_card(const Counts& counts, std::size_t n) {
  std::size_t kind = 0;
  while (n >= counts[kind]) n -= counts[kind++];
  return card_at(kind);
}

// H47-54, H47-57: the next card; the deck is mixed, so it is any of them. Unknown: there is none.
template <class P>
constexpr Card draw_card(P& play, Move move, Place who) {
  State& state = play.state;
  Trace trace(move, who, Place::nowhere, Card::unknown);
  if (state.deck.size == 0) {
    if (state.discards.size == 0) return Card::unknown;
    state.deck = state.discards;
    state.discards = {};
    trace.set_from_new_deck();
    play.sink(Event{.kind = Event::Kind::reshuffled});
  }
  const Card card = nth_card(state.deck.cards, draw(play.chance, state.deck.size, Purpose::cards));
  state.deck.take(card);
  trace.set_card(card);
  state.log.push(trace);
  return card;
}

// Draws up to `count` cards to the hand.
template <class P>
constexpr std::size_t draw_hand(P& play, Seat seat, std::size_t count) {
  Event event{.kind = Event::Kind::drew, .to = place_of(seat)};
  for (std::size_t i = 0; i < count; ++i) {
    const Card card = draw_card(play, Move::drew, place_of(seat));
    if (card == Card::unknown) break;  // H47-57
    play.state.desk(seat).hand.insert_sorted(card);
    event.cards.push(card);
  }
  if (!event.cards.empty()) play.sink(event);
  return event.cards.size();
}

template <class P>
constexpr void draw_ghost(P& play, std::size_t ghost) {
  const Card card = draw_card(play, Move::drew, ghost_place(ghost));
  play.state.ghosts[ghost].card = card;
  if (card == Card::unknown) return;  // H47-146
  Event event{.kind = Event::Kind::drew, .to = ghost_place(ghost)};
  event.cards.push(card);
  play.sink(event);
}

template <class P, class List>
constexpr void discard_from_hand(P& play, Seat seat, const List& cards) {
  Event event{.kind = Event::Kind::discarded, .seat = seat};
  for (const Card card : cards) {
    play.state.desk(seat).hand.remove(card);
    play.state.discards.add(card);
    play.state.log.push({Move::discarded, place_of(seat), Place::nowhere, card});
    event.cards.push(card);
  }
  if (!event.cards.empty()) play.sink(event);
}

template <class P, class List>
constexpr void add_to_movie(P& play, Seat seat, const List& cards, Place token = Place::nowhere) {
  Event event{.kind = Event::Kind::added, .to = place_of(seat)};
  for (const Card card : cards) {
    play.state.desk(seat).hand.remove(card);
    play.state.movie.add(card);
    play.state.log.push({Move::added, place_of(seat), token, card});
    event.cards.push(card);
  }
  play.sink(event);
}

// H47-74: a ghost plays its card and gets a new one at once.
template <class P>
constexpr void add_from_ghost(P& play, std::size_t ghost) {
  const Card card = play.state.ghosts[ghost].card;
  play.state.movie.add(card);
  play.state.log.push({Move::added, ghost_place(ghost), Place::nowhere, card});
  Event event{.kind = Event::Kind::added, .to = ghost_place(ghost)};
  event.cards.push(card);
  play.sink(event);
  draw_ghost(play, ghost);
}

// H47-3
template <class P>
constexpr Face roll_die(P& play, std::size_t die) {
  const bool star = draw(play.chance, play.content.faces, Purpose::dice) < play.content.stars;
  play.state.dice[die] = star ? Face::star : Face::blank;
  return play.state.dice[die];
}

template <class P>
constexpr void reroll_die(P& play, Seat seat, std::uint8_t die) {
  Event event{.kind = Event::Kind::rolled, .seat = seat, .die = die};
  event.faces.push(roll_die(play, die));
  play.sink(event);
}

}  // namespace backlot::hollywood
