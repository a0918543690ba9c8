// What happens at the table, in full; sight.hpp says who sees which part.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "core/array.hpp"
#include "games/hollywood/action.hpp"

namespace backlot::hollywood {

struct Event {
  enum class Kind : std::uint8_t {
    ghosts_rolled,     // faces of the ghosts' dice: a round starts
    declined,          // seat says no (the step says to what), or is done
    passed,            // seat passes the turn
    posters_shuffled,  // H47-25
    posters_drawn,     // seat draws two posters: posters
    poster_shown,      // posters[0]; seat: who picked it, or nobody; posters[1]: what they rejected
    jobs_swapped,      // the Producer, seat, swaps jobs[0] and jobs[1]
    job_taken,         // seat swaps jobs[0] with jobs[1] from the centre
    token_given,       // seat gives a token from place `from` to place `to`
    light_set,         // seat performs the Gaffer's job
    rolled,            // seat rolls die: faces[0]
    invited,           // seat lets `to` draw two: jobs[0]
    accepted,          // seat will draw two
    ghosts_seen,       // seat looks at the ghosts' cards: cards
    edit_declared,     // seat
    reshuffled,        // the discards are the new deck: H47-54
    drew,              // cards from the deck to `to`: a seat or ghost
    discarded,         // seat discards cards
    composed,          // seat draws two cards for the movie
    scored,            // seat puts cards[0] into the movie, cards[1] is discarded
    sealed,            // seat has chosen cards for its stars
    added,             // cards from `to`, a seat or ghost, go into the movie
    dealt,             // cards[0] from the deck goes into the movie
    cut_seen,          // seat, who declared the edit, sees cards[0]
    put_back,          // seat puts it back
    removed,           // cards[0] leaves the movie; seat: the declarer, or nobody
    revealed,          // the movie: shown, symbols, winner
    dice_rolled,       // a Hearing: faces of the players' dice
    jobs_dealt,        // a Shake-Up, or the start: owners
    movie_discarded,   // H47-55
    designed,          // seat draws costumes
    dressed,           // seat gives costumes[0] to `to`; costumes[1] goes back
    spent,             // seat spends costumes[0], on `to` or die
    hand_seen,         // seat sees cards[0] of `to`
    exchanged,         // seat gives cards[0] to `to` and gets cards[1]
    movie_seen,        // seat sees cards[0] of the movie
    die_turned,        // die shows faces[0] now
    token_taken,       // seat takes a token from the centre
    called_off,        // hearings and shake-ups of this movie have no effect
    turn_started,      // of seat
    loyalty_shown,     // of seat, at the end
  };
  Kind kind = Kind::passed;
  Seat seat = nobody;
  Place from = Place::nowhere;
  Place to = Place::nowhere;
  std::uint8_t die = no_die;
  Winner winner = Winner::none;
  std::array<Job, 2> jobs{Job::none, Job::none};
  Pile<Poster, 2> posters;
  Pile<Costume, 2> costumes;
  Pile<Card, max_hand + 2> cards;
  Pile<Face, max_dice> faces;
  Counts shown{};
  Array<std::uint8_t, 2> symbols{};  // patriot, communist
  std::array<Place, hollywood::jobs> owners{};
  Loyalty loyalty = Loyalty::unknown;

  constexpr bool operator==(const Event&) const = default;
};
inline constexpr std::size_t event_kinds = 41;

constexpr std::array<std::string_view, event_kinds> names_of(Event::Kind) {
  return {"ghosts_rolled", "declined",     "passed",      "posters_shuffled", "posters_drawn",
          "poster_shown",  "jobs_swapped", "job_taken",   "token_given",      "light_set",
          "rolled",        "invited",      "accepted",    "ghosts_seen",      "edit_declared",
          "reshuffled",    "drew",         "discarded",   "composed",         "scored",
          "sealed",        "added",        "dealt",       "cut_seen",         "put_back",
          "removed",       "revealed",     "dice_rolled", "jobs_dealt",       "movie_discarded",
          "designed",      "dressed",      "spent",       "hand_seen",        "exchanged",
          "movie_seen",    "die_turned",   "token_taken", "called_off",       "turn_started",
          "loyalty_shown"};
}

constexpr void fields(Is<Event> auto& x, const auto& visit) {
  using Kind = Event::Kind;
  visit("kind", x.kind);
  switch (x.kind) {
    case Kind::posters_shuffled:
    case Kind::reshuffled:
    case Kind::movie_discarded: return;
    case Kind::ghosts_rolled:
    case Kind::dice_rolled: return visit("faces", x.faces);
    case Kind::posters_drawn:
    case Kind::poster_shown: visit("seat", x.seat); return visit("posters", x.posters);
    case Kind::jobs_swapped:
    case Kind::job_taken: visit("seat", x.seat); return visit("jobs", x.jobs);
    case Kind::token_given:
      visit("seat", x.seat);
      visit("from", x.from);
      return visit("to", x.to);
    case Kind::rolled:
      visit("seat", x.seat);
      visit("die", x.die);
      return visit("faces", x.faces);
    case Kind::die_turned: visit("die", x.die); return visit("faces", x.faces);
    case Kind::invited:
      visit("seat", x.seat);
      visit("jobs", x.jobs);
      return visit("to", x.to);
    case Kind::drew:
    case Kind::added: visit("to", x.to); return visit("cards", x.cards);
    case Kind::ghosts_seen:
    case Kind::discarded:
    case Kind::composed:
    case Kind::scored:
    case Kind::sealed:
    case Kind::cut_seen:
    case Kind::removed:
    case Kind::movie_seen: visit("seat", x.seat); return visit("cards", x.cards);
    case Kind::hand_seen:
    case Kind::exchanged:
      visit("seat", x.seat);
      visit("to", x.to);
      return visit("cards", x.cards);
    case Kind::dealt: return visit("cards", x.cards);
    case Kind::revealed:
      visit("shown", x.shown);
      visit("symbols", x.symbols);
      return visit("winner", x.winner);
    case Kind::jobs_dealt: return visit("owners", x.owners);
    case Kind::designed: visit("seat", x.seat); return visit("costumes", x.costumes);
    case Kind::dressed:
      visit("seat", x.seat);
      visit("to", x.to);
      return visit("costumes", x.costumes);
    case Kind::spent:
      visit("seat", x.seat);
      visit("to", x.to);
      visit_die_if_any(x.die, visit);
      return visit("costumes", x.costumes);
    case Kind::loyalty_shown: visit("seat", x.seat); return visit("loyalty", x.loyalty);
    case Kind::declined:
    case Kind::passed:
    case Kind::light_set:
    case Kind::accepted:
    case Kind::edit_declared:
    case Kind::put_back:
    case Kind::token_taken:
    case Kind::called_off:
    case Kind::turn_started: return visit("seat", x.seat);
  }
}

}  // namespace backlot::hollywood
