// A simple sensible player of Maybe Movies. It draws ballots that the others may cast, and decides by
// what it can expect to win of them, less a part of what the others win.
#pragma once
#include <algorithm>
#include <cstdint>

#include "bots/ladder.hpp"
#include "bots/list.hpp"
#include "bots/maybe/forecast.hpp"
#include "bots/maybe/horizon.hpp"
#include "core/bits.hpp"

namespace backlot::bots {

class MaybeHeuristic {
 public:
  using Action = maybe::Action;
  using Content = maybe::Content;
  using Position = maybe::Position;
  using View = maybe::View;
  using Plan = maybe_heuristic::Plan;

  static constexpr std::string_view name = "heuristic";
  static constexpr std::string_view about = "pitches what should pass and pay, and votes for what it gains";

  template <Chance C>
  constexpr Action choose(const Content& content, const View& view, C& chance) const {
    return choose_at(content, view, view.seat(), chance);
  }
  // The same for a seat of an imagined world, without a View: nothing below looks at what the seat does not see.
  template <Chance C>
  constexpr Action choose_at(const Content& content, const Position& table, Seat me, C& chance) const {
    switch (table.step) {
      case maybe::Step::pitch: return pitch(content, table, me, chance);
      case maybe::Step::vote: return vote(content, table, me, chance);
      case maybe::Step::add: return add(content, table, me, chance);
      case maybe::Step::remove: return remove(content, table, me, chance);
      case maybe::Step::cost:
      case maybe::Step::profit: return answer(content, table, me);
      case maybe::Step::keep:
      case maybe::Step::over: break;
    }
    return keep(content, table, me);
  }

  // How likely others are in favour, in percent: a share for everybody, and not too dear.
  static constexpr std::int32_t favour(const Plan& plan, std::size_t voters) {
    const std::size_t usual = (voters + 1) / 2;
    const std::int32_t shares = 100 * plan.profit(usual) / static_cast<std::int32_t>(std::max<std::size_t>(voters, 1));
    const auto icons = static_cast<std::int32_t>(plan.budget(usual).total());
    const std::int32_t dear = 100 * icons / static_cast<std::int32_t>(std::max<std::size_t>(voters, 1));
    return std::clamp(35 + shares / 12 - std::max(0, dear - 100) / 5, +Weights::least_percent, +Weights::most_percent);
  }

 private:
  using Ballots = maybe_heuristic::Ballots;
  using Stakes = maybe_heuristic::Stakes;
  using Weights = maybe_heuristic::Weights;
  static constexpr std::size_t for_a_row = 14;  // ballots; many rows are compared
  static constexpr std::int64_t hopeless = std::int64_t{-1} << 60U;
  static constexpr std::int64_t scale = 16;  // so that what is expected does not round away

  // What comes of a success, by the number of the others in favour: the same for all cards of a kind.
  static constexpr Ballots::Counts of_success(const Plan& plan, const Stakes& stakes, bool in_favour) {
    Ballots::Counts success{};
    for (std::size_t others = 0; others < stakes.voters(); ++others) {
      const std::size_t at = others + (in_favour ? 1 : 0);
      success[others] = stakes.success(plan.profit(at), static_cast<std::int32_t>(at), in_favour);
    }
    return success;
  }

  // What comes of voting with this card, weighed over all ballots; `floor` when that cannot be more.
  static constexpr std::int64_t expected(const Plan& plan, const Stakes& stakes, const Ballots& ballots,
                                         const Weights& weights, const maybe::VoteCard& card,
                                         const Ballots::Counts& success, std::int64_t floor) {
    const bool in_favour = card.kind == maybe::VoteKind::yes;
    const std::int32_t own = in_favour ? 0 : stakes.worth().of[index(card.icon)];
    Ballots::Counts failure{};
    std::int64_t most = 0;
    std::int64_t whole = 0;
    for (std::size_t others = 0; others < stakes.voters(); ++others) {
      const std::int64_t weight = weights.of(others) * ballots.all()[others];
      if (weight == 0) continue;
      const auto yes = static_cast<std::int32_t>(others + (in_favour ? 1 : 0));
      failure[others] = stakes.failure(own, yes, static_cast<std::int32_t>(stakes.voters()) - yes);
      most += weight * std::max(success[others], failure[others]);
      whole += weight;
    }
    if (floor != hopeless && scale * most <= floor * whole) return floor;
    const Ballots::Counts covering = ballots.covering(plan, &card);
    std::int64_t value = 0;
    for (std::size_t others = 0; others < stakes.voters(); ++others) {
      const std::int64_t covered = covering[others];
      const std::int64_t open = ballots.all()[others] - covered;
      value += weights.of(others) * (covered * success[others] + open * failure[others]);
    }
    return value * scale / whole;
  }

