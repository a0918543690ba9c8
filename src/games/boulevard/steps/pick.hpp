// Step 4 of the week, B54-60 to B54-63: films are picked one at a time, round and round.
#pragma once
#include <optional>

#include "games/boulevard/dealing.hpp"
#include "games/boulevard/steps/genre.hpp"
#include "games/boulevard/tips.hpp"

namespace backlot::boulevard {

struct PickStep {
  static constexpr SetOf<When> now() { return {When::picking}; }

  static constexpr std::optional<Refusal> check_film(const Content& content, const Theatre& theatre, Film film) {
    const FilmFacts& facts = content[film];
    if (!equipment_of(theatre).includes(equipment_for(facts))) return Refusal::no_equipment;  // B54-53
    if (facts.minutes > minutes_left(content, theatre)) return Refusal::film_too_long;        // B54-4
    if (price_for(content, theatre, film) > theatre.cash) return Refusal::film_too_dear;      // B54-60
    return std::nullopt;
  }

  // What picking asks of a film, worked out once for all films.
  struct Means {
    SetOf<Special> equipment;
    Minutes minutes;
    Money money;

    // All films of the pack that they allow.
    constexpr FilmBits films(const Content& content) const {
      const Index& index = content.index;
      const std::size_t quarters = minutes.count / 15U;
      expect(money.amount >= 0);
      const auto thousands = static_cast<std::size_t>(money.amount);  // cash and a discount are never negative
      return index.shown_with[equipment_code(equipment)] &
             index.no_longer_than[quarters < most_quarters ? quarters : most_quarters] &
             index.no_dearer_than[thousands < most_price ? thousands : most_price];
    }
    // Without branches: nobody can guess the answers.
    constexpr bool allow(const FilmFacts& film) const {
      const bool fits = equipment.includes(equipment_for(film));
      return static_cast<int>(fits) & static_cast<int>(film.minutes <= minutes) & static_cast<int>(film.price <= money);
    }
  };
  static constexpr Means means_of(const Content& content, const Theatre& theatre) {
    return {equipment_of(theatre), minutes_left(content, theatre), theatre.cash + theatre.discount};
  }

  static constexpr bool any_film_for(const Content& content, const Position& table, const Means& means) {
    return !(table.array.bits() & means.films(content)).empty();
  }

  // B54-62: whether the seat is asked. What its tips are is hidden: any it could have may help.
  static constexpr bool is_asked(const Content& content, const Position& table, Seat seat) {
    const Theatre& theatre = table.theatre(seat);
    Means means = means_of(content, theatre);
    if (any_film_for(content, table, means)) return true;
    if (theatre.hand.empty()) return false;
    const PickingHelp help = most_picking_help(content, theatre);
    means.minutes += help.minutes;
    means.money += help.discount;
    return any_film_for(content, table, means);
  }

  template <class Out>
  static constexpr void legal_actions(const Content& content, const Position& table, Seat seat, Out& out) {
    const Theatre& theatre = table.theatre(seat);
    const FilmBits films = table.array.bits() & means_of(content, theatre).films(content);
    Action* to = out.extend(films.size());
    films.for_each([&](std::size_t film) { *to++ = Action::pick(static_cast<Film>(film)); });
    for_each_kind_in_hand(content, theatre, now(), [&](Tip tip) { out.push(Action::tip(tip)); });
    out.push(Action::pass());
  }

  // Neither films nor tips need a list.
  template <class Choose, class List>
  static constexpr Action one_legal(const Content& content, const Position& table, Seat seat, const Choose& choose,
                                    List& /*room*/) {
    const Theatre& theatre = table.theatre(seat);
    const FilmBits films = table.array.bits() & means_of(content, theatre).films(content);
    const KindBits kinds = playable_kinds(content, theatre, kinds_at(content, now()));
    const std::size_t count = films.size();
    const std::size_t tips = count_bits(kinds);
    const std::size_t chosen = choose(count + tips + 1);
    if (chosen < count) return Action::pick(static_cast<Film>(films.nth(chosen)));
    return chosen < count + tips ? Action::tip(nth_in_hand(theatre, kinds, chosen - count)) : Action::pass();
  }

  static constexpr std::optional<Refusal> check(const Content& content, const Position& table, Seat seat,
                                                const Action& action) {
    const Theatre& theatre = table.theatre(seat);
    switch (action.kind) {
      case Action::Kind::pick:
        if (!table.array.contains(action.film())) return Refusal::not_in_array;
        return check_film(content, theatre, action.film());
      case Action::Kind::tip: return check_tip(content, theatre, action.tip(), now());
      case Action::Kind::pass: return std::nullopt;  // B54-62: nobody must pick
      default: return Refusal::wrong_step;
    }
  }

  // B54-61: out for this week, with what was not used (B54-117).
  template <class Sink>
  static constexpr void leave(State& state, Seat seat, Sink& sink) {
    Theatre& theatre = state.theatre(seat);
    theatre.discount = {};
    theatre.more_picks = 0;
    state.out = state.out.with(seat);
    sink(Event{.kind = Event::Kind::out_of_picking, .seat = seat});
  }

  // Goes on from `next`, who is asked if there is anything to ask. True when picking is over.
  template <class Sink>
  static constexpr bool ask_from(const Content& content, State& state, Seat next, Sink& sink) {
    for (;; next = to_the_left(next, 1, state.players())) {
      if (state.array.empty() || state.out == state.seats()) return true;  // B54-62
      if (state.out.has(next)) continue;
      state.turn = next;
      if (is_asked(content, state, next)) return false;
      leave(state, next, sink);
    }
  }

  template <class Sink>
  static constexpr void pick(const Content& content, State& state, Seat seat, Film film, Sink& sink) {
    Theatre& theatre = state.theatre(seat);
    const Money price = price_for(content, theatre, film);
    pay(state, seat, price);  // B54-60
    theatre.discount = {};    // B54-117
    state.array.remove(film);
    theatre.films.push(film);
    sink(Event{.kind = Event::Kind::picked, .seat = seat, .film = film, .money = price});
  }

  template <Chance C, class Sink>
  static constexpr bool apply(const Content& content, State& state, Seat seat, const Action& action, C& /*chance*/,
                              Sink& sink) {
    Theatre& theatre = state.theatre(seat);
    if (action.kind == Action::Kind::tip) {  // B54-63: openly
      play_while_picking(content, theatre, action.tip());
      const Shuffle from = discard_tip(content, state, seat, action.tip());
      sink(Event{.kind = Event::Kind::played, .seat = seat, .tip = action.tip(), .shuffle = from});
      return ask_from(content, state, seat, sink);
    }
    if (action.kind == Action::Kind::pick) {
      pick(content, state, seat, action.film(), sink);
      if (theatre.more_picks > 0) {  // B54-121
        --theatre.more_picks;
        return ask_from(content, state, seat, sink);
      }
    } else {
      leave(state, seat, sink);
    }
    return ask_from(content, state, to_the_left(seat, 1, state.players()), sink);
  }

  // B54-45: the player at the Distribution Agency picks first, else the Start Player.
  template <Chance C, class Sink>
  static constexpr bool enter(const Content& content, State& state, C& /*chance*/, Sink& sink) {
    const Seat first = GenreStep::seat_on(state, Place::distribution_agency);
    return !ask_from(content, state, first == nobody ? state.start : first, sink);
  }
};

}  // namespace backlot::boulevard
