// A simple sensible player of Boulevard. It buys what pays for itself in the weeks that are left,
// books the films that bring most beyond their price, advertises cheaply in a few sections and
// always keeps enough for the upkeep. It draws no chance: the same view, the same decision.
#pragma once
#include <algorithm>
#include <cstdint>

#include "bots/boulevard/horizon.hpp"
#include "bots/boulevard/worth.hpp"
#include "bots/ladder.hpp"
#include "bots/list.hpp"

namespace backlot::bots {

class BoulevardHeuristic {
  using Economy = boulevard_heuristic::Economy;
  using Estimate = boulevard_heuristic::Estimate;
  using Worth = boulevard_heuristic::Worth;
  using Actions = Scratch<boulevard::Action, boulevard::Game::max_legal>;

 public:
  using Action = boulevard::Action;
  using Content = boulevard::Content;
  using Position = boulevard::Position;
  using View = boulevard::View;
  using Chip = boulevard::Chip;
  using Place = boulevard::Place;

  static constexpr std::string_view name = "heuristic";
  static constexpr std::string_view about =
      "buys what pays back, books the best films it can afford, advertises cheaply";

  template <Chance C>
  constexpr Action choose(const Content& content, const View& view, C& /*chance*/) const {
    return choose_by(content, view, view.seat(), nullptr);
  }
  // The same for a seat of an imagined world, without a View: nothing below looks at what the seat does not see.
  // Whoever asks keeps the notes, as long as the content is the same.
  using Notes = boulevard_heuristic::KnownFilms;
  template <Chance C>
  constexpr Action choose_at(const Content& content, const Position& table, Seat me, C& /*chance*/,
                             Notes& notes) const {
    return choose_by(content, table, me, &notes);
  }

  // What one more chip brings until the end, beyond its fee and its upkeep.
  static constexpr Worth chip_worth(const Content& content, const Position& table, const Estimate& estimate,
                                    Chip chip) {
    using namespace boulevard;
    const Theatre& theatre = estimate.theatre();
    const ChipFacts& facts = content[chip];
    const std::int32_t weeks = estimate.weeks_left();
    const Worth cost = Estimate::of(facts.fee) + weeks * Estimate::of(content.upkeep_per_chip);
    const Worth die = estimate.die();
    switch (chip) {
      case Chip::manager: return (weeks - 1) * die * 5 - cost;  // a second marker brings all else sooner
      case Chip::parties: return (weeks - 1) * die - cost;      // a tip more a week
      case Chip::re_roll:                                       // of about ten dice two show a 1
        return theatre.chips_of(chip) < 2 ? weeks * die / 2 - cost : -cost;
      case Chip::running_time: return -cost;  // rarely another film fits
      case Chip::three_d: return equipment_worth(content, table, estimate, Special::three_d) - cost;
      case Chip::cinemascope: return equipment_worth(content, table, estimate, Special::cinemascope) - cost;
      case Chip::vistavision: return equipment_worth(content, table, estimate, Special::vistavision) - cost;
      case Chip::superscope: return equipment_worth(content, table, estimate, Special::superscope) - cost;
      case Chip::parking_lot:
      case Chip::concessions:
      case Chip::air_conditioning: break;
    }
    return weeks * facts.dice * die - cost;
  }

  static constexpr Worth spot_worth(const Content& content, const Position& table, const Estimate& estimate,
                                    boulevard::Spot spot) {
    using namespace boulevard;
    const Worth die = estimate.die();
    switch (place_of(spot)) {
      case Place::preview_house: return die * 3 / 4;
      case Place::advertising_agency:
      case Place::distribution_agency: return die / 2;
      case Place::credit_union: {
        PickStep::Means means = estimate.means();
        means.money += content.loan;
        return estimate.plan(means).worth - estimate.plan().worth -
               estimate.weeks_left() * Estimate::of(content.upkeep_per_chip);
      }
      case Place::star: return die / 8 + estimate.films_with(star_of(spot)) * (die / 2);
      default: return box_worth(content, table, estimate, place_of(spot));
    }
  }

 private:
  static constexpr Action choose_by(const Content& content, const Position& table, Seat me, Notes* notes) {
    using boulevard::Step;
    switch (table.step) {
      case Step::place:
        return table.placing == boulevard::Placing::buy ? buy(content, table, me, notes)
                                                        : place(content, table, me, notes);
      case Step::genre: return genre(content, table, me, notes);
      case Step::pick: return pick(content, table, me, notes);
      case Step::advertise: return advertise(content, table, me);
      case Step::tie: return tie(content, table, me);
      case Step::blockbuster: return cube(content, table, me, notes);
      case Step::upkeep: return Action::take_back(least_useful_chip(content, table.theatre(me)));
      case Step::over: break;
    }
    return Action::stop();
  }

