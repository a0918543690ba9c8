// Post: star cards, ghosts, tokens, the deck's card, in the order of H47-46.
#pragma once
#include <cstddef>
#include <optional>

#include "games/hollywood/steps/cut.hpp"

namespace backlot::hollywood {

// Who owes cards for stars: public, whatever they hold (H47-141).
constexpr bool owes_stars(const Position& table, Seat seat) {
  return stars_of(table, seat) * table.desk(seat).hand.size() != 0;  // without a branch
}
constexpr SeatSet owing_stars(const Position& table) {
  unsigned holding = 0;
  for (std::size_t i = 0; i < table.players(); ++i) holding |= (table.desks[i].hand.empty() ? 0U : 1U) << i;
  return SeatSet::from_bits(static_cast<std::uint16_t>(starred(table).bits() & holding));
}

// Whether somebody has not sealed.
constexpr bool anyone_owes(const Position& table) {
  for (const Seat seat : starred(table).without(table.decided)) {
    if (!table.desk(seat).hand.empty()) return true;
  }
  return false;
}

struct TokensStep {
  // H47-42: a token adds a card; without a card it stays.
  static constexpr bool can_spend(const Position& table, Seat seat) {
    return table.desk(seat).tokens > 0 && !table.desk(seat).hand.empty();
  }

  template <Chance C, class Sink>
  static constexpr void finish(const Content& content, State& state, C& chance, Sink& sink) {
    for (std::size_t i = 0; i < state.ghosts.size(); ++i) {  // H47-76, H47-83
      Ghost& ghost = state.ghosts[i];
      const bool star = state.dice[player_dice(state.options) + i] == Face::star;
      if (star || ghost.tokens == 0 || ghost.card == Card::unknown) continue;
      --ghost.tokens;
      ++state.centre;
      add_from_ghost(state, i, chance, sink);
    }
    if (!state.composed && !CutStep::is_just(content, state)) {  // H47-43, H47-91
      Reshuffle reshuffle = Reshuffle::none;
      const Card card = draw_card(state, CardMove::dealt, Place::nowhere, reshuffle, chance);
      if (card != Card::unknown) {
        state.movie.add(card);
        Event event{.kind = Event::Kind::dealt};
        event.cards.push(card);
        tell_drawn(event, reshuffle, sink);
      }
    }
    state.decided = {};
    if (costume_holders(state).empty()) return CutStep::enter(content, state, chance, sink);
    state.step = Step::before_cut;
  }

  // H47-41: in turn order. From the seat at place `from` of the order on, the first who can.
  template <Chance C, class Sink>
  static constexpr void ask_from(const Content& content, State& state, std::size_t from, C& chance, Sink& sink) {
    for (std::size_t i = from; i < state.order.size(); ++i) {
      if (!can_spend(state, state.order[i])) continue;
      state.actor = state.order[i];
      state.step = Step::tokens;
      return;
    }
    finish(content, state, chance, sink);
  }

  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat seat, Out& out) {
    out.push(Action::decline());
    each_choice(table.desk(seat).hand, 1,
                [&](const Cards& cards) { out.push(Action::with(Action::Kind::add, cards[0])); });
  }

  template <class Choose, class List>
  static constexpr Action one_legal(const Content& /*content*/, const Position& table, Seat seat, const Choose& choose,
                                    List& /*room*/) {
    const auto& hand = table.desk(seat).hand;
    const std::size_t place = choose(1 + count_kinds(hand));
    return place == 0 ? Action::decline() : Action::with(Action::Kind::add, nth_kind(hand, place - 1));
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat seat,
                                                const Action& action) {
    if (action.kind == Action::Kind::decline) return std::nullopt;
    if (action.kind != Action::Kind::add) return Refusal::wrong_step;
    if (!table.desk(seat).hand.contains(action.card())) return Refusal::not_in_hand;
    return std::nullopt;
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    const std::size_t at = state.order.find(seat);
    if (action.kind == Action::Kind::decline) {
      sink(Event{.kind = Event::Kind::declined, .seat = seat});
      return ask_from(content, state, at + 1, chance, sink);
    }
    --state.desk(seat).tokens;
    ++state.centre;
    add_to_movie(state, seat, action.all_cards(), sink, Place::centre);
    ask_from(content, state, at, chance, sink);  // H47-41: several in one round are allowed
  }
};

struct StarsStep {
  // H47-40: as many cards as stars, as far as there are cards. H47-95, H47-98: in a strike zero to three.
  static constexpr std::size_t cards_owed(const Position& table, Seat seat) {
    const std::size_t stars = stars_of(table, seat);
    const std::size_t held = table.desk(seat).hand.size();
    return stars < held ? stars : held;
  }

