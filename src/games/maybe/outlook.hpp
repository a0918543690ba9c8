// What players would add up in their heads: how far the Votes that a seat knows cover the pitch (MM-22 to MM-26),
// what each Vote of its own would change, and what everybody's Votes won are worth now (MM-51).
#pragma once
#include <algorithm>

#include "core/standing.hpp"
#include "games/maybe/scoring.hpp"
#include "games/maybe/sight.hpp"

namespace backlot::maybe {

struct Cover {
  Budget budget;
  Sums sums{};  // of the Votes this seat knows
  int lacking = 0;
  int profit = 0;
  bool settled = true;  // false: Votes to come, or a choice, may still change budget or profit
  constexpr bool operator==(const Cover&) const = default;
};

// Before it is cast.
struct Casting {
  Vote vote = Vote::unknown;
  int lacking = 0;
  constexpr bool operator==(const Casting&) const = default;
};

struct Outlook {
  Cover cover;
  Pile<Casting, max_hand> casts;  // of the own hand, while this seat is to vote
  Pile<Standing, max_players> seats;
  constexpr bool operator==(const Outlook&) const = default;
};

constexpr void fields(Is<Cover> auto& x, const auto& visit) {
  visit("budget", x.budget);
  visit("sums", x.sums);
  visit("lacking", x.lacking);
  visit("profit", x.profit);
  visit("settled", x.settled);
}
constexpr void fields(Is<Casting> auto& x, const auto& visit) {
  visit("vote", x.vote);
  visit("lacking", x.lacking);
}
constexpr void fields(Is<Outlook> auto& x, const auto& visit) {
  visit("cover", x.cover);
  visit("casts", x.casts);
  visit("seats", x.seats);
}

constexpr Cover cover_of(const Content& content, const Position& table) {
  const PitchSituation situation = situation_of(content, table);
  PitchArithmetic pitch(content, situation);
  // As far as choices are made; what waits for one counts nothing yet.
  const bool cost_open = pitch.work_out_costs().has_value();
  const bool profit_open = pitch.work_out_profits().has_value();
  // MM-83: conditions are worked out after the Votes are shown.
  const bool sealed = table.step == Step::pitch || table.step == Step::vote;
  const bool conditions = std::any_of(table.row.begin(), table.row.end(),
                                      [&](Movie movie) { return content[movie].kind == MovieKind::blockbuster; });
  Cover cover;
  cover.budget = pitch.budget();
  cover.sums = sums_of(content, table);
  cover.lacking = lacking(cover.sums, cover.budget);
  cover.profit = static_cast<int>(pitch.profit());
  cover.settled = !cost_open && !profit_open && !(sealed && conditions);
  return cover;
}

constexpr Outlook outlook(const Content& content, const View& view) {
  Outlook outlook;
  outlook.cover = cover_of(content, view);
  if (view.step == Step::vote && vote_step::waiting_on(view).has(view.seat())) {
    Scratch<Action, max_hand> choices;
    legal_actions(content, view, view.seat(), choices);
    View cast = view;
    for (const Action& choice : choices) {
      cast.vote_of(view.seat()) = choice.vote();
      outlook.casts.push({choice.vote(), cover_of(content, cast).lacking});
    }
  }
  for (const Desk& desk : view.desks) {
    const SeatResult result = result_for(content, view.made, desk.won);
    outlook.seats.push({result.score, result.lines});
  }
  return outlook;
}

}  // namespace backlot::maybe
