// Films and tips that are drawn. A deck's order is not kept: each card is drawn at random from what
// is left, which comes to the same.
#pragma once
#include <cstddef>

#include "core/array.hpp"
#include "core/bits.hpp"
#include "core/chance.hpp"
#include "games/boulevard/bank.hpp"

namespace backlot::boulevard {

enum class Purpose : std::uint8_t { start, films, tips, genre, agency, roll_off, income, imagine };

constexpr bool was_dealt(const Position& table, std::size_t film) {
  return ((table.dealt[film / 32] >> (film % 32)) & 1U) != 0;
}

// B54-20: an array of films from the deck in use (B54-3) that have not been seen yet.
template <Chance C>
constexpr void deal_films(const Content& content, State& state, C& chance) {
  const Deck deck = deck_in_use(content, state);
  Array<std::uint8_t, max_films> left;  // NOLINT: filled as far as it is read
  std::size_t count = 0;
  for (std::size_t i = 0; i < content.films.size(); ++i) {
    left[count] = static_cast<std::uint8_t>(i);
    count += content.films[i].deck == deck && !was_dealt(state, i) ? 1U : 0U;
  }
  expect(count >= content.array);
  const auto before = state.dealt;
  for (std::size_t i = 0; i < content.array; ++i) {
    const std::size_t pick = draw(chance, static_cast<std::uint32_t>(count), Purpose::films);
    state.dealt[left[pick] / 32] |= 1U << (left[pick] % 32);
    left[pick] = left[--count];
  }
  state.array.clear();
  for (std::size_t word = 0; word < before.size(); ++word) {
    for (std::uint32_t fresh = state.dealt[word] & ~before[word]; fresh != 0; fresh &= fresh - 1) {
      state.array.push(static_cast<Film>(word * 32 + lowest_bit(fresh)));
    }
  }
}

// B54-81: all tip cards lie in the deck.
constexpr void put_up_tips(const Content& content, State& state) {
  for (std::size_t kind = 0; kind < content.tips.size(); ++kind) {
    for (std::size_t i = 0; i < content.tips[kind].copies; ++i) state.deck.push(static_cast<Tip>(kind));
  }
  state.tip_cards.resize(state.deck.size());
  for (Shuffle& card : state.tip_cards) card = Shuffle::first;
}

// Where the cards of a kind begin in tip_cards.
constexpr std::size_t first_card_of(const Content& content, Tip tip) {
  std::size_t at = 0;
  for (std::size_t kind = 0; kind < static_cast<std::size_t>(tip); ++kind) at += content.tips[kind].copies;
  return at;
}

// B54-80: the discarded tips are shuffled and become the deck.
template <class Sink>
constexpr void shuffle_tips(const Content& content, State& state, Sink& sink) {
  const auto next = static_cast<Shuffle>(static_cast<std::uint8_t>(state.shuffle) + 1);
  std::size_t card = 0;
  for (std::size_t kind = 0; kind < content.tips.size(); ++kind) {
    for (std::size_t i = 0; i < content.tips[kind].copies; ++i, ++card) {
      if (state.tip_cards[card] != Shuffle::discarded) continue;
      state.tip_cards[card] = next;
      state.deck.push(static_cast<Tip>(kind));
    }
  }
  if (state.deck.empty()) return;  // B54-83: deck and discards are empty
  state.shuffle = next;
  sink(Event{.kind = Event::Kind::shuffled, .shuffle = next});
}

template <Chance C, class Sink>
constexpr void draw_tips(const Content& content, State& state, Seat seat, std::size_t count, C& chance, Sink& sink) {
  for (std::size_t i = 0; i < count; ++i) {
    if (state.deck.empty()) shuffle_tips(content, state, sink);
    if (state.deck.empty()) return;  // B54-83
    const std::size_t at = draw(chance, static_cast<std::uint32_t>(state.deck.size()), Purpose::tips);
    const Tip tip = state.deck[at];
    state.deck.erase_at(at);
    state.theatre(seat).hand.insert_sorted({state.shuffle, tip});
    sink(Event{.kind = Event::Kind::tip_drawn, .seat = seat, .tip = tip});
  }
}

// B54-80: a tip leaves the hand for the discards. B54-113: of two alike the older goes; everybody
// sees from which shuffle it came.
constexpr Shuffle discard_tip(const Content& content, State& state, Seat seat, Tip tip) {
  Theatre& theatre = state.theatre(seat);
  std::size_t at = 0;
  while (at + 1 < theatre.hand.size() && theatre.hand[at].tip != tip) ++at;
  expect(theatre.hand[at].tip == tip);
  const Shuffle from = theatre.hand[at].shuffle;
  theatre.hand.erase_at(at);
  theatre.played.push(tip);
  const std::size_t first = first_card_of(content, tip);
  std::size_t card = first;
  const std::size_t last = first + content[tip].copies - 1U;
  while (card < last && state.tip_cards[card] != from) ++card;
  expect(state.tip_cards[card] == from);
  for (; card < last; ++card) state.tip_cards[card] = state.tip_cards[card + 1];
  state.tip_cards[last] = Shuffle::discarded;
  return from;
}

// The highest roll of all who roll off; equal highest rolls roll again: B54-7, B54-73.
template <Chance C, class Sink>
constexpr Seat roll_off(const Content& content, SeatSet seats, C& chance, Sink& sink) {
  while (seats.size() > 1) {
    std::uint32_t best = 0;
    SeatSet highest;
    for (const Seat seat : seats) {
      const std::uint32_t pips = draw(chance, content.faces, Purpose::roll_off) + 1;
      sink(Event{.kind = Event::Kind::rolled_off, .seat = seat, .pips = {static_cast<Pips>(pips)}});
      if (pips > best) highest = {};
      best = pips > best ? pips : best;
      if (pips == best) highest = highest.with(seat);
    }
    seats = highest;
  }
  return seats.front();
}

}  // namespace backlot::boulevard
