// What a person chooses from, and what would come of it.
#include <algorithm>

#include "terminal/draw/maybe/cards.hpp"

namespace backlot::maybe {

namespace {

using terminal::Look;
using Menu = terminal::Menu<Action>;

void add_choice(Menu& menu, const std::string& label, const Action& action) {
  menu.choices.push_back({fmt::format("{}", menu.choices.size() + 1), label, action, {}});
}

Menu asked(const Content& content, const View& view) {
  Menu menu;
  menu.question = std::string(question(content, view, view.seat()).view());
  return menu;
}

Menu pitches(const Content& content, const View& view) {
  Menu menu = asked(content, view);
  for (const Movie movie : view.market) add_choice(menu, movie_line(content, movie), Action::pitch(movie));
  if (!view.row.empty()) menu.choices.push_back({"0", "the pitch is complete", Action::finish(), {}});
  return menu;
}

Menu votes(const Content& content, const View& view, const Look& look) {
  Menu menu = asked(content, view);
  const auto& hand = view.desk(view.seat()).hand;
  Vote last = Vote::unknown;
  for (const Vote vote : hand) {
    if (vote == last) continue;  // MM-102: copies are alike
    last = vote;
    std::string label = look.paint(colour_of(content[vote].kind), name_of(content, vote).view());
    const auto copies = std::count(hand.begin(), hand.end(), vote);
    if (copies > 1) label += fmt::format(" x{}", copies);
    add_choice(menu, label, Action::cast(vote));
  }
  return menu;
}

Menu additions(const Content& content, const View& view) {
  Menu menu = asked(content, view);
  for (const Movie movie : view.desk(view.seat()).own) add_choice(menu, movie_line(content, movie), Action::add(movie));
  if (!check(content, view, view.seat(), Action::skip())) {
    menu.choices.push_back({"0", "add nothing", Action::skip(), {}});
  }
  return menu;
}

// The legal ones among the cards of the row, in their order.
template <class Make>
Menu row_choices(const Content& content, const View& view, const Make& make) {
  Menu menu = asked(content, view);
  for (const Movie movie : view.row) {
    const Action action = make(movie);
    if (!check(content, view, view.seat(), action)) add_choice(menu, movie_line(content, movie), action);
  }
  return menu;
}

Menu removals(const Content& content, const View& view) {
  Menu menu = row_choices(content, view, [](Movie movie) { return Action::remove(movie); });
  if (!check(content, view, view.seat(), Action::skip())) {
    menu.choices.push_back({"0", "remove nothing", Action::skip(), {}});
  }
  if (view.added != Movie::unknown) {
    const Explanation why = explain(Refusal::just_added);
    menu.notes.push_back(
        fmt::format("{}: {} ({})", line_of(content[view.added].flavour), why.why, name_of(why.clause).view()));
  }
  return menu;
}

Menu answers(const Content& content, const View& view) {
  Menu menu = asked(content, view);
  ActionsOf<Game> actions;
  legal_actions(content, view, view.seat(), actions);
  for (const Action& action : actions) {
    switch (action.kind) {
      case Action::Kind::choose_card: add_choice(menu, movie_line(content, action.movie()), action); break;
      case Action::Kind::choose_number:
        menu.choices.push_back({fmt::format("{}", int{action.what}), "a profit of that", action, {}});
        break;
      default: add_choice(menu, std::string(name_of(action.icon())), action); break;
    }
  }
  return menu;
}

}  // namespace

terminal::Menu<Action> menu(const Content& content, const View& view, const Look& look) {
  switch (view.step) {
    case Step::pitch: return pitches(content, view);
    case Step::vote: return votes(content, view, look);
    case Step::add: return additions(content, view);
    case Step::remove: return removals(content, view);
    case Step::cost:
    case Step::profit: return answers(content, view);
    case Step::keep: return row_choices(content, view, [](Movie movie) { return Action::keep(movie); });
    case Step::over: break;
  }
  return {};
}

std::vector<Clause> clauses_behind(const Content& content, const View& view) {
  switch (view.step) {
    case Step::pitch: return {"MM-20"_clause, "MM-21"_clause, "MM-22"_clause};
    case Step::vote: return {"MM-23"_clause, "MM-25"_clause, "MM-30"_clause, "MM-32"_clause, "MM-40"_clause};
    case Step::add: return {"MM-72"_clause, "MM-78"_clause};
    case Step::remove: return {"MM-72"_clause, "MM-73"_clause, "MM-78"_clause};
    case Step::cost:
    case Step::profit: return {"MM-80"_clause, "MM-89"_clause};
    case Step::keep: return {clause_of(content, view), "MM-51"_clause};
    case Step::over: break;
  }
  return {clause_of(content, view)};
}

// Before the Votes are shown the pitch is worked out as if everybody voted YES.
std::string standing(const Content& content, const View& view, const Look& /*look*/) {
  const SeatResult now = result_for(content, view.made, view.desk(view.seat()).won);
  std::string out = fmt::format("You have won {} {}, worth {} now.", view.desk(view.seat()).won.size(),
                                view.desk(view.seat()).won.size() == 1 ? "Vote" : "Votes", now.score);
  if (view.row.empty() || view.step == Step::keep) return out;
  PitchSituation situation = situation_of(content, view);
  const bool shown = view.step == Step::cost || view.step == Step::profit;
  if (!shown) {
    situation.yes = static_cast<std::uint8_t>(view.players());
    situation.no = 0;
  }
  PitchArithmetic pitch(content, situation);
  const bool cost_open = pitch.work_out_costs().has_value();
  const bool profit_open = !cost_open && pitch.work_out_profits().has_value();
  const std::string_view conditions = shown || !view.options.blockbusters ? "" : ", if all vote YES";
  out += cost_open ? " The pitch: its cost is open." : fmt::format(" The pitch costs {}", budget_text(pitch.budget()));
  if (!cost_open) {
    out += profit_open ? fmt::format("; its profit is open{}.", conditions)
                       : fmt::format(" and yields {}{}.", pitch.profit(), conditions);
  }
  return out;
}

}  // namespace backlot::maybe
