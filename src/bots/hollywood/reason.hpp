// Why an action of Hollywood is a good one, by what the seat believes about the others and wishes for the movie.
#pragma once
#include <algorithm>
#include <optional>

#include "bots/hollywood/heuristic.hpp"
#include "games/hollywood/reason.hpp"

namespace backlot::bots::hollywood_reason {

using namespace backlot::hollywood;  // NOLINT: this header is about nothing else
using hollywood::Face;               // of a die, not of a person
using hollywood::Reason;             // not that of a refusal
using hollywood_heuristic::Reading;

class Reasoning {
 public:
  Reasoning(const Content& content, const View& view, const Reading& reading)
      : content_(content), view_(view), reading_(reading) {}

  std::optional<Reason> of(const Action& action) const {
    std::optional<Reason> reason = found(action);
    if (reason) reason->lagging = view_.desk(view_.seat()).loyalty == Loyalty::rising_star;
    return reason;
  }

 private:
  std::optional<Reason> found(const Action& action) const {
    using Kind = Action::Kind;
    switch (action.kind) {
      case Kind::pass:
      case Kind::decline:
      case Kind::stop: return Reason{.kind = Reason::Kind::nothing};
      case Kind::give:
      case Kind::move: return of_token(action.to);
      case Kind::roll: return of_roll(action.die);
      case Kind::play:
      case Kind::score:
      case Kind::add: return of_cards(action.all_cards());
      case Kind::pick: return of_poster(action.poster);
      case Kind::shoot:
      case Kind::invite: return of_hand(action.to);
      case Kind::compose:
      case Kind::edit: return Reason{.kind = Reason::Kind::decides};
      case Kind::cut:
      case Kind::keep: return of_cut();
      case Kind::discard: return Reason{.kind = Reason::Kind::clears};
      case Kind::produce: return Reason{.kind = Reason::Kind::job, .job = other_than_producer(action)};
      case Kind::swap: return Reason{.kind = Reason::Kind::job, .job = action.other};
      default: return std::nullopt;  // what it does is reason enough
    }
  }

  bool is_me(Place place) const { return place == place_of(view_.seat()); }
  bool sure(Place place) const {
    return !is_seat(place) || is_me(place) || !is_unknown(view_.desk(seat_of(place)).loyalty);
  }
  // Symbols for one's side, less those against it.
  int for_me(int lean) const { return reading_.wish() * lean; }

  static Job other_than_producer(const Action& action) {
    return action.job == Job::producer ? action.other : action.job;
  }

  // Friends besides the one who gets it whose dice let them add nothing.
  std::optional<Reason> of_token(Place to) const {
    if (reading_.worth(to) <= 0) return std::nullopt;
    Reason reason{.kind = Reason::Kind::token, .who = to, .sure = sure(to)};
    for (const Seat seat : SeatSet::first(view_.players())) {
      const Place place = place_of(seat);
      if (is_me(place) || place == to) continue;
      if (reading_.worth(place) > 0 && stars_of(view_, seat) == 0) reason.quiet = reason.quiet.with(seat);
    }
    return reason;
  }

  Reason of_roll(std::size_t die) const {
    const Place owner = reading_.owner_of_die(die);
    const bool star = view_.dice[die] == Face::star;
    const int worth = reading_.worth(owner);
    if (worth > 0 && !star) return {.kind = Reason::Kind::friend_die, .who = owner, .sure = sure(owner)};
    if (worth < 0 && star) return {.kind = Reason::Kind::foe_die, .who = owner, .sure = sure(owner)};
    return {.kind = Reason::Kind::other_die, .who = owner};
  }

  Reason of_cards(const Cards& cards) const {
    if (reading_.wish() == 0) return {.kind = Reason::Kind::level};
    int lean = 0;
    for (const Card card : cards) lean += hollywood_heuristic::lean(card);
    if (for_me(lean) > 0) return {.kind = Reason::Kind::cards, .symbols = for_me(lean)};
    const bool hides = view_.desk(view_.seat()).loyalty == Loyalty::communist && has_better(cards);
    return {.kind = hides ? Reason::Kind::cover : Reason::Kind::least};
  }
  // Whether a card that stays in hand would do more for one's side.
  bool has_better(const Cards& cards) const {
    int worst = 2;
    for (const Card card : cards) worst = std::min(worst, for_me(hollywood_heuristic::lean(card)));
    const auto& hand = view_.desk(view_.seat()).hand;
    return std::any_of(hand.begin(), hand.end(),
                       [&](Card card) { return for_me(hollywood_heuristic::lean(card)) > worst; });
  }

  Reason of_poster(Poster poster) const {
    if (reading_.wish() == 0) return {.kind = Reason::Kind::level};
    return {.kind = Reason::Kind::poster, .symbols = for_me(hollywood_heuristic::lean(symbol_of(content_, poster)))};
  }

  std::optional<Reason> of_hand(Place to) const {
    if (is_me(to)) return Reason{.kind = Reason::Kind::hand};
    if (reading_.worth(to) <= 0) return std::nullopt;
    return Reason{.kind = Reason::Kind::friend_hand, .who = to, .sure = sure(to)};
  }

  Reason of_cut() const {
    if (reading_.wish() == 0) return {.kind = Reason::Kind::level};
    return {.kind = Reason::Kind::cut, .symbols = for_me(hollywood_heuristic::lean(view_.held))};
  }

  const Content& content_;
  const View& view_;
  const Reading& reading_;
};

}  // namespace backlot::bots::hollywood_reason

namespace backlot::bots {

inline std::optional<hollywood::Reason> reason_for(const hollywood::Content& content, const hollywood::View& view,
                                                   const hollywood::Action& action,
                                                   const hollywood_belief::Belief& belief) {
  const hollywood_heuristic::Reading reading(content, view, belief);
  return hollywood_reason::Reasoning(content, view, reading).of(action);
}

}  // namespace backlot::bots
