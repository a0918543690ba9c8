// What a screen shows of a Studio and of the final screening, worked out: quality read from three numbers (C37-40), and
// each step of a movie's value (C37-50 to C37-54, C37-62).
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/milliseconds.hpp"
#include "games/cinecitta/scoring.hpp"
#include "games/cinecitta/sight.hpp"

namespace backlot::cinecitta {

// C37-40; none: C37-41, fewer than three cards are no movie.
struct Quality {
  std::int32_t value = -1;
  constexpr bool operator==(const Quality&) const = default;
};
// C37-41, C37-52: why a movie is not shown, or nothing.
struct DroppedOut {
  Clause clause;
  constexpr bool operator==(const DroppedOut&) const = default;
};

struct Telling {
  enum class Kind : std::uint8_t { quality, screening };
  Kind kind = Kind::quality;
  Seat seat{};
  // quality: the numbers in the Studio in ascending order, and what they are read as
  Pile<std::uint8_t, 3> digits;
  std::int32_t quality = 0;  // screening, too; zero: no movie
  Quality before;
  // screening
  Money wallet;
  Money promotion;
  Money wages;
  Money money;  // what is left of the three: wallet and promotion less wages
  std::int32_t audience = 0;
  std::int32_t revenue = 0;  // money times audience
  Money award;               // C37-62
  std::int32_t total = 0;
  DroppedOut dropped_out;
  constexpr bool operator==(const Telling&) const = default;
};

constexpr auto& leaf_value(Quality& quality) { return quality.value; }
constexpr const auto& leaf_value(const Quality& quality) { return quality.value; }
constexpr bool is_unknown(const Quality& quality) { return quality.value < 0; }
constexpr void set_unknown(Quality& quality) { quality = {}; }
constexpr Text name_of(const Content& /*content*/, const DroppedOut& why) { return backlot::name_of(why.clause); }
constexpr bool parse_name(const Content& /*content*/, std::string_view name, DroppedOut& why) {
  why.clause = parse_clause(name);
  return why.clause.named();
}
constexpr bool is_unknown(const DroppedOut& why) { return !why.clause.named(); }
constexpr void set_unknown(DroppedOut& why) { why = {}; }
constexpr std::array<std::string_view, 2> names_of(Telling::Kind) { return {"quality", "screening"}; }

constexpr void fields(Is<Telling> auto& x, const auto& visit) {
  visit("kind", x.kind);
  visit("seat", x.seat);
  if (x.kind == Telling::Kind::quality) {
    visit("digits", x.digits);
    visit("quality", x.quality);
    return visit("before", x.before);
  }
  visit("quality", x.quality);
  visit("wallet", x.wallet);
  visit("promotion", x.promotion);
  visit("wages", x.wages);
  visit("money", x.money);
  visit("audience", x.audience);
  visit("revenue", x.revenue);
  visit("award", x.award);
  visit("total", x.total);
  visit("dropped_out", x.dropped_out);
}

// The Studio before those cards entered and left it: what is there now and what left, without what came. A card that
// was placed and sent on at once (C37-36) is among both.
constexpr Pile<Card, 3> studio_before(const Desk& desk, const Event& placed) {
  Pile<Card, 3 + Cards::capacity> cards;
  for (const Card card : desk.studio) cards.push(card);
  for (const Card card : placed.out) cards.push(card);
  for (const Card card : placed.cards) cards.remove(card);
  Pile<Card, 3> before;
  for (const Card card : cards) before.push(card);
  return before;
}

constexpr Telling quality_shown(const Content& content, const Position& table, const Event& event) {
  const Desk& desk = table.desk(event.seat);
  Telling telling{.kind = Telling::Kind::quality, .seat = event.seat};
  for (const Card card : desk.studio) telling.digits.insert_sorted(content[card].number);
  telling.quality = quality_of(content, desk.studio);
  const auto before = studio_before(desk, event);
  if (before.full()) telling.before = {quality_of(content, before)};
  return telling;
}

// C37-28: all wallets are on the table then.
constexpr Telling screening_of(const Content& content, const Position& table, const Event& event) {
  const Desk& desk = table.desk(event.seat);
  const BoxOffice box = box_office(content, desk);
  const SeatResult result = outcome(content, table).seats[index(event.seat)];
  return {.kind = Telling::Kind::screening,
          .seat = event.seat,
          .quality = box.quality,
          .wallet = content.note * desk.wallet.count,
          .promotion = box.promotion,
          .wages = box.wages,
          .money = box.left,
          .audience = box.audience,
          .revenue = box.revenue,
          .award = {result.in_the_running ? result.score - box.value() : 0},
          .total = result.score,
          .dropped_out = {box.dropped_out}};
}

constexpr bool tells(Event::Kind kind) { return kind == Event::Kind::placed || kind == Event::Kind::wallet_shown; }

constexpr std::optional<Telling> telling(const Content& content, const View& view, const Event& event) {
  if (event.kind == Event::Kind::placed) return quality_shown(content, view, event);
  if (event.kind == Event::Kind::wallet_shown) return screening_of(content, view, event);
  return std::nullopt;
}

// How long a screen takes to show it: clocks start after that.
constexpr Milliseconds scene_length(Event::Kind kind) {
  return kind == Event::Kind::wallet_shown ? Milliseconds{700} : Milliseconds{};
}

}  // namespace backlot::cinecitta
