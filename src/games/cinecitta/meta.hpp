// Cinecittà 1937 by Iori Tsukinami, third edition (2016), 3 to 5 players, about 25 minutes.
// Source: the printed rulebook; clauses C37-n in docs/rules/cinecitta.md.
// Deviations: none. The icons on the cards are reconstructed (C37-2, C37-3, C37-5).
// Options: coaster (C37-60), awards (C37-62).
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "contract/game.hpp"
#include "games/cinecitta/hidden/bounds.hpp"
#include "games/cinecitta/imagine.hpp"
#include "games/cinecitta/looked_for.hpp"
#include "games/cinecitta/notation.hpp"
#include "games/cinecitta/outlook.hpp"
#include "games/cinecitta/scoring.hpp"
#include "games/cinecitta/setup.hpp"
#include "games/cinecitta/sight.hpp"
#include "games/cinecitta/subject.hpp"
#include "games/cinecitta/tally.hpp"

namespace backlot::cinecitta {

struct Game {
  using Options = cinecitta::Options;
  using Content = cinecitta::Content;
  using State = cinecitta::State;
  using View = cinecitta::View;
  using Action = cinecitta::Action;
  using Event = cinecitta::Event;
  using Refusal = cinecitta::Refusal;
  using Purpose = cinecitta::Purpose;

  static constexpr std::string_view id = "cinecitta";
  static constexpr std::string_view title = "Cinecittà 1937";
  static constexpr std::string_view clauses = "C37";
  // Raised when the rules change on purpose; records and tables pin it.
  static constexpr std::uint16_t revision = 1;
  static constexpr std::size_t min_players = cinecitta::min_players;
  static constexpr std::size_t max_players = cinecitta::max_players;
  static constexpr std::size_t default_players = 4;
  static constexpr std::size_t action_space = cinecitta::action_space;
  static constexpr std::size_t max_legal = max_rounds * (max_notes + 1);
  // A game is at most 8 rounds of 3 decisions by each player.
  static constexpr std::size_t max_actions = max_rounds * 3 * cinecitta::max_players;
  static constexpr std::size_t max_state_bytes = 512;
  static constexpr std::array<OptionText, 2> option_texts{{
      {"coaster", "C37-60"_clause,
       "headhunt as you please: each round the folder goes one player further (4-5 players)"},
      {"awards", "C37-62"_clause, "movie awards: the highest quality gains 200, the lowest loses 100"},
  }};
  static constexpr Action unpack(std::size_t packed) { return cinecitta::unpack(packed); }
};

static_assert(MustBeGame<Game>::holds);

}  // namespace backlot::cinecitta
