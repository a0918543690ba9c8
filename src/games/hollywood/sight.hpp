// What each seat sees: hide() makes the rest of its View unknown (contract/view.hpp).
#pragma once
#include <cstdint>
#include <optional>

#include "games/hollywood/event.hpp"
#include "games/hollywood/steps/steps.hpp"

namespace backlot::hollywood {

using View = ViewOf<Position>;

template <class List>
constexpr void hide_all(List& list) {
  for (auto& item : list) set_unknown(item);
}

// H47-11, H47-12: one's own; communists see each other; at the end all that were shown (H47-63).
constexpr bool sees_loyalty(const State& state, Seat seat, Seat other) {
  if (seat == other || (state.step == Step::over && !state.decided.has(other))) return true;
  return seat != nobody && state.desk(seat).loyalty == Loyalty::communist &&
         state.desk(other).loyalty == Loyalty::communist;
}

// H47-84: whether a seat has looked at the card a ghost has now.
constexpr bool knows_ghost(const Position& table, Seat seat, std::size_t ghost) {
  bool knows = false;
  for (const Trace& trace : table.log) {
    if (trace.move() == CardMove::drew && trace.who() == ghost_place(ghost)) knows = false;
    if (trace.move() == CardMove::looked_at_ghost && trace.other() == ghost_place(ghost) && trace.seen_by(seat)) {
      knows = true;
    }
  }
  return knows;
}

constexpr void hide_desks(const State& state, Seat seat, View& view) {
  for (const Seat other : SeatSet::first(state.players())) {
    Desk& desk = view.desk(other);
    if (!sees_loyalty(state, seat, other)) set_unknown(desk.loyalty);
    if (other == seat) continue;
    hide_all(desk.hand);      // H47-13
    desk.sealed.clear();      // H47-45
    hide_all(desk.costumes);  // H47-106
  }
  for (std::size_t i = 0; i < state.ghosts.size(); ++i) {
    if (!knows_ghost(state, seat, i)) set_unknown(view.ghosts[i].card);  // H47-84
  }
}

constexpr void hide_costumes(Seat seat, Dressing& dressing) {
  if (dressing.to == Place::nowhere || dressing.by == seat) return;  // spent in view of all; the Designer
  set_unknown(dressing.other);
  if (dressing.to != place_of(seat)) set_unknown(dressing.costume);
}

constexpr void hide(const Content& /*content*/, const State& state, View& view) {
  const Seat seat = view.seat();
  hide_desks(state, seat, view);
  if (state.actor != seat) {
    hide_all(view.score);    // H47-33
    hide_all(view.drafted);  // H47-23
    hide_all(view.chosen);   // H47-100
  }
  if (state.declarer != seat) set_unknown(view.held);  // H47-44
  for (RejectedPoster& rejected : view.rejected) {
    if (rejected.by != seat) set_unknown(rejected.poster);  // H47-23
  }
  hide_all(view.wardrobe);
  for (Dressing& dressing : view.dressings) hide_costumes(seat, dressing);
  view.deck.cards = {};  // H47-54
  view.discards.cards = {};
  view.movie.cards = {};
  const auto place = static_cast<std::uint16_t>(seat == nobody ? 16U : index(place_of(seat)));
  for (Trace& trace : view.log) trace.hide_from(place);
}

// The cards that others have sealed for their stars cannot be seen anyway (contract/reopen.hpp). Who has declined to
// spend a costume has done so in view of all.
constexpr void reopen(const Content& /*content*/, View& view) {
  if (view.step == Step::stars) view.decided = {};
}

constexpr std::optional<Event> seen_by(const Content& /*content*/, const Event& event, Seat seat) {
  using Kind = Event::Kind;
  const bool own = seat != nobody && event.seat == seat;
  const bool to_own = seat != nobody && event.to == place_of(seat);
  Event seen = event;
  switch (event.kind) {
    case Kind::posters_drawn:
      if (!own) hide_all(seen.posters);
      return seen;
    case Kind::poster_shown:
      if (!own) seen.posters.resize(1);  // H47-23
      return seen;
    case Kind::drew:
    case Kind::added:
      if (!to_own) hide_all(seen.cards);
      return seen;
    case Kind::sealed:
      if (!own) seen.cards.clear();  // H47-45: not even how many
      return seen;
    case Kind::ghosts_seen:
    case Kind::discarded:
    case Kind::composed:
    case Kind::scored:
    case Kind::cut_seen:
    case Kind::removed:
    case Kind::dealt:
    case Kind::movie_seen:
    case Kind::hand_seen:
      if (!own) hide_all(seen.cards);
      return seen;
    case Kind::exchanged:
      if (!own && !to_own) hide_all(seen.cards);  // H47-144
      return seen;
    case Kind::designed:
      if (!own) hide_all(seen.costumes);
      return seen;
    case Kind::dressed:
      if (!own && seen.costumes.size() > 1) set_unknown(seen.costumes[1]);
      if (!own && !to_own) set_unknown(seen.costumes[0]);
      return seen;
    default: return seen;
  }
}

// Whether somebody besides the one who decided learns from this event: no undo goes back past it.
constexpr bool reveals(const Event& event) { return event.kind != Event::Kind::sealed; }

// The mildest thing to do when time is up: do nothing where that is possible, else the first choice.
constexpr Action default_action(const Content& content, const View& view) {
  switch (view.step) {
    case Step::write:
    case Step::perform_now:
    case Step::answer:
    case Step::before_cards:
    case Step::before_cut:
    case Step::after_reveal:
    case Step::tokens: return Action::decline();
    case Step::turn: return Action::pass();
    case Step::reroll: return Action::stop();
    case Step::edit: return Action::plain(Action::Kind::keep);
    default: break;
  }
  Scratch<Action, 256> ways;
  legal_actions(content, view, view.seat(), ways);
  return ways[0];
}

}  // namespace backlot::hollywood
