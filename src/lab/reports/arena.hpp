// What an arena says: about each bot exactly, and what follows from that.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/fields.hpp"
#include "lab/arena.hpp"
#include "lab/looks.hpp"
#include "lab/share_of_wins.hpp"

namespace backlot::lab {

// Exact numbers are text in JSON: 64 bits do not survive every reader.
struct RoleRow {
  std::string role;
  std::string games;
  std::string wins;
};
void fields(Is<RoleRow> auto& x, const auto& visit) {
  visit("role", x.role);
  visit("games", x.games);
  visit("wins", x.wins);
}

// One bot: what it did, exactly, and what follows.
struct BotRow {
  std::string bot;
  std::string deals;
  std::string payoff;          // sum over deals
  std::string payoff_squares;  // of each deal
  std::vector<std::string> payoff_by_seating;
  std::vector<RoleRow> roles;
};
void fields(Is<BotRow> auto& x, const auto& visit) {
  visit("bot", x.bot);
  visit("deals", x.deals);
  visit("payoff", x.payoff);
  visit("payoff_squares", x.payoff_squares);
  visit("payoff_by_seating", x.payoff_by_seating);
  visit("roles", x.roles);
}

struct FigureRow {
  std::string bot;
  double share = 0;
  double low = 0;
  double high = 0;
  double fair = 0;
  double ratio = 0;
  double strength = 0;
  double strength_error = 0;
};
void fields(Is<FigureRow> auto& x, const auto& visit) {
  visit("bot", x.bot);
  visit("share", x.share);
  visit("low", x.low);
  visit("high", x.high);
  visit("fair", x.fair);
  visit("ratio", x.ratio);
  visit("strength", x.strength);
  visit("strength_error", x.strength_error);
}

struct ArenaResult {
  std::string game;
  std::uint32_t players = 0;
  std::uint64_t deals = 0;
  std::uint64_t games = 0;
  std::string seed;
  bool alone = false;
  bool stopped = false;  // before all deals that were asked for
  bool decided = false;  // because the first bot's share is known to differ from the fair one
  std::vector<FigureRow> figures;
  std::vector<BotRow> bots;
  std::optional<Sprt> sprt;  // when one was asked for
};
void fields(Is<ArenaResult> auto& x, const auto& visit) {
  visit("game", x.game);
  visit("players", x.players);
  visit("deals", x.deals);
  visit("games", x.games);
  visit("seed", x.seed);
  visit("alone", x.alone);
  visit("stopped", x.stopped);
  visit("decided", x.decided);
  visit("figures", x.figures);
  visit("bots", x.bots);
  if (x.sprt) visit("sprt", *x.sprt);
}

std::vector<BotRow> rows_of(const ArenaTallies& tallies, const std::vector<std::string>& names);
std::vector<FigureRow> figures_of(const ArenaTallies& tallies, const Seatings& seatings,
                                  const std::vector<std::string>& names);

// For the terminal.
std::string text_of(const ArenaResult& result, const ArenaTallies& tallies);

}  // namespace backlot::lab
