// Ready-made words of the talk (H47-111) and the truth about them. A claim about the rejected poster
// names its symbol; there is no place in the type for its picture or name (H47-110).
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "contract/claim.hpp"
#include "core/array.hpp"
#include "games/hollywood/event.hpp"

namespace backlot::hollywood {

struct Claim {
  enum class Kind : std::uint8_t {
    loyalty,   // my loyalty is L
    played,    // I put a card with symbol S into this movie
    rejected,  // the poster I rejected was S
    holding,   // I hold a card with symbol S
    suspect,   // I suspect player X of L
    trust,     // I trust player X
  };
  Kind kind = Kind::loyalty;
  Loyalty loyalty = Loyalty::unknown;
  Symbol symbol = Symbol::neutral;
  Seat about = nobody;
  constexpr bool operator==(const Claim&) const = default;
};

constexpr std::array<std::string_view, 6> names_of(Claim::Kind) {
  return {"loyalty", "played", "rejected", "holding", "suspect", "trust"};
}

constexpr void fields(Is<Claim> auto& x, const auto& visit) {
  visit("kind", x.kind);
  switch (x.kind) {
    case Claim::Kind::loyalty: return visit("loyalty", x.loyalty);
    case Claim::Kind::played:
    case Claim::Kind::rejected:
    case Claim::Kind::holding: return visit("symbol", x.symbol);
    case Claim::Kind::suspect: visit("about", x.about); return visit("loyalty", x.loyalty);
    case Claim::Kind::trust: return visit("about", x.about);
  }
}

// Four kinds with three values each; for each of the others three suspicions and trust.
inline constexpr std::size_t max_claims = 4 * 3 + (max_players - 1) * 4;

// Whether somebody may have that loyalty, as all know from the number of players: H47-11, H47-92.
constexpr bool may_be_dealt(const Content& content, const Options& options, Loyalty loyalty) {
  const Dealing& dealing = content.dealing[(options.random_loyalties ? max_players : options.players) - 1];
  switch (loyalty) {
    case Loyalty::patriot: return dealing.patriots > 0;
    case Loyalty::communist: return dealing.communists > 0;
    case Loyalty::rising_star: return dealing.rising_stars > 0;
    case Loyalty::unknown: break;
  }
  return false;
}

// H47-111
template <class Out>
constexpr void claims(const Content& content, const Options& options, Seat seat, Out& out) {
  using Kind = Claim::Kind;
  out.clear();
  const auto each_loyalty = [&](Kind kind, Seat about) {
    for (const Loyalty loyalty : {Loyalty::patriot, Loyalty::communist, Loyalty::rising_star}) {
      if (may_be_dealt(content, options, loyalty)) out.push(Claim{.kind = kind, .loyalty = loyalty, .about = about});
    }
  };
  each_loyalty(Kind::loyalty, nobody);
  for (const Kind kind : {Kind::played, Kind::holding, Kind::rejected}) {
    for (const Symbol symbol : {Symbol::patriot, Symbol::communist, Symbol::neutral}) {
      out.push(Claim{.kind = kind, .symbol = symbol});
    }
  }
  for (const Seat other : SeatSet::first(options.players)) {
    if (other == seat) continue;
    each_loyalty(Kind::suspect, other);
    out.push(Claim{.kind = Kind::trust, .about = other});
  }
}

// A movie was shown, or a poster somebody picked: now everybody wants to know.
constexpr bool invites_talk(const Event& event) {
  return event.kind == Event::Kind::revealed || (event.kind == Event::Kind::poster_shown && event.seat != nobody);
}

constexpr std::string_view with_article(Loyalty loyalty) {
  constexpr std::array<std::string_view, 3> names{"a Patriot", "a Communist", "the Rising Star"};
  return loyalty == Loyalty::unknown ? "unknown" : names[static_cast<std::size_t>(loyalty)];
}

template <class Name>
constexpr Text describe(const Content& /*content*/, const Claim& claim, const Name& name) {
  const std::string_view symbol = names_of(claim.symbol)[static_cast<std::size_t>(claim.symbol)];
  switch (claim.kind) {
    case Claim::Kind::loyalty: return "I am " + Text(with_article(claim.loyalty));
    case Claim::Kind::played: return "I put a " + Text(symbol) + " card in";
    case Claim::Kind::rejected: return "I rejected a " + Text(symbol) + " poster";
    case Claim::Kind::holding: return "I hold a " + Text(symbol) + " card";
    case Claim::Kind::suspect: return "I think " + name(claim.about) + " is " + with_article(claim.loyalty);
    case Claim::Kind::trust: return "I trust " + name(claim.about);
  }
  return {};
}

constexpr Symbol symbol_of(Card card) {
  if (patriot_symbols(card) > 0) return Symbol::patriot;
  return communist_symbols(card) > 0 ? Symbol::communist : Symbol::neutral;
}

// How many cards of each symbol.
struct Symbols {
  Array<int, 3> cards{};

