// Maybe Movies, 3 to 6 players, about 30 minutes.
// Source: the printed rulebook; clauses MM-n in docs/rules/maybe.md.
// Deviations: none. The cards are generated (MM-3, MM-4, MM-81, MM-82, MM-84).
// Options: trendsetter (MM-60), changes (MM-70), blockbusters (MM-80).
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "contract/game.hpp"
#include "games/maybe/former.hpp"
#include "games/maybe/generate.hpp"
#include "games/maybe/imagine.hpp"
#include "games/maybe/looked_for.hpp"
#include "games/maybe/notation.hpp"
#include "games/maybe/outlook.hpp"
#include "games/maybe/scoring.hpp"
#include "games/maybe/setup.hpp"
#include "games/maybe/sight.hpp"
#include "games/maybe/subject.hpp"
#include "games/maybe/tally.hpp"
#include "games/maybe/titled.hpp"

namespace backlot::maybe {

struct Game {
  using Options = maybe::Options;
  using Content = maybe::Content;
  using State = maybe::State;
  using View = maybe::View;
  using Action = maybe::Action;
  using Event = maybe::Event;
  using Refusal = maybe::Refusal;
  using Purpose = maybe::Purpose;

  static constexpr std::string_view id = "maybe";
  static constexpr std::string_view title = "Maybe Movies";
  static constexpr std::string_view clauses = "MM";
  // Raised when the rules change on purpose; records and tables pin it.
  static constexpr std::uint16_t revision = 2;
  static constexpr std::size_t min_players = maybe::min_players;
  static constexpr std::size_t max_players = maybe::max_players;
  static constexpr std::size_t default_players = 4;
  static constexpr std::size_t action_space = maybe::action_space;
  static constexpr std::size_t max_legal = maybe::max_legal;
  // A turn has a pitch of at most six cards, a vote, choices and a card to keep; every CHANGE spent
  // adds two decisions and a vote. Only Blockbusters ask, each about its cost and its profit.
  static constexpr std::size_t max_actions =
      max_hand * (max_market + 1 + maybe::max_players + 2 * max_pitch + 1) + max_changes * (2 + maybe::max_players);
  static constexpr std::size_t max_state_bytes = 1024;
  static constexpr std::array<OptionText, 3> option_texts{{
      {"trendsetter", "MM-60"_clause,
       "Trendsetter Tricks: every pitch stays, and what it shows doubles costs or profits"},
      {"changes", "MM-70"_clause, "Breaking Changes: CHANGE Votes alter the pitch, and all vote again"},
      {"blockbusters", "MM-80"_clause, "Blockbuster Budgets: Movie cards whose cost and profit depend on something"},
  }};
  static constexpr Action unpack(std::size_t packed) { return maybe::unpack(packed); }
};

static_assert(MustBeGame<Game>::holds);

}  // namespace backlot::maybe
