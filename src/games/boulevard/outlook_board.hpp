// The boulevard itself: what is sold where, whose markers and chips are there, and how the advertising stands.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/boulevard/steps/steps.hpp"

namespace backlot::boulevard {

// B54-34, B54-35: the fee for each, and how many a player may have there.
struct Sale {
  Chip chip{};
  Money fee;
  std::uint8_t most = 0;
  constexpr bool operator==(const Sale&) const = default;
};

struct PlaceOutlook {
  Spot spot = Spot::off;
  SeatSet markers;
  Pile<Sale, 2> sells;
  std::optional<Money> lends;             // B54-51
  Pile<std::uint8_t, max_players> chips;  // of each player
  constexpr bool operator==(const PlaceOutlook&) const = default;
};

// An advertising section: what it awards as far as this seat knows, and once the screens are down what everybody's
// investment counts (B54-74) and who leads or has won.
struct SectionOutlook {
  Section section = Section::none;
  std::uint8_t dice = 0;
  bool agency = false;  // it is known to award more: B54-42, B54-43
  Pile<Money, max_players> counts;
  SeatSet leads;
  Seat won = nobody;
  constexpr bool operator==(const SectionOutlook&) const = default;
};

// Behind one's own screen: B54-70, B54-115.
struct ScreenOutlook {
  Section next = Section::none;  // to be set
  Money most;                    // may go on it
  Money spent;
  Money left;
  Minutes minutes;         // unused: B54-84
  bool then_tips = false;  // there are tips to choose from when the amounts are set: B54-82
  constexpr bool operator==(const ScreenOutlook&) const = default;
};

constexpr void fields(Is<Sale> auto& x, const auto& visit) {
  visit("chip", x.chip);
  visit("fee", x.fee);
  visit("most", x.most);
}
constexpr void fields(Is<PlaceOutlook> auto& x, const auto& visit) {
  visit("spot", x.spot);
  visit("markers", x.markers);
  visit("sells", x.sells);
  visit("lends", x.lends);
  visit("chips", x.chips);
}
constexpr void fields(Is<SectionOutlook> auto& x, const auto& visit) {
  visit("section", x.section);
  visit("dice", x.dice);
  visit("agency", x.agency);
  visit("counts", x.counts);
  visit("leads", x.leads);
  visit("won", x.won);
}
constexpr void fields(Is<ScreenOutlook> auto& x, const auto& visit) {
  visit("next", x.next);
  visit("most", x.most);
  visit("spent", x.spent);
  visit("left", x.left);
  visit("minutes", x.minutes);
  visit("then_tips", x.then_tips);
}

constexpr PlaceOutlook place_in(const Content& content, const Position& table, Place place) {
  PlaceOutlook of;
  of.spot = spot_of(place);
  const auto sell = [&](Chip chip) { of.sells.push({chip, content[chip].fee, content[chip].most}); };
  PlaceStep::for_each_sold(place, sell);
  if (place == Place::parties) sell(Chip::parties);  // B54-111
  if (place == Place::credit_union) of.lends = content.loan;
  for (const Seat seat : table.seats()) {
    const Theatre& theatre = table.theatre(seat);
    if (theatre.markers[0] == of.spot || theatre.markers[1] == of.spot) of.markers = of.markers.with(seat);
    std::size_t chips = of.lends ? theatre.loans : 0U;
    for (const Sale& sale : of.sells) chips += theatre.chips_of(sale.chip);
    of.chips.push(static_cast<std::uint8_t>(chips));
  }
  return of;
}

constexpr SectionOutlook section_in(const Content& content, const Position& table, std::size_t at) {
  SectionOutlook of;
  of.section = static_cast<Section>(at);
  of.dice = static_cast<std::uint8_t>(TieStep::dice_for_section(content, table, at));
  of.agency = static_cast<std::size_t>(table.agency) == at + 1;
  of.won = table.won[at];
  if (!screens_are_down(table)) return of;
  for (const Theatre& theatre : table.theatres) of.counts.push(counted(content, theatre, at));
  of.leads = TieStep::highest_in(content, table, at);
  return of;
}

// Of unused time nothing is left where chips went back after the films were picked: B54-93.
constexpr Minutes unused_minutes(const Content& content, const Theatre& theatre) {
  Minutes used = minutes_of_films(content, theatre);
  for (const Chosen& chosen : theatre.screen.tips) used += content[chosen.tip].bonus.uses;
  const Minutes all = running_time_of(content, theatre);
  return all > used ? all - used : Minutes{};
}

constexpr std::optional<ScreenOutlook> screen_of(const Content& content, const Position& table, Seat seat) {
  if (seat == nobody || table.step != Step::advertise) return std::nullopt;
  const Theatre& theatre = table.theatre(seat);
  ScreenOutlook of;
  of.then_tips = !theatre.hand.empty();
  for (const Money money : theatre.screen.invested) of.spent += money;
  of.left = theatre.cash - of.spent;
  of.minutes = unused_minutes(content, theatre);
  if (!AdvertiseStep::sections_are_set(content, theatre.screen)) {
    of.next = static_cast<Section>(theatre.screen.sections_set);
    of.most = AdvertiseStep::most_for_next(content, theatre);
  }
  return of;
}

}  // namespace backlot::boulevard
