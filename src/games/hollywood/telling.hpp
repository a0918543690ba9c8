// What a screen shows of a premiere and of the end, worked out: the order in which the cards turn over with the count
// and who leads after each (H47-50, H47-61, H47-78), and in which order loyalties are seen (H47-63).
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/array.hpp"
#include "core/milliseconds.hpp"
#include "games/hollywood/claims.hpp"
#include "games/hollywood/outlook_movie.hpp"
#include "games/hollywood/scoring.hpp"
#include "games/hollywood/sight.hpp"

namespace backlot::hollywood {

// Whose round it would be if no other card were in the movie. Nobody's: two players are even, and both would win
// (H47-78).
enum class Leader : std::uint8_t { patriots, communists, nobody = 0xFF };

// The clause by which a tie was decided, or none.
struct TieRule {
  Clause clause;
  constexpr bool operator==(const TieRule&) const = default;
};

// The count after the poster, or after a card more.
struct Count {
  std::uint8_t patriots = 0;
  std::uint8_t communists = 0;
  Leader leader = Leader::communists;
  bool star = false;  // in the last movie: a Rising Star, if there is one, would win with this (H47-61)
  constexpr bool operator==(const Count&) const = default;
};

struct Turned {
  Card card = Card::unknown;
  Count count;
  constexpr bool operator==(const Turned&) const = default;
};

struct Telling {
  enum class Kind : std::uint8_t { premiere, roles };
  Kind kind = Kind::premiere;
  Count poster;  // what the poster counts before any card
  Pile<Turned, max_movie> cards;
  std::uint8_t decided = 0;  // after so many cards the lead no longer changes; 0: it never did
  Winner winner = Winner::none;
  TieRule tie;
  Pile<Seat, max_players> order;  // roles: winners first, then the others, each in order of seats; the best liar last
  constexpr bool operator==(const Telling&) const = default;
};

constexpr std::array<std::string_view, 2> names_of(Leader) { return {"patriots", "communists"}; }
constexpr bool is_unknown(Leader leader) { return leader == Leader::nobody; }
constexpr void set_unknown(Leader& leader) { leader = Leader::nobody; }
constexpr Text name_of(const Content& /*content*/, const TieRule& rule) { return backlot::name_of(rule.clause); }
constexpr bool parse_name(const Content& /*content*/, std::string_view name, TieRule& rule) {
  rule.clause = parse_clause(name);
  return rule.clause.named();
}
constexpr bool is_unknown(const TieRule& rule) { return !rule.clause.named(); }
constexpr void set_unknown(TieRule& rule) { rule = {}; }
constexpr std::array<std::string_view, 2> names_of(Telling::Kind) { return {"premiere", "roles"}; }

constexpr void fields(Is<Count> auto& x, const auto& visit) {
  visit("patriots", x.patriots);
  visit("communists", x.communists);
  visit("leader", x.leader);
  visit("star", x.star);
}
constexpr void fields(Is<Turned> auto& x, const auto& visit) {
  visit("card", x.card);
  fields(x.count, visit);
}
constexpr void fields(Is<Telling> auto& x, const auto& visit) {
  visit("kind", x.kind);
  if (x.kind == Telling::Kind::roles) return visit("order", x.order);
  visit("poster", x.poster);
  visit("cards", x.cards);
  visit("decided", x.decided);
  visit("winner", x.winner);
  visit("tie", x.tie);
}

constexpr int margin_of(Card card) { return patriot_symbols(card) - communist_symbols(card); }

using MovieCards = Pile<Card, max_movie>;

// The order that keeps the result open longest: the one in which the last change of the lead comes as late as it can.
//  1. As few cards as possible come after that change. They are those that count most for the winner, just so many that
//     the winner would not win without them; the weakest of them first. Where two players are even at the end, one card
//     makes it so: a card of the patriots if there is one.
//  2. Before them come all others, each time the card that leaves the two sides closest, so that the order tells
//  nothing
//     early; of several the first in the order of kinds.
// Where the winner would win without any of them the lead never changes, and all cards come by the second rule.
class PremiereOrder {
 public:
  // `margin`: patriot symbols less communist ones, of the poster alone.
  constexpr PremiereOrder(const Counts& shown, int margin, Winner winner, std::size_t players)
      : left_(shown), start_(margin), winner_(winner), players_(players) {}

  constexpr MovieCards cards() {
    const MovieCards last = decisive();
    MovieCards all;
    for (int margin = start_; total(left_) > 0; margin += margin_of(all.back())) all.push(take(closest(margin)));
    for (const Card card : last) all.push(card);
    return all;
  }

 private:
  constexpr bool wins(int margin) const {
    const Score score{margin > 0 ? margin : 0, margin < 0 ? -margin : 0};
    return premiere::winner_of(score, players_) == winner_;
  }
  constexpr Card take(Card card) {
    --left_[index(card)];
    return card;
  }
  // How much a card counts for the winner.
  constexpr int worth(Card card) const {
    const bool communists = winner_ == Winner::communists || (winner_ == Winner::both && !any_patriot_);
    return communists ? -margin_of(card) : margin_of(card);
  }

  constexpr MovieCards decisive() {
    const Counts all = left_;
    int margin = start_;
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
      margin += all[kind] * margin_of(card_at(kind));
      any_patriot_ = any_patriot_ || (all[kind] > 0 && margin_of(card_at(kind)) > 0);
    }
    MovieCards last;
    while (wins(margin)) {
      const Card best = most_worth();
      if (best == Card::unknown) {  // the winner needs none of them
        left_ = all;
        return {};
      }
      margin -= margin_of(take(best));
      last.push(best);
    }
    MovieCards ascending;
    for (std::size_t i = last.size(); i > 0; --i) ascending.push(last[i - 1]);
    return ascending;
  }

