#include "lab/reports/arena.hpp"

#include <fmt/format.h>

#include <utility>

#include "lab/numbers.hpp"

namespace backlot::lab {

std::vector<BotRow> rows_of(const ArenaTallies& tallies, const std::vector<std::string>& names) {
  std::vector<BotRow> rows;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const BotTally& tally = tallies.bots[i];
    BotRow row{names[i],
               std::to_string(tally.payoff.count()),
               std::to_string(tally.payoff.sum()),
               std::to_string(tally.payoff.squares()),
               {},
               {}};
    for (const auto& seating : tallies.won) row.payoff_by_seating.push_back(std::to_string(seating[i]));
    for (const auto& [role, counts] : tally.roles) {
      row.roles.push_back({role, std::to_string(counts.games), std::to_string(counts.wins)});
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<FigureRow> figures_of(const ArenaTallies& tallies, const Seatings& seatings,
                                  const std::vector<std::string>& names) {
  std::vector<FigureRow> rows;
  const std::vector<ShareOfWins> all = shares_of_wins(tallies, seatings);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const ShareOfWins& x = all[i];
    rows.push_back({names[i], x.share, x.interval.low, x.interval.high, x.fair, x.share / x.fair, x.strength,
                    1.96 * x.strength_error});
  }
  return rows;
}

std::string text_of(const ArenaResult& result, const ArenaTallies& tallies) {
  std::string out = fmt::format(
      "{}, {} players, {} deals, each played {} times with the bots in other seats, seed {}\n\n", result.game,
      result.players, grouped(result.deals), result.deals == 0 ? 0 : result.games / result.deals, result.seed);
  out += fmt::format("{:<16}{:>10}{:>20}{:>10}{:>12}{:>18}\n", "bot", "of wins", "95% interval", "fair", "times fair",
                     "strength");
  for (const FigureRow& row : result.figures) {
    out += fmt::format("{:<16}{:>10}{:>20}{:>10}{:>12.2f}{:>18}\n", row.bot, percent(row.share),
                       fmt::format("{} to {}", percent(row.low), percent(row.high)), percent(row.fair), row.ratio,
                       fmt::format("{:+.0f} +/- {:.0f}", row.strength, row.strength_error));
  }
  for (std::size_t i = 0; i < result.figures.size(); ++i) {
    for (const auto& [role, tally] : tallies.bots[i].roles) {
      const Interval interval = interval_95(tally.wins, tally.games);
      out += fmt::format("  {:<14} as {:<14}{:>9} of {} games ({} to {})\n", result.figures[i].bot, role,
                         percent(share(tally.wins, tally.games)), grouped(tally.games), percent(interval.low),
                         percent(interval.high));
    }
  }
  out += fmt::format("\nStrength is in Elo points around the mean, fitted to who came first (Plackett-Luce).\n");
  if (result.sprt) {
    const Sprt& test = *result.sprt;
    const std::string says =
        test.decision == "open" ? "not decided yet" : fmt::format("the {} one holds", test.decision);
    out += fmt::format(
        "Is the first bot {:g} or {:g} points stronger? Log-likelihood ratio {:.2f}, bounds +/- {:.2f}: {}.\n",
        test.low, test.high, test.ratio, test.bound, says);
  } else if (result.decided) {
    out += fmt::format("Stopped early: the first bot's share is known to differ from the fair one.\n");
  }
  return out;
}

}  // namespace backlot::lab
