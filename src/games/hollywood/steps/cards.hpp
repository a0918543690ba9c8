// How cards and dice move: every move of a card is on the log, every change is an event.
#pragma once
#include <cstddef>
#include <cstdint>

#include "core/chance.hpp"
#include "games/hollywood/event.hpp"
#include "games/hollywood/table.hpp"

namespace backlot::hollywood {

enum class Purpose : std::uint8_t { deal, job_cards, cards, dice, posters, wardrobe, cut, imagine };

// Each byte of `ends` is where a kind ends, the sum of the counts up to it, at most 80. The kind is the number of kinds
// that end before the card: no search, because nobody could guess where it stops.
constexpr Card nth_card(const Stack& stack, std::size_t n) {
  const std::uint64_t ends = (stack.bytes() >> 8U) * each_byte;
  const std::uint64_t before = (((n | 0x80U) * each_byte - ends) >> 7U) & each_byte;
  return card_at((before * each_byte) >> 56U);
}

// H47-54: whether the discards had to become the new deck.
enum class Reshuffle : std::uint8_t { none, done };

// H47-54, H47-57: the next card; the deck is mixed, so it is any of them. Unknown: there is none. Who draws tells
// everybody when the cards are where they go.
template <Chance C>
constexpr Card draw_card(State& state, CardMove move, Place who, Reshuffle& reshuffle, C& chance) {
  Trace trace(move, who, Place::nowhere, Card::unknown);
  if (state.deck.size == 0) {
    if (state.discards.size == 0) return Card::unknown;
    state.deck = state.discards;
    state.discards = {};
    trace.set_from_new_deck();
    reshuffle = Reshuffle::done;
  }
  const Card card = nth_card(state.deck, draw(chance, state.deck.size, Purpose::cards));
  state.deck.take(card);
  trace.set_card(card);
  state.log.push(trace);
  return card;
}

template <class Sink>
constexpr void tell_drawn(const Event& event, Reshuffle reshuffle, Sink& sink) {
  if (reshuffle == Reshuffle::done) sink(Event{.kind = Event::Kind::reshuffled});
  sink(event);
}

// Draws up to `count` cards to the hand.
template <Chance C, class Sink>
constexpr std::size_t draw_hand(State& state, Seat seat, std::size_t count, C& chance, Sink& sink) {
  Event event{.kind = Event::Kind::drew, .to = place_of(seat)};
  Reshuffle reshuffle = Reshuffle::none;
  for (std::size_t i = 0; i < count; ++i) {
    const Card card = draw_card(state, CardMove::drew, place_of(seat), reshuffle, chance);
    if (card == Card::unknown) break;  // H47-57
    state.desk(seat).hand.insert_sorted(card);
    event.cards.push(card);
  }
  if (!event.cards.empty()) tell_drawn(event, reshuffle, sink);
  return event.cards.size();
}

template <Chance C, class Sink>
constexpr void draw_ghost(State& state, std::size_t ghost, C& chance, Sink& sink) {
  Reshuffle reshuffle = Reshuffle::none;
  const Card card = draw_card(state, CardMove::drew, ghost_place(ghost), reshuffle, chance);
  state.ghosts[ghost].card = card;
  if (card == Card::unknown) return;  // H47-146
  Event event{.kind = Event::Kind::drew, .to = ghost_place(ghost)};
  event.cards.push(card);
  tell_drawn(event, reshuffle, sink);
}

template <class Sink, class List>
constexpr void discard_from_hand(State& state, Seat seat, const List& cards, Sink& sink, Place why = Place::nowhere) {
  Event event{.kind = Event::Kind::discarded, .seat = seat};
  for (const Card card : cards) {
    state.desk(seat).hand.remove(card);
    state.discards.add(card);
    state.log.push({CardMove::discarded, place_of(seat), why, card});
    event.cards.push(card);
  }
  if (!event.cards.empty()) sink(event);
}

template <class Sink, class List>
constexpr void add_to_movie(State& state, Seat seat, const List& cards, Sink& sink, Place token = Place::nowhere) {
  Event event{.kind = Event::Kind::added, .to = place_of(seat)};
  for (const Card card : cards) {
    state.desk(seat).hand.remove(card);
    state.movie.add(card);
    state.log.push({CardMove::added, place_of(seat), token, card});
    event.cards.push(card);
  }
  sink(event);
}

// H47-74: a ghost plays its card and gets a new one at once.
template <Chance C, class Sink>
constexpr void add_from_ghost(State& state, std::size_t ghost, C& chance, Sink& sink) {
  const Card card = state.ghosts[ghost].card;
  state.ghosts[ghost].card = Card::unknown;
  state.movie.add(card);
  state.log.push({CardMove::added, ghost_place(ghost), Place::nowhere, card});
  Event event{.kind = Event::Kind::added, .to = ghost_place(ghost)};
  event.cards.push(card);
  sink(event);
  draw_ghost(state, ghost, chance, sink);
}

// H47-3
template <Chance C>
constexpr Face roll_die(const Content& content, State& state, std::size_t die, C& chance) {
  const bool star = draw(chance, content.faces, Purpose::dice) < content.stars;
  state.dice[die] = star ? Face::star : Face::blank;
  return state.dice[die];
}

template <Chance C, class Sink>
constexpr void reroll_die(const Content& content, State& state, Seat seat, std::uint8_t die, C& chance, Sink& sink) {
  Event event{.kind = Event::Kind::rolled, .seat = seat, .die = die};
  event.faces.push(roll_die(content, state, die, chance));
  sink(event);
}

}  // namespace backlot::hollywood
