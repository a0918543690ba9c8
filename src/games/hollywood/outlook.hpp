// What players would work out at a glance: who may act and why, what each job would do now, whose dice and cards are
// where, the symbols a seat knows of in the coming movie, and what a tie would mean.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/bits.hpp"
#include "games/hollywood/notation.hpp"
#include "games/hollywood/outlook_jobs.hpp"
#include "games/hollywood/outlook_movie.hpp"
#include "games/hollywood/sight.hpp"

namespace backlot::hollywood {

enum class RoundPart : std::uint8_t { production, post, premiere, over };

constexpr RoundPart part_of(Step step) {
  switch (step) {
    case Step::before_cards:
    case Step::stars:
    case Step::tokens:
    case Step::before_cut:
    case Step::edit: return RoundPart::post;  // H47-46
    case Step::after_reveal: return RoundPart::premiere;
    case Step::over: return RoundPart::over;
    default: return RoundPart::production;
  }
}

// H47-60, H47-77: rounds won and needed, how many movies there can be at most, and the present one, from 1.
struct Strip {
  Sides won;
  Sides needed;
  std::uint8_t movies = 0;
  std::uint8_t movie = 0;
  constexpr bool operator==(const Strip&) const = default;
};

struct DieOutlook {
  Place owner = Place::nowhere;
  Face face = Face::blank;
  constexpr bool operator==(const DieOutlook&) const = default;
};

// How many cards a seat's stars will take as the dice show now: H47-40, H47-95.
struct Owed {
  std::uint8_t least = 0;
  std::uint8_t most = 0;
  constexpr bool operator==(const Owed&) const = default;
};

struct SeatOutlook {
  bool asked = false;  // the table waits for it
  bool may = false;    // it may act although nobody waits: H47-106
  Clause why;          // says what it is asked for, or why it is not
  Owed owed;
  Pile<Card, 2 * max_hand> put;  // into the coming movie
  constexpr bool operator==(const SeatOutlook&) const = default;
};

// What a ghost will do as its die shows now: H47-74, H47-76, H47-83.
enum class GhostPlay : std::uint8_t { keeps, plays, spends };

struct GhostOutlook {
  GhostPlay will = GhostPlay::keeps;
  Pile<Card, 2 * max_hand> put;
  constexpr bool operator==(const GhostOutlook&) const = default;
};

struct Outlook {
  RoundPart part = RoundPart::production;
  Seat turn = nobody;   // whose turn it is, in Production
  bool window = false;  // costumes may be spent, and nothing else: H47-104
  Strip strip;
  Tie tie;
  MovieOutlook movie;
  Pile<Card, max_movie> last;                 // the movie shown last: H47-50
  std::array<CardSigns, card_kinds> cards{};  // H47-4
  Pile<DieOutlook, max_dice> dice;
  Pile<JobOutlook, hollywood::jobs> jobs;  // those in the game
  Pile<SeatOutlook, max_players> seats;
  Pile<GhostOutlook, max_ghosts> ghosts;
  constexpr bool operator==(const Outlook&) const = default;
};

constexpr std::array<std::string_view, 4> names_of(RoundPart) { return {"production", "post", "premiere", "over"}; }
constexpr std::array<std::string_view, 3> names_of(GhostPlay) { return {"keeps", "plays", "spends"}; }

constexpr void fields(Is<Strip> auto& x, const auto& visit) {
  visit("won", x.won);
  visit("needed", x.needed);
  visit("movies", x.movies);
  visit("movie", x.movie);
}
constexpr void fields(Is<DieOutlook> auto& x, const auto& visit) {
  visit("owner", x.owner);
  visit("face", x.face);
}
constexpr void fields(Is<Owed> auto& x, const auto& visit) {
  visit("least", x.least);
  visit("most", x.most);
}
constexpr void fields(Is<SeatOutlook> auto& x, const auto& visit) {
  visit("asked", x.asked);
  visit("may", x.may);
  visit("why", x.why);
  visit("owed", x.owed);
  visit("put", x.put);
}
constexpr void fields(Is<GhostOutlook> auto& x, const auto& visit) {
  visit("will", x.will);
  visit("put", x.put);
}
constexpr void fields(Is<Outlook> auto& x, const auto& visit) {
  visit("part", x.part);
  visit("turn", x.turn);
  visit("window", x.window);
  visit("strip", x.strip);
  visit("tie", x.tie);
  visit("movie", x.movie);
  visit("last", x.last);
  visit("cards", x.cards);
  visit("dice", x.dice);
  visit("jobs", x.jobs);
  visit("seats", x.seats);
  visit("ghosts", x.ghosts);
}

constexpr Strip strip_of(const Content& content, const Position& table) {
  const Score won = score_of(table);
  const Score needed = score_needed(content, table.options);
  const auto sides = [](const Score& score) {
    return Sides{static_cast<std::uint8_t>(score.patriots), static_cast<std::uint8_t>(score.communists)};
  };
  return {sides(won), sides(needed), static_cast<std::uint8_t>(needed.patriots + needed.communists - 1),
          static_cast<std::uint8_t>(table.round + 1)};
}

// Whether star cards and tokens are still to come in this round.
constexpr bool before_stars(Step step) {
  return part_of(step) == RoundPart::production || step == Step::before_cards || step == Step::stars;
}

constexpr Owed owed_by(const Content& content, const Position& table, Seat seat) {
  if (!before_stars(table.step) || stars_of(table, seat) == 0) return {};
  const auto owed = static_cast<std::uint8_t>(StarsStep::cards_owed(table, seat));
  if (!has_poster(table) || !is_strike(content, table)) return {owed, owed};
  return {0, static_cast<std::uint8_t>(table.desk(seat).hand.size())};
}

constexpr Clause why_of(const Content& content, const Position& table, Seat seat, const SeatOutlook& outlook) {
  if (outlook.asked) return clause_of(content, table);
  if (outlook.may) return "H47-106"_clause;
  if (table.step == Step::over) return explain(Refusal::over).clause;
  const bool sealed = table.step == Step::stars && table.decided.has(seat);
  return explain(sealed ? Refusal::decided : Refusal::not_asked).clause;
}

constexpr GhostPlay will_do(const Position& table, std::size_t ghost) {
  const Step step = table.step;
  if (!before_stars(step) && step != Step::tokens) return GhostPlay::keeps;
  if (table.dice[player_dice(table.options) + ghost] == Face::star) {
    return before_stars(step) ? GhostPlay::plays : GhostPlay::keeps;
  }
  return table.ghosts[ghost].tokens > 0 ? GhostPlay::spends : GhostPlay::keeps;
}

// In the middle of an action, such as between two questions of a costume window (H47-104), nobody is asked, and rules
// about who is do not hold.
enum class Asking : std::uint8_t { now, nobody };

// As `seat` would see it; `table` is what it sees.
constexpr Outlook outlook_for(const Content& content, const Position& table, Seat seat, Asking asking) {
  const bool at_rest = asking == Asking::now;
  Outlook outlook;
  outlook.part = part_of(table.step);
  if (outlook.part == RoundPart::production) outlook.turn = table.actor;
  outlook.window = at_rest && is_window(table.step);
  outlook.strip = strip_of(content, table);
  outlook.tie = tie_in(content, table);
  outlook.movie = movie_in(content, table);
  outlook.last = last_movie(table);
  for (std::size_t kind = 0; kind < card_kinds; ++kind) outlook.cards[kind] = signs_of(card_at(kind));
  for (std::size_t die = 0; die < table.dice.size(); ++die) {
    outlook.dice.push({owner_of_die(table.options, die), table.dice[die]});
  }
  const Seat asker = at_rest ? seat : nobody;
  for (std::size_t i = 0; i < jobs; ++i) {
    if (table.owners[i] != Place::nowhere) outlook.jobs.push(job_in(content, table, asker, job_at(i)));
  }
  const SeatSet asked = at_rest ? waiting_on(content, table) : SeatSet{};
  const SeatSet may = at_rest ? may_interrupt(content, table) : SeatSet{};
  for (const Seat each : SeatSet::first(table.players())) {
    SeatOutlook of{.asked = asked.has(each), .may = may.has(each)};
    of.why = why_of(content, table, each, of);
    of.owed = owed_by(content, table, each);
    of.put = put_by(table, place_of(each));
    outlook.seats.push(of);
  }
  for (std::size_t i = 0; i < table.ghosts.size(); ++i) {
    outlook.ghosts.push({will_do(table, i), put_by(table, ghost_place(i))});
  }
  return outlook;
}

constexpr Outlook outlook(const Content& content, const View& view) {
  return outlook_for(content, view, view.seat(), Asking::now);
}
constexpr Outlook outlook_in_action(const Content& content, const View& view) {
  return outlook_for(content, view, view.seat(), Asking::nobody);
}
// With everything shown, as in a replay.
constexpr Outlook outlook(const Content& content, const State& state) {
  return outlook_for(content, state, nobody, Asking::now);
}

}  // namespace backlot::hollywood