  // The best a row promises with the cards in hand; no more than `floor` when that is not more.
  static constexpr std::int64_t promise(const Content& content, const Position& table, Seat me, const maybe::Row& row,
                                        const Stakes& stakes, const Ballots& ballots, std::int64_t floor = hopeless) {
    if (stakes.voters() == 0) return 0;
    const Plan plan(content, stakes.around(), row, stakes.voters());
    const Weights weights(stakes.voters() - 1, favour(plan, stakes.voters()));
    // The most useful YES and NO stand for all.
    const maybe::VoteCard* yes = nullptr;
    const maybe::VoteCard* no = nullptr;
    std::int32_t best_yes = -1;
    std::int32_t best_no = -1;
    const maybe::Budget& budget = plan.budget((stakes.voters() + 1) / 2);
    for (const maybe::Vote vote : table.desk(me).hand) {
      const maybe::VoteCard& card = content[vote];
      if (card.kind == maybe::VoteKind::change) continue;
      const std::int32_t use = card.kind == maybe::VoteKind::yes
                                   ? card.number + (budget.icons[index(card.icon)] > 0 ? 2 : 0)
                                   : stakes.worth().of[index(card.icon)];
      std::int32_t& best = card.kind == maybe::VoteKind::yes ? best_yes : best_no;
      if (use <= best) continue;
      best = use;
      (card.kind == maybe::VoteKind::yes ? yes : no) = &card;
    }
    std::int64_t value = hopeless;
    if (yes != nullptr) {
      value = expected(plan, stakes, ballots, weights, *yes, of_success(plan, stakes, true), floor);
    }
    if (no != nullptr) {
      value = std::max(value, expected(plan, stakes, ballots, weights, *no, of_success(plan, stakes, false),
                                       std::max(floor, value)));
    }
    return value == hopeless ? 0 : value;
  }

  template <Chance C>
  static constexpr Ballots drawn(const Content& content, const Position& table, Seat me, const Stakes& stakes,
                                 const maybe::Budget& budget, std::size_t count, C& chance) {
    Ballots ballots(content, table, me);
    ballots.fill(stakes.voters() > 0 ? stakes.voters() - 1 : 0, budget, count, chance);
    return ballots;
  }

  // All ways to go on with up to three more cards; the first card of the best one, or the end.
  template <Chance C>
  static constexpr Action pitch(const Content& content, const Position& table, Seat me, C& chance) {
    const Stakes stakes(content, table, me);
    const Ballots ballots = drawn(content, table, me, stakes, {}, for_a_row, chance);
    Action best = Action::finish();
    std::int64_t best_value = table.row.empty() ? hopeless : promise(content, table, me, table.row, stakes, ballots);
    const std::size_t size = table.market.size();
    for (std::uint32_t subset = 1; subset < (1U << size); ++subset) {
      if (count_bits(subset) > 3) continue;
      maybe::Row row = table.row;
      for (std::size_t i = 0; i < size; ++i) {
        if (((subset >> i) & 1U) != 0) row.push(table.market[i]);
      }
      const std::int64_t value = promise(content, table, me, row, stakes, ballots, best_value);
      if (value <= best_value) continue;
      best_value = value;
      best = Action::pitch(table.market[lowest_bit(subset)]);
    }
    return best;
  }

