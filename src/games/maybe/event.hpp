// What happens at the table. A sealed Vote shows itself to its owner only; everything else is seen
// by all.
#pragma once
#include <cstdint>

#include "games/maybe/action.hpp"

namespace backlot::maybe {

struct Event {
  enum class Kind : std::uint8_t {
    pitched,         // a market card joins the row
    finished,        // the pitch is complete
    new_deck,        // the discards are the movie deck now (MM-43)
    stacks_emptied,  // the cards under the tops of stacks are the movie deck now (MM-44)
    filled,          // a Movie card joins the market
    drew_movie,      // a Movie card joins a player's own
    voted,           // a seat has sealed a Vote
    shown,           // a Vote is turned up
    added,           // by a CHANGE, to the right end of the row
    removed,         // by a CHANGE, to the discards
    skipped,         // a CHANGE adds or removes nothing
    taken_back,      // a Vote returns to the hand
    spent,           // a CHANGE leaves the game
    drew,            // a CHANGE voter gets a Vote from the pool
    chose,           // the active player says what a condition leaves open
    succeeded,       // the pitch covers its budget
    failed,
    profit,    // so many Votes are to be taken
    won,       // a Vote lies face up before its winner
    returned,  // a Vote goes to the pool
    kept,      // a card of the pitch joins the Movies Made
  };
  Kind kind = Kind::pitched;
  Seat seat{};
  Vote vote = Vote::unknown;
  Movie movie = Movie::unknown;
  std::uint16_t number = 0;      // profit
  Action chosen{};               // chose
  Result result = Result::open;  // kept

  constexpr bool operator==(const Event&) const = default;
};

constexpr bool has_seat(Event::Kind kind) {
  using enum Event::Kind;
  return kind != new_deck && kind != stacks_emptied && kind != filled && kind != returned;
}
constexpr bool has_vote(Event::Kind kind) {
  using enum Event::Kind;
  return kind == voted || kind == shown || kind == taken_back || kind == spent || kind == drew || kind == won ||
         kind == returned;
}
constexpr bool has_movie(Event::Kind kind) {
  using enum Event::Kind;
  return kind == pitched || kind == filled || kind == drew_movie || kind == added || kind == removed || kind == kept;
}

constexpr void fields(Is<Event> auto& x, const auto& visit) {
  visit("kind", x.kind);
  if (has_seat(x.kind)) visit("seat", x.seat);
  if (has_vote(x.kind)) visit("vote", x.vote);
  if (has_movie(x.kind)) visit("movie", x.movie);
  if (x.kind == Event::Kind::profit) visit("number", x.number);
  if (x.kind == Event::Kind::chose) visit("chosen", x.chosen);
  if (x.kind == Event::Kind::kept) visit("result", x.result);
}

}  // namespace backlot::maybe
