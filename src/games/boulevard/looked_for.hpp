// What somebody looks for who decides: every place of the board but the names, every film of the array, every tip in
// hand, a dollar more on a section.
#pragma once
#include "games/boulevard/sight.hpp"
#include "games/boulevard/steps/steps.hpp"

namespace backlot::boulevard {

template <class Out>
constexpr void look_for_tips(const Theatre& theatre, Out& out) {
  Pile<Tip, max_hand> seen;
  for (const Held& held : theatre.hand) {
    if (seen.contains(held.tip)) continue;
    seen.push(held.tip);
    out.push(Action::tip(held.tip));
  }
}

template <class Out>
constexpr void look_for_places(const Content& content, const View& view, Out& out) {
  const Theatre& theatre = view.theatre(view.seat());
  if (view.placing == Placing::buy) {
    const Place here = PlaceStep::standing_on(view);
    return PlaceStep::for_each_sold(here, [&](Chip chip) { out.push(Action::buy(chip)); });
  }
  for (std::size_t i = 0; i < first_star; ++i) out.push(Action::place(static_cast<Spot>(i)));
  for (const Spot spot : {theatre.markers[view.marker], theatre.barred}) {  // of the names only these
    if (static_cast<std::size_t>(spot) >= first_star && static_cast<std::size_t>(spot) < spots(content)) {
      out.push(Action::place(spot));
    }
  }
  if (theatre.loans > 0) out.push(Action::repay());
  for (std::size_t i = 0; i < chip_kinds; ++i) {
    if (theatre.chips[i] > 0) out.push(Action::take_back(static_cast<Chip>(i)));
  }
}

template <class Out>
constexpr void look_behind_the_screen(const Content& content, const View& view, Out& out) {
  const Theatre& theatre = view.theatre(view.seat());
  const Screen& screen = theatre.screen;
  if (!AdvertiseStep::sections_are_set(content, screen)) {
    const Money most = AdvertiseStep::most_for_next(content, theatre);
    if (most < content.most_invested) out.push(Action::invest(most + Money{1}));  // B54-70
    return;
  }
  if (screen.choosing == Tip::unknown) return look_for_tips(theatre, out);
  for (const Film film : theatre.films) out.push(Action::help(film));
}

template <class Out>
constexpr void looked_for(const Content& content, const View& view, Out& out) {
  const Theatre& theatre = view.theatre(view.seat());
  switch (view.step) {
    case Step::place: return look_for_places(content, view, out);
    case Step::pick:
      for (const Film film : view.array) out.push(Action::pick(film));
      return look_for_tips(theatre, out);
    case Step::advertise: return look_behind_the_screen(content, view, out);
    case Step::tie: return look_for_tips(theatre, out);
    case Step::blockbuster: {
      Pile<Star, max_stars> seen = {};
      for (const Film film : theatre.films) {
        for (const Star star : content[film].stars) {
          if (view.named.contains(star) || seen.contains(star)) continue;
          seen.push(star);
          out.push(Action::cube(star));
        }
      }
      return;
    }
    case Step::genre:
    case Step::upkeep:
    case Step::over: return;
  }
}

}  // namespace backlot::boulevard
