// Boulevard 1954, after the theatre game by Patrick Stevens (2018), 2 to 6 players, about two hours.
// Source: the printed rulebook, which names neither a title nor a player count; clauses B54-n in
// docs/rules/boulevard.md.
// Deviations: none. Films, tips and the board's names are reconstructed (B54-12 to B54-14, B54-81).
// Options: length (B54-2).
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "contract/game.hpp"
#include "games/boulevard/faults.hpp"
#include "games/boulevard/imagine.hpp"
#include "games/boulevard/looked_for.hpp"
#include "games/boulevard/notation.hpp"
#include "games/boulevard/outlook.hpp"
#include "games/boulevard/parts.hpp"
#include "games/boulevard/pricing.hpp"
#include "games/boulevard/scoring.hpp"
#include "games/boulevard/setup.hpp"
#include "games/boulevard/sight.hpp"
#include "games/boulevard/tally.hpp"

namespace backlot::boulevard {

// What one seat can at most be asked in a week. Placing a marker: every chip back, every loan repaid,
// the place, chips of one box, stop. Picking: the films and tips of everybody are counted once.
inline constexpr std::size_t max_chips = 23;                           // of one player: faults.hpp
inline constexpr std::size_t max_placing = max_chips + max_loans + 6;  // for one marker
inline constexpr std::size_t max_week = 2 * max_placing + 1 + (max_array + max_hand + 1) +
                                        (max_sections + 2 * max_hand + 1) + max_sections + (max_film_stars + 1) +
                                        max_chips;

struct Game {
  using Options = boulevard::Options;
  using Content = boulevard::Content;
  using State = boulevard::State;
  using View = boulevard::View;
  using Action = boulevard::Action;
  using Event = boulevard::Event;
  using Refusal = boulevard::Refusal;
  using Purpose = boulevard::Purpose;

  static constexpr std::string_view id = "boulevard";
  static constexpr std::string_view title = "Boulevard 1954";
  static constexpr std::string_view clauses = "B54";
  // Raised when the rules change on purpose; records and tables pin it.
  static constexpr std::uint16_t revision = 2;
  static constexpr std::size_t min_players = boulevard::min_players;
  static constexpr std::size_t max_players = boulevard::max_players;
  static constexpr std::size_t default_players = 4;
  static constexpr std::size_t action_space = boulevard::action_space;
  // Most is possible before a marker is placed: every place, every chip taken back, a loan repaid.
  static constexpr std::size_t max_legal = max_spots + chip_kinds + 1;
  static constexpr std::size_t max_actions = max_weeks * boulevard::max_players * max_week;
  static constexpr std::size_t max_state_bytes = 2048;
  static constexpr std::array<OptionText, 1> option_texts{{
      {"length", "B54-2"_clause, "length: short is 4 weeks, average 6, long 8"},
  }};
  static constexpr Action unpack(std::size_t packed) { return boulevard::unpack(packed); }
};

static_assert(Game::max_legal < 64);
static_assert(MustBeGame<Game>::holds);

}  // namespace backlot::boulevard
