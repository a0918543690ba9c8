// A simple sensible player of Cinecittà. It hopes that its own cards come back, compares decisions by
// the best movie that can still come of them, and guesses from a neighbour's open cards how much the
// neighbour would give for a card. It draws no chance: the same view, the same decision.
#pragma once
#include <algorithm>
#include <cstdint>

#include "bots/heuristic/cinecitta_prospect.hpp"
#include "bots/list.hpp"
#include "games/cinecitta/meta.hpp"

namespace backlot::bots {

class CinecittaHeuristic {
 public:
  using Action = cinecitta::Action;
  using Card = cinecitta::Card;
  using Content = cinecitta::Content;
  using View = cinecitta::View;
  using Hopes = cinecitta_heuristic::Hopes;

  static constexpr std::string_view name = "heuristic";
  static constexpr std::string_view about = "keeps the cards its movie needs and sells the others at a fair price";

  template <Chance C>
  constexpr Action choose(const Content& content, const View& view, C& /*chance*/) const {
    switch (view.step) {
      case cinecitta::Step::offer: return offer(content, view);
      case cinecitta::Step::answer: return answer(content, view);
      case cinecitta::Step::place:
      case cinecitta::Step::over: break;
    }
    return place(content, view);
  }

  // How many quarters of a note a neighbour with these open cards would give for a card.
  static constexpr std::int32_t price_for(const Content& content, const View& view, Seat neighbour, Card card) {
    using namespace cinecitta;
    const Desk& desk = view.desk(neighbour);
    const CardFacts& facts = content[card];
    const Icons icons = icons_in(content, desk.office);
    // Not from the neighbour's hand: that would tell who has sealed already.
    const std::int32_t rounds = content.dealing_for(view.players()).hand - view.round;
    // By the end: about one and a half audience icons more for each round, and eight notes.
    const std::int32_t audience = std::max(4, icons.audience + 3 * (rounds + 1) / 2);
    const std::int32_t money = 8 * content.note.amount;
    const std::int32_t note = content.note.amount * audience;  // what a note is worth at the box office
    std::int32_t worth = facts.audience * money + (facts.promotion - (icons.pen > 0 ? 0 : 1)) * note;
    if (facts.pen > 0 && icons.pen == 0) worth += 5 * note;
    worth = std::max(worth, 40 * facts.number);
    return std::max(0, 4 * worth / (2 * note));  // keeping the notes instead makes a difference of twice as many
  }

  // How likely it is, in percent, that a neighbour takes a card for so many notes.
  static constexpr std::int32_t taken(std::int32_t price, std::int32_t notes) {
    return std::clamp(50 + 8 * (price - 4 * notes), 3, 97);
  }

  static constexpr Hopes hopes_of(const Content& content, const cinecitta::Desk& desk) {
    Hopes hopes;
    hopes.studio = desk.studio;
    for (const Card card : desk.hand) hopes.coming.push(card);
    hopes.office = cinecitta::icons_in(content, desk.office);
    hopes.office_cards = static_cast<std::int32_t>(desk.office.size());
    hopes.notes = desk.wallet.count;
    return hopes;
  }

  // The hopes after moving cards through the Studio: `cards` come in, `out` go to the Office.
  template <class Cards, class Out>
  static constexpr Hopes placed(const Content& content, const Hopes& before, const Cards& cards, const Out& out) {
    Hopes after = before;
    Pile<Card, 5> studio;
    for (const Card card : before.studio) studio.push(card);
    for (const Card card : cards) studio.push(card);
    for (const Card card : out) {
      studio.remove(card);
      cinecitta_heuristic::count(after.office, content[card], 1);
      ++after.office_cards;
    }
    after.studio.clear();
    for (const Card card : studio) after.studio.push(card);
    return after;
  }

  static constexpr std::int32_t pens_of(const Content& content, const Hopes& hopes) {
    return hopes.office.pen + cinecitta::icons_in(content, hopes.studio).pen +
           cinecitta::icons_in(content, hopes.coming).pen;
  }

 private:
  using Prospect = cinecitta_heuristic::Prospect;
  using Prospector = cinecitta_heuristic::Prospector;

  // The best that can come of placing one card now.
  static constexpr Prospect with_card(const Content& content, const Prospector& prospector, const Hopes& hopes,
                                      Card card) {
    cinecitta::Cards cards;
    cards.push(card);
    Prospect best;
    bool first = true;
    cinecitta::place_step::ways(content, hopes.studio, cards, [&](const cinecitta::Cards& out) {
      const Prospect found = prospector.best(placed(content, hopes, cards, out));
      if (first || with_notes(found, 0) > with_notes(best, 0)) best = found;
      first = false;
    });
    return best;
  }

