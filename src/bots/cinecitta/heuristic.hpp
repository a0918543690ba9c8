// A simple sensible player of Cinecittà. It hopes that its own cards come back, compares decisions by
// the best movie that can still come of them, and guesses from a neighbour's open cards how much the
// neighbour would give for a card. It draws no chance: the same view, the same decision.
#pragma once
#include <algorithm>
#include <cstdint>

#include "bots/cinecitta/prospect.hpp"
#include "bots/ladder.hpp"
#include "bots/list.hpp"
#include "games/cinecitta/meta.hpp"

namespace backlot::bots {

class CinecittaHeuristic {
 public:
  using Action = cinecitta::Action;
  using Card = cinecitta::Card;
  using Content = cinecitta::Content;
  using Position = cinecitta::Position;
  using View = cinecitta::View;

  static constexpr std::string_view name = "heuristic";
  static constexpr std::string_view about = "keeps the cards its movie needs and sells the others at a fair price";

  template <Chance C>
  constexpr Action choose(const Content& content, const View& view, C& chance) const {
    return choose_at(content, view, view.seat(), chance);
  }
  // The same for a seat of an imagined world, without a View: nothing below looks at what the seat does not see.
  template <Chance C>
  constexpr Action choose_at(const Content& content, const Position& table, Seat me, C& /*chance*/) const {
    switch (table.step) {
      case cinecitta::Step::offer: return offer(content, table, me);
      case cinecitta::Step::answer: return answer(content, table, me);
      case cinecitta::Step::place:
      case cinecitta::Step::over: break;
    }
    return place(content, table, me);
  }

  // What a neighbour with these open cards would give for a card.
  class Buyer {
   public:
    constexpr Buyer(const Content& content, const Position& table, Seat neighbour)
        : icons_(cinecitta::icons_in(content, table.desk(neighbour).office)), money_(8 * content.note.amount) {
      // Not from the neighbour's hand: that would tell who has sealed already.
      const std::int32_t rounds = content.dealing_for(table.players()).hand - table.round;
      // By the end: about one and a half audience icons more for each round, and eight notes.
      const std::int32_t audience = std::max(4, icons_.audience + 3 * (rounds + 1) / 2);
      note_ = content.note.amount * audience;
    }
    // In quarters of a note.
    constexpr std::int32_t price(const cinecitta::CardFacts& card) const {
      std::int32_t worth = card.audience * money_ + (card.promotion - (icons_.pen > 0 ? 0 : 1)) * note_;
      if (card.pen > 0 && icons_.pen == 0) worth += 5 * note_;
      worth = std::max(worth, 40 * card.number);
      return std::max(0, 4 * worth / (2 * note_));  // keeping the notes instead makes a difference of twice as many
    }

   private:
    cinecitta::Icons icons_;
    std::int32_t money_;
    std::int32_t note_ = 0;  // what a note is worth at the box office
  };

  // How likely it is, in percent, that a neighbour takes a card for so many notes.
  static constexpr std::int32_t taken(std::int32_t price, std::int32_t notes) {
    return std::clamp(50 + 8 * (price - 4 * notes), 3, 97);
  }

 private:
  using Prospect = cinecitta_heuristic::Prospect;
  using Prospector = cinecitta_heuristic::Prospector;
  using Hopes = cinecitta_heuristic::Hopes;
  using Places = cinecitta_heuristic::Places;

  // The best that can come of placing one card of the hand now.
  static constexpr Prospect with_card(const Content& content, const Prospector& prospector, const Hopes& hopes,
                                      const cinecitta::Desk& desk, Card card, Places place) {
    cinecitta::Cards cards;
    cards.push(card);
    Prospect best;
    bool first = true;
    cinecitta::PlaceStep::ways(content, desk.studio, cards, [&](const cinecitta::Cards& out) {
      Hopes after = prospector.placed(hopes, place, out);
      after.moved = place;
      const Prospect found = prospector.best(after);
      if (first || with_notes(found, 0) > with_notes(best, 0)) best = found;
      first = false;
    });
    return best;
  }

