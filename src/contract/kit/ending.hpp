// Random games end within the stated bound, conserve what they should, and never wait for somebody
// who can do nothing; nor do worlds that a seat imagines.
#pragma once
#include <optional>
#include <string>

#include "contract/kit/play.hpp"

namespace backlot::kit {

// Why nobody can go on from here, if so.
template <Game G>
std::optional<std::string> dead_end(const typename G::Content& content, const typename G::State& state) {
  const SeatSet waiting = waiting_on(content, state);
  if (is_over(content, state)) {
    if (acting_seats<G>(content, state).empty()) return std::nullopt;
    return "the game is over, yet " + name_of_seat(acting_seats<G>(content, state).front()) + " may act";
  }
  if (waiting.empty()) return "the game is not over, yet it waits for nobody";
  ActionsOf<G> actions;
  for (const Seat seat : waiting) {
    legal_actions(content, state, seat, actions);
    if (actions.empty()) return "the game waits for " + name_of_seat(seat) + ", who has no legal action";
  }
  return std::nullopt;
}

// Plays on at random to the end; why that is impossible, if so.
template <Game G>
std::optional<std::string> cannot_play_on(const typename G::Content& content, typename G::State state,
                                          FastChance& chance, FastChance& dice) {
  NoEvents quiet;
  for (std::size_t done = 0; done <= G::max_actions; ++done) {
    if (const auto why = dead_end<G>(content, state)) return why;
    if (is_over(content, state)) return std::nullopt;
    const auto choice = random_choice<G>(content, state, dice);
    apply(content, state, choice->seat, choice->action, chance, quiet);
  }
  return "the game is not over after " + std::to_string(G::max_actions) + " actions";
}

template <Game G>
Report games_end(const Setting<G>& setting) {
  Report report;
  for (std::size_t game = 0; game < setting.games && !report.has_enough(); ++game) {
    FastChance chance = chance_of(setting.seed, game);
    FastChance dice = dice_of(setting.seed, game);
    const typename G::State state = setup(setting.content, setting.options, chance);
    if (const auto why = cannot_play_on<G>(setting.content, state, chance, dice)) {
      report.fail("game " + std::to_string(game) + ": " + *why);
    }
    ++report.checked;
  }
  return report;
}

template <Game G>
Report tally_is_constant(const Setting<G>& setting) {
  Report report;
  std::optional<decltype(tally(setting.content, typename G::State{}))> first;
  for_each_position(setting, [&](const typename G::State& state, FastChance& /*dice*/) {
    const auto now = tally(setting.content, state);
    if (!first) first = now;
    if (!(now == *first) && !report.has_enough()) report.fail("tally changed between deal and end");
    ++report.checked;
  });
  return report;
}

// What a seat imagines can be played to the end like the true game.
template <Game G>
Report imagined_worlds_play_on(const Setting<G>& setting) {
  Report report;
  for_some_positions(setting, 3, [&](const typename G::State& state, FastChance& dice) {
    for (const Seat seat : observers(setting.options.players)) {
      if (report.has_enough()) return;
      FastChance chance(roll(dice, 1U << 30U));
      const auto world = imagine(setting.content, seen_by(setting.content, state, seat), chance);
      if (const auto why = cannot_play_on<G>(setting.content, world, chance, dice)) {
        report.fail("in a world imagined by " + name_of_seat(seat) + ": " + *why);
      }
      ++report.checked;
    }
  });
  return report;
}

}  // namespace backlot::kit
