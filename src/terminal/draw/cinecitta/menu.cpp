// What a person chooses from, and what would come of it.
#include <algorithm>

#include "terminal/draw/cinecitta/cards.hpp"

namespace backlot::cinecitta {

namespace {

using terminal::Look;
using Menu = terminal::Menu<Action>;

std::string named(const Content& content, Card card, const Look& look) {
  return card_text(content, card, look.paint, Detail::name);
}

Menu amounts(const Content& content, const View& view, Card card) {
  const Notes wallet = view.desk(view.seat()).wallet;
  Menu menu;
  menu.question = fmt::format("How much money with {}? 0 to {}, in notes of {}", name_of(content, card).view(),
                              money_of(content, wallet), content.note.amount);
  for (std::uint8_t notes = 0; notes <= wallet.count; ++notes) {
    menu.choices.push_back({fmt::format("{}", money_of(content, {notes})), "", Action::offer(card, {notes}), {}});
  }
  return menu;
}

Menu offers(const Content& content, const View& view, const Look& look) {
  Menu menu;
  const Seat to = receiver_of(view.options, view.round, view.seat());
  menu.question =
      fmt::format("Which card goes into your folder for {}? (3 20 is card 3 with 20 Money)", Look::name(to).view());
  const auto& hand = view.desk(view.seat()).hand;
  Card last = Card::unknown;
  for (const Card card : hand) {
    if (card == last) continue;  // C37-73: copies are alike
    last = card;
    const auto copies = std::count(hand.begin(), hand.end(), card);
    std::string label = terminal::padded(named(content, card, look), 15) + icons_text(content[card]);
    if (copies > 1) label += fmt::format(" x{}", copies);
    menu.choices.push_back({fmt::format("{}", menu.choices.size() + 1), label, {}, {amounts(content, view, card)}});
  }
  return menu;
}

Menu answers(const Content& content, const View& view, const Look& look) {
  const Seat giver = giver_to(view.options, view.round, view.seat());
  const Folder& folder = view.folder_from(giver);
  const int wallet = money_of(content, view.desk(view.seat()).wallet);
  const int notes = money_of(content, folder.notes);
  const std::string card = named(content, folder.card, look);
  Menu menu;
  menu.question = fmt::format("Folder of {}: {} {} and {}. Keep the money or the card?", Look::name(giver).view(), card,
                              icons_text(content[folder.card]), money_text(content, folder.notes).view());
  menu.choices.push_back({"1",
                          fmt::format("secure funds: keep {}, {} goes back (wallet {} -> {})",
                                      money_text(content, folder.notes).view(), card, wallet, wallet + notes),
                          Action::secure(),
                          {}});
  if (AnswerStep::can_headhunt(view, view.seat())) {
    menu.choices.push_back({"2",
                            fmt::format("headhunt: keep {}, pay {} (wallet {} -> {})", card,
                                        money_text(content, folder.notes).view(), wallet, wallet - notes),
                            Action::headhunt(),
                            {}});
  } else {
    const Explanation why = explain(Refusal::cannot_match);
    menu.notes.push_back(fmt::format("No headhunting: {} ({})", why.why, name_of(why.clause).view()));
  }
  return menu;
}

// One's things after placing like this.
Desk desk_after(const View& view, const Action& action) {
  Desk desk = view.desk(view.seat());
  Pile<Card, 5> studio;
  for (const Card card : desk.studio) studio.push(card);
  for (const Card card : PlaceStep::incoming(view, view.seat())) studio.insert_sorted(card);
  for (const Card card : action.out()) {
    studio.remove(card);
    desk.office.insert_sorted(card);
  }
  desk.studio.clear();
  for (const Card card : studio) desk.studio.push(card);
  return desk;
}

std::string forecast(const Content& content, const Desk& desk) {
  const BoxOffice box = box_office(content, desk);
  if (box.dropped_out.named()) return fmt::format("out by {}", name_of(box.dropped_out).view());
  return fmt::format("{} + revenue {} = {}", box.quality, box.revenue, box.value());
}

Menu placements(const Content& content, const View& view, const Look& look) {
  Menu menu;
  menu.question = std::string(question(content, view, view.seat()).view());
  Scratch<Action, 18> ways;
  legal_actions(content, view, view.seat(), ways);
  if (PlaceStep::incoming(view, view.seat()).empty()) {  // C37-71: asked all the same
    menu.choices.push_back({"1", "go on", ways[0], {}});
    return menu;
  }
  if (ways.size() > 1) menu.question += " Which way?";
  for (const Action& action : ways) {
    const Desk desk = desk_after(view, action);
    const std::string out = action.out().empty()
                                ? "nobody to the Office"
                                : "to the Office " + cards_text(content, action.out(), look.paint, Detail::icons);
    const std::string label = terminal::padded(out, 28) + " Studio " +
                              cards_text(content, desk.studio, look.paint, Detail::code) + ", " +
                              forecast(content, desk);
    menu.choices.push_back({fmt::format("{}", menu.choices.size() + 1), label, action, {}});
  }
  return menu;
}

}  // namespace

terminal::Menu<Action> menu(const Content& content, const View& view, const Look& look) {
  switch (view.step) {
    case Step::offer: return offers(content, view, look);
    case Step::answer: return answers(content, view, look);
    case Step::place: return placements(content, view, look);
    case Step::over: break;
  }
  return {};
}

std::vector<Clause> clauses_behind(const Content& content, const View& view) {
  switch (view.step) {
    case Step::offer: return {"C37-20"_clause, "C37-21"_clause};
    case Step::answer: return {"C37-22"_clause, "C37-23"_clause, "C37-24"_clause};
    case Step::place: return {"C37-30"_clause, "C37-31"_clause, "C37-32"_clause, "C37-33"_clause, "C37-36"_clause};
    case Step::over: break;
  }
  return {clause_of(content, view)};
}

std::string standing(const Content& content, const View& view, const Look& /*look*/) {
  const Desk& desk = view.desk(view.seat());
  const BoxOffice box = box_office(content, desk);
  const std::string money =
      fmt::format("{} +{} promotion -{} wages", money_of(content, desk.wallet), box.promotion.amount, box.wages.amount);
  if (box.dropped_out.named()) {
    const bool full = desk.studio.size() == 3;
    return fmt::format("Your movie: out, {} ({}); {} left: {}", full ? "wages not paid" : "Studio not full",
                       name_of(box.dropped_out).view(), box.left.amount, money);
  }
  return fmt::format("Your movie: quality {} + {} audience x {} = {} ({})", box.quality, box.audience, box.left.amount,
                     box.value(), money);
}

}  // namespace backlot::cinecitta
