// What a pitch costs and yields: MM-22, the conditions of Blockbusters (MM-80 to MM-89) and the
// doubling of Trendsetter Tricks (MM-61 to MM-65). Pure arithmetic: the steps say when it is asked.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/array.hpp"
#include "core/bits.hpp"
#include "core/expect.hpp"
#include "core/pile.hpp"
#include "games/maybe/content.hpp"
#include "games/maybe/cover.hpp"
#include "games/maybe/state.hpp"

namespace backlot::maybe {

// What a card shows. Cards show one to three icons: loops that always go over three have no end to guess.
constexpr IconAmounts icons_on(const MovieCard& card) {
  IconAmounts amounts;
  for (std::size_t i = 0; i < max_printed; ++i) {
    amounts += IconAmounts::of(card.icons.slot(i), i < card.icons.size() ? 1 : 0);
  }
  return amounts;
}
constexpr IconSet shown_by(const MovieCard& card) {
  IconSet set = 0;
  for (std::size_t i = 0; i < max_printed; ++i) {
    set = static_cast<IconSet>(set | (i < card.icons.size() ? set_of(card.icons.slot(i)) : IconSet{0}));
  }
  return set;
}

// The icons on the Movies Made. Without Trendsetter Tricks all of them are successes.
struct MadeIcons {
  IconSet succeeded = 0;
  IconSet failed = 0;
  // MM-65: failed ones are Movies Made, too.
  constexpr IconSet all() const { return static_cast<IconSet>(succeeded | failed); }
  constexpr void add(const MovieCard& top, Result result) {
    IconSet& set = result == Result::success ? succeeded : failed;
    set = static_cast<IconSet>(set | shown_by(top));
  }
};

enum class Doubling : std::uint8_t { off, on };  // MM-61: on with Trendsetter Tricks

struct PitchSituation {
  Row row;  // left to right
  MadeIcons made;
  std::uint8_t yes = 0;  // final Votes
  std::uint8_t no = 0;
  std::uint8_t changes = 0;  // CHANGE Votes resolved, MM-88
  Doubling doubling = Doubling::off;
  Choices choices;

  // MM-110: no Votes at all are of the same type.
  constexpr bool one_type() const { return yes == 0 || no == 0; }
};

// The pitch on the table, once the Votes are shown.
constexpr PitchSituation situation_of(const Content& content, const Position& table) {
  const Options& options = table.options;
  PitchSituation situation{.row = table.row,
                           .changes = table.changes,
                           .doubling = options.trendsetter ? Doubling::on : Doubling::off,  // MM-61
                           .choices = table.choices};
  if (options.trendsetter || options.blockbusters) {  // nothing else asks for it
    for (const Made& made : table.made) situation.made.add(content[made.top], made.result);
  }
  for (const Vote vote : table.votes) {
    if (vote == Vote::unknown) continue;
    situation.yes = static_cast<std::uint8_t>(situation.yes + (content[vote].kind == VoteKind::yes ? 1 : 0));
    situation.no = static_cast<std::uint8_t>(situation.no + (content[vote].kind == VoteKind::no ? 1 : 0));
  }
  return situation;
}

// MM-80: something the active player has to choose.
struct Question {
  enum class Kind : std::uint8_t {
    icon,         // of which icon a card costs two; the value is an icon
    cost_copied,  // whose cost a card has; the value is a place in the row
    profit_copied,
    profit,  // 1, 2 or 3
  };
  Kind kind = Kind::icon;
  std::uint8_t card = 0;       // the place of the card that asks
  std::uint32_t possible = 0;  // one bit for each value
  constexpr bool operator==(const Question&) const = default;
  constexpr About about() const { return kind <= Kind::cost_copied ? About::cost : About::profit; }
  constexpr bool allows(std::size_t value) const { return value < 32 && ((possible >> value) & 1U) != 0; }
};

class PitchArithmetic {
 public:
  constexpr PitchArithmetic(const Content& content, const PitchSituation& situation)
      : content_(content), situation_(situation) {}

