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
using maybe::Position;
using maybe::View;

inline constexpr std::int32_t point = 16;

// What a Vote won scores in the end: its icon on the Movies Made, and on those still to come.
struct Worth {
  std::array<std::int32_t, maybe::icons> of{};
  std::int32_t mean = 0;

  constexpr Worth(const Content& content, const Position& table) {
    const maybe::IconCounts made = maybe::icons_made(content, table.made);
    const std::int32_t turns = content.hand - table.turn;
    // About one icon and a half on each movie, one in six of this kind; without Trendsetter Tricks
    // every other pitch becomes a movie.
    const std::int32_t coming = turns * (table.options.trendsetter ? 4 : 2);
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
  constexpr Stakes(const Content& content, const Position& table, Seat me)
      : worth_(content, table),
        active_(table.active == me),
        others_(static_cast<std::int32_t>(table.players()) - 1),
        voters_(maybe::with_votes(table).size()),
        around_(maybe::situation_of(content, table)) {
    std::size_t votes = voters_;
    if (table.step == maybe::Step::cost || table.step == maybe::Step::profit) {
      votes = static_cast<std::size_t>(std::count_if(table.votes.begin(), table.votes.end(),
                                                     [](maybe::Vote vote) { return vote != maybe::Vote::unknown; }));
    }
    to_take_ = static_cast<std::int32_t>(votes + table.pool.size());
  }
  constexpr Stakes(const Content& content, const View& view) : Stakes(content, view, view.seat()) {}

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
// again: they are kept icon by icon, so that the compiler compares several at once, and ordered by their number of YES.
class Ballots {
 public:
  static constexpr std::size_t most = 48;
  using Counts = std::array<std::int32_t, maybe::max_players + 1>;  // of ballots, by their number of YES

  constexpr Ballots(const Content& content, const Position& table, Seat me) {
    maybe::VoteCounts seen = table.pool;
    for (const maybe::Desk& desk : table.desks) seen.add(desk.won);
    for (const maybe::Vote mine : table.desk(me).hand) seen.add(mine);
    for (std::size_t i = 0; i < content.votes.size(); ++i) {
      const maybe::VoteCard& card = content.votes[i];
      if (card.kind == maybe::VoteKind::change) continue;
      const bool yes = card.kind == maybe::VoteKind::yes;
      for (std::size_t copy = seen.of(static_cast<maybe::Vote>(i)); copy < card.copies; ++copy) {
        const std::size_t at = yes ? yes_++ : no_from + no_++;
        adds_[at] = added_by(card);
        icons_[at] = card.icon;
        numbers_[at] = card.number;
      }
    }
  }
  constexpr Ballots(const Content& content, const View& view) : Ballots(content, view, view.seat()) {}

  // `others` people vote; each is as likely as not in favour. Who is in favour of something casts the
  // better of two cards for it.
  template <Chance C>
  constexpr void fill(std::size_t others, const maybe::Budget& budget, std::size_t count, C& chance) {
    for (std::size_t i = 0; i < yes_; ++i) {
      uses_[i] = static_cast<std::uint8_t>(numbers_[i] + (budget.icons[index(icons_[i])] > 0 ? 2 : 0));
    }
    std::array<Ballot, most> drawn;  // NOLINT: filled as far as it is read
    all_ = {};
    for (std::size_t at = 0; at < count; ++at) {
      if (!draw_ahead(others, chance, drawn[at])) draw_one_by_one(others, chance, drawn[at]);
      ++all_[drawn[at].yes];
    }
    Counts place{};
    for (std::size_t yes = 1; yes < place.size(); ++yes) place[yes] = place[yes - 1] + all_[yes - 1];
    for (std::size_t at = 0; at < count; ++at) {
      const auto to = static_cast<std::size_t>(place[drawn[at].yes]++);
      for (std::size_t i = 0; i < maybe::icons; ++i) {
        sums_[i][to] = static_cast<std::int16_t>(static_cast<int>((drawn[at].sums >> (field * i)) & field_mask) - zero);
      }
    }
    // What is compared beyond the last ballot is nobody's.
    for (std::size_t at = count; at % lanes != 0; ++at) {
      for (auto& sums : sums_) sums[at] = 0;
    }
  }
  constexpr const Counts& all() const { return all_; }

  // Those that cover the plan's budget, with a card of one's own among them or without.
  constexpr Counts covering(const Plan& plan, const maybe::VoteCard* own) const {
    const std::size_t mine = own != nullptr && own->kind == maybe::VoteKind::yes ? 1 : 0;
    Counts found{};
    Covered covered;  // NOLINT: filled as far as it is read
    std::size_t from = 0;
    for (std::size_t yes = 0; yes < all_.size(); ++yes) {
      const std::size_t to = from + static_cast<std::size_t>(all_[yes]);
      if (plan.by_votes() && from < to) compare(plan.budget(yes + mine), own, from, to, covered);
      if (!plan.by_votes() && yes == 0) compare(plan.budget(0), own, 0, whole(), covered);
      std::int32_t sum = 0;
      for (; from < to; ++from) sum += covered[from];
      found[yes] = sum;
    }
    return found;
  }

 private:
  // Sums for all icons in one number, in fields of ten bits that count from `zero`: numbers end at 12 (MM-2).
  static constexpr std::size_t field = 10;
  static constexpr std::uint64_t field_mask = (1U << field) - 1;
  static constexpr int zero = 512;
  static_assert(field * maybe::icons <= 64 && 12 * maybe::max_players < zero);
  static constexpr std::uint64_t no_votes = [] {
    std::uint64_t sums = 0;
    for (std::size_t i = 0; i < maybe::icons; ++i) sums |= std::uint64_t{zero} << (field * i);
    return sums;
  }();
  static constexpr std::uint64_t added_by(const maybe::VoteCard& card) {
    const std::uint64_t amount = std::uint64_t{card.number} << (field * index(card.icon));
    return card.kind == maybe::VoteKind::yes ? amount : 0 - amount;
  }
  struct Ballot {
    std::uint64_t sums = no_votes;
    std::size_t yes = 0;
  };

  // By bits instead of a branch: nobody can guess it.
  static constexpr std::size_t either(bool second, std::size_t a, std::size_t b) {
    return a ^ ((a ^ b) & (0 - static_cast<std::size_t>(second)));
  }
  constexpr std::size_t better(std::size_t a, std::size_t b) const { return either(uses_[a] < uses_[b], a, b); }

  template <Chance C>
  constexpr void draw_one_by_one(std::size_t others, C& chance, Ballot& ballot) const {
    ballot = {};
    const auto one_of = [&](std::size_t cards) {
      return std::size_t{draw(chance, static_cast<std::uint32_t>(cards), Purpose::choose)};
    };
    std::uint32_t coins = draw(chance, 1U << 6U, Purpose::choose);
    for (std::size_t k = 0; k < others; ++k, coins >>= 1U) {
      if (yes_ > 0 && ((coins & 1U) != 0 || no_ == 0)) {
        const std::size_t first = one_of(yes_);
        ballot.sums += adds_[better(first, one_of(yes_))];
        ++ballot.yes;
      } else if (no_ > 0) {
        ballot.sums += adds_[no_from + one_of(no_)];
      }
    }
  }

  // The same draws, without waiting for one to make the next and without a branch on a coin. False, and nothing drawn,
  // where a word is one that even_below might reject.
  template <Chance C>
  constexpr bool draw_ahead(std::size_t others, C& chance, Ballot& ballot) const {
    if constexpr (requires { chance.word_ahead(0, 0); }) {
      constexpr auto purpose = static_cast<std::uint8_t>(Purpose::choose);
      if (yes_ == 0 || no_ == 0) return false;
      const std::uint32_t coins = chance.word_ahead(0, purpose) >> 26U;  // of 64 none is rejected
      std::uint32_t used = 1;
      std::uint32_t least = ~0U;
      std::uint64_t sums = no_votes;
      const auto scaled = [&least](std::uint32_t word, std::size_t cards) -> std::size_t {
        const std::uint64_t product = std::uint64_t{word} * cards;
        least = std::min(least, static_cast<std::uint32_t>(product));
        return product >> 32U;
      };
      for (std::size_t k = 0; k < others; ++k) {
        const std::uint32_t in_favour = (coins >> k) & 1U;
        const std::uint32_t word = chance.word_ahead(used, purpose);
        const std::size_t first = scaled(word, yes_);
        const std::size_t cast = better(first, scaled(chance.word_ahead(used + 1, purpose), yes_));
        sums += adds_[either(in_favour != 0, no_from + scaled(word, no_), cast)];
        used += 1 + in_favour;
      }
      if (least < maybe::max_votes) return false;
      ballot = {sums, used - 1 - others};
      chance.pass_over(used, purpose);
      return true;
    } else {
      return false;
    }
  }

  static constexpr std::size_t lanes = 8;
  static_assert(most % lanes == 0);
  using Lanes = std::array<std::int16_t, lanes>;
  using Covered = std::array<std::int16_t, most>;  // 1 or 0

  constexpr std::size_t whole() const {
    std::size_t count = 0;
    for (const std::int32_t each : all_) count += static_cast<std::size_t>(each);
    return count;
  }

  // maybe::lacking of eight ballots at a time: each is covered when nothing is lacking.
  constexpr void compare(const maybe::Budget& budget, const maybe::VoteCard* own, std::size_t first, std::size_t last,
                         Covered& covered) const {
    maybe::Sums with{};
    if (own != nullptr) maybe::add(with, *own);
    const std::int32_t any = budget.any;
    for (std::size_t from = first / lanes * lanes; from < last; from += lanes) {
      Lanes missing{};
      Lanes pairs{};
      Lanes odd{};
      for (std::size_t i = 0; i < maybe::icons; ++i) {
        const auto shift = static_cast<std::int16_t>(with[i] - budget.icons[i]);
        const auto needed = static_cast<std::int16_t>(budget.icons[i] == 0 ? 0 : -1);  // all bits or none
        for (std::size_t lane = 0; lane < lanes; ++lane) {
          const auto left = static_cast<std::int16_t>(sums_[i][from + lane] + shift);
          const auto over = static_cast<std::uint16_t>(std::max<std::int16_t>(left, 0));
          missing[lane] = static_cast<std::int16_t>(missing[lane] + ((over - left) & needed));
          pairs[lane] = static_cast<std::int16_t>(pairs[lane] + (over >> 1));
          odd[lane] = static_cast<std::int16_t>(odd[lane] + (over & 1));
        }
      }
      // Covered when neither is negative: by the sign, which the compiler compares for all of them at once.
      for (std::size_t lane = 0; lane < lanes; ++lane) {
        const auto spare = static_cast<std::int16_t>(pairs[lane] - missing[lane]);
        const auto loose = static_cast<std::int16_t>(odd[lane] + 2 * spare - any);
        const auto either = static_cast<std::int16_t>(spare | loose);
        covered[from + lane] = static_cast<std::int16_t>(1 + (either >> 15));
      }
    }
  }

  static constexpr std::size_t no_from = maybe::max_votes;
  std::size_t yes_ = 0;
  std::size_t no_ = 0;
  // NOLINTBEGIN: filled as far as there are cards and ballots
  std::array<std::uint64_t, 2 * maybe::max_votes> adds_;  // YES first, NO from no_from on
  std::array<maybe::Icon, 2 * maybe::max_votes> icons_;
  std::array<std::uint8_t, 2 * maybe::max_votes> numbers_;
  std::array<std::uint8_t, maybe::max_votes> uses_;
  std::array<std::array<std::int16_t, most>, maybe::icons> sums_;
  // NOLINTEND
  Counts all_{};
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
