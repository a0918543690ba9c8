// Goes through a log whose cards have kinds, and lays them where they are now. Looks of other seats
// see some card that is there: H47-44, H47-84, H47-103.
#pragma once
#include <cstddef>

#include "games/hollywood/hidden/eras.hpp"

namespace backlot::hollywood {

template <class C>
class Replay {
 public:
  constexpr Replay(State& world, C& chance) : world_(world), chance_(chance) {}

  constexpr void run(const Counts& all) {
    world_.deck.cards = all;
    world_.deck.size = static_cast<std::uint8_t>(total(all));
    world_.discards = {};
    world_.movie = {};
    world_.score.clear();
    for (Desk& desk : world_.desks) desk.hand.clear();
    for (Ghost& ghost : world_.ghosts) ghost.card = Card::unknown;
    for (std::size_t i = 0; i < world_.log.size(); ++i) follow(i);
    if (world_.step == Step::edit) world_.held = world_.log.back().card();
  }

 private:
  constexpr auto& hand_of(Place place) { return world_.desk(seat_of(place)).hand; }

  constexpr void follow(std::size_t i) {
    Trace& trace = world_.log[i];
    const Card card = trace.card();
    if (trace.from_new_deck()) {
      expect(world_.deck.size == 0);
      world_.deck = world_.discards;
      world_.discards = {};
    }
    switch (trace.move()) {
      case CardMove::drew:
        world_.deck.take(card);
        if (is_ghost(trace.who())) {
          world_.ghosts[ghost_index(trace.who())].card = card;
        } else {
          hand_of(trace.who()).insert_sorted(card);
        }
        return;
      case CardMove::drew_score: world_.deck.take(card); return world_.score.insert_sorted(card);
      case CardMove::dealt: world_.deck.take(card); return world_.movie.add(card);
      case CardMove::added: leave(trace.who(), card); return world_.movie.add(card);
      case CardMove::added_score: world_.score.remove(card); return world_.movie.add(card);
      case CardMove::discarded: leave(trace.who(), card); return world_.discards.add(card);
      case CardMove::discarded_score: world_.score.remove(card); return world_.discards.add(card);
      case CardMove::removed: world_.movie.take(card); return world_.discards.add(card);
      case CardMove::premiered:
        for (std::size_t kind = 0; kind < card_kinds; ++kind) {
          for (; world_.movie.cards[kind] > 0; world_.movie.take(card_at(kind))) world_.discards.add(card_at(kind));
        }
        return;
      case CardMove::passed: return exchange(i);
      case CardMove::looked_at_ghost: return trace.set_card(world_.ghosts[ghost_index(trace.other())].card);
      case CardMove::looked_at_hand:
        if (card == Card::unknown) trace.set_card(random_of(hand_of(trace.other())));
        return;
      case CardMove::looked_at_movie:
        if (card == Card::unknown) trace.set_card(seen_in_movie(i));
        return;
    }
  }

  constexpr void leave(Place place, Card card) {
    if (is_ghost(place)) {
      expect(world_.ghosts[ghost_index(place)].card == card);
      world_.ghosts[ghost_index(place)].card = Card::unknown;
      return;
    }
    [[maybe_unused]] const bool held = hand_of(place).remove(card);
    expect(held);
  }

  // The first of two entries moves both cards, the second none.
  constexpr void exchange(std::size_t i) {
    const Trace trace = world_.log[i];
    if (exchanged_) {
      exchanged_ = false;
      return;
    }
    const Trace back = world_.log[i + 1];
    leave(trace.who(), trace.card());
    leave(back.who(), back.card());
    hand_of(trace.other()).insert_sorted(trace.card());
    hand_of(back.other()).insert_sorted(back.card());
    exchanged_ = true;
  }

  template <class Hand>
  constexpr Card random_of(const Hand& hand) {
    return hand[draw(chance_, static_cast<std::uint32_t>(hand.size()), Purpose::imagine)];
  }

  // H47-44: what the declarer of an edit discards is what they saw.
  constexpr Card seen_in_movie(std::size_t i) {
    if (i + 1 < world_.log.size()) {
      const Trace next = world_.log[i + 1];
      if (next.move() == CardMove::removed && next.who() == world_.log[i].who()) return next.card();
    }
    return nth_card(world_.movie, draw(chance_, world_.movie.size, Purpose::imagine));
  }

  State& world_;
  C& chance_;
  bool exchanged_ = false;
};

}  // namespace backlot::hollywood
