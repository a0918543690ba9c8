// The removal of a card from the movie, and the edit (H47-44, H47-47, H47-48).
#pragma once
#include <optional>

#include "games/hollywood/refusal.hpp"
#include "games/hollywood/steps/premiere.hpp"

namespace backlot::hollywood {

struct CutStep {
  template <Chance C>
  static constexpr Card random_card(State& state, C& chance) {
    return nth_card(state.movie, draw(chance, state.movie.size, Purpose::cut));
  }

  template <class Sink>
  static constexpr void remove(State& state, Card card, Seat seen_by, Sink& sink) {
    state.movie.take(card);
    state.discards.add(card);
    state.log.push({CardMove::removed, place_of(seen_by), Place::nowhere, card});
    Event event{.kind = Event::Kind::removed, .seat = seen_by};
    event.cards.push(card);
    sink(event);
  }

  // H47-91: in the seventh round of justice served nothing is removed at random.
  static constexpr bool is_just(const Content& content, const Position& table) {
    return table.options.justice && is_last_round(content, table);
  }

  template <Chance C, class Sink>
  static constexpr void enter(const Content& content, State& state, C& chance, Sink& sink) {
    if (state.movie.size == 0) return premiere::reveal(content, state, chance, sink);  // H47-48
    if (state.declarer == nobody) {
      if (!is_just(content, state)) remove(state, random_card(state, chance), nobody, sink);  // H47-44
      return premiere::reveal(content, state, chance, sink);
    }
    state.held = random_card(state, chance);  // H47-44, H47-47: the declarer sees it
    state.log.push({CardMove::looked_at_movie, place_of(state.declarer), Place::nowhere, state.held});
    Event event{.kind = Event::Kind::cut_seen, .seat = state.declarer};
    event.cards.push(state.held);
    sink(event);
    state.step = Step::edit;
  }

  template <class Out>
  static constexpr void legal_actions(const Content& /*content*/, const Position& /*table*/, Seat /*seat*/, Out& out) {
    out.push(Action::plain(Action::Kind::cut));
    out.push(Action::plain(Action::Kind::keep));
  }

  static constexpr std::optional<Refusal> check(const Content& /*content*/, const Position& /*table*/, Seat /*seat*/,
                                                const Action& action) {
    if (action.kind == Action::Kind::cut || action.kind == Action::Kind::keep) return std::nullopt;
    return Refusal::wrong_step;
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& chance,
                              Sink& sink) {
    const Card held = state.held;
    state.held = Card::unknown;
    if (action.kind == Action::Kind::cut) {
      remove(state, held, seat, sink);
    } else {
      sink(Event{.kind = Event::Kind::put_back, .seat = seat});
      if (!is_just(content, state)) remove(state, random_card(state, chance), nobody, sink);  // H47-44, H47-96
    }
    premiere::reveal(content, state, chance, sink);
  }
};

}  // namespace backlot::hollywood