  template <Chance C>
  static constexpr Action vote(const Content& content, const Position& table, Seat me, C& chance) {
    const Stakes stakes(content, table, me);
    const Plan plan(content, stakes.around(), table.row, stakes.voters());
    const Ballots ballots =
        drawn(content, table, me, stakes, plan.budget((stakes.voters() + 1) / 2), Ballots::most, chance);
    const Weights weights(stakes.voters() - 1, favour(plan, stakes.voters()));
    const auto& hand = table.desk(me).hand;
    const Ballots::Counts with_yes = of_success(plan, stakes, true);
    const Ballots::Counts with_no = of_success(plan, stakes, false);
    maybe::Vote best = hand[0];
    std::int64_t best_value = hopeless;
    maybe::Vote change = maybe::Vote::unknown;
    for (std::size_t i = 0; i < hand.size(); ++i) {
      if (i > 0 && hand[i] == hand[i - 1]) continue;
      const maybe::VoteCard& card = content[hand[i]];
      if (card.kind == maybe::VoteKind::change) {
        if (change == maybe::Vote::unknown) change = hand[i];
        continue;
      }
      // Every card is cast some day: what counts is how much better than usual it does now.
      const std::int64_t usually = usual(stakes, card);
      const std::int64_t floor = best_value == hopeless ? hopeless : best_value + usually;
      const auto& success = card.kind == maybe::VoteKind::yes ? with_yes : with_no;
      const std::int64_t value = expected(plan, stakes, ballots, weights, card, success, floor) - usually;
      if (value <= best_value) continue;
      best_value = value;
      best = hand[i];
    }
    if (change != maybe::Vote::unknown && best_value < changed(content, table, me, stakes, ballots))
      return Action::cast(change);
    return Action::cast(best);
  }

  // What a card brings in a turn like any other.
  static constexpr std::int64_t usual(const Stakes& stakes, const maybe::VoteCard& card) {
    const std::int64_t worth =
        card.kind == maybe::VoteKind::yes ? 60 * stakes.worth().mean : 50 * stakes.worth().of[index(card.icon)];
    return 128 * worth / 100 + card.number;
  }

  // What the pitch could be worth with a CHANGE, less something for what the others do then.
  static constexpr std::int64_t changed(const Content& content, const Position& table, Seat me, const Stakes& stakes,
                                        const Ballots& ballots) {
    std::int64_t best = hopeless;
    for (const maybe::Movie own : table.desk(me).own) {
      if (table.row.full()) break;
      maybe::Row row = table.row;
      row.push(own);
      best = std::max(best, promise(content, table, me, row, stakes, ballots, best));
    }
    for (std::size_t i = 0; table.row.size() > 1 && i < table.row.size(); ++i) {
      maybe::Row row = table.row;
      row.erase_at(i);
      best = std::max(best, promise(content, table, me, row, stakes, ballots, best));
    }
    return best - best / 4;
  }

  template <Chance C>
  static constexpr Action add(const Content& content, const Position& table, Seat me, C& chance) {
    const Stakes stakes(content, table, me);
    const Ballots ballots = drawn(content, table, me, stakes, {}, for_a_row, chance);
    Action best = Action::skip();
    std::int64_t best_value = hopeless;
    if (!check(content, table, me, best)) {  // then a card can be removed, or nothing can be done
      best_value = best_removal(content, table, me, stakes, ballots).value;
    }
    for (const maybe::Movie own : table.desk(me).own) {
      maybe::Row row = table.row;
      row.push(own);
      const std::int64_t value = promise(content, table, me, row, stakes, ballots, best_value);
      if (value <= best_value) continue;
      best_value = value;
      best = Action::add(own);
    }
    return best;
  }

  struct Removal {
    Action action = Action::skip();
    std::int64_t value = hopeless;
  };
  static constexpr Removal best_removal(const Content& content, const Position& table, Seat me, const Stakes& stakes,
                                        const Ballots& ballots) {
    Removal best;
    for (std::size_t i = 0; table.row.size() > 1 && i < table.row.size(); ++i) {
      if (table.row[i] == table.added) continue;
      maybe::Row row = table.row;
      row.erase_at(i);
      const std::int64_t value = promise(content, table, me, row, stakes, ballots, best.value);
      if (value > best.value) best = {Action::remove(table.row[i]), value};
    }
    return best;
  }

