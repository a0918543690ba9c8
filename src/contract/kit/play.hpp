// Random play for the kit: games from numbered seeds, every position of which is visited.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "contract/kit/report.hpp"

namespace backlot::kit {

template <Game G>
struct Choice {
  Seat seat{};
  typename G::Action action{};
};

// Waited for or free to interrupt.
template <Game G, class Position>
SeatSet acting_seats(const typename G::Content& content, const Position& x) {
  SeatSet seats = waiting_on(content, x);
  for (const Seat seat : may_interrupt(content, x)) seats = seats.with(seat);
  return seats;
}

inline std::uint32_t roll(FastChance& dice, std::size_t n) { return dice.below(static_cast<std::uint32_t>(n), 0); }

// Some legal action of some seat, or nothing when no seat that is waited for has one.
template <Game G>
std::optional<Choice<G>> random_choice(const typename G::Content& content, const typename G::State& state,
                                       FastChance& dice) {
  std::vector<Seat> seats;
  for (const Seat seat : acting_seats<G>(content, state)) seats.push_back(seat);
  ActionsOf<G> actions;
  while (!seats.empty()) {
    const auto at = static_cast<std::ptrdiff_t>(roll(dice, seats.size()));
    const Seat seat = seats[static_cast<std::size_t>(at)];
    legal_actions(content, state, seat, actions);
    if (!actions.empty()) return Choice<G>{seat, actions[roll(dice, actions.size())]};
    seats.erase(seats.begin() + at);
  }
  return std::nullopt;
}

// The seats of a game, and nobody.
inline std::vector<Seat> observers(std::size_t players) {
  std::vector<Seat> seats;
  for (const Seat seat : SeatSet::first(players)) seats.push_back(seat);
  seats.push_back(nobody);
  return seats;
}

inline FastChance chance_of(std::uint64_t seed, std::size_t game) { return FastChance(mix(seed) + 2 * game); }
inline FastChance dice_of(std::uint64_t seed, std::size_t game) { return FastChance(mix(seed) + 2 * game + 1); }

// Calls visit(state, dice) on every position of the setting's games. Stops a game that passes its
// bound of actions: games_end says that it does.
template <Game G, class Visit>
void for_each_position(const Setting<G>& setting, const Visit& visit) {
  NoEvents quiet;
  for (std::size_t game = 0; game < setting.games; ++game) {
    FastChance chance = chance_of(setting.seed, game);
    FastChance dice = dice_of(setting.seed, game);
    typename G::State state = setup(setting.content, setting.options, chance);
    visit(state, dice);
    for (std::size_t done = 0; done < G::max_actions && !is_over(setting.content, state); ++done) {
      const auto choice = random_choice<G>(setting.content, state, dice);
      if (!choice) break;
      apply(setting.content, state, choice->seat, choice->action, chance, quiet);
      visit(state, dice);
    }
  }
}

// One in `every` positions, for what costs more.
template <Game G, class Visit>
void for_some_positions(const Setting<G>& setting, std::size_t every, const Visit& visit) {
  for_each_position(setting, [&](const typename G::State& state, FastChance& dice) {
    if (roll(dice, every) == 0) visit(state, dice);
  });
}

// What may happen next in worlds that a seat cannot tell apart. A Judge is made for each seat and position from what
// the seat sees there, and tries some actions of everybody who may act, in the true world and in imagined ones.
template <Game G, class Judge>
Report judge_what_follows(const Setting<G>& setting) {
  constexpr std::size_t worlds = 8;
  constexpr std::size_t most_actions = 12;  // of a seat in a world; chosen at random when there are more
  Report report;
  for_some_positions(setting, 6, [&](const typename G::State& state, FastChance& dice) {
    FastChance chance(roll(dice, 1U << 30U));
    for (const Seat seat : observers(setting.options.players)) {
      const auto view = seen_by(setting.content, state, seat);
      Judge judge(setting.content, view);
      for (std::size_t i = 0; i < worlds && !report.has_enough(); ++i) {
        const typename G::State world = i == 0 ? state : imagine(setting.content, view, chance);
        ActionsOf<G> actions;
        for (const Seat acting : acting_seats<G>(setting.content, world)) {
          legal_actions(setting.content, world, acting, actions);
          for (std::size_t k = 0; k < actions.size() && k < most_actions && !report.has_enough(); ++k) {
            const auto& action = actions[actions.size() <= most_actions ? k : roll(dice, actions.size())];
            judge.apply_in(world, acting, action, chance, report);
          }
        }
      }
    }
  });
  return report;
}

}  // namespace backlot::kit
