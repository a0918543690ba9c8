// The movie's quality, the box office and the winner: C37-40 to C37-64.
#pragma once
#include <cstdint>

#include "core/outcome.hpp"
#include "games/cinecitta/state.hpp"

namespace backlot::cinecitta {

// C37-40: the three Studio numbers in ascending order, read as one number. Zero: C37-41.
template <class Cards>
constexpr std::int32_t quality_of(const Content& content, const Cards& studio) {
  if (studio.size() < 3) return 0;
  Pile<std::uint8_t, 3> numbers;
  for (const Card card : studio) numbers.insert_sorted(content[card].number);
  return 100 * numbers[0] + 10 * numbers[1] + numbers[2];
}

struct Icons {
  std::int32_t promotion = 0;
  std::int32_t pen = 0;
  std::int32_t audience = 0;
  constexpr bool operator==(const Icons&) const = default;
};

template <class Cards>
constexpr Icons icons_in(const Content& content, const Cards& office) {
  Icons icons;
  for (const Card card : office) {
    icons.promotion += content[card].promotion;
    icons.pen += content[card].pen;
    icons.audience += content[card].audience;
  }
  return icons;
}

// One player's box office, in the order of the rules.
struct BoxOffice {
  std::int32_t quality = 0;
  Money promotion;
  Money wages;
  Money left;
  std::int32_t audience = 0;
  std::int32_t revenue = 0;
  Clause dropped_out;  // C37-41 or C37-52, or unnamed

  constexpr std::int32_t value() const { return quality + revenue; }  // C37-54
};

constexpr BoxOffice box_office(const Content& content, const Desk& desk) {
  BoxOffice result;
  const Icons icons = icons_in(content, desk.office);
  const auto staff = static_cast<std::int32_t>(desk.studio.size() + desk.office.size());
  result.quality = quality_of(content, desk.studio);
  result.promotion = content.note * icons.promotion;              // C37-50
  result.wages = icons.pen > 0 ? Money{} : content.note * staff;  // C37-51
  result.left = content.note * desk.wallet.count + result.promotion - result.wages;
  result.audience = icons.audience;
  if (desk.studio.size() < 3) {
    result.dropped_out = "C37-41"_clause;
  } else if (result.left < Money{}) {
    result.dropped_out = "C37-52"_clause;
  } else {
    result.revenue = result.left.amount * icons.audience;  // C37-53
  }
  return result;
}

// C37-62: the award a movie gets when the best and the worst quality in the running are these.
constexpr Money award_for(const Content& content, std::int32_t quality, std::int32_t best, std::int32_t worst) {
  if (quality == best) return content.golden_award;
  if (quality == worst) return Money{} - content.gray_award;  // C37-64: unless all are equally good
  return {};
}

constexpr SeatResult result_for(const BoxOffice& box) {
  SeatResult result;
  const auto line = [&](Clause clause, LineKind kind, std::int32_t amount) {
    result.lines.push({clause, kind, amount});
  };
  if (box.dropped_out.named()) {  // C37-56
    result.in_the_running = false;
    line(box.dropped_out, LineKind::points, 0);
    return result;
  }
  result.score = box.value();
  line("C37-40"_clause, LineKind::points, box.quality);
  line("C37-50"_clause, LineKind::money, box.promotion.amount);
  line("C37-51"_clause, LineKind::money, -box.wages.amount);
  line("C37-52"_clause, LineKind::money, box.left.amount);
  line("C37-53"_clause, LineKind::count, box.audience);
  line("C37-53"_clause, LineKind::points, box.revenue);
  return result;
}

// Needs a finished game: wallets are shown then, so a View serves as well as a State.
constexpr Outcome outcome(const Content& content, const Position& table) {
  Outcome outcome;
  Pile<std::int32_t, max_players> qualities;
  for (const Desk& desk : table.desks) {
    const BoxOffice box = box_office(content, desk);
    outcome.seats.push(result_for(box));
    if (!box.dropped_out.named()) qualities.insert_sorted(box.quality);  // C37-64
  }
  if (table.options.awards && !qualities.empty()) {
    for (SeatResult& seat : outcome.seats) {
      if (!seat.in_the_running) continue;
      const Money award = award_for(content, seat.lines[0].amount, qualities.back(), qualities[0]);
      seat.lines.push({"C37-62"_clause, LineKind::points, award.amount});
      seat.score += award.amount;  // C37-63
    }
  }
  settle_highest(outcome);
  outcome.ended_by = outcome.winners.size() == 1 ? "C37-54"_clause : "C37-55"_clause;
  return outcome;
}

}  // namespace backlot::cinecitta
