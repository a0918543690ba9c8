// Costumes: giving them (H47-100) and spending them in their windows (H47-103 to H47-108).
#pragma once
#include <cstddef>
#include <optional>

#include "games/hollywood/steps/draw_two.hpp"

namespace backlot::hollywood {

struct DressStep {
  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat /*seat*/, Out& out) {
    for (const Costume costume : table.chosen) {
      for (const Seat seat : SeatSet::first(table.players())) {
        if (place_of(seat) != table.costume_before) out.push(Action::dress(costume, seat));
      }
    }
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat /*seat*/,
                                                const Action& action) {
    if (action.kind != Action::Kind::dress) return Refusal::wrong_step;
    if (!table.chosen.contains(action.costume)) return Refusal::no_such_costume;
    if (index(action.to) >= table.players()) return Refusal::no_such_player;
    if (action.to == table.costume_before) return Refusal::costume_last_round;  // H47-100
    return std::nullopt;
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    Event event{.kind = Event::Kind::dressed, .seat = seat, .to = action.to};
    state.chosen.remove(action.costume);
    state.desk(seat_of(action.to)).costumes.insert_sorted(action.costume);
    state.costume_now = action.to;
    event.costumes.push(action.costume);
    Costume other = Costume::unknown;
    if (!state.chosen.empty()) {  // H47-102, H47-109
      other = state.chosen[0];
      state.wardrobe.push(other);
      event.costumes.push(other);
    }
    state.chosen.clear();
    state.dressings.push({seat, action.to, action.costume, other});
    sink(event);
    end_turn(content, state, chance, sink);
  }
};