  // How much better the films are that can be booked with it: now, and half of it in each later week.
  static constexpr Worth equipment_worth(const Content& content, const Position& table, const Estimate& estimate,
                                         boulevard::Special special) {
    boulevard::PickStep::Means means = estimate.means();
    if (means.equipment.has(special)) return 0;
    means.equipment.add(special);
    const Worth more = estimate.plan(means).worth - estimate.plan().worth;
    const bool first = deck_in_use(content, table) == boulevard::Deck::first;
    return more + (first ? 0 : (estimate.weeks_left() - 1) * more / 2);
  }

  // Chips that will be bought when the marker stands there.
  static constexpr Worth box_worth(const Content& content, const Position& table, const Estimate& estimate, Place box) {
    Worth worth = 0;
    Money cash = estimate.theatre().cash - least_cash(content);
    const auto count = [&](Chip chip) {
      if (boulevard::PlaceStep::check_buy(content, table, estimate.seat(), chip)) return;
      const Worth each = chip_worth(content, table, estimate, chip);
      if (each <= 0) return;
      const std::int32_t free = content[chip].most - estimate.theatre().chips_of(chip);
      for (std::int32_t i = 0; i < free && cash >= content[chip].fee; ++i) {
        cash -= content[chip].fee;
        worth += each;
      }
    };
    boulevard::PlaceStep::for_each_sold(box, count);
    if (box == Place::parties) count(Chip::parties);
    return worth;
  }

  // Enough for a film after buying: the middle of the prices.
  static constexpr Money least_cash(const Content& content) { return {content.start_cash.amount / 3}; }

  static constexpr Action place(const Content& content, const Position& table, Seat me, Notes* notes) {
    const Estimate estimate(content, table, me, notes);
    const boulevard::Theatre& theatre = table.theatre(me);
    Actions actions;
    legal_actions(content, table, me, actions);
    const bool last = estimate.weeks_left() == 1;
    if (last && actions.contains(Action::take_back(Chip::parties))) return Action::take_back(Chip::parties);  // B54-21
    const bool rich = theatre.cash >= content.loan + content.start_cash;
    if ((rich || last) && actions.contains(Action::repay()) && theatre.cash >= content.loan + least_cash(content)) {
      return Action::repay();
    }
    Action best = actions[0];
    Worth most = -1'000'000'000;
    for (const Action& action : actions) {
      if (action.kind != Action::Kind::place) continue;
      const Worth worth = spot_worth(content, table, estimate, action.spot());
      if (worth <= most) continue;
      most = worth;
      best = action;
    }
    return best;
  }

  static constexpr Action buy(const Content& content, const Position& table, Seat me, Notes* notes) {
    const Estimate estimate(content, table, me, notes);
    const Money cash = table.theatre(me).cash;
    Actions actions;
    legal_actions(content, table, me, actions);
    for (const Action& action : actions) {
      if (action.kind == Action::Kind::borrow) {
        return spot_worth(content, table, estimate, spot_of(Place::credit_union)) > 0 ? action : Action::stop();
      }
      if (action.kind != Action::Kind::buy || cash < content[action.chip()].fee + least_cash(content)) continue;
      if (chip_worth(content, table, estimate, action.chip()) > 0) return action;
    }
    return Action::stop();
  }

  // B54-41: on a 2, the genre whose films are worth most.
  static constexpr Action genre(const Content& content, const Position& table, Seat me, Notes* notes) {
    const Estimate estimate(content, table, me, notes);
    Actions actions;
    legal_actions(content, table, me, actions);
    Action best = actions[0];
    Worth most = -1;
    for (const Action& action : actions) {
      Worth worth = 0;
      for (const boulevard::Film film : table.array) {
        if (content[film].genre == action.genre() && estimate.means().allow(content[film])) {
          worth = std::max(worth, estimate.gain(film));
        }
      }
      if (worth <= most) continue;
      most = worth;
      best = action;
    }
    return best;
  }

  // The best film, or first a tip if the best films are worth more with it than it is worth itself.
  static constexpr Action pick(const Content& content, const Position& table, Seat me, Notes* notes) {
    using namespace boulevard;
    const Estimate estimate(content, table, me, notes);
    const PickStep::Means means = estimate.means();
    const Estimate::Plan plan = estimate.plan();
    Actions actions;
    legal_actions(content, table, me, actions);
    for (const Action& action : actions) {
      if (action.kind != Action::Kind::tip) continue;
      const Bonus& bonus = content[action.tip()].bonus;
      const PickStep::Means with{means.equipment, means.minutes + bonus.minutes, means.money + bonus.discount};
      const Worth saved =
          plan.film == Film::unknown ? 0 : Estimate::of(std::min(bonus.discount, content[plan.film].price));
      const Worth worth = std::max(estimate.plan(with).worth - plan.worth, saved);
      if (worth > Estimate::of(content.tip_value)) return action;
    }
    return plan.film == Film::unknown ? Action::pass() : Action::pick(plan.film);
  }

