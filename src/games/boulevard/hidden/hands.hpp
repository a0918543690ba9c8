// Where the unseen tips may be. A card in a hand was drawn after a shuffle that everybody knows
// (B54-113), and everybody knows which cards each shuffle brought and which of them were played:
// what is left of them lies in the hands that drew since then, and what is left of the last shuffle
// in the deck, too. Each placement of physical cards that fits is as likely as any other.
#pragma once
#include <cstddef>
#include <cstdint>

#include "contract/belief.hpp"
#include "core/array.hpp"
#include "games/boulevard/sight.hpp"

namespace backlot::boulevard {

// The cards of one shuffle that the viewer has not seen.
constexpr void list_unseen(const Content& content, const View& view, Shuffle shuffle, Pile<Tip, max_tips>& unseen) {
  unseen.clear();
  std::size_t card = 0;
  for (std::size_t kind = 0; kind < content.tips.size(); ++kind) {
    for (std::size_t i = 0; i < content.tips[kind].copies; ++i, ++card) {
      if (view.tip_cards[card] == shuffle) unseen.push(static_cast<Tip>(kind));
    }
  }
  if (view.seat() == nobody) return;
  for (const Held& held : view.theatre(view.seat()).hand) {
    if (held.shuffle == shuffle) unseen.remove(held.tip);
  }
}

// Takes unseen cards one after the other, each of those left being as likely as the belief says.
class UnseenCards {
 public:
  constexpr explicit UnseenCards(const Pile<Tip, max_tips>& cards) : cards_(cards), left_(cards.size()) {
    for (std::size_t i = 0; i < left_; ++i) order_[i] = static_cast<std::uint8_t>(i);
  }
  template <class C, class Belief>
  constexpr Tip take(Seat holder, C& chance, const Belief& belief) {
    const auto weight = [&](const auto& asked, std::size_t n) { return asked.tip(holder, cards_[order_[n]]); };
    const std::size_t at = pick_by(belief, chance, left_, Purpose::imagine, weight);
    const std::uint8_t card = order_[at];
    order_[at] = order_[--left_];
    taken_[card] = 1;
    return cards_[card];
  }
  // What nobody took, in ascending order.
  constexpr void put_into(CountedPile<Tip, max_tip_kinds, max_tips>& deck) const {
    deck.clear();
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      if (taken_[i] == 0) deck.insert_sorted(cards_[i]);
    }
  }

 private:
  const Pile<Tip, max_tips>& cards_;
  std::size_t left_;
  Array<std::uint8_t, max_tips> order_{};
  Array<std::uint8_t, max_tips> taken_{};
};

// The cards of one shuffle in a hand lie side by side, in ascending order.
constexpr void sort_kinds(Held* from, const Held* to) {
  for (Held* sorted = from; sorted < to; ++sorted) {
    for (Held* at = sorted; at > from && at[0].tip < at[-1].tip; --at) {
      const Tip moved = at[0].tip;
      at[0].tip = at[-1].tip;
      at[-1].tip = moved;
    }
  }
}

// Fills the hands and the deck of `world`. A belief is asked tip(holder, tip) for a card in a hand.
template <class C, class Belief>
constexpr void deal_unseen(const Content& content, const View& view, State& world, C& chance, const Belief& belief) {
  Pile<Tip, max_tips> unseen;
  for (std::size_t i = 0; i <= static_cast<std::size_t>(view.shuffle); ++i) {
    const auto shuffle = static_cast<Shuffle>(i);
    list_unseen(content, view, shuffle, unseen);
    UnseenCards cards(unseen);
    for (const Seat seat : view.seats()) {
      if (seat == view.seat()) continue;
      auto& hand = world.theatre(seat).hand;
      Held* from = hand.begin();
      while (from < hand.end() && from->shuffle < shuffle) ++from;
      Held* to = from;
      for (; to < hand.end() && to->shuffle == shuffle; ++to) to->tip = cards.take(seat, chance, belief);
      sort_kinds(from, to);
    }
    if (shuffle == view.shuffle) cards.put_into(world.deck);
  }
}

}  // namespace backlot::boulevard
