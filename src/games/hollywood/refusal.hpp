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
      {"H47-11"_clause, "the game is for 1 to 9 players"},
      {"H47-13"_clause, "this pack has not enough cards to deal to so many"},
      {"H47-91"_clause, "justice served belongs to the final edition"},
      {"H47-93"_clause, "studio order belongs to the final edition"},
      {"H47-94"_clause, "studio order is for 4 to 9 players"},
      {"H47-97"_clause, "random loyalties are for 4 to 9 players"},
      {"H47-105"_clause, "costumes are for 3 to 9 players"},
      {"H47-90"_clause, "the jobs left out are written as their numbers, 1 to 9, each once and in ascending order"},
      {"H47-99"_clause, "everyone must be able to have a job, with 1 to 3 players two"},
      {"H47-60"_clause, "the game is over"},
      {"H47-140"_clause, "there is no such seat at this table"},
      {"H47-13"_clause, "what another seat can do is hidden"},
      {"H47-20"_clause, "somebody else has to decide first"},
      {"H47-45"_clause, "this seat has chosen already; the cards are placed together"},
      {"H47-21"_clause, "that cannot be done at this moment"},
      {"H47-21"_clause, "that is not your job"},
      {"H47-22"_clause, "this job was performed in this round already"},
      {"H47-24"_clause, "the Screenwriter's job is only for the first turn of a round"},
      {"H47-27"_clause, "only the job just swapped in can be performed at once"},
      {"H47-23"_clause, "the poster is one of the two drawn"},
      {"H47-132"_clause, "the two job cards must be in the game and have different owners"},
      {"H47-29"_clause, "nobody receives a token in two rounds running"},
      {"H47-29"_clause, "a token is moved only when the centre has none"},
      {"H47-135"_clause, "there is no such token"},
      {"H47-81"_clause, "choose a player of this game"},
      {"H47-57"_clause, "there is no card left to draw"},
      {"H47-35"_clause, "swap one of your jobs with one from the centre"},
      {"H47-36"_clause, "there is no such die"},
      {"H47-36"_clause, "the second die is another one"},
      {"H47-133"_clause, "the Gaffer re-rolls at least once"},
      {"H47-72"_clause, "there are no ghosts in this game"},
      {"H47-33"_clause, "the card is one of the two drawn"},
      {"H47-136"_clause, "as many cards are discarded as were drawn"},
      {"H47-32"_clause, "these cards are not in your hand"},
      {"H47-40"_clause, "each star on your dice takes one card, as far as you have cards"},
      {"H47-95"_clause, "zero to three cards of your hand"},
      {"H47-106"_clause, "you do not hold this costume"},
      {"H47-100"_clause, "nobody receives a costume in two rounds running"},
      {"H47-109"_clause, "there is no costume left to give"},
      {"H47-103"_clause, "this costume has another window"},
      {"H47-108"_clause, "this costume needs something it can be spent on"},
  }};
  return explanations[static_cast<std::size_t>(refusal)];
}

}  // namespace backlot::hollywood