  // For every card and amount: what if the neighbour takes the card, and what if it comes back.
  // Whatever the figures say, the only Pen is not given away for nothing.
  static constexpr Action offer(const Content& content, const Position& table, Seat me) {
    const cinecitta::Desk& desk = table.desk(me);
    const Seat neighbour = cinecitta::receiver_of(table.options, table.round, me);
    const Buyer buyer(content, table, neighbour);
    const Prospector prospector(content, table.options, desk);
    const Hopes hopes{.studio = prospector.studio(), .coming = prospector.hand()};
    Action best = Action::offer(desk.hand[0], {});
    std::int32_t best_value = 0;
    bool first = true;
    for (std::size_t i = 0; i < desk.hand.size(); ++i) {
      const Card card = desk.hand[i];
      if (i > 0 && card == desk.hand[i - 1]) continue;
      const Places place = cinecitta_heuristic::place_at(desk.studio.size() + i);
      Hopes without = hopes;
      without.coming = cinecitta_heuristic::without(hopes.coming, place);
      without.gone = place;
      const Prospect sold = prospector.best(without);
      const Prospect back = with_card(content, prospector, hopes, desk, card, place);
      const std::int32_t price = buyer.price(content[card]);
      const bool only_pen = content[card].pen > 0 && prospector.pens() == 1;
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
  static constexpr Action answer(const Content& content, const Position& table, Seat me) {
    using namespace cinecitta;
    if (!AnswerStep::can_headhunt(table, me)) return Action::secure();
    const Folder& folder = table.folder_from(giver_to(table.options, table.round, me));
    const Folder& own = table.folder_from(me);
    const Seat neighbour = receiver_of(table.options, table.round, me);
    const std::int32_t gone = taken(Buyer(content, table, neighbour).price(content[own.card]), own.notes.count);
    const Desk& desk = table.desk(me);
    Cards others;
    others.push(own.card);
    others.push(folder.card);
    const Prospector prospector(content, table.options, desk, {}, others);
    const Places all = prospector.others();
    const Places mine = cinecitta_heuristic::place_at(desk.studio.size() + desk.hand.size());
    const Places theirs = cinecitta_heuristic::without(all, mine);
    const auto with = [&](Places more) {
      const Places coming = cinecitta_heuristic::both(prospector.hand(), more);
      return prospector.best({prospector.studio(), coming, cinecitta_heuristic::without(all, more)});
    };
    const auto value = [&](const Prospect& if_sold, const Prospect& if_back, std::int32_t notes) {
      return gone * with_notes(if_sold, notes + 2 * own.notes.count) + (100 - gone) * with_notes(if_back, notes);
    };
    const std::int32_t keep_notes = value(with(0), with(mine), folder.notes.count);
    const std::int32_t keep_card = value(with(theirs), with(all), -std::int32_t{folder.notes.count});
    return keep_card > keep_notes ? Action::headhunt() : Action::secure();
  }

  static constexpr Action place(const Content& content, const Position& table, Seat me) {
    const cinecitta::Desk& desk = table.desk(me);
    const cinecitta::Cards cards = cinecitta::PlaceStep::incoming(table, me);
    if (cards.empty()) return Action::place({});
    const Prospector prospector(content, table.options, desk, cards);
    const Hopes hopes{.studio = prospector.studio(), .coming = prospector.hand()};
    cinecitta::Cards best;
    std::int32_t best_value = 0;
    bool first = true;
    cinecitta::PlaceStep::ways(content, desk.studio, cards, [&](const cinecitta::Cards& out) {
      const Hopes after = prospector.placed(hopes, prospector.entering(), out);
      const std::int32_t value = with_notes(prospector.best(after), 0);
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
struct BotsOf<cinecitta::Game> {
  using Type = std::variant<Random<cinecitta::Game>, CinecittaHeuristic>;
};

template <>
inline constexpr Ladder ladder_of<cinecitta::Game>{
    .easy = easy_by("search:48~18"), .hard = learned_with_slips("net:360"), .expert = learned_well};

}  // namespace backlot::bots
