// Bots against each other: every deal is played once for each way of seating them, so that luck of the
// cards and of the chair is the same for all. What is counted is whole numbers, deal by deal: any
// number of threads gives the same result.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "lab/counters.hpp"
#include "lab/on_threads.hpp"
#include "lab/play.hpp"
#include "lab/sum.hpp"
#include "lab/watch.hpp"

namespace backlot::lab {

using Seatings = std::vector<std::vector<std::size_t>>;  // for each way of sitting: the bot of each seat

// All bots mixed, moved on by one seat each time; every bot sits everywhere once.
inline Seatings mixed_seatings(std::size_t bots, std::size_t players) {
  Seatings seatings(bots, std::vector<std::size_t>(players));
  for (std::size_t turn = 0; turn < bots; ++turn) {
    for (std::size_t seat = 0; seat < players; ++seat) seatings[turn][seat] = (seat + turn) % bots;
  }
  return seatings;
}

// Every two bots at tables of their own, in every seat equally often.
inline Seatings round_robin(std::size_t bots, std::size_t players) {
  Seatings seatings;
  for (std::size_t one = 0; one < bots; ++one) {
    for (std::size_t other = one + 1; other < bots; ++other) {
      for (std::vector<std::size_t>& seating : mixed_seatings(2, players)) {
        for (std::size_t& bot : seating) bot = bot == 0 ? one : other;
        seatings.push_back(std::move(seating));
      }
    }
  }
  return seatings;
}

// The first bot alone among the others, in every seat once.
inline Seatings alone_seatings(std::size_t bots, std::size_t players) {
  Seatings seatings(players, std::vector<std::size_t>(players));
  for (std::size_t turn = 0; turn < players; ++turn) {
    std::size_t next = turn;
    for (std::size_t seat = 0; seat < players; ++seat) {
      seatings[turn][seat] = seat == turn ? 0 : 1 + next++ % (bots - 1);
    }
  }
  return seatings;
}

template <Game G>
struct Arena {
  const typename G::Content& content;
  typename G::Options options;
  std::vector<bots::AnyBot<G>> bots;
  Seatings seatings;
  std::uint64_t seed = 0;
  std::uint32_t threads = 1;
};

// Games with a role, and how many of them were won (alone or shared).
struct RoleTally {
  std::uint64_t games = 0;
  std::uint64_t wins = 0;
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.games...);
    visit(x.wins...);
  }
  bool operator==(const RoleTally&) const = default;
};

struct BotTally {
  Sum payoff;                              // of each deal: over all its seatings and the bot's seats
  std::map<std::string, RoleTally> roles;  // in games that have roles
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.payoff...);
    visit(x.roles...);
  }
  bool operator==(const BotTally&) const = default;
};

struct ArenaTallies {
  std::uint64_t deals = 0;
  std::vector<BotTally> bots;
  // For each seating and bot: the payoff in all games.
  std::vector<std::vector<std::uint64_t>> won;
  bool operator==(const ArenaTallies&) const = default;

  ArenaTallies() = default;
  ArenaTallies(std::size_t bot_count, std::size_t seatings)
      : bots(bot_count), won(seatings, std::vector<std::uint64_t>(bot_count)) {}
  template <class Visit, class... X>
  static void counters(const Visit& visit, X&... x) {
    visit(x.deals...);
    visit(x.bots...);
    visit(x.won...);
  }
};

// A game with roles says role_of(content, state, seat), and all of them: role_names(game).
template <class G>
concept HasRoles = requires(const typename G::Content& content, const typename G::State& state, Seat seat) {
  { role_of(content, state, seat) } -> std::convertible_to<std::string_view>;
  role_names(G{});
};

// Plays these deals; when the watch stops it, the first of them, none left out.
// Compiled once for every game, in arena.cpp.
template <Game G>
ArenaTallies play_deals(const Arena<G>& arena, Range deals, Watch& watch);

}  // namespace backlot::lab
