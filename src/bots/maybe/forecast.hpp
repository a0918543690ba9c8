// What a player of Maybe Movies can expect of a pitch: what a Vote is worth, how the others may vote,
// and who gets how much. All figures are in sixteenths of a point.
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "bots/bot.hpp"
#include "games/maybe/meta.hpp"

namespace backlot::bots::maybe_heuristic {

using maybe::Content;
using maybe::View;

inline constexpr std::int32_t point = 16;

// What a Vote won scores in the end: its icon on the Movies Made, and on those still to come.
struct Worth {
  std::array<std::int32_t, maybe::icons> of{};
  std::int32_t mean = 0;

  constexpr Worth(const Content& content, const View& view) {
    const maybe::IconCounts made = maybe::icons_made(content, view.made);
    const std::int32_t turns = content.hand - view.turn;
    // About one icon and a half on each movie, one in six of this kind; without Trendsetter Tricks
    // every other pitch becomes a movie.
    const std::int32_t coming = turns * (view.options.trendsetter ? 4 : 2);
    for (std::size_t i = 0; i < maybe::icons; ++i) {
      of[i] = point * made[i] + coming;
      mean += of[i];
    }
    mean /= static_cast<std::int32_t>(maybe::icons);
  }
};

// What a row costs and yields for each number of YES among the voters, as far as that matters.
class Plan {
 public:
  // `around` is the situation at the table; many rows are planned in it.
  constexpr Plan(const Content& content, const maybe::PitchSituation& around, const maybe::Row& row,
                 std::size_t voters) {
    maybe::PitchSituation situation = around;
    situation.row = row;
    for (const maybe::Movie movie : row) by_votes_ = by_votes_ || looks_at_votes(content[movie]);
    for (std::size_t yes = 0; yes <= voters; ++yes) {
      if (yes > 0 && !by_votes_) {
        budgets_[yes] = budgets_[0];
        profits_[yes] = profits_[0];
        continue;
      }
      situation.yes = static_cast<std::uint8_t>(yes);
      situation.no = static_cast<std::uint8_t>(voters - yes);
      situation.choices.clear();
      work_out(content, situation, yes);
    }
  }
  constexpr const maybe::Budget& budget(std::size_t yes) const { return budgets_[yes]; }
  constexpr std::int32_t profit(std::size_t yes) const { return profits_[yes]; }
  constexpr bool by_votes() const { return by_votes_; }  // otherwise it is the same for every number of YES

 private:
  static constexpr bool looks_at_votes(const maybe::MovieCard& card) {
    using maybe::Cost;
    using maybe::Profit;
    return card.cost == Cost::one_per_yes || card.cost == Cost::one_per_no || card.cost == Cost::four_unless_one_type ||
           card.yields == Profit::one_per_yes || card.yields == Profit::one_per_no ||
           card.yields == Profit::five_if_one_type;
  }

  // Where the active player has a choice, any will do for a forecast.
  constexpr void work_out(const Content& content, maybe::PitchSituation& situation, std::size_t yes) {
    for (std::size_t tries = 0; tries <= 2 * maybe::max_pitch; ++tries) {
      maybe::PitchArithmetic pitch(content, situation);
      auto open = pitch.work_out_costs();
      if (!open) open = pitch.work_out_profits();
      if (!open) {
        budgets_[yes] = pitch.budget();
        profits_[yes] = static_cast<std::int32_t>(pitch.profit());
        return;
      }
      std::uint8_t value = 0;
      while (!open->allows(value)) ++value;
      situation.choices.push({open->card, open->about(), value});
    }
  }

  bool by_votes_ = false;
  std::array<maybe::Budget, maybe::max_players + 1> budgets_{};
  std::array<std::int32_t, maybe::max_players + 1> profits_{};
};

// Who gets what, seen from one seat: its own gain less a part of what the others gain.
class Stakes {
 public:
  constexpr Stakes(const Content& content, const View& view)
      : worth_(content, view),
        active_(view.active == view.seat()),
        others_(static_cast<std::int32_t>(view.players()) - 1),
        voters_(maybe::with_votes(view).size()),
        around_(maybe::situation_of(content, view)) {
    std::size_t votes = voters_;
    if (view.step == maybe::Step::cost || view.step == maybe::Step::profit) {
      votes = static_cast<std::size_t>(std::count_if(view.votes.begin(), view.votes.end(),
                                                     [](maybe::Vote vote) { return vote != maybe::Vote::unknown; }));
    }
    to_take_ = static_cast<std::int32_t>(votes + view.pool.size());
  }

