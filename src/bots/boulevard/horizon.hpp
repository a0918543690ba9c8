// How far a search looks in Boulevard: to the end of the week. Cash counts, and what lies on the board is worth
// what it brings in the weeks that are left.
#pragma once
#include "bots/search/horizon.hpp"
#include "games/boulevard/meta.hpp"

namespace backlot::bots {

template <>
struct Horizon<boulevard::Game> {
  using Place = std::uint8_t;
  static Place place_of(const boulevard::State& state) { return state.week; }
  static bool reached(Place start, const boulevard::State& state) { return state.week > start; }

  static Expected prospects(const boulevard::Content& content, const boulevard::State& state) {
    const bool over = is_over(content, state);
    const double weeks = over ? 0 : length_of(content, state.options).weeks - state.week;
    const double die = content.pip.amount * (content.faces + 1) / 2.0;
    Expected expected(state.players(), over ? 0.1 : die * (1 + 2 * weeks));
    for (std::size_t seat = 0; seat < state.players(); ++seat) {
      const boulevard::Theatre& theatre = state.theatres[seat];
      double score = theatre.cash.amount - content.loan.amount * theatre.loans;
      score += content.tip_value.amount * static_cast<double>(theatre.hand.size());
      for (std::size_t i = 0; weeks > 0 && i < boulevard::chip_kinds; ++i) {
        const double brings = dice_of(content, static_cast<boulevard::Chip>(i)) * die - content.upkeep_per_chip.amount;
        score += theatre.chips[i] * weeks * brings;
      }
      score -= weeks * content.upkeep_per_chip.amount * theatre.loans;
      expected.score(seat) = score;
    }
    expected.settle();
    return expected;
  }

 private:
  // What a chip brings in a week, in dice: its own, or about what a sensible player takes it for.
  static double dice_of(const boulevard::Content& content, boulevard::Chip chip) {
    switch (chip) {
      case boulevard::Chip::manager: return 4;
      case boulevard::Chip::re_roll:
      case boulevard::Chip::running_time: return 0.5;
      case boulevard::Chip::parties:
      case boulevard::Chip::three_d:
      case boulevard::Chip::cinemascope:
      case boulevard::Chip::vistavision:
      case boulevard::Chip::superscope: return 1;
      case boulevard::Chip::parking_lot:
      case boulevard::Chip::concessions:
      case boulevard::Chip::air_conditioning: break;
    }
    return content[chip].dice;
  }
};

}  // namespace backlot::bots
