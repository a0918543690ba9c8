// How likely each seat was to win after every step of a game on record, as the game's network says (docs/learning.md).
// It is asked what it makes of what a seat sees, whether or not that seat has anything to decide. From everybody's
// cards it is asked for each seat, and the chances are the geometric mean of what it says: one seat alone expects to
// play on as well as the network, and knows its own cards only.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/network/chances.hpp"
#include "bots/network/standard.hpp"
#include "bots/win_chances.hpp"
#include "games/features.hpp"
#include "json/write.hpp"
#include "table/replay.hpp"

namespace backlot::bots {

struct ReplayedChances {
  static constexpr std::string_view defined = "replayed_chances";
  std::vector<WinChances> steps;  // from 0

  friend void fields(Is<ReplayedChances> auto& x, const auto& visit) { visit("steps", x.steps); }
};

// With the eyes of these seats together, by a network that tells chances. When the game is over those who won share it.
template <Game G>
WinChances chances_seen(const network::Network& network, const typename G::Content& content,
                        const typename G::State& state, SeatSet eyes) {
  const std::size_t players = state.players();
  WinChances thousandths(players);
  if (is_over(content, state)) {
    const SeatSet winners = outcome(content, state).winners;
    const auto won = static_cast<std::uint32_t>(winners.size());
    for (const Seat seat : winners) thousandths[index(seat)] = (1000 + won / 2) / won;
    return thousandths;
  }
  std::array<std::int64_t, network::most_chances> scores{};
  for (const Seat seat : eyes) {
    std::int16_t numbers[observation_size<G>()];
    observe<G>(seen_by(content, state, seat), numbers);
    network::Seen seen;
    network::see(network, numbers, seen);
    for (std::size_t i = 0; i < players; ++i) scores[(index(seat) + i) % players] += seen.chances[i];
  }
  // A sum of as many scores at as many times the temperature is their mean.
  const network::Chances chances = network::chances_of(std::span<const std::int64_t>(scores).first(players),
                                                       static_cast<std::uint32_t>(100 * eyes.size()));
  for (std::size_t i = 0; i < players; ++i) {
    thousandths[i] = (1000 * chances[i] + network::most_weight / 2) / network::most_weight;
  }
  return thousandths;
}

// ReplayedChances; null where no network tells any, and for the eyes of those who only watch: they hold no cards.
inline std::string chances_json(const Replay& replay, Eyes eyes) {
  std::string out = "null";
  with_game(replay.game(), [&](auto game) {
    using G = decltype(game);
    if constexpr (network::has_network<G>) {
      const network::NetworkPtr network = network::network_of_chances<G>();
      if (!network || eyes == nobody) return;
      const auto& of_game = static_cast<const ReplayOf<G>&>(replay);
      const SeatSet whose = eyes ? SeatSet{}.with(*eyes) : SeatSet::first(replay.players());
      ReplayedChances told;
      for (std::size_t step = 0; step <= replay.steps(); ++step) {
        told.steps.push_back(chances_seen<G>(*network, of_game.record().content, of_game.state(step), whose));
      }
      out = json::write(json::NoContent{}, told);
    }
  });
  return out;
}

}  // namespace backlot::bots
