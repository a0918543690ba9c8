// What each movie would be worth if the game ended now, as far as a seat can know: C37-40 to C37-54 for the own
// desk, without the money for those whose wallet is hidden (C37-12). Awards (C37-62) come at the end only.
#pragma once
#include "core/standing.hpp"
#include "games/cinecitta/scoring.hpp"
#include "games/cinecitta/sight.hpp"

namespace backlot::cinecitta {

struct Outlook {
  Pile<Standing, max_players> seats;
  constexpr bool operator==(const Outlook&) const = default;
};
constexpr void fields(Is<Outlook> auto& x, const auto& visit) { visit("seats", x.seats); }

constexpr Standing standing_of(const Content& content, const Desk& desk) {
  const BoxOffice box = box_office(content, desk);
  const bool counted = desk.wallet != unknown_notes;
  Standing standing;
  const auto line = [&](Clause clause, LineKind kind, std::int32_t amount) {
    standing.lines.push({clause, kind, amount});
  };
  line("C37-40"_clause, LineKind::points, box.quality);
  line("C37-50"_clause, LineKind::money, box.promotion.amount);
  line("C37-51"_clause, LineKind::money, -box.wages.amount);
  if (counted) line("C37-52"_clause, LineKind::money, box.left.amount);
  line("C37-53"_clause, LineKind::count, box.audience);
  if (counted) line("C37-53"_clause, LineKind::points, box.revenue);
  if (desk.studio.size() < 3) {
    line("C37-41"_clause, LineKind::points, 0);
  } else if (counted && box.dropped_out.named()) {
    line(box.dropped_out, LineKind::points, 0);
  } else if (counted) {
    standing.value = box.value();
  }
  return standing;
}

constexpr Outlook outlook(const Content& content, const View& view) {
  Outlook outlook;
  for (const Desk& desk : view.desks) outlook.seats.push(standing_of(content, desk));
  return outlook;
}

}  // namespace backlot::cinecitta
