// What is refused, and why.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/refusal.hpp"

namespace backlot::hollywood {

enum class Refusal : std::uint8_t {
  // of Options
  players,
  too_few_cards,
  justice_is_final,
  studio_is_final,
  studio_for_few,
  random_for_few,
  costumes_for_few,
  without_digits,
  too_few_jobs,
  // of actions
  over,
  no_such_seat,
  not_yours,
  not_asked,
  decided,
  wrong_step,
  not_your_job,
  performed,
  too_late_to_write,
  not_the_swapped_job,
  not_drafted,
  same_owner,
  token_last_round,
  token_in_the_centre,
  no_token,
  no_such_player,
  no_card_to_draw,
  not_in_the_centre,
  no_such_die,
  same_die,
  first_roll,
  no_ghosts,
  not_drawn,
  as_many_as_drawn,
  not_in_hand,
  as_many_as_stars,
  at_most_three,
  no_such_costume,
  costume_last_round,
  no_costume_left,
  wrong_window,
  no_target,
};
inline constexpr std::size_t refusals = 41;

constexpr Explanation explain(Refusal refusal) {
  constexpr std::array<Explanation, refusals> explanations{{
      {"players", "H47-11"_clause, "the game is for 1 to 9 players"},
      {"too_few_cards", "H47-13"_clause, "this pack has not enough cards to deal to so many"},
      {"justice_is_final", "H47-91"_clause, "justice served belongs to the final edition"},
      {"studio_is_final", "H47-93"_clause, "studio order belongs to the final edition"},
      {"studio_for_few", "H47-94"_clause, "studio order is for 4 to 9 players"},
      {"random_for_few", "H47-97"_clause, "random loyalties are for 4 to 9 players"},
      {"costumes_for_few", "H47-105"_clause, "costumes are for 3 to 9 players"},
      {"without_digits", "H47-90"_clause,
       "the jobs left out are written as their numbers, 1 to 9, each once and in ascending order"},
      {"too_few_jobs", "H47-99"_clause, "everyone must be able to have a job, with 1 to 3 players two"},
      {"over", "H47-60"_clause, "the game is over"},
      {"no_such_seat", "H47-140"_clause, "there is no such seat at this table"},
      {"not_yours", "H47-13"_clause, "what another seat can do is hidden"},
      {"not_asked", "H47-20"_clause, "somebody else has to decide first"},
      {"decided", "H47-45"_clause, "this seat has chosen already; the cards are placed together"},
      {"wrong_step", "H47-21"_clause, "that cannot be done at this moment"},
      {"not_your_job", "H47-21"_clause, "that is not your job"},
      {"performed", "H47-22"_clause, "this job was performed in this round already"},
      {"too_late_to_write", "H47-24"_clause, "the Screenwriter's job is only for the first turn of a round"},
      {"not_the_swapped_job", "H47-27"_clause, "only the job just swapped in can be performed at once"},
      {"not_drafted", "H47-23"_clause, "the poster is one of the two drawn"},
      {"same_owner", "H47-132"_clause, "the two job cards must be in the game and have different owners"},
      {"token_last_round", "H47-29"_clause, "nobody receives a token in two rounds running"},
      {"token_in_the_centre", "H47-29"_clause, "a token is moved only when the centre has none"},
      {"no_token", "H47-135"_clause, "there is no such token"},
      {"no_such_player", "H47-81"_clause, "choose a player of this game"},
      {"no_card_to_draw", "H47-57"_clause, "there is no card left to draw"},
      {"not_in_the_centre", "H47-35"_clause, "swap one of your jobs with one from the centre"},
      {"no_such_die", "H47-36"_clause, "there is no such die"},
      {"same_die", "H47-36"_clause, "the second die is another one"},
      {"first_roll", "H47-133"_clause, "the Gaffer re-rolls at least once"},
      {"no_ghosts", "H47-72"_clause, "there are no ghosts in this game"},
      {"not_drawn", "H47-33"_clause, "the card is one of the two drawn"},
      {"as_many_as_drawn", "H47-136"_clause, "as many cards are discarded as were drawn"},
      {"not_in_hand", "H47-32"_clause, "these cards are not in your hand"},
      {"as_many_as_stars", "H47-40"_clause, "each star on your dice takes one card, as far as you have cards"},
      {"at_most_three", "H47-95"_clause, "zero to three cards of your hand"},
      {"no_such_costume", "H47-106"_clause, "you do not hold this costume"},
      {"costume_last_round", "H47-100"_clause, "nobody receives a costume in two rounds running"},
      {"no_costume_left", "H47-109"_clause, "there is no costume left to give"},
      {"wrong_window", "H47-103"_clause, "this costume has another window"},
      {"no_target", "H47-108"_clause, "this costume needs something it can be spent on"},
  }};
  return explanations[static_cast<std::size_t>(refusal)];
}

}  // namespace backlot::hollywood