  // For every card and amount: what if the neighbour takes the card, and what if it comes back.
  // Whatever the figures say, the only Pen is not given away for nothing.
  static constexpr Action offer(const Content& content, const View& view) {
    const cinecitta::Desk& desk = view.desk(view.seat());
    const Seat neighbour = cinecitta::receiver_of(view.options, view.round, view.seat());
    const Prospector prospector(content, view.options);
    const Hopes hopes = hopes_of(content, desk);
    const std::int32_t pens = pens_of(content, hopes);
    Action best = Action::offer(desk.hand[0], {});
    std::int32_t best_value = 0;
    bool first = true;
    for (std::size_t i = 0; i < desk.hand.size(); ++i) {
      const Card card = desk.hand[i];
      if (i > 0 && card == desk.hand[i - 1]) continue;
      Hopes without = hopes;
      without.coming.erase_at(i);
      const Prospect sold = prospector.best(without);
      const Prospect back = with_card(content, prospector, without, card);
      const std::int32_t price = price_for(content, view, neighbour, card);
      const bool only_pen = content[card].pen > 0 && pens == 1;
      if (only_pen && desk.wallet.count == 0 && desk.hand.size() > 1) continue;
      for (std::int32_t notes = only_pen && desk.wallet.count > 0 ? 1 : 0; notes <= desk.wallet.count; ++notes) {
        const std::int32_t gone = taken(price, notes);
        const std::int32_t value = gone * with_notes(sold, notes) + (100 - gone) * with_notes(back, -notes);
        if (!first && value <= best_value) continue;
        first = false;
        best_value = value;
        best = Action::offer(card, {static_cast<std::uint8_t>(notes)});
      }
    }
    return best;
  }

  // Whether the card is worth more than keeping the notes, whatever becomes of the own folder.
  static constexpr Action answer(const Content& content, const View& view) {
    using namespace cinecitta;
    if (!answer_step::can_headhunt(view, view.seat())) return Action::secure();
    const Folder& folder = view.folder_from(giver_to(view.options, view.round, view.seat()));
    const Folder& own = view.folder_from(view.seat());
    const Seat neighbour = receiver_of(view.options, view.round, view.seat());
    const std::int32_t gone = taken(price_for(content, view, neighbour, own.card), own.notes.count);
    const Prospector prospector(content, view.options);
    const Hopes sold = hopes_of(content, view.desk(view.seat()));
    Hopes back = sold;
    back.coming.push(own.card);
    const auto value = [&](Hopes& if_sold, Hopes& if_back, std::int32_t notes) {
      return gone * with_notes(prospector.best(if_sold), notes + 2 * own.notes.count) +
             (100 - gone) * with_notes(prospector.best(if_back), notes);
    };
    Hopes sold_with = sold;
    Hopes back_with = back;
    sold_with.coming.push(folder.card);
    back_with.coming.push(folder.card);
    Hopes sold_without = sold;
    const std::int32_t keep_notes = value(sold_without, back, folder.notes.count);
    const std::int32_t keep_card = value(sold_with, back_with, -std::int32_t{folder.notes.count});
    return keep_card > keep_notes ? Action::headhunt() : Action::secure();
  }

  static constexpr Action place(const Content& content, const View& view) {
    const cinecitta::Desk& desk = view.desk(view.seat());
    const Prospector prospector(content, view.options);
    const Hopes hopes = hopes_of(content, desk);
    const cinecitta::Cards cards = cinecitta::place_step::incoming(view, view.seat());
    cinecitta::Cards best;
    std::int32_t best_value = 0;
    bool first = true;
    cinecitta::place_step::ways(content, desk.studio, cards, [&](const cinecitta::Cards& out) {
      const std::int32_t value = with_notes(prospector.best(placed(content, hopes, cards, out)), 0);
      if (!first && value <= best_value) return;
      first = false;
      best_value = value;
      best = out;
    });
    return Action::place(best);
  }
};

static_assert(Bot<CinecittaHeuristic, cinecitta::Game>);

template <>
struct ListOf<cinecitta::Game> {
  using Type = std::variant<Random<cinecitta::Game>, CinecittaHeuristic>;
};

}  // namespace backlot::bots