  constexpr Card most_worth() const {
    Card best = Card::unknown;
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
      const Card card = card_at(kind);
      if (left_[kind] > 0 && worth(card) > (best == Card::unknown ? 0 : worth(best))) best = card;
    }
    return best;
  }

  constexpr Card closest(int margin) const {
    Card best = Card::unknown;
    int apart = 0;
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
      if (left_[kind] == 0) continue;
      const int after = margin + margin_of(card_at(kind));
      const int its = after < 0 ? -after : after;
      if (best != Card::unknown && its >= apart) continue;
      best = card_at(kind);
      apart = its;
    }
    return best;
  }

  Counts left_;
  int start_;
  Winner winner_;
  std::size_t players_;
  bool any_patriot_ = false;
};

// Whether, as far as everybody knows, a Rising Star could win with so small a difference: H47-61, H47-97.
constexpr bool star_may_win(const Content& content, const Position& table) {
  if (!is_last_round(content, table)) return false;
  return table.options.random_loyalties || content.dealing[table.players() - 1].rising_stars > 0;
}

constexpr Count count_of(const Score& symbols, std::size_t players, bool star) {
  const Winner winner = premiere::winner_of(symbols, players);
  const int margin = symbols.patriots - symbols.communists;
  return {static_cast<std::uint8_t>(symbols.patriots), static_cast<std::uint8_t>(symbols.communists),
          winner == Winner::both       ? Leader::nobody
          : winner == Winner::patriots ? Leader::patriots
                                       : Leader::communists,
          star && margin >= -1 && margin <= 1};
}

constexpr Telling premiere_of(const Content& content, const Position& table, const Event& event) {
  Telling telling{.kind = Telling::Kind::premiere, .winner = event.winner};
  const std::size_t players = table.players();
  const bool star = star_may_win(content, table);
  Score symbols = premiere::symbols_of(content, {}, table.now().poster);
  telling.poster = count_of(symbols, players, star);
  const int margin = symbols.patriots - symbols.communists;
  for (const Card card : PremiereOrder(event.shown, margin, event.winner, players).cards()) {
    symbols.patriots += patriot_symbols(card);
    symbols.communists += communist_symbols(card);
    const Leader before = telling.cards.empty() ? telling.poster.leader : telling.cards.back().count.leader;
    telling.cards.push({card, count_of(symbols, players, star)});
    if (telling.cards.back().count.leader == before) continue;
    telling.decided = static_cast<std::uint8_t>(telling.cards.size());
  }
  if (symbols.patriots == symbols.communists) telling.tie = {tie_in(content, table).clause};
  return telling;
}

// Who said most often to be what they were not (H47-111, H47-113), the first seat of several; nobody when nobody did.
// Everybody has heard it, and once all loyalties are shown everybody knows it. `said`: each with `by` and `claim`.
constexpr Seat best_liar(const Position& table, const auto& said) {
  Array<std::uint16_t, max_players> lies{};
  for (const auto& each : said) {
    const bool lie = each.claim.kind == Claim::Kind::loyalty && each.claim.loyalty != table.desk(each.by).loyalty;
    if (lie) ++lies[backlot::index(each.by)];
  }
  Seat best = nobody;
  for (const Seat seat : SeatSet::first(table.players())) {
    const std::uint16_t most = best == nobody ? std::uint16_t{0} : lies[backlot::index(best)];
    if (lies[backlot::index(seat)] > most) best = seat;
  }
  return best;
}

// H47-63: needs a table at which all loyalties are shown.
constexpr Telling roles_of(const Content& content, const Position& table, const auto& said) {
  Telling telling{.kind = Telling::Kind::roles};
  const SeatSet winners = outcome(content, table).winners;
  const Seat liar = best_liar(table, said);
  const auto add = [&](SeatSet seats) {
    for (const Seat seat : seats) {
      if (seat != liar) telling.order.push(seat);
    }
  };
  add(winners);
  add(SeatSet::first(table.players()).without(winners));
  if (liar != nobody) telling.order.push(liar);
  return telling;
}

constexpr bool tells(Event::Kind kind) { return kind == Event::Kind::revealed || kind == Event::Kind::loyalty_shown; }

constexpr std::optional<Telling> telling(const Content& content, const View& view, const Event& event,
                                         const auto& said) {
  if (event.kind == Event::Kind::revealed) return premiere_of(content, view, event);
  // At the last loyalty everybody knows all of them; before it nobody is told who won.
  const bool last = event.kind == Event::Kind::loyalty_shown && view.decided.empty();
  return last ? std::optional(roles_of(content, view, said)) : std::nullopt;
}
// Where nobody has claimed anything.
constexpr std::optional<Telling> telling(const Content& content, const View& view, const Event& event) {
  struct ClaimMade {
    Seat by{};
    Claim claim;
  };
  return telling(content, view, event, Pile<ClaimMade, 1>{});
}

// How long a screen takes to show it: clocks start after that.
constexpr Milliseconds scene_length(Event::Kind kind) {
  switch (kind) {
    case Event::Kind::revealed: return {12'000};
    case Event::Kind::loyalty_shown: return {700};
    default: return {};
  }
}

}  // namespace backlot::hollywood