  constexpr void add(Card card) { ++cards[static_cast<std::size_t>(symbol_of(card))]; }
  constexpr int of(Symbol symbol) const { return cards[static_cast<std::size_t>(symbol)]; }
  // "2 patriot and 1 neutral"; "no card"
  constexpr Text text() const {
    Text out;
    for (const Symbol symbol : {Symbol::patriot, Symbol::communist, Symbol::neutral}) {
      if (of(symbol) == 0) continue;
      if (!out.empty()) out += " and ";
      out += Text() + std::int64_t{of(symbol)} + " " + names_of(symbol)[static_cast<std::size_t>(symbol)];
    }
    return out.empty() ? Text("no card") : out;
  }
};

constexpr bool is_from_somebody(CardMove move) { return move == CardMove::added || move == CardMove::added_score; }

// H47-112: this movie is the one being made once a card went in or Post began; until then the one shown last.
constexpr bool speaks_of_new_movie(const Position& state) {
  if (state.step >= Step::stars) return true;
  for (std::size_t i = state.log.size(); i-- > 0;) {
    if (state.log[i].move() == CardMove::premiered) return false;
    if (is_from_somebody(state.log[i].move())) return true;
  }
  return state.round == 0;
}

// What a State, or the seat's own View, says of it: H47-112.
constexpr Symbols put_into_this_movie(const Position& state, Seat seat) {
  bool reached = speaks_of_new_movie(state);
  Symbols put;
  for (std::size_t i = state.log.size(); i-- > 0;) {
    const Trace& trace = state.log[i];
    if (trace.move() == CardMove::premiered) {
      if (reached) break;
      reached = true;
    }
    if (is_from_somebody(trace.move()) && trace.who() == place_of(seat)) put.add(trace.card());
  }
  for (const Card card : state.desk(seat).sealed) put.add(card);  // H47-45: chosen, not yet placed
  return put;
}

constexpr Verdict judge_rejected(const Content& content, const State& state, Seat seat, Symbol symbol,
                                 const Text& who) {
  for (std::size_t i = state.rejected.size(); i-- > 0;) {
    if (state.rejected[i].by != seat) continue;
    const Symbol truth = symbol_of(content, state.rejected[i].poster);
    return {truth == symbol,
            "the poster " + who + " rejected last was " + names_of(truth)[static_cast<std::size_t>(truth)]};
  }
  return {false, who + " had rejected no poster since they were shuffled"};
}

// H47-113: the truth at that moment. Trust is well placed in somebody of the same loyalty.
constexpr Verdict judge(const Content& content, const State& state, Seat seat, const Claim& claim) {
  const auto name = [](Seat who) { return Text("Seat ") + static_cast<std::int64_t>(backlot::index(who) + 1); };
  const Text who = name(seat);
  const Loyalty mine = state.desk(seat).loyalty;
  switch (claim.kind) {
    case Claim::Kind::loyalty: return {mine == claim.loyalty, who + " is " + with_article(mine)};
    case Claim::Kind::played: {
      const Symbols put = put_into_this_movie(state, seat);
      return {put.of(claim.symbol) > 0, who + " had put in " + put.text()};
    }
    case Claim::Kind::rejected: return judge_rejected(content, state, seat, claim.symbol, who);
    case Claim::Kind::holding: {
      Symbols held;
      for (const Card card : state.desk(seat).hand) held.add(card);
      return {held.of(claim.symbol) > 0, who + " held " + held.text()};
    }
    case Claim::Kind::suspect:
    case Claim::Kind::trust: break;
  }
  const Loyalty theirs = state.desk(claim.about).loyalty;
  const Loyalty expected = claim.kind == Claim::Kind::trust ? mine : claim.loyalty;
  return {theirs == expected, name(claim.about) + " is " + with_article(theirs)};
}

}  // namespace backlot::hollywood
