// What a View and an action are to a network (contract/features.hpp).
#pragma once
#include "contract/features.hpp"
#include "games/cinecitta/action.hpp"

namespace backlot::cinecitta {

template <class Visit>
constexpr void features(const Position& x, Visit& visit) {
  visit.amount("options.players", x.options.players, max_players);
  visit.flag("options.coaster", x.options.coaster);
  visit.flag("options.awards", x.options.awards);
  visit.code("step", x.step, 4, 0);
  visit.amount("round", x.round, max_rounds);
  visit.seats("decided", x.decided);
  visit.around("desks", x.desks, [](auto& in, const Desk& desk) {
    in.multiset("hand", desk.hand, max_rounds, max_kinds);
    in.multiset("studio", desk.studio, 3, max_kinds);
    in.multiset("office", desk.office, 2 * max_rounds, max_kinds);
    in.amount_or_unknown("wallet", desk.wallet.count, 10);
    in.multiset("moving_out", desk.moving_out, 2, max_kinds);
  });
  visit.rows("rounds", x.rounds, max_rounds, [](auto& in, const Round& round) {
    in.around("folders", round.folders, [](auto& of, const Folder& folder) {
      of.code("card", folder.card, max_kinds);
      of.amount_or_unknown("notes", folder.notes.count, 10);
      of.code("answer", folder.answer, 3);
    });
    in.rows_by_seat(
        "placed", round.placed, max_players, [](const Placement& placed) { return placed.by; },
        [](auto& of, const Placement& placed) {
          of.code("card", placed.card, max_kinds);
          of.seat("by", placed.by);
        });
  });
  visit.multiset("left_over", x.left_over, max_left_over, max_kinds);
}

template <class Visit>
constexpr void features(const Action& action, Visit& visit) {
  visit.code("kind", action.kind, 4, 0);
  visit.multiset("cards", action.out(), 2, max_kinds);
  visit.amount("notes", action.notes.count, 10);
}

}  // namespace backlot::cinecitta
