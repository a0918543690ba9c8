// Why somebody would do something in Hollywood, for hints: who is taken for a friend, and what helps one's side.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "games/hollywood/action.hpp"

namespace backlot::hollywood {

struct Reason {
  enum class Kind : std::uint8_t {
    token,        // a card more by somebody on one's side; `quiet` are others there whose dice show no star
    friend_die,   // a star lets somebody on one's side add a card
    foe_die,      // without the star somebody on the other side adds none
    other_die,    // a roll that may help
    cards,        // so many symbols more for one's side than against it
    cover,        // it hides one's side
    level,        // it keeps the movie close
    least,        // nothing in hand does less harm
    poster,       // it counts for one's side, for neither (0) or against it
    hand,         // one's own hand does little for one's side
    friend_hand,  // somebody on one's side chooses from more cards
    decides,      // one decides alone about a card of the movie
    cut,          // the card seen counts so much for one's side
    clears,       // what helps one's side stays in hand
    job,          // the job can be performed
    nothing,      // nothing on offer helps one's side
  };
  Kind kind = Kind::nothing;
  Place who = Place::nowhere;  // token, friend_die, foe_die, other_die, friend_hand
  bool sure = false;           // that it is known on which side they are
  SeatSet quiet;               // token
  std::int32_t symbols = 0;    // cards, poster, cut
  Job job = Job::none;         // job
  bool lagging = false;        // one's side is the one that lags: the Rising Star needs a seventh movie (H47-61)
  constexpr bool operator==(const Reason&) const = default;
};

constexpr std::array<std::string_view, 16> names_of(Reason::Kind) {
  return {"token",  "friend_die", "foe_die",     "other_die", "cards", "cover",  "level", "least",
          "poster", "hand",       "friend_hand", "decides",   "cut",   "clears", "job",   "nothing"};
}

constexpr void fields(Is<Reason> auto& x, const auto& visit) {
  visit("kind", x.kind);
  visit("lagging", x.lagging);
  switch (x.kind) {
    case Reason::Kind::token:
      visit("who", x.who);
      visit("sure", x.sure);
      return visit("quiet", x.quiet);
    case Reason::Kind::friend_die:
    case Reason::Kind::foe_die:
    case Reason::Kind::friend_hand: visit("who", x.who); return visit("sure", x.sure);
    case Reason::Kind::other_die: return visit("who", x.who);
    case Reason::Kind::cards:
    case Reason::Kind::poster:
    case Reason::Kind::cut: return visit("symbols", x.symbols);
    case Reason::Kind::job: return visit("job", x.job);
    default: return;
  }
}

constexpr Reason no_reason(const Content& /*content*/) { return {}; }

}  // namespace backlot::hollywood
