// Where the unseen tips may be. A card in a hand was drawn after a shuffle that everybody knows
// (B54-113), and everybody knows which cards each shuffle brought and which of them were played:
// what is left of them lies in the hands that drew since then, and what is left of the last shuffle
// in the deck, too. Each placement of physical cards that fits is as likely as any other.
#pragma once
#include <cstddef>

#include "contract/belief.hpp"
#include "games/boulevard/sight.hpp"

namespace backlot::boulevard {

using Unseen = Scratch<Tip, max_tips>;

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

// Fills the hands and the deck of `world`. A belief is asked tip(holder, tip) for a card in a hand.
template <class C, class Belief>
constexpr void deal_unseen(const Content& content, const View& view, State& world, C& chance, const Belief& belief) {
  Pile<Tip, max_tips> unseen;
  for (std::size_t i = 0; i <= static_cast<std::size_t>(view.shuffle); ++i) {
    const auto shuffle = static_cast<Shuffle>(i);
    list_unseen(content, view, shuffle, unseen);
    std::size_t left = unseen.size();
    for (const Seat seat : view.seats()) {
      if (seat == view.seat() || left == 0) continue;
      auto& hand = world.theatre(seat).hand;
      const Pile<Held, max_hand> slots = hand;
      hand.clear();
      for (const Held& slot : slots) {
        if (slot.shuffle != shuffle) {
          hand.insert_sorted(slot);
          continue;
        }
        const auto weight = [&](const auto& asked, std::size_t n) { return asked.tip(seat, unseen[n]); };
        const std::size_t at = pick_by(belief, chance, left, Purpose::imagine, weight);
        hand.insert_sorted({shuffle, unseen[at]});
        unseen[at] = unseen[--left];
      }
    }
    if (shuffle != view.shuffle) continue;
    world.deck.clear();
    for (std::size_t n = 0; n < left; ++n) world.deck.insert_sorted(unseen[n]);
  }
}

}  // namespace backlot::boulevard