  // MM-22, MM-85. Stops at the first question without an answer.
  constexpr std::optional<Question> work_out_costs() {
    std::uint32_t conditions = 0;
    for (std::size_t i = 0; i < size(); ++i) {
      const MovieCard& mine = card(i);
      const bool printed = mine.cost == Cost::printed;
      shown_[i] = icons_on(mine);
      printed_ += shown_[i];  // MM-86: icons of the pitch are those printed on its cards, never amounts
      costs_[i].icons = shown_[i].only_if(printed);
      conditions |= (printed ? 0U : 1U) << i;
    }
    return conditions == 0 ? std::nullopt : work_out_conditions(conditions);
  }

  // After the costs, which some profits look at. Stops at the first question without an answer.
  constexpr std::optional<Question> work_out_profits() {
    known_ = 0;
    for (std::size_t i = 0; i < size(); ++i) {
      if (card(i).yields == Profit::printed) {
        profits_[i] = card(i).profit;
      } else if (copies_profit(card(i).yields)) {
        continue;
      } else if (auto question = own_profit(i)) {
        return question;
      }
      known_ |= 1U << i;
    }
    for (std::size_t i = 0; i < size(); ++i) {
      if (!copies_profit(card(i).yields)) continue;
      if (auto question = copied_profit(i)) return question;
      known_ |= 1U << i;
    }
    return std::nullopt;
  }

  // MM-22
  constexpr Need need() const {
    const IconAmounts dear = doubling(situation_.made.failed);
    Need sum;
    for (std::size_t i = 0; i < size(); ++i) sum += costs_[i].times(doubled(i, dear) ? 2 : 1);
    return sum;
  }
  constexpr Budget budget() const { return need().budget(); }
  constexpr std::size_t profit() const {
    const IconAmounts trendy = doubling(situation_.made.succeeded);
    std::size_t sum = 0;
    for (std::size_t i = 0; i < size(); ++i) sum += profits_[i] * (doubled(i, trendy) ? 2U : 1U);
    return sum;
  }

 private:
  constexpr std::size_t size() const { return situation_.row.size(); }
  constexpr const MovieCard& card(std::size_t i) const { return content_[situation_.row[i]]; }

  static constexpr bool copies_cost(Cost cost) {
    return cost == Cost::as_neighbour_with_most || cost == Cost::as_neighbour_with_fewest;
  }
  static constexpr bool copies_profit(Profit profit) {
    return profit == Profit::as_highest_neighbour || profit == Profit::as_lowest_neighbour ||
           profit == Profit::as_card_with_most || profit == Profit::as_card_with_fewest;
  }

  // MM-61: what a card shows that is doubled, at least one of it; it shows at most three.
  constexpr IconAmounts doubling(IconSet tops) const {
    return IconAmounts::each(situation_.doubling == Doubling::on ? tops : IconSet{0}, max_printed);
  }
  // MM-62, MM-64: once for a card, by the icons it shows itself.
  constexpr bool doubled(std::size_t i, IconAmounts tops) const { return !(shown_[i] & tops).none(); }

  constexpr std::optional<Question> work_out_conditions(std::uint32_t conditions) {
    for (std::size_t i = 0; i < icons; ++i) {
      if (printed_[icon_at(i)] > 0) pitch_icons_ = static_cast<IconSet>(pitch_icons_ | set_of(icon_at(i)));
    }
    std::uint32_t copies = 0;
    known_ = ((1U << size()) - 1U) & ~conditions;
    for (; conditions != 0; conditions &= conditions - 1) {
      const std::size_t i = lowest_bit(conditions);
      if (copies_cost(card(i).cost)) {
        copies |= 1U << i;
      } else if (auto question = own_cost(i)) {
        for (std::size_t later = i + 1; later < size(); ++later) costs_[later] = {};  // these wait
        return question;
      }
    }
    for (; copies != 0; copies &= copies - 1) {
      if (auto question = copied_cost(lowest_bit(copies))) return question;
    }
    return std::nullopt;
  }

  // The answer to a question: the only possibility, the choice made, or none yet.
  constexpr std::optional<std::size_t> answer(const Question& question) const {
    expect(question.possible != 0);
    if (count_bits(question.possible) == 1) return lowest_bit(question.possible);
    for (const Choice& choice : situation_.choices) {
      if (choice.place != question.card || choice.about != question.about()) continue;
      expect(question.allows(choice.value));
      return choice.value;
    }
    return std::nullopt;
  }