  constexpr std::size_t voters() const { return voters_; }
  constexpr const Worth& worth() const { return worth_; }
  constexpr const maybe::PitchSituation& around() const { return around_; }

  // MM-30, MM-32, MM-33, MM-35
  constexpr std::int32_t success(std::int32_t profit, std::int32_t yes, bool in_favour) const {
    const std::int32_t taken = std::min(profit, to_take_);
    const std::int32_t share = yes == 0 ? 0 : taken / yes;
    const std::int32_t mine = (in_favour ? share : 0) + (active_ ? taken - share * yes : 0);
    return less_others(mine, taken) * worth_.mean;
  }
  // MM-40: `own` is the worth of one's own NO, or nothing.
  constexpr std::int32_t failure(std::int32_t own, std::int32_t yes, std::int32_t no) const {
    if (yes == 0) return 0;
    const std::int32_t theirs = (no - (own > 0 ? 1 : 0)) * worth_.mean;
    return 8 * own - 8 * theirs / (2 * others_);
  }

 private:
  // In eighths, so that the others' part does not round away.
  constexpr std::int32_t less_others(std::int32_t mine, std::int32_t all) const {
    return 8 * mine - 8 * (all - mine) / (2 * others_);
  }

  Worth worth_;
  bool active_;
  std::int32_t others_;
  std::size_t voters_;
  maybe::PitchSituation around_;
  std::int32_t to_take_ = 0;
};

// Votes that the others may hold, and ballots drawn from them. Which of many ballots cover a budget is asked again and
// again: they are kept icon by icon, so that the compiler compares several at once.
class Ballots {
 public:
  static constexpr std::size_t most = 48;
  using Counts = std::array<std::int32_t, maybe::max_players + 1>;  // of ballots, by their number of YES

  constexpr Ballots(const Content& content, const View& view) {
    maybe::VoteCounts seen = view.pool;
    for (const maybe::Desk& desk : view.desks) seen.add(desk.won);
    for (const maybe::Vote mine : view.desk(view.seat()).hand) seen.add(mine);
    for (std::size_t i = 0; i < content.votes.size(); ++i) {
      const maybe::VoteCard& card = content.votes[i];
      if (card.kind == maybe::VoteKind::change) continue;
      Cards& cards = card.kind == maybe::VoteKind::yes ? yes_ : no_;
      for (std::size_t copy = seen.of(static_cast<maybe::Vote>(i)); copy < card.copies; ++copy) cards.push(card);
    }
  }

  // `others` people vote; each is as likely as not in favour. Who is in favour of something casts the
  // better of two cards for it.
  template <Chance C>
  constexpr void fill(std::size_t others, const maybe::Budget& budget, std::size_t count, C& chance) {
    count_ = count;
    all_ = {};
    for (std::size_t at = 0; at < count; ++at) {
      maybe::Sums sums{};
      std::uint8_t yes = 0;
      std::uint32_t coins = draw(chance, 1U << 6U, Purpose::choose);
      for (std::size_t k = 0; k < others; ++k, coins >>= 1U) {
        const bool in_favour = !yes_.empty() && ((coins & 1U) != 0 || no_.empty());
        if (in_favour) {
          const maybe::VoteCard& a = one_of(yes_, chance);
          const maybe::VoteCard& b = one_of(yes_, chance);
          maybe::add(sums, use(a, budget) >= use(b, budget) ? a : b);
          ++yes;
        } else if (!no_.empty()) {
          maybe::add(sums, one_of(no_, chance));
        }
      }
      for (std::size_t i = 0; i < maybe::icons; ++i) sums_[i][at] = static_cast<std::int16_t>(sums[i]);
      yes_in_[at] = yes;
      ++all_[yes];
    }
  }
  constexpr const Counts& all() const { return all_; }

  // Those that cover the plan's budget, with a card of one's own among them or without.
  constexpr Counts covering(const Plan& plan, const maybe::VoteCard* own) const {
    const std::size_t mine = own != nullptr && own->kind == maybe::VoteKind::yes ? 1 : 0;
    Counts found{};
    if (!plan.by_votes()) {
      const Covered covered = compare(plan.budget(0), own);
      for (std::size_t at = 0; at < count_; ++at) found[yes_in_[at]] += covered[at];
      return found;
    }
    for (std::size_t yes = 0; yes < all_.size(); ++yes) {
      if (all_[yes] == 0) continue;
      const Covered covered = compare(plan.budget(yes + mine), own);
      for (std::size_t at = 0; at < count_; ++at) found[yes] += yes_in_[at] == yes ? covered[at] : 0;
    }
    return found;
  }