  // Two thousand on the sections that are this seat's turn, more where the agency pays twice.
  static constexpr Action advertise(const Content& content, const Position& table, Seat me) {
    using namespace boulevard;
    const Economy economy(content, table, me);
    const Theatre& theatre = table.theatre(me);
    const Screen& screen = theatre.screen;
    if (!AdvertiseStep::sections_are_set(content, screen)) return invest(content, table, me, economy);
    Actions actions;
    legal_actions(content, table, me, actions);
    for (const Action& action : actions) {
      if (action.kind == Action::Kind::help) return action;
      if (action.kind == Action::Kind::raise && is_agency(table, me, action.section())) return action;
      if (action.kind != Action::Kind::tip) continue;
      const TipFacts& tip = content[action.tip()];
      if (tip.when == When::payout && economy.gain(tip) > 0) return action;
    }
    return screen.choosing == Tip::unknown ? Action::ready() : actions[0];
  }

  static constexpr bool is_agency(const Position& table, Seat me, boulevard::Section section) {
    // B54-46: only who rolled knows.
    if (has_secrets(table) && boulevard::GenreStep::seat_on(table, Place::advertising_agency) != me) return false;
    return table.agency == static_cast<boulevard::Pips>(static_cast<std::uint8_t>(section) + 1);
  }

  static constexpr Action invest(const Content& content, const Position& table, Seat me, const Economy& economy) {
    using namespace boulevard;
    const Theatre& theatre = table.theatre(me);
    const std::uint8_t section = theatre.screen.sections_set;
    Money money{};
    if ((section + table.week) % table.players() == index(me)) money = {2};
    if (is_agency(table, me, static_cast<Section>(section))) money = {4};
    std::size_t sure = economy.dice_of_chips();
    for (const Film film : theatre.films) sure += content[film].dice;
    Money left = theatre.cash - economy.reserve(sure);
    for (const Money invested : theatre.screen.invested) left -= invested;
    const Money most = std::min(left, AdvertiseStep::most_for_next(content, theatre));
    return Action::invest(std::max(Money{}, std::min(money, most)));
  }

  // What is won with certainty instead of by roll-off must be worth more than the tip.
  static constexpr Action tie(const Content& content, const Position& table, Seat me) {
    using namespace boulevard;
    Actions actions;
    legal_actions(content, table, me, actions);
    const auto tied = static_cast<Worth>(table.tied.size());
    const auto dice =
        static_cast<Worth>(TieStep::dice_for_section(content, table, static_cast<std::size_t>(table.section)));
    const Worth more = dice * Economy(content, table, me).die() * (tied - 1) / tied;
    for (const Action& action : actions) {
      if (action.kind == Action::Kind::tip && more > Estimate::of(content.tip_value)) return action;
    }
    return Action::decline();
  }

  // Every name of the film whose names have most films still to come, one after the other.
  static constexpr Action cube(const Content& content, const Position& table, Seat me, Notes* notes) {
    using namespace boulevard;
    Action best = Action::no_cube();
    std::size_t most = 0;
    const boulevard_heuristic::FilmsByName to_come =
        notes != nullptr ? notes->to_come(content, table) : boulevard_heuristic::films_to_come(content, table);
    const auto open = BlockbusterStep::open_names(content, table, me);
    for (const Film film : table.theatre(me).films) {
      const auto& names = content[film].stars;
      std::size_t films = 0;
      Action next = Action::no_cube();
      for (const Star star : names) {
        films += 1U + to_come[static_cast<std::size_t>(star)];
        if ((open & BlockbusterStep::bit_of(star)) != 0) next = Action::cube(star);
      }
      for (const Star star : table.named) films = names.contains(star) ? films : 0;
      if (films <= most || next == Action::no_cube()) continue;
      most = films;
      best = next;
    }
    return best;
  }
};

static_assert(Bot<BoulevardHeuristic, boulevard::Game>);

template <>
struct BotsOf<boulevard::Game> {
  using Type = std::variant<Random<boulevard::Game>, BoulevardHeuristic>;
};

template <>
inline constexpr Ladder ladder_of<boulevard::Game>{.easy = easy_by("search:64~4"),
                                                   .hard = learned_with_slips("net:80")};

}  // namespace backlot::bots