  // MM-81: the conditions that copy nothing.
  constexpr std::optional<Question> own_cost(std::size_t i) {
    const MovieCard& mine = card(i);
    Need& cost = costs_[i];
    known_ |= 1U << i;
    const auto of_r = [&](std::size_t count) { cost.icons = IconAmounts::of(mine.icons[0], count); };
    const auto made_r = [&] { return (situation_.made.all() & shown_by(mine)) != 0; };
    switch (mine.cost) {
      case Cost::printed: break;
      case Cost::one_per_yes: of_r(situation_.yes); break;
      case Cost::one_per_no: of_r(situation_.no); break;
      case Cost::one_per_card: of_r(size()); break;
      case Cost::two_unless_long: of_r(size() > 3 ? 0 : 2); break;
      case Cost::three_if_made: of_r(made_r() ? 3 : 0); break;
      case Cost::two_if_not_made: of_r(made_r() ? 0 : 2); break;
      case Cost::any: cost.any = mine.number; break;
      case Cost::any_unless_all_six: cost.any = pitch_icons_ == all_icons ? std::uint16_t{0} : mine.number; break;
      case Cost::four_unless_one_type: of_r(situation_.one_type() ? 0 : 4); break;
      case Cost::two_most_frequent:
      case Cost::two_least_frequent: return frequent_cost(i);
      case Cost::any_per_change: cost.any = situation_.changes; break;
      case Cost::as_neighbour_with_most:
      case Cost::as_neighbour_with_fewest: break;
    }
    return std::nullopt;
  }

  constexpr std::optional<Question> frequent_cost(std::size_t i) {
    if (pitch_icons_ == 0) return std::nullopt;  // MM-86
    const bool most = card(i).cost == Cost::two_most_frequent;
    Best best(most);
    for (std::size_t icon = 0; icon < icons; ++icon) {
      if (printed_[icon_at(icon)] > 0) best.offer(icon, printed_[icon_at(icon)]);
    }
    const Question question{Question::Kind::icon, static_cast<std::uint8_t>(i), best.holders()};
    const auto icon = answer(question);
    if (!icon) return question;
    costs_[i].icons = IconAmounts::of(icon_at(*icon), 2);
    return std::nullopt;
  }

  // MM-85: from the neighbours that are worked out.
  constexpr std::optional<Question> copied_cost(std::size_t i) {
    Best best(card(i).cost == Cost::as_neighbour_with_most);
    each_neighbour(i, [&](std::size_t at) { best.offer(at, costs_[at].total()); });
    known_ |= 1U << i;
    if (best.holders() == 0) return std::nullopt;  // MM-85: nothing to copy
    const std::uint32_t different =
        first_of_each(best.holders(), [&](std::size_t a, std::size_t b) { return costs_[a] == costs_[b]; });
    const Question question{Question::Kind::cost_copied, static_cast<std::uint8_t>(i), different};
    const auto at = answer(question);
    if (!at) return question;
    costs_[i] = costs_[*at];
    return std::nullopt;
  }

  // MM-82: the conditions that copy nothing.
  constexpr std::optional<Question> own_profit(std::size_t i) {
    const bool made = (pitch_icons_ & situation_.made.all()) != 0;  // MM-88: any icon of the pitch
    std::size_t profit = 0;
    switch (card(i).yields) {
      case Profit::printed: break;
      case Profit::one_per_yes: profit = situation_.yes; break;
      case Profit::one_per_no: profit = situation_.no; break;
      case Profit::one_per_card: profit = size(); break;
      case Profit::three_if_long: profit = size() < 3 ? 0 : 3; break;
      case Profit::four_if_made: profit = made ? 4 : 0; break;
      case Profit::three_if_none_made: profit = made ? 0 : 3; break;
      case Profit::chosen: {
        const Question question{Question::Kind::profit, static_cast<std::uint8_t>(i), 0b1110};
        const auto number = answer(question);
        if (!number) return question;
        profit = *number;
        break;
      }
      case Profit::five_if_all_six: profit = pitch_icons_ == all_icons ? 5 : 1; break;
      case Profit::five_if_one_type: profit = situation_.one_type() ? 5 : 0; break;
      case Profit::one_per_change: profit = situation_.changes; break;
      case Profit::as_highest_neighbour:
      case Profit::as_lowest_neighbour:
      case Profit::as_card_with_most:
      case Profit::as_card_with_fewest: break;
    }
    profits_[i] = static_cast<std::uint16_t>(profit);
    return std::nullopt;
  }

