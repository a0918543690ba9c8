// Post: star cards, ghosts, tokens, the deck's card, in the order of H47-46.
#pragma once
#include <cstddef>
#include <optional>

#include "games/hollywood/steps/cut.hpp"

namespace backlot::hollywood {

// Who owes cards for stars: public, whatever they hold (H47-141).
constexpr SeatSet owing_stars(const Position& table) {
  SeatSet owing;
  for (const Seat seat : SeatSet::first(table.players())) {
    if (stars_of(table, seat) > 0 && !table.desk(seat).hand.empty()) owing = owing.with(seat);
  }
  return owing;
}

namespace tokens_step {

// H47-42: a token adds a card; without a card it stays.
constexpr bool can_spend(const Position& table, Seat seat) {
  return table.desk(seat).tokens > 0 && !table.desk(seat).hand.empty();
}

template <class P>
constexpr void finish(P& stage) {
  State& state = stage.state;
  for (std::size_t i = 0; i < state.ghosts.size(); ++i) {  // H47-76, H47-83
    Ghost& ghost = state.ghosts[i];
    const bool star = state.dice[player_dice(state.options) + i] == Face::star;
    if (star || ghost.tokens == 0 || ghost.card == Card::unknown) continue;
    --ghost.tokens;
    ++state.centre;
    add_from_ghost(stage, i);
  }
  if (!state.composed && !cut_step::is_just(stage.content, state)) {  // H47-43, H47-91
    Reshuffle reshuffle = Reshuffle::none;
    const Card card = draw_card(stage, Move::dealt, Place::nowhere, reshuffle);
    if (card != Card::unknown) {
      state.movie.add(card);
      Event event{.kind = Event::Kind::dealt};
      event.cards.push(card);
      tell_drawn(stage, event, reshuffle);
    }
  }
  state.decided = {};
  if (costume_holders(state).empty()) return cut_step::begin(stage);
  state.step = Step::before_cut;
}

// H47-41: in turn order. From the seat at place `from` of the order on, the first who can.
template <class P>
constexpr void ask_from(P& stage, std::size_t from) {
  State& state = stage.state;
  for (std::size_t i = from; i < state.order.size(); ++i) {
    if (!can_spend(state, state.order[i])) continue;
    state.actor = state.order[i];
    state.step = Step::tokens;
    return;
  }
  finish(stage);
}

template <class Out>
constexpr void legal_actions(const Position& table, Seat seat, Out& out) {
  out.push(Action::decline());
  each_choice(table.desk(seat).hand, 1,
              [&](const Cards& cards) { out.push(Action::with(Action::Kind::add, cards[0])); });
}

constexpr std::optional<Refusal> check(const Position& table, Seat seat, const Action& action) {
  if (action.kind == Action::Kind::decline) return std::nullopt;
  if (action.kind != Action::Kind::add) return Refusal::wrong_step;
  if (!table.desk(seat).hand.contains(action.card())) return Refusal::not_in_hand;
  return std::nullopt;
}

template <class P>
constexpr void apply(P& stage, Seat seat, const Action& action) {
  State& state = stage.state;
  const std::size_t at = state.order.find(seat);
  if (action.kind == Action::Kind::decline) {
    stage.sink(Event{.kind = Event::Kind::declined, .seat = seat});
    return ask_from(stage, at + 1);
  }
  --state.desk(seat).tokens;
  ++state.centre;
  add_to_movie(stage, seat, action.all_cards(), Place::centre);
  ask_from(stage, at);  // H47-41: several in one round are allowed
}

}  // namespace tokens_step

namespace stars_step {

// H47-40: as many cards as stars, as far as there are cards. H47-95, H47-98: in a strike zero to three.
constexpr std::size_t cards_owed(const Position& table, Seat seat) {
  const std::size_t stars = stars_of(table, seat);
  const std::size_t held = table.desk(seat).hand.size();
  return stars < held ? stars : held;
}

template <class P>
constexpr void finish(P& stage) {
  State& state = stage.state;
  state.decided = {};
  for (const Seat seat : state.order) {  // H47-45
    if (stars_of(state, seat) == 0 || state.desk(seat).hand.empty()) continue;
    const Cards cards = state.desk(seat).sealed;
    state.desk(seat).sealed.clear();
    add_to_movie(stage, seat, cards);
  }
  for (std::size_t i = 0; i < state.ghosts.size(); ++i) {  // H47-74
    const bool star = state.dice[player_dice(state.options) + i] == Face::star;
    if (star && state.ghosts[i].card != Card::unknown) add_from_ghost(stage, i);
  }
  tokens_step::ask_from(stage, 0);
}

template <class P>
constexpr void begin(P& stage) {
  stage.state.step = Step::stars;
  stage.state.decided = {};
  if (owing_stars(stage.state).empty()) finish(stage);
}

template <class Out>
constexpr void legal_actions(const Content& content, const Position& table, Seat seat, Out& out) {
  const bool strike = is_strike(content, table);
  const std::size_t owed = cards_owed(table, seat);
  const std::size_t least = strike ? 0 : owed;
  const std::size_t most = strike ? table.desk(seat).hand.size() : owed;
  for (std::size_t size = least; size <= most; ++size) {
    each_choice(table.desk(seat).hand, size,
                [&](const Cards& cards) { out.push(Action::with(Action::Kind::play, cards)); });
  }
}

constexpr std::optional<Refusal> check(const Content& content, const Position& table, Seat seat, const Action& action) {
  if (action.kind != Action::Kind::play) return Refusal::wrong_step;
  const Cards cards = action.all_cards();
  const bool strike = is_strike(content, table);
  if (!strike && cards.size() != cards_owed(table, seat)) return Refusal::as_many_as_stars;  // H47-40
  if (strike && cards.size() > table.desk(seat).hand.size()) return Refusal::at_most_three;  // H47-95
  if (!is_ascending(cards) || !holds_all(table.desk(seat).hand, cards)) return Refusal::not_in_hand;
  return std::nullopt;
}

template <class P>
constexpr void apply(P& stage, Seat seat, const Action& action) {
  State& state = stage.state;
  state.desk(seat).sealed = action.all_cards();
  state.decided = state.decided.with(seat);
  Event event{.kind = Event::Kind::sealed, .seat = seat};
  for (const Card card : state.desk(seat).sealed) event.cards.push(card);
  stage.sink(event);
  if (state.decided == owing_stars(state)) finish(stage);
}

}  // namespace stars_step

// Everybody has had their turn.
template <class P>
constexpr void begin_post(P& stage) {
  State& state = stage.state;
  if (state.options.studio_order) fix_order(state);  // H47-99
  state.decided = {};
  if (costume_holders(state).empty()) return stars_step::begin(stage);
  state.step = Step::before_cards;
}

// H47-104: a costume window closes when all who hold one have declined.
template <class P>
constexpr void continue_window(P& stage) {
  State& state = stage.state;
  if (asked_for_costume(state) != nobody) return;
  state.decided = {};
  if (state.step == Step::before_cards) return stars_step::begin(stage);
  if (state.step == Step::before_cut) return cut_step::begin(stage);
  premiere::go_on(stage);
}

// The turn is over: the next in order (H47-20, H47-71), the next number (H47-93), or Post.
template <class P>
constexpr void end_turn(P& stage) {
  State& state = stage.state;
  ++state.turn;
  if (state.options.studio_order) {
    state.turn = static_cast<std::uint8_t>(next_call(state, state.turn));
    if (state.turn == jobs) return begin_post(stage);
    return start_turn(stage, seat_of(state.owners[state.turn]));
  }
  const std::size_t turns = state.players() * (state.options.small() ? 2 : 1);  // H47-71
  if (state.turn == turns) return begin_post(stage);
  start_turn(stage, state.order[state.turn % state.players()]);
}

}  // namespace backlot::hollywood
