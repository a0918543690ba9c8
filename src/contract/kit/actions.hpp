// legal_actions and check say the same over the whole action space; packing is one to one; no
// action is listed twice; one action given without the list is that of the list; the default action is legal.
#pragma once
#include <set>
#include <string>

#include "contract/kit/play.hpp"
#include "contract/legal.hpp"

namespace backlot::kit {

inline std::string name_of_action(std::size_t packed) { return "action number " + std::to_string(packed); }

template <Game G>
Report packing_is_dense(const Setting<G>& setting) {
  Report report;
  for (std::size_t i = 0; i < G::action_space && !report.has_enough(); ++i) {
    const std::size_t back = pack(G::unpack(i));
    if (back != i) report.fail(name_of_action(i) + " is packed as " + std::to_string(back));
    ++report.checked;
  }
  for_each_position(setting, [&](const typename G::State& state, FastChance& /*dice*/) {
    ActionsOf<G> actions;
    for (const Seat seat : acting_seats<G>(setting.content, state)) {
      legal_actions(setting.content, state, seat, actions);
      for (const auto& action : actions) {
        if (report.has_enough()) return;
        const std::size_t packed = pack(action);
        if (packed >= G::action_space) {
          report.fail("a legal action is packed as " + std::to_string(packed) + ", beyond the action space");
        } else if (!(G::unpack(packed) == action)) {
          report.fail(name_of_action(packed) + " is unpacked to another action");
        }
      }
    }
  });
  return report;
}

template <Game G>
Report legal_actions_are_distinct(const Setting<G>& setting) {
  Report report;
  for_each_position(setting, [&](const typename G::State& state, FastChance& /*dice*/) {
    ActionsOf<G> actions;
    for (const Seat seat : acting_seats<G>(setting.content, state)) {
      legal_actions(setting.content, state, seat, actions);
      std::set<std::size_t> seen;
      for (const auto& action : actions) {
        if (!seen.insert(pack(action)).second && !report.has_enough()) {
          report.fail(name_of_action(pack(action)) + " is listed twice for " + name_of_seat(seat));
        }
      }
      ++report.checked;
    }
  });
  return report;
}

// Compares on a State, or on the View of that seat.
template <Game G, class Position>
void compare_places(const Setting<G>& setting, const Position& x, Seat seat, const char* what, Report& report) {
  ActionsOf<G> actions;
  legal_actions(setting.content, x, seat, actions);
  if (actions.empty()) return;
  ++report.checked;
  const std::size_t count = count_legal<G>(setting.content, x, seat);
  if (count != actions.size() && !report.has_enough()) {
    report.fail(std::to_string(count) + " actions are counted where " + std::to_string(actions.size()) +
                " are listed for " + name_of_seat(seat) + ", asked on the " + what);
  }
  for (std::size_t place = 0; place < actions.size() && !report.has_enough(); ++place) {
    const std::size_t packed = pack(nth_legal<G>(setting.content, x, seat, place));
    if (packed == pack(actions[place])) continue;
    report.fail(name_of_action(packed) + " is given for place " + std::to_string(place) + ", where " +
                name_of_action(pack(actions[place])) + " is listed, asked on the " + what);
  }
}

template <Game G>
Report one_legal_agrees_with_the_list(const Setting<G>& setting) {
  Report report;
  for_some_positions(setting, 4, [&](const typename G::State& state, FastChance& /*dice*/) {
    for (const Seat seat : acting_seats<G>(setting.content, state)) {
      compare_places(setting, state, seat, "State", report);
      compare_places(setting, seen_by(setting.content, state, seat), seat, "View", report);
    }
  });
  return report;
}

// Compares on a State, or on the View of that seat.
template <Game G, class Position>
void compare_check(const Setting<G>& setting, const Position& x, Seat seat, const char* what, Report& report) {
  ActionsOf<G> actions;
  legal_actions(setting.content, x, seat, actions);
  std::set<std::size_t> listed;
  for (const auto& action : actions) listed.insert(pack(action));
  for (std::size_t i = 0; i < G::action_space && !report.has_enough(); ++i) {
    const bool refused = check(setting.content, x, seat, G::unpack(i)).has_value();
    if (refused != listed.contains(i)) continue;
    report.fail(name_of_action(i) + " of " + name_of_seat(seat) + " is " + (refused ? "listed" : "not listed") +
                ", yet " + (refused ? "refused" : "not refused") + ", asked on the " + what);
  }
  ++report.checked;
}

template <Game G>
Report check_agrees_with_legal_actions(const Setting<G>& setting) {
  Report report;
  for_some_positions(setting, 4, [&](const typename G::State& state, FastChance& /*dice*/) {
    for (const Seat seat : SeatSet::first(setting.options.players)) {
      compare_check(setting, state, seat, "State", report);
      compare_check(setting, seen_by(setting.content, state, seat), seat, "View", report);
    }
  });
  return report;
}

template <Game G>
Report default_action_is_legal(const Setting<G>& setting) {
  Report report;
  for_each_position(setting, [&](const typename G::State& state, FastChance& /*dice*/) {
    for (const Seat seat : waiting_on(setting.content, state)) {
      const auto action = default_action(setting.content, seen_by(setting.content, state, seat));
      if (check(setting.content, state, seat, action) && !report.has_enough()) {
        report.fail("the default action of " + name_of_seat(seat) + " is refused");
      }
      ++report.checked;
    }
  });
  return report;
}

}  // namespace backlot::kit
