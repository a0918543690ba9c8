// Ready-made claims (H47-111): what players say about themselves and each other, true or not. Claims are
// part of a table's talk, never of its State, and bind nobody. A claim about a rejected poster knows its
// symbol only: neither picture nor name can be spoken of (H47-110).
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/hollywood/notation.hpp"

namespace backlot::hollywood {

struct Claim {
  enum class Kind : std::uint8_t {
    loyalty,   // my loyalty is L
    added,     // I put a card with symbol S into this movie
    rejected,  // the poster I rejected was S
    hold,      // I hold a card with symbol S
    suspect,   // I suspect player X of L
    trust,     // I trust player X
  };
  Kind kind = Kind::loyalty;
  Loyalty loyalty = Loyalty::patriot;  // loyalty, suspect
  Symbol symbol = Symbol::neutral;     // added, rejected, hold
  Seat about{};                        // suspect, trust
  constexpr bool operator==(const Claim&) const = default;
};
inline constexpr std::size_t claim_kinds = 6;

constexpr std::array<std::string_view, claim_kinds> names_of(Claim::Kind) {
  return {"loyalty", "added", "rejected", "hold", "suspect", "trust"};
}

constexpr void fields(Is<Claim> auto& x, const auto& visit) {
  using Kind = Claim::Kind;
  visit("kind", x.kind);
  switch (x.kind) {
    case Kind::loyalty: return visit("loyalty", x.loyalty);
    case Kind::added:
    case Kind::rejected:
    case Kind::hold: return visit("symbol", x.symbol);
    case Kind::suspect: visit("about", x.about); return visit("loyalty", x.loyalty);
    case Kind::trust: return visit("about", x.about);
  }
}

constexpr bool is_about_somebody(Claim::Kind kind) {
  return kind == Claim::Kind::suspect || kind == Claim::Kind::trust;
}

// H47-111: a claim about somebody is about a player of this game.
constexpr std::optional<Refusal> check(const Content& /*content*/, const Options& options, const Claim& claim) {
  if (is_about_somebody(claim.kind) && backlot::index(claim.about) >= options.players) return Refusal::no_such_seat;
  const bool names_loyalty = claim.kind == Claim::Kind::loyalty || claim.kind == Claim::Kind::suspect;
  if (names_loyalty && claim.loyalty == Loyalty::unknown) return Refusal::unknown_loyalty;
  return std::nullopt;
}

// Calls f(claim) for every claim there is at a table, in a fixed order.
template <class F>
constexpr void for_each_claim(const Options& options, const F& f) {
  using Kind = Claim::Kind;
  constexpr std::array loyalties{Loyalty::patriot, Loyalty::communist, Loyalty::rising_star};
  constexpr std::array symbols{Symbol::neutral, Symbol::patriot, Symbol::communist};
  for (const Loyalty loyalty : loyalties) f(Claim{.kind = Kind::loyalty, .loyalty = loyalty});
  for (const Kind kind : {Kind::added, Kind::rejected, Kind::hold}) {
    for (const Symbol symbol : symbols) f(Claim{.kind = kind, .symbol = symbol});
  }
  for (const Seat seat : SeatSet::first(options.players)) {
    for (const Loyalty loyalty : loyalties) f(Claim{.kind = Kind::suspect, .loyalty = loyalty, .about = seat});
    f(Claim{.kind = Kind::trust, .about = seat});
  }
}

// A claim in words; `name` gives a seat's name.
template <class Name>
constexpr Text describe(const Content& /*content*/, const Claim& claim, const Name& name) {
  using Kind = Claim::Kind;
  const Text symbol = title_of(claim.symbol);
  switch (claim.kind) {
    case Kind::loyalty: return Text("My loyalty is ") + title_of(claim.loyalty) + ".";
    case Kind::added: return "I put a card with symbol " + (symbol + " into this movie.");
    case Kind::rejected: return "The poster I rejected was " + (symbol + ".");
    case Kind::hold: return "I hold a card with symbol " + (symbol + ".");
    case Kind::suspect: return "I suspect " + (name(claim.about) + " of being " + title_of(claim.loyalty) + ".");
    case Kind::trust: return "I trust " + (name(claim.about) + ".");
  }
  return {};
}

constexpr Symbol symbol_of(Card card) {
  if (patriot_symbols(card) > 0) return Symbol::patriot;
  return communist_symbols(card) > 0 ? Symbol::communist : Symbol::neutral;
}

// Whether this seat added a card with that symbol to the movie that is made now, or was made last.
constexpr bool has_added(const State& state, Seat seat, Symbol symbol) {
  for (std::size_t i = state.log.size(); i-- > 0;) {
    const Trace trace = state.log[i];
    if (trace.move() == Move::premiered) return false;
    const bool adds = trace.move() == Move::added || trace.move() == Move::added_score;
    if (adds && trace.who() == place_of(seat) && symbol_of(trace.card()) == symbol) return true;
  }
  return false;
}

// Whether a claim made by this seat is true in this State; that somebody is trusted is true when both have
// one loyalty.
constexpr bool is_true(const Content& content, const State& state, Seat seat, const Claim& claim) {
  using Kind = Claim::Kind;
  switch (claim.kind) {
    case Kind::loyalty: return state.desk(seat).loyalty == claim.loyalty;
    case Kind::added: return has_added(state, seat, claim.symbol);
    case Kind::rejected:
      for (std::size_t i = state.rejected.size(); i-- > 0;) {
        if (state.rejected[i].by == seat) return symbol_of(content, state.rejected[i].poster) == claim.symbol;
      }
      return false;
    case Kind::hold:
      for (const Card card : state.desk(seat).hand) {
        if (symbol_of(card) == claim.symbol) return true;
      }
      return false;
    case Kind::suspect: return state.desk(claim.about).loyalty == claim.loyalty;
    case Kind::trust: return state.desk(claim.about).loyalty == state.desk(seat).loyalty;
  }
  return false;
}

}  // namespace backlot::hollywood
