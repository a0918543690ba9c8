// Why an action of Boulevard is a good one, by what films, chips and sections should bring in the weeks that are left.
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>

#include "bots/boulevard/heuristic.hpp"
#include "games/boulevard/reason.hpp"

namespace backlot::bots::boulevard_reason {

using namespace backlot::boulevard;  // NOLINT: this header is about nothing else
using boulevard::Reason;             // not that of a refusal
using boulevard_heuristic::Estimate;
using boulevard_heuristic::Worth;
using Own = BoulevardHeuristic;

class Reasoning {
 public:
  constexpr Reasoning(const Content& content, const View& view)
      : content_(content), view_(view), estimate_(content, view) {}

  constexpr std::optional<Reason> of(const Action& action) const {
    using Kind = Action::Kind;
    switch (action.kind) {
      case Kind::pick: return of_film(action.film());
      case Kind::pass: return of_pass();
      case Kind::place: return of_place(action.spot());
      case Kind::buy: return of_chip(action.chip());
      case Kind::stop: return of_stop();
      case Kind::borrow: return of_place(spot_of(Place::credit_union));
      case Kind::genre: return of_genre(action.genre());
      case Kind::invest: return of_section();
      case Kind::tip: return of_tip(action.tip());
      case Kind::cube: return of_name(action.star());
      default: return std::nullopt;  // what it does is reason enough
    }
  }

 private:
  static constexpr Money about(Worth worth) { return {worth / boulevard_heuristic::thousand}; }
  constexpr std::uint8_t weeks() const { return static_cast<std::uint8_t>(estimate_.weeks_left()); }

  // A film that is worth it, and the best of those for which there is enough left.
  constexpr std::optional<Reason> of_film(Film film) const {
    const Worth gain = estimate_.gain(film);
    if (gain <= 0) return std::nullopt;
    Reason reason{.kind = Reason::Kind::film, .gain = about(gain)};
    const FilmFacts& facts = content_[film];
    PickStep::Means rest = PickStep::means_of(content_, view_.theatre(view_.seat()));
    rest.minutes -= facts.minutes;
    rest.money -= facts.price;
    Worth most = 0;
    for (const Film other : view_.array) {
      const Worth of_other = estimate_.gain(other);
      if (other == film || of_other <= most || !rest.allow(content_[other])) continue;
      most = of_other;
      reason.film = other;
    }
    return reason;
  }

  constexpr std::optional<Reason> of_pass() const {
    const PickStep::Means means = PickStep::means_of(content_, view_.theatre(view_.seat()));
    for (const Film film : view_.array) {
      if (means.allow(content_[film]) && estimate_.gain(film) > 0) return std::nullopt;
    }
    return Reason{.kind = Reason::Kind::no_film};
  }

  constexpr std::optional<Reason> of_chip(Chip chip) const {
    const Worth gain = Own::chip_worth(content_, view_, estimate_, chip);
    if (gain <= 0) return std::nullopt;
    return Reason{.kind = Reason::Kind::chip, .gain = about(gain), .count = weeks(), .chip = chip};
  }

  // The best chip that is sold there.
  constexpr std::optional<Reason> of_box(Place box) const {
    std::optional<Reason> best;
    const auto look = [&](Chip chip) {
      const auto found = of_chip(chip);
      if (found && (!best || found->gain > best->gain)) best = found;
    };
    PlaceStep::for_each_sold(box, look);
    if (box == Place::parties) look(Chip::parties);
    return best;
  }

  constexpr std::optional<Reason> of_stop() const {
    ActionsOf<boulevard::Game> actions;
    legal_actions(content_, view_, view_.seat(), actions);
    for (const Action& action : actions) {
      if (action.kind == Action::Kind::buy && of_chip(action.chip())) return std::nullopt;
      if (action.kind == Action::Kind::borrow) return std::nullopt;
    }
    return Reason{.kind = Reason::Kind::thrift, .count = weeks()};
  }

  constexpr std::optional<Reason> of_place(Spot spot) const {
    switch (place_of(spot)) {
      case Place::preview_house: return Reason{.kind = Reason::Kind::preview};
      case Place::advertising_agency: return Reason{.kind = Reason::Kind::agency};
      case Place::distribution_agency: return std::nullopt;
      case Place::credit_union: {
        const Worth gain = Own::spot_worth(content_, view_, estimate_, spot);
        if (gain <= 0) return std::nullopt;
        return Reason{.kind = Reason::Kind::loan, .gain = about(gain)};
      }
      case Place::star: {
        Reason reason{.kind = Reason::Kind::star};
        for (const Film film : view_.array) {
          const bool has = content_[film].stars.contains(star_of(spot));
          const bool pays = estimate_.gain(film) > 0 && estimate_.means().allow(content_[film]);
          if (has && pays) ++reason.count;
        }
        return reason.count > 0 ? std::optional(reason) : std::nullopt;
      }
      default: return of_box(place_of(spot));
    }
  }

  constexpr std::optional<Reason> of_genre(Genre genre) const {
    Reason reason{.kind = Reason::Kind::genre};
    Worth most = 0;
    for (const Film film : view_.array) {
      const bool fits = content_[film].genre == genre && estimate_.means().allow(content_[film]);
      if (!fits || estimate_.gain(film) <= most) continue;
      most = estimate_.gain(film);
      reason.film = film;
    }
    return reason.film ? std::optional(reason) : std::nullopt;
  }

  constexpr Reason of_section() const {
    const std::size_t section = view_.theatre(view_.seat()).screen.sections_set;
    const std::size_t dice = TieStep::dice_for_section(content_, view_, section);
    return {.kind = Reason::Kind::section,
            .gain = about(static_cast<Worth>(dice) * estimate_.die()),
            .count = static_cast<std::uint8_t>(dice)};
  }

  // Only of tips that bring dice: what the others do is reason enough.
  constexpr std::optional<Reason> of_tip(Tip tip) const {
    const Bonus& bonus = content_[tip].bonus;
    if (bonus.dice == 0) return std::nullopt;
    return Reason{.kind = Reason::Kind::tip, .gain = about(bonus.dice * estimate_.die()), .kept = content_.tip_value};
  }

  constexpr Reason of_name(Star star) const {
    return {.kind = Reason::Kind::names,
            .count = boulevard_heuristic::films_to_come(content_, view_)[static_cast<std::size_t>(star)]};
  }

  const Content& content_;
  const View& view_;
  Estimate estimate_;
};

}  // namespace backlot::bots::boulevard_reason

namespace backlot::bots {

template <class Memory>
std::optional<boulevard::Reason> reason_for(const boulevard::Content& content, const boulevard::View& view,
                                            const boulevard::Action& action, const Memory& /*none*/) {
  return boulevard_reason::Reasoning(content, view).of(action);
}

}  // namespace backlot::bots
