// A full state that fits all a seat has seen. Hidden are the Votes in other hands that nobody has
// seen yet. All of them were dealt at the start, so every placement of these physical cards is as
// likely as any other in which everybody was dealt a YES and a NO (MM-11, MM-71): cards are dealt at
// random, and dealt again until that holds. The true deal is one of those, so this comes to an end.
// Which card of a hand is sealed: each is as likely as any other.
#pragma once
#include <cstddef>
#include <cstdint>

#include "contract/belief.hpp"
#include "games/maybe/sight.hpp"

namespace backlot::maybe {

// A belief other than Uniform answers two questions with weights:
//   card(holder, vote): for an unseen Vote in the hand of `holder`
//   sealed(voter, vote): for the Vote that `voter` has sealed
template <class C, class Belief>
class Imaginer : Imagining<Position> {
 public:
  constexpr Imaginer(const Content& content, const View& view, C& chance, const Belief& belief)
      : content_(content), view_(view), chance_(chance), belief_(belief), world_(Imaginer::world_of(view)) {}

  constexpr State imagine() {
    const VoteDeck unseen = unseen_votes();
    if (!unseen.empty()) {
      // A belief may insist on what cannot be: after so many deals it is no longer asked.
      constexpr std::size_t patience = 64;
      std::size_t deals = 0;
      while (deals < patience && !deal(unseen, belief_)) ++deals;
      while (deals >= patience && !deal(unseen, Uniform{})) expect(++deals < 1'000'000);  // else nothing fits: a bug
    }
    if (view_.step == Step::vote) seal();
    return world_;
  }

 private:
  constexpr std::size_t unknown_in(Seat seat) const {
    return seat == view_.seat() ? 0 : view_.desk(seat).hand.size() - view_.desk(seat).known.size();
  }

  // All Votes of this game but those this seat can see.
  constexpr VoteDeck unseen_votes() const {
    VoteCounts left;
    std::size_t changes = view_.options.changes ? content_.change_per_player * view_.players() : 0;
    for (std::size_t i = 0; i < content_.votes.size(); ++i) {
      const VoteCard& card = content_.votes[i];
      if (card.kind == VoteKind::change && changes == 0) continue;
      changes -= card.kind == VoteKind::change ? 1 : 0;  // MM-113
      left.add(static_cast<Vote>(i), card.copies);
    }
    left.remove(view_.pool);
    for (const Vote vote : view_.spent) left.remove(vote);
    for (const Seat seat : SeatSet::first(view_.players())) {
      const Desk& desk = view_.desk(seat);
      left.remove(desk.won);
      for (const Vote vote : seat == view_.seat() ? desk.hand : desk.known) left.remove(vote);
      if (view_.step != Step::vote && view_.vote_of(seat) != Vote::unknown) left.remove(view_.vote_of(seat));
    }
    return left.cards();
  }

  // Deals the unseen Votes to the hands; false when somebody was dealt no YES or no NO.
  template <class Weights>
  constexpr bool deal(VoteDeck unseen, const Weights& weights) {
    for (const Seat seat : SeatSet::first(view_.players())) {
      const std::size_t unknown = unknown_in(seat);
      if (unknown == 0) continue;
      Desk& desk = world_.desk(seat);
      bool yes = view_.dealt_yes.has(seat);
      bool no = view_.dealt_no.has(seat);
      desk.hand = desk.known;
      for (std::size_t i = 0; i < unknown; ++i) {
        const Vote vote = pick(unseen, seat, weights);
        desk.hand.insert_sorted(vote);
        yes = yes || content_[vote].kind == VoteKind::yes;
        no = no || content_[vote].kind == VoteKind::no;
      }
      if (!yes || !no) return false;  // MM-11, MM-71
    }
    expect(unseen.empty());
    return true;
  }

  template <class Weights>
  constexpr Vote pick(VoteDeck& unseen, Seat holder, const Weights& weights) {
    const std::size_t size = unseen.size();
    const auto weight = [&](const auto& belief, std::size_t n) { return belief.card(holder, unseen[size - 1 - n]); };
    return take(unseen, pick_by(weights, chance_, size, Purpose::imagine, weight));
  }

  constexpr void seal() {
    for (const Seat seat : view_.decided) {
      if (seat == view_.seat()) continue;
      const auto& hand = world_.desk(seat).hand;
      const auto weight = [&](const auto& belief, std::size_t n) { return belief.sealed(seat, hand[n]); };
      world_.vote_of(seat) = hand[pick_by(belief_, chance_, hand.size(), Purpose::imagine, weight)];
    }
  }

  const Content& content_;
  const View& view_;
  C& chance_;
  const Belief& belief_;
  State world_;
};

template <Chance C, class Belief = Uniform>
constexpr State imagine(const Content& content, const View& view, C& chance, const Belief& belief = {}) {
  return Imaginer<C, Belief>(content, view, chance, belief).imagine();
}

}  // namespace backlot::maybe
