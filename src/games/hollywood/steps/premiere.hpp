// The reveal, who wins the round, Hearings and Shake-Ups, drawing (H47-50 to H47-59).
#pragma once
#include <cstddef>

#include "games/hollywood/steps/round.hpp"

namespace backlot::hollywood::premiere {

// H47-50: symbols of the cards and the poster.
constexpr Score symbols_of(const Content& content, const Counts& shown, Poster poster) {
  Score symbols;
  for (std::size_t kind = 0; kind < card_kinds; ++kind) {
    symbols.patriots += shown[kind] * patriot_symbols(card_at(kind));
    symbols.communists += shown[kind] * communist_symbols(card_at(kind));
  }
  const Symbol symbol = symbol_of(content, poster);
  symbols.patriots += symbol == Symbol::patriot ? 1 : 0;
  symbols.communists += symbol == Symbol::communist ? 1 : 0;
  return symbols;
}

constexpr Winner winner_of(const Score& symbols, std::size_t players) {
  if (symbols.patriots > symbols.communists) return Winner::patriots;
  if (symbols.patriots == symbols.communists && players == 2) return Winner::both;  // H47-78
  return Winner::communists;                                                        // H47-50, H47-79
}

// H47-60
constexpr bool is_decided(const Content& content, const Position& table) {
  const Score won = score_of(table);
  const Score needed = score_needed(content, table.options);
  return won.patriots >= needed.patriots || won.communists >= needed.communists;
}

// H47-58: Hearings first, then Shake-Ups; then everyone draws and the next round starts.
template <Chance C, class Sink>
constexpr void go_on(const Content& content, State& state, C& chance, Sink& sink) {
  const Counts& shown = state.now().shown;
  if (shown[index(Card::hearing)] > 0 && !state.called_off) {  // H47-51
    Event event{.kind = Event::Kind::dice_rolled};
    for (std::size_t i = 0; i < player_dice(state.options); ++i)
      event.faces.push(roll_die(content, state, i, chance));  // H47-85
    sink(event);
  }
  if (shown[index(Card::shake_up)] > 0 && !state.called_off) deal_jobs(state, chance, sink);  // H47-52
  unsigned drawing = 0;
  for (std::size_t i = 0; i < state.players(); ++i) {
    drawing |= (state.desks[i].hand.size() < content.hand ? 1U : 0U) << i;
  }
  each_in_order(state, SeatSet::from_bits(static_cast<std::uint16_t>(drawing)), [&](Seat seat) {  // H47-53, H47-59
    draw_hand(state, seat, content.hand - state.desk(seat).hand.size(), chance, sink);
  });
  for (std::size_t i = 0; i < state.ghosts.size(); ++i) {  // H47-146
    if (state.ghosts[i].card == Card::unknown) draw_ghost(state, i, chance, sink);
  }
  // H47-55: after the draw
  for (std::size_t kind = 0; kind < card_kinds; ++kind) {
    state.discards.cards[kind] = static_cast<std::uint8_t>(state.discards.cards[kind] + state.movie.cards[kind]);
  }
  state.discards.size = static_cast<std::uint8_t>(state.discards.size + state.movie.size);
  state.movie = {};
  state.log.push({CardMove::premiered, Place::nowhere, Place::nowhere, Card::unknown});
  sink(Event{.kind = Event::Kind::movie_discarded});
  ++state.round;
  start_round(content, state, chance, sink);
}

template <Chance C, class Sink>
constexpr void reveal(const Content& content, State& state, C& chance, Sink& sink) {
  Round& round = state.now();
  round.shown = state.movie.cards;
  const Score symbols = symbols_of(content, round.shown, round.poster);
  round.patriots = static_cast<std::uint8_t>(symbols.patriots);
  round.communists = static_cast<std::uint8_t>(symbols.communists);
  round.winner = winner_of(symbols, state.players());
  sink(Event{.kind = Event::Kind::revealed,
             .winner = round.winner,
             .shown = round.shown,
             .symbols = {round.patriots, round.communists}});
  if (is_decided(content, state)) {
    state.step = Step::over;  // H47-58: nothing else happens
    state.decided = SeatSet::first(state.players());
    for (const Seat seat : SeatSet::first(state.players())) {  // H47-63: one after the other
      state.decided = state.decided.without(SeatSet::of(seat));
      sink(Event{.kind = Event::Kind::loyalty_shown, .seat = seat, .loyalty = state.desk(seat).loyalty});
    }
    return;
  }
  state.decided = {};
  if (costume_holders(state).empty()) return go_on(content, state, chance, sink);
  state.step = Step::after_reveal;
}

}  // namespace backlot::hollywood::premiere
