// What each movie would be worth if the game ended now, as far as a seat can know: C37-40 to C37-54 for the own
// desk, without the money for those whose wallet is hidden (C37-12). Awards (C37-62) come at the end only. Beside it
// what the table shows at a glance: the sums of an Office, free spaces, where the folders come from and go to.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/standing.hpp"
#include "games/cinecitta/scoring.hpp"
#include "games/cinecitta/sight.hpp"

namespace backlot::cinecitta {

// Why there is no value: no movie (C37-41), or the wages cannot be paid (C37-52).
enum class Lack : std::uint8_t { movie, wages };

struct SeatOutlook {
  Standing standing;
  std::optional<Lack> lacks;
  std::int32_t quality = 0;  // C37-40; zero: C37-41
  std::uint8_t spaces = 0;   // free in the Studio: C37-13
  Icons office;
  Seat to = nobody;  // who gets its folder in this round: C37-20, C37-61
  constexpr bool operator==(const SeatOutlook&) const = default;
};

struct Outlook {
  Pile<SeatOutlook, max_players> seats;
  std::uint8_t round = 0;  // from 1
  std::uint8_t rounds = 0;
  Seat from = nobody;  // whose folder comes to this seat in this round, and who gets its own: C37-20, C37-61
  Seat to = nobody;
  constexpr bool operator==(const Outlook&) const = default;
};

constexpr std::array<std::string_view, 2> names_of(Lack) { return {"movie", "wages"}; }

constexpr void fields(Is<Icons> auto& x, const auto& visit) {
  visit("promotion", x.promotion);
  visit("pen", x.pen);
  visit("audience", x.audience);
}
constexpr void fields(Is<SeatOutlook> auto& x, const auto& visit) {
  fields(x.standing, visit);
  visit("lacks", x.lacks);
  visit("quality", x.quality);
  visit("spaces", x.spaces);
  visit("office", x.office);
  visit("to", x.to);
}
constexpr void fields(Is<Outlook> auto& x, const auto& visit) {
  visit("seats", x.seats);
  visit("round", x.round);
  visit("rounds", x.rounds);
  visit("from", x.from);
  visit("to", x.to);
}

constexpr SeatOutlook seat_in(const Content& content, const Desk& desk) {
  const BoxOffice box = box_office(content, desk);
  const bool counted = desk.wallet != unknown_notes;
  SeatOutlook of;
  of.quality = box.quality;
  of.spaces = static_cast<std::uint8_t>(desk.studio.capacity - desk.studio.size());
  of.office = icons_in(content, desk.office);
  const auto line = [&](Clause clause, LineKind kind, std::int32_t amount) {
    of.standing.lines.push({clause, kind, amount});
  };
  line("C37-40"_clause, LineKind::points, box.quality);
  line("C37-50"_clause, LineKind::money, box.promotion.amount);
  line("C37-51"_clause, LineKind::money, -box.wages.amount);
  if (counted) line("C37-52"_clause, LineKind::money, box.left.amount);
  line("C37-53"_clause, LineKind::count, box.audience);
  if (counted) line("C37-53"_clause, LineKind::points, box.revenue);
  if (desk.studio.size() < 3) {
    line("C37-41"_clause, LineKind::points, 0);
    of.lacks = Lack::movie;
  } else if (counted && box.dropped_out.named()) {
    line(box.dropped_out, LineKind::points, 0);
    of.lacks = Lack::wages;
  } else if (counted) {
    of.standing.value = box.value();
  }
  return of;
}

// As `seat` would see it; `table` is what it sees.
constexpr Outlook outlook_for(const Content& content, const Position& table, Seat seat) {
  Outlook outlook;
  for (const Desk& desk : table.desks) outlook.seats.push(seat_in(content, desk));
  outlook.rounds = content.dealing_for(table.players()).hand;
  outlook.round = static_cast<std::uint8_t>(table.round < outlook.rounds ? table.round + 1 : outlook.rounds);
  if (table.step == Step::over) return outlook;
  for (const Seat each : SeatSet::first(table.players())) {
    outlook.seats[index(each)].to = receiver_of(table.options, table.round, each);
  }
  if (seat != nobody) {
    outlook.from = giver_to(table.options, table.round, seat);
    outlook.to = outlook.seats[index(seat)].to;
  }
  return outlook;
}

constexpr Outlook outlook(const Content& content, const View& view) { return outlook_for(content, view, view.seat()); }
// With everything shown, as in a replay.
constexpr Outlook outlook(const Content& content, const State& state) { return outlook_for(content, state, nobody); }

}  // namespace backlot::cinecitta
