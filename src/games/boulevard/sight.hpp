// What each seat sees: hide() makes the rest of its View unknown (contract/view.hpp).
#pragma once
#include <optional>

#include "games/boulevard/event.hpp"
#include "games/boulevard/steps/steps.hpp"

namespace backlot::boulevard {

using View = ViewOf<Position>;

constexpr void hide(const Content& /*content*/, const State& state, View& view) {
  const Seat seat = view.seat();
  view.deck.hide();
  for (const Seat other : state.seats()) {
    if (other == seat) continue;
    Theatre& theatre = view.theatre(other);
    for (Held& held : theatre.hand) held.tip = Tip::unknown;  // B54-22; B54-113: not its shuffle
    theatre.answer = Tip::unknown;                            // B54-73
    if (state.step == Step::advertise) theatre.screen = {};   // B54-70, B54-115
  }
  if (!has_secrets(state)) return;
  // B54-46: only who rolled knows.
  if (state.agency != Pips::nothing && GenreStep::seat_on(state, Place::advertising_agency) != seat) {
    view.agency = Pips::unknown;
  }
  if (state.preview[0] != Pips::nothing && GenreStep::seat_on(state, Place::preview_house) != seat) {
    view.preview = {Pips::unknown, Pips::unknown};
    if (state.secret_genre != SecretGenre::none) view.secret_genre = SecretGenre::unknown;
  }
}

// What others have sealed, behind their screens or for a tie, cannot be seen anyway (contract/reopen.hpp).
constexpr void reopen(const Content& /*content*/, View& view) {
  if (view.step == Step::advertise || view.step == Step::tie) view.decided = {};
}

constexpr std::optional<Event> seen_by(const Content& /*content*/, const Event& event, Seat seat) {
  if (event.seat == seat) return event;
  Event seen = event;
  switch (event.kind) {
    case Event::Kind::preview_rolled: seen.pips = {Pips::unknown, Pips::unknown}; return seen;
    case Event::Kind::agency_rolled: seen.pips[0] = Pips::unknown; return seen;
    case Event::Kind::genre_chosen: seen.secret = SecretGenre::unknown; return seen;
    case Event::Kind::tip_drawn:
    case Event::Kind::answered: seen.tip = Tip::unknown; return seen;
    case Event::Kind::invested:  // B54-115: nobody sees what goes on behind a screen
    case Event::Kind::choosing:
    case Event::Kind::chosen: return std::nullopt;
    default: return seen;
  }
}

// Whether somebody besides the one who decided learns from this event: no undo goes back past it.
constexpr bool reveals(const Event& event) {
  switch (event.kind) {
    case Event::Kind::genre_chosen:
    case Event::Kind::invested:
    case Event::Kind::choosing:
    case Event::Kind::chosen:
    case Event::Kind::ready:
    case Event::Kind::answered: return false;
    default: return true;
  }
}

// The cheapest chips first: those with the fewest dice, then the lowest fee.
constexpr Chip least_useful_chip(const Content& content, const Theatre& theatre) {
  std::optional<Chip> least;
  const auto worth = [&](Chip chip) { return content[chip].dice * 100 + content[chip].fee.amount; };
  for (std::size_t i = 0; i < chip_kinds; ++i) {
    const auto chip = static_cast<Chip>(i);
    if (theatre.chips[i] > 0 && (!least || worth(chip) < worth(*least))) least = chip;
  }
  expect(least.has_value());
  return *least;
}

// The mildest thing to do when time is up: a marker where it costs and changes nothing, no film, no
// money, no tip, no cube.
constexpr Action default_action(const Content& content, const View& view) {
  const Theatre& theatre = view.theatre(view.seat());
  switch (view.step) {
    case Step::place:
      if (view.placing == Placing::buy) return Action::stop();
      for (const Place place : {Place::credit_union, Place::manager, Place::running_time}) {
        if (!PlaceStep::check_spot(content, view, view.seat(), spot_of(place))) return Action::place(spot_of(place));
      }
      break;
    case Step::genre: {
      const auto rolled = GenreStep::genre_of(content, view.preview);
      return Action::genre(rolled ? *rolled : view.trend);
    }
    case Step::pick: return Action::pass();
    case Step::advertise:
      if (!AdvertiseStep::sections_are_set(content, theatre.screen)) return Action::invest({});
      if (theatre.screen.choosing == Tip::unknown) return Action::ready();
      break;
    case Step::tie: return Action::decline();
    case Step::blockbuster: return Action::no_cube();
    case Step::upkeep: return Action::take_back(least_useful_chip(content, theatre));
    case Step::over: break;
  }
  Action first;
  for_each_use(content, theatre, theatre.screen.choosing, [&](const Chosen& use) {
    if (first == Action{}) first = AdvertiseStep::action_for(use);
  });
  return first;
}

}  // namespace backlot::boulevard