  template <Chance C>
  static constexpr Action remove(const Content& content, const Position& table, Seat me, C& chance) {
    const Stakes stakes(content, table, me);
    const Ballots ballots = drawn(content, table, me, stakes, {}, for_a_row, chance);
    const Removal removal = best_removal(content, table, me, stakes, ballots);
    if (check(content, table, me, Action::skip())) return removal.action;
    return removal.value > promise(content, table, me, table.row, stakes, ballots) ? removal.action : Action::skip();
  }

  // The Votes are shown: every answer is worked out to the end.
  static constexpr Action answer(const Content& content, const Position& table, Seat me) {
    const Stakes stakes(content, table, me);
    const maybe::Question question = maybe::ChooseStep::question_of(content, table);
    Action best{};
    std::int64_t best_value = hopeless;
    maybe::ChooseStep::each_answer(table, question, [&](std::size_t value, const Action& action) {
      maybe::PitchSituation situation = maybe::situation_of(content, table);
      situation.choices.push({question.card, question.about(), static_cast<std::uint8_t>(value)});
      const std::int64_t gain = settled(content, table, me, stakes, situation);
      if (gain <= best_value) return;
      best_value = gain;
      best = action;
    });
    return best;
  }

  static constexpr std::int64_t settled(const Content& content, const Position& table, Seat me, const Stakes& stakes,
                                        maybe::PitchSituation& situation) {
    const maybe::Vote mine = table.vote_of(me);
    const bool voted = mine != maybe::Vote::unknown;
    const bool in_favour = voted && content[mine].kind == maybe::VoteKind::yes;
    while (true) {
      maybe::PitchArithmetic pitch(content, situation);
      auto open = pitch.work_out_costs();
      if (!open && !maybe::covers(maybe::sums_of(content, table), pitch.budget())) {
        const std::int32_t own = voted && !in_favour ? stakes.worth().of[index(content[mine].icon)] : 0;
        return stakes.failure(own, situation.yes, situation.no);
      }
      if (!open) open = pitch.work_out_profits();
      if (!open) return stakes.success(static_cast<std::int32_t>(pitch.profit()), situation.yes, in_favour);
      std::uint8_t value = 0;
      while (!open->allows(value)) ++value;
      situation.choices.push({open->card, open->about(), value});
    }
  }

  // The card whose icons are on one's own Votes rather than on those of the others.
  static constexpr Action keep(const Content& content, const Position& table, Seat me) {
    std::array<std::int32_t, maybe::icons> good{};
    const auto others = static_cast<std::int32_t>(table.players()) - 1;
    for (const Seat seat : SeatSet::first(table.players())) {
      const maybe::IconCounts won = maybe::icons_won(content, table.desk(seat).won);
      for (std::size_t i = 0; i < maybe::icons; ++i) good[i] += seat == me ? 8 * others * won[i] : -8 * won[i];
    }
    // A NO in hand may still be won.
    for (const maybe::Vote vote : table.desk(me).hand) {
      if (content[vote].kind == maybe::VoteKind::no) good[index(content[vote].icon)] += others;
    }
    maybe::Movie best = table.row[0];
    std::int32_t best_value = 0;
    bool first = true;
    for (const maybe::Movie movie : table.row) {
      std::int32_t value = 0;
      for (const maybe::Icon icon : content[movie].icons) value += good[index(icon)];
      if (!first && value <= best_value) continue;
      first = false;
      best_value = value;
      best = movie;
    }
    return Action::keep(best);
  }
};

static_assert(Bot<MaybeHeuristic, maybe::Game>);

template <>
struct BotsOf<maybe::Game> {
  using Type = std::variant<Random<maybe::Game>, MaybeHeuristic>;
};

// The network leads this bot by less than two steps of 1.5, and so it plays on every rung, with more and more slips.
template <>
inline constexpr Ladder ladder_of<maybe::Game>{easy_by("net:1300", "search:48~14"), sensible_by("net:540"),
                                               learned_with_slips("net:310"), learned_well};

}  // namespace backlot::bots
