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

constexpr FilmBits films_dealt(const Position& table) {
  FilmBits films;
  for (std::size_t i = 0; i < table.dealt.size(); ++i) {
    films.words[i / 2] |= std::uint64_t{table.dealt[i]} << (i % 2 * 32);
  }
  return films;
}

// B54-20: an array of films from the deck in use (B54-3) that have not been seen yet.
template <Chance C>
constexpr void deal_films(const Content& content, State& state, C& chance) {
  const FilmBits& deck = content.index.in_deck[static_cast<std::size_t>(deck_in_use(content, state))];
  Array<std::uint8_t, max_films> left;  // NOLINT: filled as far as it is read
  std::size_t count = 0;
  deck.without(films_dealt(state)).for_each([&](std::size_t film) { left[count++] = static_cast<std::uint8_t>(film); });
  expect(count >= content.array);
  FilmBits drawn;
  for (std::size_t i = 0; i < content.array; ++i) {
    const std::size_t pick = draw(chance, static_cast<std::uint32_t>(count), Purpose::films);
    drawn.add(left[pick]);
    left[pick] = left[--count];
  }
  state.array = BitPile<Film, max_films, max_array>(drawn);
  for (std::size_t i = 0; i < state.dealt.size(); ++i) {
    state.dealt[i] |= static_cast<std::uint32_t>(drawn.words[i / 2] >> (i % 2 * 32));
  }
}

// B54-81: all tip cards lie in the deck.
constexpr void put_up_tips(const Content& content, State& state) {
  for (std::size_t kind = 0; kind < content.tips.size(); ++kind) {
    state.deck.insert_sorted(static_cast<Tip>(kind), content.tips[kind].copies);
  }
  state.tip_cards.resize(state.deck.size());
  expect([&] { return content.index.first_card[content.tips.size()] == state.deck.size(); });  // the pack is indexed
  for (Shuffle& card : state.tip_cards) card = Shuffle::first;
}

// Where the cards of a kind begin in tip_cards.
constexpr std::size_t first_card_of(const Content& content, Tip tip) {
  return content.index.first_card[static_cast<std::size_t>(tip)];
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
      state.deck.insert_sorted(static_cast<Tip>(kind));
    }
  }
  if (state.deck.empty()) return;  // B54-83: deck and discards are empty
  state.shuffle = next;
  sink(Event{.kind = Event::Kind::shuffled, .shuffle = next});
}

template <Chance C, class Sink>
constexpr void draw_tips(const Content& content, State& state, Seat seat, std::size_t count, C& chance, Sink& sink) {
  std::size_t left = state.deck.size();
  for (std::size_t i = 0; i < count; ++i, --left) {
    if (left == 0) {
      shuffle_tips(content, state, sink);
      left = state.deck.size();
      if (left == 0) return;  // B54-83
    }
    const Tip tip = state.deck.take(draw(chance, static_cast<std::uint32_t>(left), Purpose::tips));
    state.theatre(seat).hand.insert_sorted({state.shuffle, tip});
    sink(Event{.kind = Event::Kind::tip_drawn, .seat = seat, .tip = tip});
  }
}

// B54-80: a tip leaves the hand for the discards. B54-113: of two alike the older goes; everybody
// sees from which shuffle it came.
constexpr Shuffle discard_tip(const Content& content, State& state, Seat seat, Tip tip) {
  Theatre& theatre = state.theatre(seat);
  std::uint64_t places = 0;
  std::size_t place = 0;
  theatre.hand.template for_each_slot<4>(
      [&](const Held& held, bool there) { places |= std::uint64_t{there && held.tip == tip} << place++; });
  expect(places != 0);
  const std::size_t at = lowest_bit(places);
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