  template <Chance C, class Sink>
  static constexpr void finish(const Content& content, State& state, C& chance, Sink& sink) {
    const SeatSet adding = state.decided;
    state.decided = {};
    each_in_order(state, adding, [&](Seat seat) {  // H47-45
      const Cards cards = state.desk(seat).sealed;
      state.desk(seat).sealed.clear();
      add_to_movie(state, seat, cards, sink);
    });
    for (std::size_t i = 0; i < state.ghosts.size(); ++i) {  // H47-74
      const bool star = state.dice[player_dice(state.options) + i] == Face::star;
      if (star && state.ghosts[i].card != Card::unknown) add_from_ghost(state, i, chance, sink);
    }
    TokensStep::ask_from(content, state, 0, chance, sink);
  }

  template <Chance C, class Sink>
  static constexpr void enter(const Content& content, State& state, C& chance, Sink& sink) {
    state.step = Step::stars;
    state.decided = {};
    if (!anyone_owes(state)) finish(content, state, chance, sink);
  }

  template <class Out>
  static constexpr void legal_actions(const Content& content, const Position& table, Seat seat, Out& out) {
    const bool strike = is_strike(content, table);
    const std::size_t owed = cards_owed(table, seat);
    const std::size_t least = strike ? 0 : owed;
    const std::size_t most = strike ? table.desk(seat).hand.size() : owed;
    for (std::size_t size = least; size <= most; ++size) {
      each_choice(table.desk(seat).hand, size,
                  [&](const Cards& cards) { out.push(Action::with(Action::Kind::play, cards)); });
    }
  }

  template <class Choose, class List>
  static constexpr Action one_legal(const Content& content, const Position& table, Seat seat, const Choose& choose,
                                    List& room) {
    if (is_strike(content, table) || cards_owed(table, seat) != 1) {
      legal_actions(content, table, seat, room);
      return room[choose(room.size())];
    }
    const auto& hand = table.desk(seat).hand;
    return Action::with(Action::Kind::play, nth_kind(hand, choose(count_kinds(hand))));
  }

  static constexpr std::optional<Refusal> check(const Content& content, const Position& table, Seat seat,
                                                const Action& action) {
    if (action.kind != Action::Kind::play) return Refusal::wrong_step;
    const Cards cards = action.all_cards();
    const bool strike = is_strike(content, table);
    if (!strike && cards.size() != cards_owed(table, seat)) return Refusal::as_many_as_stars;  // H47-40
    if (strike && cards.size() > table.desk(seat).hand.size()) return Refusal::at_most_three;  // H47-95
    if (!is_ascending(cards) || !holds_all(table.desk(seat).hand, cards)) return Refusal::not_in_hand;
    return std::nullopt;
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    auto& sealed = state.desk(seat).sealed;
    sealed.clear();
    for (const Card card : action.cards) {
      if (card != Card::unknown) sealed.push(card);
    }
    state.decided = state.decided.with(seat);
    Event event{.kind = Event::Kind::sealed, .seat = seat};
    for (const Card card : sealed) event.cards.push(card);
    sink(event);
    if (!anyone_owes(state)) finish(content, state, chance, sink);
  }
};

// Everybody has had their turn.
template <Chance C, class Sink>
constexpr void begin_post(const Content& content, State& state, C& chance, Sink& sink) {
  if (state.options.studio_order) fix_order(state);  // H47-99
  state.decided = {};
  if (costume_holders(state).empty()) return StarsStep::enter(content, state, chance, sink);
  state.step = Step::before_cards;
}

// H47-104: a costume window closes when all who hold one have declined.
template <Chance C, class Sink>
constexpr void continue_window(const Content& content, State& state, C& chance, Sink& sink) {
  if (asked_for_costume(state) != nobody) return;
  state.decided = {};
  if (state.step == Step::before_cards) return StarsStep::enter(content, state, chance, sink);
  if (state.step == Step::before_cut) return CutStep::enter(content, state, chance, sink);
  premiere::go_on(content, state, chance, sink);
}

// The turn is over: the next in order (H47-20, H47-71), the next number (H47-93), or Post.
template <Chance C, class Sink>
constexpr void end_turn(const Content& content, State& state, C& chance, Sink& sink) {
  ++state.turn;
  if (state.options.studio_order) {
    state.turn = static_cast<std::uint8_t>(next_call(state, state.turn));
    if (state.turn == jobs) return begin_post(content, state, chance, sink);
    return start_turn(state, seat_of(state.owners[state.turn]), sink);
  }
  const std::size_t turns = state.players() * (state.options.small() ? 2 : 1);  // H47-71
  if (state.turn == turns) return begin_post(content, state, chance, sink);
  const std::size_t at = state.turn;
  start_turn(state, state.order[at < state.players() ? at : at - state.players()], sink);
}

}  // namespace backlot::hollywood
