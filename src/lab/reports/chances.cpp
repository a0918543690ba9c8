#include "lab/reports/chances.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <string_view>

#include "lab/numbers.hpp"

namespace backlot::lab {

namespace {

constexpr std::array<std::string_view, names_of(Told{}).size()> told_what{
    "What each seat is told of its own chance to win\n",
    "What each seat is told of its own chance to win, in a replay through its eyes\n",
    "What is told of each seat's chance to win, in a replay with everything shown\n"};

}  // namespace

ChanceResult chance_result(const ChanceTallies& tallies) {
  ChanceResult result;
  result.games = tallies.games;
  result.told = tallies.told.count();
  if (result.told > 0) result.brier = tallies.told.mean() / 1e6;
  result.odds_power = odds_power(tallies.own);
  result.reliability = reliability_rows(tallies.own);
  double times = 0;
  double won = 0;
  for (const ReliabilityRow& row : result.reliability) {
    times += static_cast<double>(row.times);
    won += row.so * static_cast<double>(row.times);
  }
  if (times > 0) result.brier_alike = won / times * (1 - won / times);
  return result;
}

std::string text_of(const ChanceResult& result) {
  std::string out = fmt::format("{}, {} players, {}, {} games, seed {}\n", result.game, result.players, result.bots,
                                grouped(result.games), result.seed);
  out += result.network ? "Chances by the game's network\n\n" : "Chances by imagined games played to the end\n\n";
  out += std::string(told_what[static_cast<std::size_t>(result.how)]) + lines_of(result.reliability);
  out += fmt::format("The odds would be right if raised to the power of {:.2f}\n\n", result.odds_power);
  out += fmt::format("Squared distance from the truth (Brier), of all chances told ({}): {:.4f}; ",
                     grouped(result.told), result.brier);
  return out + fmt::format("of the same chance for everybody: {:.4f}\n", result.brier_alike);
}

}  // namespace backlot::lab