  // MM-85: from the cards that are worked out, never from itself.
  constexpr std::optional<Question> copied_profit(std::size_t i) {
    const Profit how = card(i).yields;
    Best best(how == Profit::as_highest_neighbour || how == Profit::as_card_with_most);
    if (how == Profit::as_highest_neighbour || how == Profit::as_lowest_neighbour) {
      each_neighbour(i, [&](std::size_t at) { best.offer(at, profits_[at]); });
    } else {
      for (std::size_t at = 0; at < size(); ++at) {
        if (is_known(at)) best.offer(at, costs_[at].total());
      }
    }
    if (best.holders() == 0) return std::nullopt;  // MM-85: nothing to copy
    const std::uint32_t different =
        first_of_each(best.holders(), [&](std::size_t a, std::size_t b) { return profits_[a] == profits_[b]; });
    const Question question{Question::Kind::profit_copied, static_cast<std::uint8_t>(i), different};
    const auto at = answer(question);
    if (!at) return question;
    profits_[i] = profits_[*at];
    return std::nullopt;
  }

  // Who has the most, or the fewest, of something; several when they have the same.
  class Best {
   public:
    constexpr explicit Best(bool most) : most_(most) {}
    constexpr void offer(std::size_t holder, std::size_t amount) {
      if (holders_ != 0 && (most_ ? amount < amount_ : amount > amount_)) return;
      if (amount != amount_) holders_ = 0;
      amount_ = amount;
      holders_ |= 1U << holder;
    }
    constexpr std::uint32_t holders() const { return holders_; }

   private:
    bool most_;
    std::size_t amount_ = 0;
    std::uint32_t holders_ = 0;
  };

  // Only what makes a difference is a choice: of holders that are the same the first stands for all.
  template <class Same>
  static constexpr std::uint32_t first_of_each(std::uint32_t holders, const Same& same) {
    std::uint32_t firsts = 0;
    for (std::size_t i = 0; i < max_pitch; ++i) {
      if (((holders >> i) & 1U) == 0) continue;
      bool again = false;
      for (std::size_t j = 0; j < i; ++j) again = again || (((firsts >> j) & 1U) != 0 && same(j, i));
      if (!again) firsts |= 1U << i;
    }
    return firsts;
  }

  constexpr bool is_known(std::size_t i) const { return ((known_ >> i) & 1U) != 0; }

  template <class Do>
  constexpr void each_neighbour(std::size_t i, const Do& act) const {
    if (i > 0 && is_known(i - 1)) act(i - 1);
    if (i + 1 < size() && is_known(i + 1)) act(i + 1);
  }

  const Content& content_;
  const PitchSituation& situation_;
  IconAmounts printed_;
  IconSet pitch_icons_ = 0;
  std::uint32_t known_ = 0;  // cards that are worked out
  std::array<IconAmounts, max_pitch> shown_{};
  std::array<Need, max_pitch> costs_{};  // undoubled, MM-64
  Array<std::uint16_t, max_pitch> profits_{};
};

// MM-89: what the active player has to choose before the budget can be compared.
constexpr std::optional<Question> open_cost_choice(const Content& content, const PitchSituation& situation) {
  return PitchArithmetic(content, situation).work_out_costs();
}

// MM-89: what the active player has to choose after a success.
constexpr std::optional<Question> open_profit_choice(const Content& content, const PitchSituation& situation) {
  PitchArithmetic pitch(content, situation);
  expect([&] { return !open_cost_choice(content, situation); });
  pitch.work_out_costs();
  return pitch.work_out_profits();
}

// When no choice about costs is open.
constexpr Budget budget_of(const Content& content, const PitchSituation& situation) {
  PitchArithmetic pitch(content, situation);
  const auto open = pitch.work_out_costs();
  expect(!open);
  return pitch.budget();
}

// When no choice is open.
constexpr std::size_t profit_of(const Content& content, const PitchSituation& situation) {
  PitchArithmetic pitch(content, situation);
  const auto costs = pitch.work_out_costs();
  const auto profits = pitch.work_out_profits();
  expect(!costs && !profits);
  return pitch.profit();
}

}  // namespace backlot::maybe
