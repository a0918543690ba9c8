// Step 3: a card that came back and a card headhunted enter the Studio (C37-26, C37-30 to C37-36).
// The action names the cards that move to the Office; an order of placing that leads there must exist.
#pragma once
#include <optional>

#include "games/cinecitta/action.hpp"
#include "games/cinecitta/event.hpp"
#include "games/cinecitta/steps/folder.hpp"

namespace backlot::cinecitta {

struct PlaceStep {
  using Studio = Pile<Card, 3>;

  // Two cards in either order, each in one of three spaces.
  static constexpr std::size_t most_ways = 2 * Studio::capacity * Studio::capacity;

  // C37-26: the cards this seat has to place, in ascending order.
  static constexpr Cards incoming(const Position& table, Seat seat) {
    Cards cards;
    const Folder& own = table.folder_from(seat);
    if (own.answer == Answer::secure) cards.push(own.card);
    const Folder& received = table.folder_from(giver_to(table.options, table.round, seat));
    if (received.answer == Answer::headhunt) cards.insert_sorted(received.card);
    return cards;
  }

  static constexpr std::size_t find_profession(const Content& content, const Studio& studio, Card card) {
    std::size_t at = studio.size();
    for (std::size_t i = studio.size(); i-- > 0;)
      at = content[studio[i]].profession == content[card].profession ? i : at;
    return at;
  }

  // Calls then(studio, out) for every way of placing one card.
  template <class Then>
  static constexpr void place_one(const Content& content, const Studio& studio, const Cards& out, Card card,
                                  const Then& then) {
    const auto replace = [&](std::size_t at) {
      Studio after = studio;
      Cards gone = out;
      gone.insert_sorted(after[at]);
      after[at] = card;
      then(after, gone);
    };
    const std::size_t same = find_profession(content, studio, card);
    if (same < studio.size()) {  // C37-31: even when a space is free
      replace(same);
    } else if (!studio.full()) {  // C37-32
      Studio after = studio;
      after.push(card);
      then(after, out);
    } else {  // C37-33
      for (std::size_t i = 0; i < studio.size(); ++i) replace(i);
    }
  }

  // Calls found(out) for every way of placing all cards; the same `out` may come more than once.
  template <class Found>
  static constexpr void ways(const Content& content, const Studio& studio, const Cards& cards, const Found& found) {
    const auto last = [&](const Studio& /*after*/, const Cards& out) { found(out); };
    if (cards.empty()) {
      found(Cards{});
    } else if (cards.size() == 1) {
      place_one(content, studio, {}, cards[0], last);
    } else {
      for (std::size_t first = 0; first < 2; ++first) {  // C37-26: in either order
        place_one(content, studio, {}, cards[first], [&](const Studio& after, const Cards& out) {
          place_one(content, after, out, cards[1 - first], last);  // C37-36
        });
      }
    }
  }

  template <class Out>
  static constexpr void legal_actions(const Content& content, const Position& table, Seat seat, Out& out) {
    const Cards cards = incoming(table, seat);
    ways(content, table.desk(seat).studio, cards, [&](const Cards& gone) {
      const Action action = Action::place(gone);
      if (cards.size() < 2 || !out.contains(action)) out.push(action);  // two orders may end alike
    });
  }

  // Which rule a placement breaks that no order of placing leads to.
  static constexpr Refusal why_not(const Content& content, const Studio& studio, const Cards& cards, const Cards& out) {
    if (cards.empty()) return Refusal::nothing_to_place;
    Pile<Card, 5> left;
    for (const Card card : studio) left.push(card);
    for (const Card card : cards) left.push(card);
    for (const Card card : out) {
      if (!left.remove(card)) return Refusal::not_in_studio;  // C37-34
    }
    for (std::size_t i = 0; i < left.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (content[left[i]].profession == content[left[j]].profession) return Refusal::same_profession;
      }
    }
    if (left.size() > Studio::capacity) return Refusal::studio_is_full;
    if (left.size() < Studio::capacity) return Refusal::space_is_free;
    return Refusal::no_such_order;
  }

  static constexpr std::optional<Refusal> check(const Content& content, const Position& table, Seat seat,
                                                const Action& action) {
    if (action.kind != Action::Kind::place) return Refusal::wrong_step;
    const Studio& studio = table.desk(seat).studio;
    const Cards cards = incoming(table, seat);
    bool possible = false;
    ways(content, studio, cards, [&](const Cards& out) { possible = possible || out == action.out(); });
    if (possible) return std::nullopt;
    return why_not(content, studio, cards, action.out());
  }

  template <class Sink>
  static constexpr void seal(State& state, Seat seat, const Action& action, Sink& sink) {
    state.decided = state.decided.with(seat);
    for (const Card card : action.cards) {
      if (card != Card::unknown) state.desk(seat).moving_out.push(card);
    }
    sink(Event{.kind = Event::Kind::arranged, .seat = seat, .out = action.out()});
  }

  // Cards that came back or were headhunted enter a Studio, others leave it.
  static constexpr Event arrange(State& state, Seat seat) {
    Desk& desk = state.desk(seat);
    const Cards cards = incoming(state, seat);
    Cards staying = cards;
    for (const Card card : desk.moving_out) {
      if (!desk.studio.remove(card)) staying.remove(card);  // C37-36: placed and sent on at once
      desk.office.insert_sorted(card);
    }
    for (const Card card : staying) desk.studio.insert_sorted(card);
    for (const Card card : cards) state.rounds[state.round].placed.push({card, seat});
    const Event placed{.kind = Event::Kind::placed, .seat = seat, .cards = cards, .out = desk.moving_out};
    desk.moving_out.clear();
    return placed;
  }

  // C37-35: the results appear together.
  template <class Sink>
  static constexpr void finish(const Content& content, State& state, Sink& sink) {
    state.decided = {};
    Pile<Event, max_players> placed;
    for (const Seat seat : SeatSet::first(state.players())) placed.push(arrange(state, seat));
    ++state.round;
    const bool last = state.round == content.dealing_for(state.players()).hand;
    if (last) {
      for (Round& played : state.rounds) played.folders.clear();  // C37-75
    } else {
      state.step = Step::offer;
      state.rounds.resize(state.round + 1U);
      state.rounds[state.round].folders.resize(state.players());
    }
    for (const Event& event : placed) sink(event);
    if (!last) return;
    state.step = Step::over;                                   // C37-27
    for (const Seat seat : SeatSet::first(state.players())) {  // C37-28
      sink(Event{.kind = Event::Kind::wallet_shown, .seat = seat, .notes = state.desk(seat).wallet});
    }
  }

  template <Chance C, class Sink>
  static constexpr void apply(const Content& content, State& state, Seat seat, const Action& action, C& /*chance*/,
                              Sink& sink) {
    seal(state, seat, action, sink);
    if (everybody_decided(state)) finish(content, state, sink);
  }
};

}  // namespace backlot::cinecitta
