// Games played at random, for tests that need something that happened.
#pragma once
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "table/record.hpp"
#include "table/table.hpp"

namespace backlot::testing_support {

// Plays until the game is over or `most` moves were made. The choices come from a chance of their
// own, so that the table's draws stay those of its seed.
template <Game G, Chance Source>
void play_at_random(Table<G, Source>& table, std::uint64_t choices, std::size_t most = SIZE_MAX) {
  FastChance chance(choices);
  while (!table.over() && table.moves().size() < most) {
    std::vector<Seat> seats;
    for (const Seat seat : table.waiting()) seats.push_back(seat);
    const Seat seat = seats[chance.below(static_cast<std::uint32_t>(seats.size()), 0)];
    const auto legal = table.legal(seat);
    table.act(seat, legal[chance.below(static_cast<std::uint32_t>(legal.size()), 1)]);
  }
}

inline std::vector<Player> random_players(std::size_t count) {
  std::vector<Player> players;
  for (std::size_t i = 0; i < count; ++i) players.push_back({"Player " + std::to_string(i + 1), "random"});
  return players;
}

template <Game G>
Record<G> random_record(const typename G::Options& options, std::uint64_t seed, std::size_t most = SIZE_MAX) {
  Table<G> table(standard_content(G{}), options, FastChance(seed));
  play_at_random(table, seed + 1, most);
  return record_of(table, random_players(table.players()), std::to_string(seed));
}

}  // namespace backlot::testing_support
