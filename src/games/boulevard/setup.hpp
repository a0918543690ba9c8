// Which options make sense, and the deal.
#pragma once
#include <cstddef>
#include <optional>

#include "core/chance.hpp"
#include "core/events.hpp"
#include "games/boulevard/dealing.hpp"

namespace backlot::boulevard {

constexpr std::optional<Refusal> check(const Content& /*content*/, const Options& options) {
  if (options.players < min_players || options.players > max_players) return Refusal::players;  // B54-6
  return std::nullopt;
}

template <Chance C>
constexpr State setup(const Content& content, const Options& options, C& chance) {
  expect([&] { return !check(content, options); });
  State state;
  NoEvents quiet;
  state.options = options;
  state.theatres.resize(options.players);
  state.start = seat_at(draw(chance, options.players, Purpose::start));  // B54-5
  state.turn = state.start;
  state.trend = content.first_trend;                                               // B54-44
  for (const Seat seat : state.seats()) receive(state, seat, content.start_cash);  // B54-1
  deal_films(content, state, chance);
  put_up_tips(content, state);
  for (const Seat seat : state.seats()) draw_tips(content, state, seat, content.start_tips, chance, quiet);  // B54-1
  return state;
}

}  // namespace backlot::boulevard