namespace spending {

// H47-103, H47-106: Production costumes before each turn and after the last.
constexpr bool fits(Costume costume, Step step) {
  const bool after_last = step == Step::before_cards;
  if (costume <= Costume::tuxedo) return after_last || step == Step::write || step == Step::turn;
  if (costume <= Costume::beret) return after_last;
  return costume == Costume::fedora ? step == Step::before_cut : step == Step::after_reveal;
}

constexpr bool is_other_with_cards(const Position& table, Seat seat, Place place) {
  return index(place) < table.players() && place != place_of(seat) && !table.desk(seat_of(place)).hand.empty();
}

// H47-108, H47-145: whether there is something the costume can be spent on, namely this.
constexpr bool has_target(const Position& table, Seat seat, const Action& action) {
  const bool on_player = action.to != Place::nowhere && action.die == no_die;
  const bool on_die = action.to == Place::nowhere && action.die < table.dice.size();
  const bool on_nothing = action.to == Place::nowhere && action.die == no_die;
  switch (action.costume) {
    case Costume::trench_coat: return on_player && is_other_with_cards(table, seat, action.to);
    case Costume::cowboy_hat: return on_die;
    case Costume::jester_cap:
      return on_player && is_other_with_cards(table, seat, action.to) && !table.desk(seat).hand.empty();
    case Costume::tuxedo: return on_nothing && can_draw(table);
    case Costume::evening_gown: {
      const std::size_t own = first_die(table.options, seat);
      return on_die && action.die >= own && action.die < own + dice_each(table.options) &&
             table.dice[action.die] == Face::blank;
    }
    case Costume::prison_stripes: return on_die && table.dice[action.die] == Face::star;
    case Costume::beret: return on_nothing && table.centre > 0;
    case Costume::fedora: return on_nothing && table.movie.size > 0;
    case Costume::uniform: {
      const Counts& shown = table.now().shown;
      return on_nothing && !table.called_off && shown[index(Card::hearing)] + shown[index(Card::shake_up)] > 0;
    }
    case Costume::unknown: break;
  }
  return false;
}

constexpr std::optional<Refusal> check(const Position& table, Seat seat, const Action& action) {
  if (!table.desk(seat).costumes.contains(action.costume)) return Refusal::no_such_costume;  // H47-106
  if (action.costume == Costume::unknown) return Refusal::no_such_costume;
  if (!fits(action.costume, table.step)) return Refusal::wrong_window;  // H47-103
  if (!has_target(table, seat, action)) return Refusal::no_target;      // H47-108
  return std::nullopt;
}

template <class Out>
constexpr void legal_actions(const Position& table, Seat seat, Out& out) {
  for (const Costume costume : table.desk(seat).costumes) {
    if (costume == Costume::unknown || !fits(costume, table.step)) continue;
    const auto offer = [&](const Action& action) {
      if (has_target(table, seat, action)) out.push(action);
    };
    offer(Action::spend(costume));
    for (const Seat other : SeatSet::first(table.players())) offer(Action::spend_on(costume, other));
    for (std::size_t die = 0; die < table.dice.size(); ++die) offer(Action::spend_die(costume, die));
  }
}

template <Chance C>
constexpr Card random_of_hand(State& state, Seat seat, C& chance) {
  const auto& hand = state.desk(seat).hand;
  return hand[draw(chance, static_cast<std::uint32_t>(hand.size()), Purpose::cards)];
}

// Both cards leave before either arrives.
template <Chance C, class Sink>
constexpr void exchange(State& state, Seat seat, Seat other, C& chance, Sink& sink) {
  const Card mine = random_of_hand(state, seat, chance);
  const Card theirs = random_of_hand(state, other, chance);
  state.desk(seat).hand.remove(mine);
  state.desk(other).hand.remove(theirs);
  state.desk(seat).hand.insert_sorted(theirs);
  state.desk(other).hand.insert_sorted(mine);
  state.log.push({CardMove::passed, place_of(seat), place_of(other), mine});
  state.log.push({CardMove::passed, place_of(other), place_of(seat), theirs});
  Event event{.kind = Event::Kind::exchanged, .seat = seat, .to = place_of(other)};
  event.cards.push(mine);
  event.cards.push(theirs);
  sink(event);
}

template <class Sink>
constexpr void look(State& state, Seat seat, CardMove move, Place at, Card card, Sink& sink) {
  state.log.push({move, place_of(seat), at, card});
  const auto kind = move == CardMove::looked_at_hand ? Event::Kind::hand_seen : Event::Kind::movie_seen;
  Event event{.kind = kind, .seat = seat, .to = at};
  event.cards.push(card);
  sink(event);
}

template <class Sink>
constexpr void turn_die(State& state, std::uint8_t die, Face face, Sink& sink) {
  state.dice[die] = face;
  Event event{.kind = Event::Kind::die_turned, .die = die};
  event.faces.push(face);
  sink(event);
}

// H47-103
template <Chance C, class Sink>
constexpr void take_effect(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                           Sink& sink) {
  const Seat other = seat_of(action.to);
  switch (action.costume) {
    case Costume::trench_coat:
      return look(state, seat, CardMove::looked_at_hand, action.to, random_of_hand(state, other, chance),
                  sink);  // H47-144
    case Costume::cowboy_hat: return reroll_die(content, state, seat, action.die, chance, sink);
    case Costume::jester_cap: return exchange(state, seat, other, chance, sink);
    case Costume::evening_gown: return turn_die(state, action.die, Face::star, sink);
    case Costume::prison_stripes: return turn_die(state, action.die, Face::blank, sink);
    case Costume::beret:  // H47-108: no ban is obeyed or made
      --state.centre;
      ++state.desk(seat).tokens;
      return sink(Event{.kind = Event::Kind::token_taken, .seat = seat});
    case Costume::fedora:
      return look(state, seat, CardMove::looked_at_movie, Place::nowhere, CutStep::random_card(state, chance), sink);
    case Costume::uniform: state.called_off = true; return sink(Event{.kind = Event::Kind::called_off, .seat = seat});
    case Costume::tuxedo:
    case Costume::unknown: return;
  }
}

template <Chance C, class Sink>
constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance, Sink& sink) {
  state.desk(seat).costumes.remove(action.costume);
  state.wardrobe.push(action.costume);  // H47-102
  state.dressings.push({seat, Place::nowhere, action.costume, Costume::unknown});
  Event event{.kind = Event::Kind::spent, .seat = seat, .to = action.to, .die = action.die};
  event.costumes.push(action.costume);
  sink(event);
  const bool window = is_window(state.step);
  if (window) state.decided = {};  // H47-107: each spending restarts the asking
  if (action.costume == Costume::tuxedo) return draw_two(content, state, seat, state.step, chance, sink);
  take_effect(content, state, seat, action, chance, sink);
  if (window) continue_window(content, state, chance, sink);
}

}  // namespace spending

struct WindowStep {
  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& table, Seat seat, Out& out) {
    out.push(Action::decline());
    spending::legal_actions(table, seat, out);
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& table, Seat seat,
                                                const Action& action) {
    if (action.kind == Action::Kind::decline) return std::nullopt;
    if (action.kind != Action::Kind::spend) return Refusal::wrong_step;
    return spending::check(table, seat, action);
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    if (action.kind == Action::Kind::spend) return spending::apply(content, state, seat, action, chance, sink);
    state.decided = state.decided.with(seat);
    sink(Event{.kind = Event::Kind::declined, .seat = seat});
    continue_window(content, state, chance, sink);
  }
};

}  // namespace backlot::hollywood
