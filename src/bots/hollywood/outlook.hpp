// How good a table of Hollywood is for a seat between two movies, so that a search need not play to the
// end: every round to come is taken for a toss of a coin, and tokens are worth a little.
#pragma once
#include <cstddef>

#include "games/hollywood/meta.hpp"

namespace backlot::bots::hollywood_outlook {

using hollywood::Loyalty;

struct Chances {
  double patriots = 0;
  double communists = 0;
  double rising_star = 0;
};

// From so many rounds that each side still needs. With a Rising Star the seventh movie is often close (H47-61).
constexpr Chances chances_of(int patriots, int communists, int rounds_left, bool rising_star) {
  if (patriots <= 0 || communists <= 0) {
    return {patriots <= 0 ? 1.0 : 0.0, communists <= 0 ? 1.0 : 0.0, 0};
  }
  if (rising_star && rounds_left == 1) return {0.25, 0.25, 0.5};
  const Chances one = chances_of(patriots - 1, communists, rounds_left - 1, rising_star);
  const Chances two = chances_of(patriots, communists - 1, rounds_left - 1, rising_star);
  return {(one.patriots + two.patriots) / 2, (one.communists + two.communists) / 2,
          (one.rising_star + two.rising_star) / 2};
}

// A token is a card more in one of the movies to come.
inline constexpr double token_worth = 0.015;

inline double worth(const hollywood::Content& content, const hollywood::State& world, Seat seat) {
  const Loyalty mine = world.desk(seat).loyalty;
  if (is_over(content, world)) return is_winner(ending_of(content, world), mine) ? 1 : 0;
  const hollywood::Score won = score_of(world);
  const hollywood::Score needed = score_needed(content, world.options);
  const Chances chances = chances_of(needed.patriots - won.patriots, needed.communists - won.communists,
                                     2 * content.to_win - 1 - world.round, has_rising_star(world));
  double tokens = 0;
  for (const hollywood::Desk& desk : world.desks) {
    if (desk.loyalty == Loyalty::patriot) tokens += desk.tokens;
    if (desk.loyalty == Loyalty::communist) tokens -= desk.tokens;
  }
  switch (mine) {
    case Loyalty::patriot: return chances.patriots + token_worth * tokens;
    case Loyalty::communist: return chances.communists - token_worth * tokens;
    default: return chances.rising_star;
  }
}

}  // namespace backlot::bots::hollywood_outlook
