// What a person chooses from. A kind of action is one choice; whom or what it is about is asked next.
#include <algorithm>
#include <initializer_list>

#include "terminal/draw/hollywood/words.hpp"

namespace backlot::hollywood {

namespace {

using terminal::Look;
using Menu = terminal::Menu<Action>;
using Kind = Action::Kind;

// A choice that leads to a further question.
struct Branch {
  std::string label;
  std::string question;
};

// Numbers from 1; saying no is 0.
std::string next_key(const Menu& menu) {
  const auto numbered = [](const Menu::Choice& choice) { return choice.key != "0"; };
  return fmt::format("{}", std::count_if(menu.choices.begin(), menu.choices.end(), numbered) + 1);
}

Menu& branch_of(Menu& menu, const Branch& branch) {
  for (Menu::Choice& choice : menu.choices) {
    if (choice.label == branch.label && !choice.then.empty()) return choice.then[0];
  }
  Menu further;
  further.question = branch.question;
  menu.choices.push_back({next_key(menu), branch.label, {}, {further}});
  return menu.choices.back().then[0];
}

void insert(Menu& menu, std::initializer_list<Branch> path, const Action& action, std::string label,
            std::string key = "") {
  Menu* at = &menu;
  for (const Branch& branch : path) at = &branch_of(*at, branch);
  if (key.empty()) key = next_key(*at);
  at->choices.push_back({std::move(key), std::move(label), action, {}});
}

std::string player(const View& view, Place place) {
  return place_name(place) + (place == place_of(view.seat()) ? " (you)" : "");
}

std::string die_label(const View& view, std::uint8_t die) {
  return fmt::format("{}: {}", player(view, owner_of_die(view.options, die)), title_of(view.dice[die]));
}
std::string die_key(std::uint8_t die) { return fmt::format("{}", die + 1); }

std::string job_with_owner(const View& view, Job job) {
  return fmt::format("{} ({})", job_text(view, job), player(view, owner_of(view, job)));
}

std::string what_it_does(Costume costume) {
  switch (costume) {
    case Costume::trench_coat: return "see a random card of a hand";
    case Costume::cowboy_hat: return "re-roll a die";
    case Costume::jester_cap: return "exchange a random card with somebody";
    case Costume::tuxedo: return "draw two, discard two";
    case Costume::evening_gown: return "turn your die to a star";
    case Costume::prison_stripes: return "turn a die to blank";
    case Costume::beret: return "take a token";
    case Costume::fedora: return "see a random card of the movie";
    case Costume::uniform: return "no Hearing, no Shake-Up";
    case Costume::unknown: break;
  }
  return "";
}
std::string costume_label(Costume costume) { return fmt::format("{}: {}", title_of(costume), what_it_does(costume)); }

void insert_costume(Menu& menu, const View& view, const Action& action) {
  const Branch spend{"spend a costume", "Which costume?"};
  const Branch which{costume_label(action.costume), "On whom or what?"};
  if (action.die != no_die)
    return insert(menu, {spend, which}, action, die_label(view, action.die), die_key(action.die));
  if (action.to != Place::nowhere) return insert(menu, {spend, which}, action, player(view, action.to));
  insert(menu, {spend}, action, which.label);
}

void insert_job(Menu& menu, const View& view, const Action& action) {
  switch (action.kind) {
    case Kind::produce:
      return insert(menu,
                    {{"Producer: swap two jobs", "Which two jobs? The first:"},
                     {job_with_owner(view, action.job), "And the other?"}},
                    action, job_with_owner(view, action.other));
    case Kind::give:
      return insert(menu, {{"Director: give a token", "Who gets the token?"}}, action, player(view, action.to));
    case Kind::move:
      return insert(menu, {{"Director: move a token", "From whom?"}, {player(view, action.from), "To whom?"}}, action,
                    player(view, action.to));
    case Kind::shoot:
      return insert(menu, {{"Cinematographer: a new hand", "For whom?"}}, action, player(view, action.to));
    case Kind::invite:
      return insert(menu, {{fmt::format("{}: draw two, discard two", title_of(action.job)), "For whom?"}}, action,
                    player(view, action.to));
    default: break;
  }
}

void insert_action(const Content& content, Menu& menu, const View& view, const Action& action) {
  switch (action.kind) {
    case Kind::produce:
    case Kind::give:
    case Kind::move:
    case Kind::shoot:
    case Kind::invite: return insert_job(menu, view, action);
    case Kind::swap: {
      const Branch swap{"swap a job with the centre", view.options.small() ? "Which of yours?" : "For which one?"};
      const std::string other = job_text(view, action.other);
      if (!view.options.small()) return insert(menu, {swap}, action, other);
      return insert(menu, {swap, {job_text(view, action.job), "For which one?"}}, action, other);
    }
    case Kind::roll:
      if (view.step != Step::turn) return insert(menu, {}, action, die_label(view, action.die), die_key(action.die));
      return insert(menu, {{"re-roll a die, then maybe another", "Which die?"}}, action, die_label(view, action.die),
                    die_key(action.die));
    case Kind::dress:
      return insert(menu, {{costume_label(action.costume), "Who gets it?"}}, action, player(view, action.to));
    case Kind::spend: return insert_costume(menu, view, action);
    case Kind::stop: return insert(menu, {}, action, "stop", "0");
    case Kind::decline: return insert(menu, {}, action, "no", "0");
    case Kind::write: return insert(menu, {}, action, "write: draw two posters, show one");
    default: return insert(menu, {}, action, std::string(describe(content, action).view()));
  }
}

// Why one's jobs are missing among the choices.
void explain_jobs(Menu& menu, const View& view) {
  if (view.step != Step::turn || view.actor != view.seat()) return;
  for (std::size_t i = 0; i < jobs; ++i) {
    const Job job = job_at(i);
    if (!has_job(view, view.seat(), job)) continue;
    const bool late = job == Job::screenwriter && !was_performed(view, job);
    if (!late && !was_performed(view, job)) continue;
    const Explanation why = explain(late ? Refusal::too_late_to_write : Refusal::performed);
    menu.notes.push_back(fmt::format("{}: {} ({})", title_of(job), why.why, name_of(why.clause).view()));
  }
}

Clause clause_of(Job job) {
  switch (job) {
    case Job::screenwriter: return "H47-23"_clause;
    case Job::producer: return "H47-26"_clause;
    case Job::director: return "H47-29"_clause;
    case Job::gaffer: return "H47-30"_clause;
    case Job::cinematographer: return "H47-31"_clause;
    case Job::actress:
    case Job::actor: return "H47-32"_clause;
    case Job::composer: return "H47-33"_clause;
    case Job::editor: return "H47-34"_clause;
    case Job::designer: return "H47-100"_clause;
    case Job::none: break;
  }
  return "H47-1"_clause;
}

std::string fellows_of(const View& view) {
  std::string out;
  for (const Seat seat : SeatSet::first(view.players())) {
    if (seat == view.seat() || view.desk(seat).loyalty != Loyalty::communist) continue;
    out += (out.empty() ? "" : ", ") + std::string(Look::name(seat).view());
  }
  return out.empty() ? "alone" : "with " + out;
}

}  // namespace

terminal::Menu<Action> menu(const Content& content, const View& view, const Look& /*look*/) {
  Menu menu;
  menu.question = std::string(question(content, view, view.seat()).view());
  ActionsOf<Game> actions;
  legal_actions(content, view, view.seat(), actions);
  for (const Action& action : actions) insert_action(content, menu, view, action);
  explain_jobs(menu, view);
  if (actions.empty()) menu.notes.emplace_back("None of your costumes can be spent now.");
  return menu;
}

std::vector<Clause> clauses_behind(const Content& content, const View& view) {
  std::vector<Clause> clauses{clause_of(content, view)};
  const auto add = [&](Clause clause) {
    if (std::find(clauses.begin(), clauses.end(), clause) == clauses.end()) clauses.push_back(clause);
  };
  if (view.step == Step::write) add("H47-23"_clause);
  if (view.step == Step::turn) {
    add("H47-22"_clause);
    for (std::size_t i = 0; i < jobs; ++i) {
      if (has_job(view, view.seat(), job_at(i))) add(clause_of(job_at(i)));
    }
  }
  if (view.step == Step::stars || view.step == Step::tokens || view.step == Step::edit) add("H47-50"_clause);
  return clauses;
}

std::string standing(const Content& content, const View& view, const Look& look) {
  const Score needed = score_needed(content, view.options);
  const Loyalty mine = view.desk(view.seat()).loyalty;
  const std::string side = look.paint(colour_of(mine), title_of(mine));
  if (mine == Loyalty::rising_star) {
    return fmt::format("You are the {}: the seventh movie tied or one apart, and you win alone.", side);
  }
  const bool patriot = mine == Loyalty::patriot;
  return fmt::format("You are a {}{}: win {} rounds; {}.", side, patriot ? "" : " " + fellows_of(view),
                     patriot ? needed.patriots : needed.communists,
                     view.players() == 2 ? "ties count for both"
                     : patriot           ? "ties are lost"
                                         : "ties are yours");
}

std::optional<Action> while_holding(const Content& /*content*/, const View& view) {
  if (!is_window(view.step)) return std::nullopt;
  return Action::decline();
}

}  // namespace backlot::hollywood