 private:
  using Cards = Scratch<maybe::VoteCard, maybe::max_votes>;

  static constexpr std::int32_t use(const maybe::VoteCard& card, const maybe::Budget& budget) {
    return card.number + (budget.icons[index(card.icon)] > 0 ? 2 : 0);
  }
  template <Chance C>
  static constexpr const maybe::VoteCard& one_of(const Cards& cards, C& chance) {
    return cards[draw(chance, static_cast<std::uint32_t>(cards.size()), Purpose::choose)];
  }

  static constexpr std::size_t lanes = 8;
  static_assert(most % lanes == 0);
  using Lanes = std::array<std::int16_t, lanes>;
  using Covered = std::array<std::int16_t, most>;  // 1 or 0; whatever it is beyond the last ballot

  // maybe::lacking of eight ballots at a time: each is covered when nothing is lacking.
  constexpr Covered compare(const maybe::Budget& budget, const maybe::VoteCard* own) const {
    maybe::Sums with{};
    if (own != nullptr) maybe::add(with, *own);
    Covered covered{};
    for (std::size_t from = 0; from < count_; from += lanes) {
      Lanes missing{};
      Lanes pairs{};
      Lanes odd{};
      for (std::size_t i = 0; i < maybe::icons; ++i) {
        const auto shift = static_cast<std::int16_t>(with[i] - budget.icons[i]);
        const auto needed = static_cast<std::int16_t>(budget.icons[i] == 0 ? 0 : -1);  // all bits or none
        for (std::size_t lane = 0; lane < lanes; ++lane) {
          const auto left = static_cast<std::int16_t>(sums_[i][from + lane] + shift);
          const auto over = std::max<std::int16_t>(left, 0);
          missing[lane] = static_cast<std::int16_t>(missing[lane] + ((over - left) & needed));
          pairs[lane] = static_cast<std::int16_t>(pairs[lane] + over / 2);
          odd[lane] = static_cast<std::int16_t>(odd[lane] + over % 2);
        }
      }
      for (std::size_t lane = 0; lane < lanes; ++lane) {
        const auto spare = static_cast<std::int16_t>(pairs[lane] - missing[lane]);
        const auto loose = static_cast<std::int16_t>(odd[lane] + 2 * spare);
        covered[from + lane] =
            static_cast<std::int16_t>((spare >= 0) & (loose >= static_cast<std::int16_t>(budget.any)));
      }
    }
    return covered;
  }

  Cards yes_;
  Cards no_;
  std::size_t count_ = 0;
  Counts all_{};
  std::array<std::uint8_t, most> yes_in_{};
  std::array<std::array<std::int16_t, most>, maybe::icons> sums_{};
};

// How much a ballot with so many YES counts when people are in favour with a chance of `percent`
// instead of 50.
class Weights {
 public:
  static constexpr std::int32_t least_percent = 15;
  static constexpr std::int32_t most_percent = 75;

  constexpr Weights(std::size_t others, std::int32_t percent) : of_(known(others, percent)) {}
  constexpr std::int64_t of(std::size_t yes) const { return of_[yes]; }

 private:
  using Row = std::array<std::int32_t, maybe::max_players + 1>;
  using Table = std::array<std::array<Row, most_percent - least_percent + 1>, maybe::max_players + 1>;

  static constexpr Row row(std::size_t others, std::int32_t percent) {
    Row row{};
    for (std::size_t yes = 0; yes <= others; ++yes) {
      std::int32_t weight = 256;
      for (std::size_t k = 0; k < others; ++k) weight = weight * (k < yes ? percent : 100 - percent) / 50;
      row[yes] = std::max(weight, 1);
    }
    return row;
  }
  // Rows are compared by the hundred, so that the weights are worked out beforehand; a GPU has no tables of the host.
  static constexpr Row known(std::size_t others, std::int32_t percent) {
#if defined(__CUDA_ARCH__)
    return row(others, percent);
#else
    return all[others][static_cast<std::size_t>(percent - least_percent)];
#endif
  }
  static constexpr Table table() {
    Table table{};
    for (std::size_t others = 0; others <= maybe::max_players; ++others) {
      for (std::int32_t percent = least_percent; percent <= most_percent; ++percent) {
        table[others][static_cast<std::size_t>(percent - least_percent)] = row(others, percent);
      }
    }
    return table;
  }
  static const Table all;

  Row of_;
};

inline constexpr Weights::Table Weights::all = Weights::table();

}  // namespace backlot::bots::maybe_heuristic
