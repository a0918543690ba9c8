// Movie cards are drawn, and a new deck is made when there is none.
#pragma once
#include "core/chance.hpp"
#include "games/maybe/event.hpp"
#include "games/maybe/setup.hpp"

namespace backlot::maybe {

// Whether there is a card to draw, once a new deck has been made where that is due.
template <class Sink>
constexpr bool make_deck(State& state, Sink& sink) {
  if (!state.deck.empty()) return true;
  if (!state.discards.empty()) {  // MM-43
    state.deck = state.discards;
    state.discards.clear();
    sink(Event{.kind = Event::Kind::new_deck});
  } else if (!state.beneath.empty()) {  // MM-44
    state.deck = state.beneath;
    state.beneath.clear();
    sink(Event{.kind = Event::Kind::stacks_emptied});
  }
  return !state.deck.empty();
}

// MM-13, MM-21, MM-44: as far as cards last.
template <Chance C, class Sink>
constexpr void fill_market(const Content& content, State& state, C& chance, Sink& sink) {
  while (state.market.size() < content.market && make_deck(state, sink)) {
    MovieSet::Dealing deck(state.deck);
    while (state.market.size() < content.market && deck.size() > 0) {
      const Movie movie = deal_movie(deck, chance);
      state.market.push(movie);
      sink(Event{.kind = Event::Kind::filled, .movie = movie});
    }
  }
}

// MM-72, MM-78, MM-107: the same for a player's own cards.
template <Chance C, class Sink>
constexpr void fill_own(const Content& content, State& state, Seat seat, C& chance, Sink& sink) {
  while (state.desk(seat).own.size() < content.own && make_deck(state, sink)) {
    const Movie movie = deal_movie(state, chance);
    state.desk(seat).own.push(movie);
    sink(Event{.kind = Event::Kind::drew_movie, .seat = seat, .movie = movie});
  }
}

}  // namespace backlot::maybe
