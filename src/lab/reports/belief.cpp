#include "lab/reports/belief.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "lab/numbers.hpp"

namespace backlot::lab {

namespace {

RoundRow round_row(std::string after, const Distance& distance) {
  const double posterior = distance.posterior.mean() / 1e6;
  const double prior = distance.prior.mean() / 1e6;
  return {std::move(after), distance.posterior.count(), posterior, prior, 1 - posterior / prior};
}

template <class Rates>
RateRow rate_row(std::string what, std::string who, const Rates& rates) {
  RateRow row{std::move(what), std::move(who), {}, {}};
  for (const Rate& rate : rates) {
    row.percents.push_back(rate.offered == 0 ? 0 : 100 * share(rate.taken, rate.offered));
    row.times.push_back(rate.offered);
  }
  return row;
}

// In the order of bots/hollywood/belief/model.hpp and rates.hpp.
std::vector<RateRow> rate_rows(const BeliefRates& rates) {
  using namespace bots::hollywood_belief;
  std::vector<RateRow> rows;
  const auto stance = [](std::size_t i) { return std::string(names_of(Stance{})[i]); };
  const auto loyalty = [](std::size_t i) { return std::string(names_of(Loyalty{})[i]); };
  const auto symbol = [](std::size_t i) { return std::string(names_of(Symbol{})[i]); };
  for (std::size_t i = 0; i < stances; ++i) rows.push_back(rate_row("played", stance(i), rates.played[i]));
  for (std::size_t i = 0; i < loyalty_count; ++i) rows.push_back(rate_row("held", loyalty(i), rates.held[i]));
  for (std::size_t i = 0; i < stances; ++i) rows.push_back(rate_row("composed", stance(i), rates.composed[i]));
  for (std::size_t i = 0; i < stances; ++i) rows.push_back(rate_row("cuts", stance(i), rates.cuts[i]));
  for (std::size_t i = 0; i < stances; ++i) rows.push_back(rate_row("picks", stance(i), rates.picks[i]));
  for (std::size_t i = 0; i < loyalty_count; ++i) {
    for (std::size_t truth = 0; truth < 3; ++truth) {
      rows.push_back(rate_row("says of a card", loyalty(i) + ", " + symbol(truth), rates.says_played[i][truth]));
    }
    for (std::size_t truth = 0; truth < 3; ++truth) {
      rows.push_back(rate_row("says of a poster", loyalty(i) + ", " + symbol(truth), rates.says_rejected[i][truth]));
    }
    rows.push_back(rate_row("says of itself", loyalty(i), rates.says_loyalty[i]));
  }
  rows.push_back(rate_row("refuted claims", "anybody", std::array{rates.refuted}));
  // From here on by the number of players: bots/hollywood/belief/rates.hpp.
  rows.push_back(rate_row("spends", "by stance", rates.spends));
  for (std::size_t i = 0; i < hollywood::jobs; ++i) {
    rows.push_back(rate_row("performs", fmt::format("job {}, by stance", i + 1), rates.performs[i]));
  }
  for (std::size_t phase = 0; phase < phases; ++phase) {
    for (std::size_t deed = 0; deed < deeds; ++deed) {
      for (std::size_t i = 0; i < loyalty_count; ++i) {
        const std::string who = fmt::format("{}, round {}{}", loyalty(i), phase + 1, phase + 1 < phases ? "" : " on");
        rows.push_back(rate_row(std::string(names_of(Deed{})[deed]), who, rates.takes[phase][deed][i]));
      }
    }
  }
  return rows;
}

}  // namespace

BeliefResult belief_result(const BeliefTallies& tallies, WithRates rates) {
  BeliefResult result;
  result.games = tallies.games;
  for (std::size_t i = 0; i < tallies.rounds.size(); ++i) {
    if (tallies.rounds[i].posterior.count() == 0) continue;
    result.rounds.push_back(round_row(fmt::format("round {}", i + 1), tallies.rounds[i]));
  }
  if (tallies.last.posterior.count() > 0) result.rounds.push_back(round_row("the last round", tallies.last));
  result.reliability = reliability_rows(tallies.communist);
  result.odds_power = odds_power(tallies.communist);
  if (rates == WithRates::yes) result.rates = rate_rows(tallies.rates);
  return result;
}

std::string text_of(const BeliefResult& result) {
  std::string out = fmt::format("{}, {} players, {} games, seed {}\n\n", result.game, result.players,
                                grouped(result.games), result.seed);
  out += fmt::format("Squared distance from the truth (Brier), of others whose loyalty a seat does not see\n");
  out += fmt::format("{:<16}{:>12}{:>12}{:>12}{:>12}\n", "after", "seats", "prior", "posterior", "better by");
  for (const RoundRow& row : result.rounds) {
    out += fmt::format("{:<16}{:>12}{:>12.4f}{:>12.4f}{:>12}\n", row.after, grouped(row.seats), row.prior,
                       row.posterior, percent(row.better));
  }
  out += fmt::format("\nSaid to be a communist, after every round\n");
  out += lines_of(result.reliability);
  out += fmt::format("The odds of all that is not certain would be right if raised to the power of {:.2f}\n",
                     result.odds_power);
  if (result.rates.empty()) return out;
  out += fmt::format("\nRates, in the order of bots/hollywood/belief/model.hpp and rates.hpp: percent (of so many)\n");
  for (const RateRow& row : result.rates) {
    std::string line = fmt::format("  {}, {}:", row.what, row.who);
    for (std::size_t i = 0; i < row.percents.size(); ++i) {
      line += row.times[i] == 0 ? " -" : fmt::format(" {:.1f} ({})", row.percents[i], row.times[i]);
    }
    out += fmt::format("{}\n", line);
  }
  return out;
}

}  // namespace backlot::lab
