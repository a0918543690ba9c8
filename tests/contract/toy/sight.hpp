// What the seats of the toy game see and imagine.
#pragma once
#include "contract/toy/rules.hpp"

namespace backlot::toy {

template <Fault F>
class View : public Position {
 public:
  constexpr Seat seat() const { return seat_; }
  constexpr Card hint() const { return hint_; }  // Fault::bytes_tell: beside the fields

 private:
  template <Fault G>
  friend constexpr View<G> seen_by(const Content<G>& content, const State<G>& state, Seat seat);
  constexpr View(const State<F>& state, Seat seat) : Position(state), seat_(seat) {}
  Seat seat_;
  Card hint_ = Card::unknown;
};

template <Fault F>
constexpr void fields(const View<F>& x, const auto& visit) {
  const Seat seat = x.seat();
  visit("seat", seat);
  fields_of<F>(x, visit);
}

template <Fault F>
constexpr View<F> seen_by(const Content<F>& /*content*/, const State<F>& state, Seat seat) {
  View<F> view(state, seat);
  if (F == Fault::bytes_tell && !state.stock.empty()) view.hint_ = state.stock[0];
  const bool halfway = state.step == Step::seal && state.decided == SeatSet::first(state.players());
  if ((F == Fault::bytes_tell_halfway || F == Fault::outlook_halfway) && halfway && !state.stock.empty()) {
    view.hint_ = state.stock[0];
  }
  for (const Seat other : SeatSet::first(state.players())) {
    if (other == seat) continue;
    for (Card& card : view.desk(other).hand) card = Card::unknown;
    if (F != Fault::remembers_too_much) view.desk(other).sealed = Card::unknown;
  }
  for (Prize& prize : view.prizes) {
    const bool peeked = prize.peeker == seat && F != Fault::forgets_a_peek;
    const bool owns = prize.owner == seat && seat != nobody;
    if (!peeked && !owns && !state.options.open_prizes) prize.card = Card::unknown;
  }
  for (Card& card : view.stock) card = Card::unknown;
  return view;
}

template <Fault F>
constexpr std::optional<Event> seen_by(const Content<F>& /*content*/, const Event& event, Seat seat) {
  Event seen = event;
  const bool own = seat == event.seat;
  switch (event.kind) {
    case Event::Kind::sealed:
      if (F == Fault::changes_silently && !own) return std::nullopt;
      if (F != Fault::event_tells && !own) seen.card = Card::unknown;
      break;
    case Event::Kind::shown: break;
    case Event::Kind::peeked:
    case Event::Kind::claimed:
      if (!own && seat != event.to && event.who == Event::Who::own) seen.card = Card::unknown;
      if (seat == nobody && event.who == Event::Who::own) seen.card = Card::unknown;
      break;
  }
  return seen;
}

// What a seat has in hand, counted.
struct Outlook {
  std::uint8_t cards = 0;
  Card hint = Card::unknown;
};
constexpr void fields(const Outlook& x, const auto& visit) {
  visit("cards", x.cards);
  visit("hint", x.hint);
}
template <Fault F>
constexpr Outlook outlook(const Content<F>& /*content*/, const View<F>& view) {
  const Card hint = F == Fault::bytes_tell_halfway ? Card::unknown : view.hint();
  if (view.seat() == nobody) return {0, hint};
  return {static_cast<std::uint8_t>(view.desk(view.seat()).hand.size()), hint};
}
template <Fault F>
constexpr Outlook outlook(const Content<F>& /*content*/, const State<F>& /*state*/) {
  return {};
}

constexpr bool reveals(const Event& event) { return event.kind != Event::Kind::sealed; }

template <Fault F, class Out>
constexpr void legal_actions(const Content<F>& content, const View<F>& view, Seat seat, Out& out) {
  out.clear();
  if (seat == view.seat()) legal_actions(content, static_cast<const Position&>(view), seat, out);
}
template <Fault F>
constexpr std::optional<Refusal> check(const Content<F>& content, const View<F>& view, Seat seat,
                                       const Action<F>& action) {
  if (seat != view.seat()) return Refusal::not_yours;
  return check(content, static_cast<const Position&>(view), seat, action);
}
template <Fault F, class Out>
constexpr void looked_for(const Content<F>& /*content*/, const View<F>& view, Out& out) {
  using Kind = typename Action<F>::Kind;
  if (view.step == Step::claim) out.push({Kind::keep});  // which is possible
  if (view.step == Step::seal) out.push({Kind::keep});   // which is not
  if (view.step == Step::seal && F == Fault::bars_twice) out.push({Kind::keep});
}
template <Fault F>
constexpr Action<F> default_action(const Content<F>& /*content*/, const View<F>& view) {
  using Kind = typename Action<F>::Kind;
  if (view.step == Step::claim || F == Fault::default_is_illegal) return {Kind::keep};
  return {Kind::seal, view.desk(view.seat()).hand[0]};
}

// Every placement of the unseen physical cards is as likely as any other.
template <Fault F, class C>
class Imaginer {
 public:
  constexpr Imaginer(const Content<F>& content, const View<F>& view, C& chance)
      : view_(view), chance_(chance), world_(view), unseen_(deck_of(content)) {}

  constexpr State<F> imagine() {
    for (const Desk& desk : view_.desks) {
      for (const Card card : desk.row) unseen_.remove(card);
      for (const Card card : desk.hand) unseen_.remove(card);
      unseen_.remove(desk.sealed);
    }
    for (const Prize& prize : view_.prizes) unseen_.remove(prize.card);
    for (const Seat seat : SeatSet::first(view_.players())) {
      Desk& desk = world_.desk(seat);
      if (view_.step == Step::seal && view_.decided.has(seat)) fill_in(desk.sealed);
      redeal(desk.hand);
    }
    for (Prize& prize : world_.prizes) {
      if (F != Fault::dead_ends_in_a_dream || prize.owner != nobody) fill_in(prize.card);
    }
    redeal(world_.stock);
    return world_;
  }

 private:
  constexpr void fill_in(Card& card) {
    if (card == Card::unknown) card = take();
  }
  constexpr void redeal(auto& pile) {
    if (pile.empty() || pile[0] != Card::unknown) return;
    const std::size_t size = pile.size();
    pile.clear();
    for (std::size_t i = 0; i < size; ++i) pile.insert_sorted(take());
  }
  constexpr Card take() {
    std::size_t at = draw(chance_, static_cast<std::uint32_t>(unseen_.size()), Purpose::imagine);
    if (F == Fault::dreams_the_same) at = 0;
    if (F == Fault::dreams_too_little && unseen_[at] == Card{3}) at = 0;
    if (F == Fault::dreams_unevenly) {
      const Card wanted = static_cast<Card>(draw(chance_, kinds, Purpose::imagine));
      if (unseen_.contains(wanted)) at = unseen_.find(wanted);
    }
    const Card card = unseen_[at];
    if (F != Fault::dreams_impossible || unseen_.size() == 1) unseen_.erase_at(at);
    return card;
  }

  const View<F>& view_;
  C& chance_;
  State<F> world_;
  Deck unseen_;
};

template <Fault F, Chance C, class Belief = Uniform>
constexpr State<F> imagine(const Content<F>& content, const View<F>& view, C& chance, const Belief& /*belief*/ = {}) {
  return Imaginer<F, C>(content, view, chance).imagine();
}

}  // namespace backlot::toy
