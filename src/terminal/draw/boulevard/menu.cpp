// What a person chooses from. Films go by their number in the array above; names on the board, chips
// that are taken back and the rest have menus of their own.
#include <algorithm>

#include "terminal/draw/boulevard/films.hpp"

namespace backlot::boulevard {

namespace {

using terminal::Look;
using Menu = terminal::Menu<Action>;
using Kind = Action::Kind;
using Actions = Scratch<Action, Game::max_legal>;

std::string next_key(const Menu& menu) { return fmt::format("{}", menu.choices.size() + 1); }

void add(Menu& menu, std::string label, const Action& action) {
  menu.choices.push_back({next_key(menu), std::move(label), action, {}});
}

void add_menu(Menu& menu, std::string key, std::string label, Menu then) {
  if (!then.choices.empty()) menu.choices.push_back({std::move(key), std::move(label), {}, {std::move(then)}});
}

std::string chip_label(const Content& content, Chip chip) {
  const ChipFacts& facts = content[chip];
  std::string label(name_of(chip).view());
  if (facts.fee > Money{}) label += fmt::format(" {}", thousands(facts.fee));
  if (facts.dice > 0) label += fmt::format(", {} {} a week", int{facts.dice}, facts.dice == 1 ? "die" : "dice");
  return label;
}

std::string spot_label(const Content& content, Spot spot) {
  std::string label(name_of(content, spot).view());
  PlaceStep::for_each_sold(place_of(spot), [&](Chip chip) {
    if (content[chip].fee > Money{}) label += fmt::format(" {}", thousands(content[chip].fee));
  });
  if (place_of(spot) == Place::parties) label += fmt::format(" {}", thousands(content[Chip::parties].fee));
  if (place_of(spot) == Place::credit_union) label += fmt::format(" +{}", thousands(content.loan));
  return label;
}

std::string star_label(const Content& content, const Position& table, Star star) {
  const auto starring = std::count_if(table.array.begin(), table.array.end(),
                                      [&](Film film) { return content[film].stars.contains(star); });
  std::string label(name_of(content, star).view());
  if (starring > 0) label += fmt::format(" ({} here)", starring);
  return label;
}

Menu placing(const Content& content, const View& view, const Actions& actions) {
  Menu menu;
  Menu stars;
  Menu back;
  stars.question = "On which name? A cube gives one die to every film with it.";
  back.question = "Which chip do you take back? There is no refund.";
  std::optional<Action> repay;
  for (const Action& action : actions) {
    switch (action.kind) {
      case Kind::place:
        if (place_of(action.spot()) == Place::star) {
          add(stars, star_label(content, view, star_of(action.spot())), action);
        } else {
          add(menu, spot_label(content, action.spot()), action);
        }
        break;
      case Kind::take_back: add(back, std::string(name_of(action.chip()).view()), action); break;
      case Kind::repay: repay = action; break;
      default: break;
    }
  }
  add_menu(menu, "s", "a name on the board", std::move(stars));
  add_menu(menu, "b", "take back a chip first", std::move(back));
  if (repay) menu.choices.push_back({"r", std::string(describe(content, *repay).view()), repay, {}});
  menu.question = std::string(question(content, view, view.seat()).view());
  if (menu.choices.size() > 1) menu.question += " (s 3 is the third name)";
  return menu;
}

Menu buying(const Content& content, const View& view, const Actions& actions) {
  Menu menu;
  menu.question = std::string(question(content, view, view.seat()).view());
  for (const Action& action : actions) {
    add(menu,
        action.kind == Kind::buy ? chip_label(content, action.chip()) : std::string(describe(content, action).view()),
        action);
  }
  return menu;
}

Menu picking(const Content& content, const View& view, const Actions& actions) {
  Menu menu;
  const Theatre& theatre = view.theatre(view.seat());
  std::string possible;
  Menu tips;
  for (const Action& action : actions) {
    if (action.kind == Kind::pick) {
      const std::size_t number = view.array.find(action.film()) + 1;
      possible += fmt::format("{}{}", possible.empty() ? "" : ", ", number);
      menu.choices.push_back({fmt::format("{}", number), "", action, {}});
    } else if (action.kind == Kind::tip) {
      menu.choices.push_back({fmt::format("t{}", tips.choices.size() + 1),
                              fmt::format("play {} first", name_of(content, action.tip()).view()),
                              action,
                              {}});
      tips.choices.push_back({});
    } else {
      menu.choices.push_back({"p", std::string(describe(content, action).view()), action, {}});
    }
  }
  menu.question = fmt::format("Which film do you pick? {} and {} minutes are left.", thousands(theatre.cash),
                              minutes_left(content, theatre).count);
  if (theatre.discount > Money{}) menu.question += fmt::format(" {} off the next film.", thousands(theatre.discount));
  menu.notes.push_back(possible.empty() ? "No film fits now." : "Its number: " + possible);
  return menu;
}

Menu investing(const Content& content, const View& view, const Actions& actions) {
  const Screen& screen = view.theatre(view.seat()).screen;
  Menu menu;
  menu.question = fmt::format("How many thousands for {}? 0 to {}", section_names[screen.sections_set],
                              AdvertiseStep::most_for_next(content, view.theatre(view.seat())).amount);
  for (const Action& action : actions) {
    menu.choices.push_back({fmt::format("{}", action.money().amount), "", action, {}});
  }
  return menu;
}

std::string tip_label(const Content& content, Tip tip) {
  const Bonus& bonus = content[tip].bonus;
  std::string label(name_of(content, tip).view());
  if (bonus.dice > 0) label += fmt::format(" +{}d", int{bonus.dice});
  return label;
}

Menu listing(const Content& content, const View& view, const Actions& actions) {
  Menu menu;
  menu.question = std::string(question(content, view, view.seat()).view());
  for (const Action& action : actions) {
    add(menu,
        action.kind == Kind::tip ? tip_label(content, action.tip()) : std::string(describe(content, action).view()),
        action);
  }
  return menu;
}

}  // namespace

terminal::Menu<Action> menu(const Content& content, const View& view, const Look& /*look*/) {
  Actions actions;
  legal_actions(content, view, view.seat(), actions);
  switch (view.step) {
    case Step::place:
      return view.placing == Placing::buy ? buying(content, view, actions) : placing(content, view, actions);
    case Step::pick: return picking(content, view, actions);
    case Step::advertise:
      if (!AdvertiseStep::sections_are_set(content, view.theatre(view.seat()).screen)) {
        return investing(content, view, actions);
      }
      break;
    default: break;
  }
  return listing(content, view, actions);
}

std::vector<Clause> clauses_behind(const Content& content, const View& view) {
  switch (view.step) {
    case Step::place:
      if (view.placing == Placing::buy) return {"B54-34"_clause, "B54-35"_clause};
      return {"B54-30"_clause, "B54-31"_clause, "B54-32"_clause, "B54-33"_clause};
    case Step::genre: return {"B54-40"_clause, "B54-41"_clause};
    case Step::pick: return {"B54-60"_clause, "B54-61"_clause, "B54-63"_clause};
    case Step::advertise: return {"B54-70"_clause, "B54-71"_clause, "B54-80"_clause, "B54-82"_clause};
    case Step::tie: return {"B54-71"_clause, "B54-73"_clause};
    case Step::blockbuster: return {"B54-58"_clause, "B54-91"_clause, "B54-119"_clause};
    case Step::upkeep: return {"B54-92"_clause, "B54-93"_clause};
    case Step::over: break;
  }
  return {clause_of(content, view)};
}

std::string standing(const Content& content, const View& view, const Look& /*look*/) {
  const Theatre& theatre = view.theatre(view.seat());
  std::size_t dice = PayoutStep::dice_of(content, view, view.seat());
  for (const Film film : theatre.films) {  // the trend is not known before the screens are down
    dice -= PayoutStep::dice_of_film(content, view, film) - dice_now(content, view, film);
  }
  return fmt::format("You: {} cash, {} of {} minutes booked, {} dice so far, upkeep {}.", thousands(theatre.cash),
                     minutes_of_films(content, theatre).count, running_time_of(content, theatre).count, dice,
                     thousands(upkeep_of(content, theatre)));
}

}  // namespace backlot::boulevard
