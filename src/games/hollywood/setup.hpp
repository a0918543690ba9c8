// Which options make sense, and the deal.
#pragma once
#include <cstddef>
#include <optional>

#include "core/chance.hpp"
#include "core/events.hpp"
#include "games/hollywood/refusal.hpp"
#include "games/hollywood/steps/round.hpp"

namespace backlot::hollywood {

// H47-90: digits 1 to 9, ascending, each once.
constexpr bool is_list_of_jobs(std::uint32_t without) {
  std::uint32_t above = 10;
  for (; without != 0; without /= 10) {
    const std::uint32_t digit = without % 10;
    if (digit == 0 || digit >= above) return false;
    above = digit;
  }
  return true;
}

constexpr std::optional<Refusal> check(const Content& content, const Options& options) {
  if (options.players < min_players || options.players > max_players) return Refusal::players;  // H47-11
  const bool prototype = options.edition != Edition::final;
  if (options.justice && prototype) return Refusal::justice_is_final;               // H47-91
  if (options.studio_order && prototype) return Refusal::studio_is_final;           // H47-93
  if (options.studio_order && options.small()) return Refusal::studio_for_few;      // H47-94
  if (options.random_loyalties && options.small()) return Refusal::random_for_few;  // H47-97
  if (options.costumes && options.players < 3) return Refusal::costumes_for_few;    // H47-105
  if (!is_list_of_jobs(options.without)) return Refusal::without_digits;            // H47-90
  std::size_t in_game = 0;
  for (std::size_t i = 0; i < jobs; ++i) in_game += is_left_out(options, job_at(i)) ? 0 : 1;
  if (in_game < options.players * jobs_each(options)) return Refusal::too_few_jobs;  // H47-99
  const std::size_t dealt = options.players * content.hand + ghosts_for(options.players);
  if (total(cards_for(content, options.players)) < dealt) return Refusal::too_few_cards;  // H47-13
  return std::nullopt;
}

template <Chance C>
constexpr void deal_loyalties(const Content& content, State& state, C& chance) {
  Pile<Loyalty, max_players> loyalties;
  const std::size_t row = state.options.random_loyalties ? max_players : state.players();  // H47-92
  const Dealing& dealing = content.dealing[row - 1];                                       // H47-11
  for (std::size_t i = 0; i < dealing.patriots; ++i) loyalties.push(Loyalty::patriot);
  for (std::size_t i = 0; i < dealing.communists; ++i) loyalties.push(Loyalty::communist);
  for (std::size_t i = 0; i < dealing.rising_stars; ++i) loyalties.push(Loyalty::rising_star);
  shuffle(loyalties, chance, Purpose::deal);
  for (std::size_t i = 0; i < state.players(); ++i) state.desks[i].loyalty = loyalties[i];
}

template <Chance C>
constexpr State setup(const Content& content, const Options& options, C& chance) {
  expect([&] { return !check(content, options); });
  State state;
  NoEvents quiet;
  state.options = options;
  state.desks.resize(options.players);
  state.ghosts.resize(ghosts_for(options.players));  // H47-73
  state.dice.resize(player_dice(options) + state.ghosts.size());
  state.centre = content.tokens;  // H47-15
  for (std::size_t i = 0; i < jobs; ++i) {
    state.owners[i] = is_left_out(options, job_at(i)) ? Place::nowhere : Place::centre;
  }
  deal_jobs(state, chance, quiet);         // H47-10
  deal_loyalties(content, state, chance);  // H47-11
  state.deck.cards = cards_for(content, options.players);
  state.deck.size = static_cast<std::uint8_t>(total(state.deck.cards));
  for (const Seat seat : SeatSet::first(options.players))
    draw_hand(state, seat, content.hand, chance, quiet);  // H47-13
  for (std::size_t i = 0; i < state.ghosts.size(); ++i) draw_ghost(state, i, chance, quiet);
  for (std::size_t i = 0; i < player_dice(options); ++i) roll_die(content, state, i, chance);  // H47-14
  if (options.costumes) {
    state.wardrobe = content.costumes;
    shuffle(state.wardrobe, chance, Purpose::wardrobe);
  }
  start_round(content, state, chance, quiet);
  return state;
}

}  // namespace backlot::hollywood
