// A full state that fits all a seat has seen. Unseen cards are dealt evenly to the places they can
// be in; hidden amounts are chosen in order of rounds and seats, each evenly among the values that
// some history of the game continues (hidden/amounts). It never dead-ends, because the true history
// is one of those it would find. hidden/ works out what follows from what a seat knows.
#pragma once
#include <cstddef>
#include <cstdint>

#include "games/cinecitta/hidden/amounts.hpp"

namespace backlot::cinecitta {

// A belief other than Uniform answers two questions with weights:
//   card(holder, card): for a card in a hand or sealed folder of `holder` (nobody: left over)
//   notes(round, giver, notes): for the amount in a folder
template <class C, class Belief>
class Imaginer : Imagining<Position> {
 public:
  constexpr Imaginer(const Content& content, const View& view, C& chance, const Belief& belief)
      : content_(content),
        view_(view),
        chance_(chance),
        belief_(belief),
        world_(Imaginer::world_of(view)),
        ledger_(content, view) {}

  constexpr State imagine() {
    if (view_.step != Step::over) {  // C37-75: at the end no folder is left to imagine
      find_amounts();
      fill_past_cards();
    }
    deal_unseen_cards();
    seal_placements();
    return world_;
  }

 private:
  constexpr void find_amounts() {
    [[maybe_unused]] const bool found = AmountSearch<C, Belief>(ledger_, chance_, belief_).run();
    expect(found);
    for (std::size_t r = 0; r < ledger_.rounds(); ++r) {
      for (std::size_t i = 0; i < players(); ++i) {
        Folder& folder = world_.rounds[r].folders[i];
        folder.notes = {ledger_.notes[r][i]};
        folder.answer = ledger_.answers[r][i];
      }
    }
    const Wallets& left = ledger_.wallets[ledger_.rounds()];
    for (std::size_t i = 0; i < players(); ++i) world_.desks[i].wallet = {left[i]};
    if (view_.step != Step::offer) answer_now(left);
  }

  // The answers of this round that the viewer cannot know: any that the wallet allows.
  constexpr void answer_now(const Wallets& left) {
    for (const Seat giver : SeatSet::first(players())) {
      Folder& folder = world_.folder_from(giver);
      const Seat receiver = receiver_of(view_.options, view_.round, giver);
      if (folder.answer == Answer::unknown) {
        const bool can = left[index(receiver)] >= folder.notes.count;  // C37-24
        folder.answer = can && draw(chance_, 2, Purpose::imagine) == 1 ? Answer::headhunt : Answer::secure;
      }
      if (view_.step == Step::place) settle(folder, world_.desk(giver).wallet, world_.desk(receiver).wallet);
    }
  }

  // Past folders: each card was placed by its giver or its receiver, as the answer says. Who placed
  // two cards got them from two folders; which from which is open unless the viewer knows one.
  constexpr void fill_past_cards() {
    for (std::size_t r = 0; r < view_.rounds.size(); ++r) {
      if (!is_past(view_, r)) continue;
      for (const Seat seat : SeatSet::first(players())) {
        Cards placed;
        for (const Placement& placement : view_.rounds[r].placed) {
          if (placement.by == seat) placed.push(placement.card);
        }
        Pile<Seat, 2> givers;
        const Seat giver = giver_to(view_.options, r, seat);
        if (ledger_.answers[r][index(seat)] == Answer::secure) givers.push(seat);
        if (ledger_.answers[r][index(giver)] == Answer::headhunt) givers.push(giver);
        assign(world_.rounds[r].folders, placed, givers);
      }
    }
  }

  constexpr void assign(Pile<Folder, max_players>& folders, Cards& placed, Pile<Seat, 2>& givers) {
    for (const Seat giver : givers) placed.remove(folders[index(giver)].card);
    for (const Seat giver : givers) {
      Folder& folder = folders[index(giver)];
      if (!(folder.card == Card::unknown)) continue;
      const std::size_t at = draw(chance_, static_cast<std::uint32_t>(placed.size()), Purpose::imagine);
      folder.card = placed[at];
      placed.erase_at(at);
    }
  }

  constexpr void deal_unseen_cards() {
    Deck unseen = deck_for(content_, players());
    for (const Round& round : view_.rounds) {
      for (const Placement& placement : round.placed) unseen.remove(placement.card);
    }
    const bool seated = view_.seat() != nobody;
    if (seated) {
      for (const Card card : view_.desk(view_.seat()).hand) unseen.remove(card);
    }
    if (view_.step != Step::over) {
      for (const Folder& folder : view_.rounds[view_.round].folders) {
        if (folder.card != Card::unknown) unseen.remove(folder.card);
      }
    }
    for (const Seat seat : SeatSet::first(players())) {
      if (seat == view_.seat()) continue;
      const std::size_t cards = view_.desk(seat).hand.size();
      world_.desk(seat).hand.clear();
      for (std::size_t i = 0; i < cards; ++i) world_.desk(seat).hand.insert_sorted(take(unseen, seat));
      if (view_.step == Step::over || !has_folder(seat)) continue;
      Folder& folder = world_.folder_from(seat);
      if (folder.card == Card::unknown) folder.card = take(unseen, seat);
    }
    world_.left_over.clear();
    for (std::size_t i = 0; i < view_.left_over.size(); ++i) world_.left_over.insert_sorted(take(unseen, nobody));
  }

  constexpr bool has_folder(Seat giver) const { return view_.step != Step::offer || view_.decided.has(giver); }

  constexpr Card take(Deck& unseen, Seat holder) {
    const auto weight = [&](const auto& belief, std::size_t n) { return belief.card(holder, unseen[n]); };
    const std::size_t at = pick_by(belief_, chance_, unseen.size(), Purpose::imagine, weight);
    const Card card = unseen[at];
    unseen[at] = unseen.back();
    unseen.erase_at(unseen.size() - 1);
    return card;
  }

  // Sealed placements of others: any that the rules allow with the cards they have here.
  constexpr void seal_placements() {
    if (view_.step != Step::place) return;
    for (const Seat seat : view_.decided) {
      if (seat == view_.seat()) continue;
      Scratch<Action, PlaceStep::most_ways> ways;
      PlaceStep::legal_actions(content_, world_, seat, ways);
      const auto count = static_cast<std::uint32_t>(ways.size());
      world_.desk(seat).moving_out = ways[draw(chance_, count, Purpose::imagine)].out();
    }
  }

  constexpr std::size_t players() const { return view_.players(); }

  const Content& content_;
  const View& view_;
  C& chance_;
  const Belief& belief_;
  State world_;
  Ledger ledger_;
};

template <Chance C, class Belief = Uniform>
constexpr State imagine(const Content& content, const View& view, C& chance, const Belief& belief = {}) {
  return Imaginer<C, Belief>(content, view, chance, belief).imagine();
}

}  // namespace backlot::cinecitta
