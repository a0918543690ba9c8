// Hollywood 1947 by Travis Hancock (Facade Games), final edition and prototype with its Costumes
// expansion, 1 to 9 players, 20 to 40 minutes.
// Source: the two printed rulebooks; clauses H47-n in docs/rules/hollywood.md.
// Deviations: none. Cards, posters, dice and costumes are reconstructed (H47-3 to H47-5, H47-103).
// Options: edition, justice (H47-91), random_loyalties (H47-92), studio_order (H47-93), union_strike
// (H47-95), costumes (H47-100), without (H47-90).
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "contract/game.hpp"
#include "games/hollywood/claims.hpp"
#include "games/hollywood/imagine.hpp"
#include "games/hollywood/lead.hpp"
#include "games/hollywood/looked_for.hpp"
#include "games/hollywood/notation.hpp"
#include "games/hollywood/outlook.hpp"
#include "games/hollywood/scoring.hpp"
#include "games/hollywood/setup.hpp"
#include "games/hollywood/sight.hpp"
#include "games/hollywood/tally.hpp"

namespace backlot::hollywood {

struct Game {
  using Options = hollywood::Options;
  using Content = hollywood::Content;
  using State = hollywood::State;
  using View = hollywood::View;
  using Action = hollywood::Action;
  using Event = hollywood::Event;
  using Refusal = hollywood::Refusal;
  using Purpose = hollywood::Purpose;
  using Claim = hollywood::Claim;

  static constexpr std::string_view id = "hollywood";
  static constexpr std::string_view title = "Hollywood 1947";
  static constexpr std::string_view clauses = "H47";
  // Raised when the rules change on purpose; records and tables pin it.
  static constexpr std::uint16_t revision = 2;
  static constexpr std::size_t min_players = hollywood::min_players;
  static constexpr std::size_t max_players = hollywood::max_players;
  static constexpr std::size_t default_players = 6;
  static constexpr std::size_t action_space = hollywood::action_space;
  // The most a turn can offer: pass, look, 9 dice, 45 swaps by the Producer or 72 moves of a token, two
  // jobs with 9 targets each, 16 swaps with the centre, and costumes on at most 9 dice and 8 players each.
  static constexpr std::size_t max_legal = 256;
  // A round: 10 turns of at most 4 decisions and 2 of the Screenwriter, 9 star cards, 18 tokens, an edit, 3
  // windows of at most 7 holders: 93. Each of at most 7 costumes spent asks 7 again, and 2 decisions.
  static constexpr std::size_t max_actions = 800;
  static constexpr std::size_t max_claims = hollywood::max_claims;
  static constexpr std::size_t max_state_bytes = 2048;
  static constexpr std::array<OptionText, 7> option_texts{{
      {"edition", "H47-70"_clause, "final or prototype: with 2-3 players the prototype keeps the Producer"},
      {"justice", "H47-91"_clause, "justice served: chance has no hand in the seventh movie (final)"},
      {"random_loyalties", "H47-92"_clause, "random loyalties: nobody knows how many of each there are (4-9 players)"},
      {"studio_order", "H47-93"_clause, "studio order: turns by job number (final, 4-9 players)"},
      {"union_strike", "H47-95"_clause, "union strike: under a neutral poster a star plays zero to three cards"},
      {"costumes", "H47-100"_clause, "the Costumes expansion (3-9 players)"},
      {"without", "H47-90"_clause,
       "handpick jobs: the numbers of the jobs left out, as digits (49: Gaffer and Editor)"},
  }};
  static constexpr Action unpack(std::size_t packed) { return hollywood::unpack(packed); }
};

constexpr std::array<std::string_view, 3> role_names(Game) { return names_of(Loyalty{}); }

static_assert(MustBeGame<Game>::holds);

}  // namespace backlot::hollywood
