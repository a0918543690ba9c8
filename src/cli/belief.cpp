// backlot belief GAME: whether what bots believe about hidden roles is so, over many games; and the rates
// behind it.
#include "lab/belief.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "cli/ctrl_c.hpp"
#include "cli/errors.hpp"
#include "cli/game_options.hpp"
#include "cli/many_games.hpp"
#include "cli/packs.hpp"
#include "cli/seating.hpp"
#include "cli/subcommands.hpp"
#include "json/write.hpp"
#include "terminal/numbers.hpp"
#include "terminal/progress.hpp"

namespace backlot::cli {

using namespace terminal;

namespace {

constexpr long long most_games = 10'000'000;

struct Asked : ManyGames {
  bool rates = false;
};

// Mean squared distances from the truth after a round, and by how much the posterior is nearer.
struct RoundRow {
  std::string after;
  std::uint64_t seats = 0;
  double posterior = 0;
  double prior = 0;
  double better = 0;
};
void fields(Is<RoundRow> auto& x, const auto& visit) {
  visit("after", x.after);
  visit("seats", x.seats);
  visit("posterior", x.posterior);
  visit("prior", x.prior);
  visit("better", x.better);
}

struct ReliabilityRow {
  double from = 0;
  std::uint64_t times = 0;
  double said = 0;
  double so = 0;
};
void fields(Is<ReliabilityRow> auto& x, const auto& visit) {
  visit("from", x.from);
  visit("times", x.times);
  visit("said", x.said);
  visit("so", x.so);
}

// One row of the model: percents, and how often there was the choice.
struct RateRow {
  std::string what;
  std::string who;
  std::vector<double> percents;
  std::vector<std::uint64_t> times;
};
void fields(Is<RateRow> auto& x, const auto& visit) {
  visit("what", x.what);
  visit("who", x.who);
  visit("percents", x.percents);
  visit("times", x.times);
}

struct Result {
  std::string game;
  std::uint32_t players = 0;
  std::uint64_t games = 0;
  std::string seed;
  bool stopped = false;
  std::vector<RoundRow> rounds;
  std::vector<ReliabilityRow> reliability;
  double odds_power = 1;
  std::vector<RateRow> rates;
};
void fields(Is<Result> auto& x, const auto& visit) {
  visit("game", x.game);
  visit("players", x.players);
  visit("games", x.games);
  visit("seed", x.seed);
  visit("stopped", x.stopped);
  visit("rounds", x.rounds);
  visit("reliability", x.reliability);
  visit("odds_power", x.odds_power);
  visit("rates", x.rates);
}

RoundRow round_row(std::string after, const lab::Distance& distance) {
  const double posterior = distance.posterior.mean() / 1e6;
  const double prior = distance.prior.mean() / 1e6;
  return {std::move(after), distance.posterior.count(), posterior, prior, 1 - posterior / prior};
}

// By tenths.
std::vector<ReliabilityRow> reliability_rows(const lab::Reliability& reliability) {
  std::vector<ReliabilityRow> rows;
  for (std::size_t from = 0; from < lab::Reliability::bins; from += 10) {
    ReliabilityRow row{static_cast<double>(from) / 100, 0, 0, 0};
    for (std::size_t i = from; i < from + 10; ++i) {
      row.times += reliability.said[i];
      row.said += static_cast<double>(reliability.millionths[i]) / 1e6;
      row.so += static_cast<double>(reliability.so[i]);
    }
    if (row.times == 0) continue;
    row.said /= static_cast<double>(row.times);
    row.so /= static_cast<double>(row.times);
    rows.push_back(row);
  }
  return rows;
}

template <class Rates>
RateRow rate_row(std::string what, std::string who, const Rates& rates) {
  RateRow row{std::move(what), std::move(who), {}, {}};
  for (const lab::Rate& rate : rates) {
    row.percents.push_back(rate.offered == 0 ? 0 : 100 * lab::share(rate.taken, rate.offered));
    row.times.push_back(rate.offered);
  }
  return row;
}

// In the order of bots/belief/model.hpp and rates.hpp.
std::vector<RateRow> rate_rows(const lab::BeliefRates& rates) {
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
  // From here on by the number of players: bots/belief/rates.hpp.
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

void print_table(const Result& result) {
  fmt::print("{}, {} players, {} games, seed {}\n\n", result.game, result.players, grouped(result.games), result.seed);
  fmt::print("Squared distance from the truth (Brier), of others whose loyalty a seat does not see\n");
  fmt::print("{:<16}{:>12}{:>12}{:>12}{:>12}\n", "after", "seats", "prior", "posterior", "better by");
  for (const RoundRow& row : result.rounds) {
    fmt::print("{:<16}{:>12}{:>12.4f}{:>12.4f}{:>12}\n", row.after, grouped(row.seats), row.prior, row.posterior,
               percent(row.better));
  }
  fmt::print("\nSaid to be a communist, after every round\n{:<16}{:>12}{:>12}{:>12}\n", "between", "times", "mean said",
             "so it was");
  for (const ReliabilityRow& row : result.reliability) {
    fmt::print("{:<16}{:>12}{:>12}{:>12}\n", fmt::format("{:.0f}% and {:.0f}%", 100 * row.from, 100 * row.from + 10),
               grouped(row.times), percent(row.said), percent(row.so));
  }
  fmt::print("The odds of all that is not certain would be right if raised to the power of {:.2f}\n",
             result.odds_power);
  if (result.rates.empty()) return;
  fmt::print("\nRates, in the order of bots/belief/model.hpp and rates.hpp: percent (of so many)\n");
  for (const RateRow& row : result.rates) {
    std::string line = fmt::format("  {}, {}:", row.what, row.who);
    for (std::size_t i = 0; i < row.percents.size(); ++i) {
      line += row.times[i] == 0 ? " -" : fmt::format(" {:.1f} ({})", row.percents[i], row.times[i]);
    }
    fmt::print("{}\n", line);
  }
}

template <Game G>
void run(const Asked& asked, int& status) {
  if constexpr (!std::is_same_v<G, hollywood::Game>) {
    throw Nonsense(fmt::format("{} has no roles to believe anything about; hollywood has", G::id));
  } else {
    asked.check(most_games);
    const auto pack = pack_for<G>(asked.content);
    const auto options = read_options<G>(pack.content, asked.players, asked.settings);
    const lab::BeliefRun run{pack.content, options, seated_bots<G>(asked.bots, options.players), read_seed(asked.seed),
                             asked.thread_count()};
    const auto all = static_cast<std::uint64_t>(asked.games);
    lab::Watch watch;
    lab::BeliefTallies tallies;
    {
      const StopsOnCtrlC stops(watch);
      const Progress progress(watch.games_done, all);
      tallies = lab::follow_beliefs(run, all, watch);
    }
    Result result{std::string(G::id), options.players, tallies.games, asked.seed, tallies.games < all, {}, {}, 1, {}};
    for (std::size_t i = 0; i < tallies.rounds.size(); ++i) {
      if (tallies.rounds[i].posterior.count() == 0) continue;
      result.rounds.push_back(round_row(fmt::format("round {}", i + 1), tallies.rounds[i]));
    }
    if (tallies.last.posterior.count() > 0) result.rounds.push_back(round_row("the last round", tallies.last));
    result.reliability = reliability_rows(tallies.communist);
    result.odds_power = lab::odds_power(tallies.communist);
    if (asked.rates) result.rates = rate_rows(tallies.rates);
    asked.json ? fmt::print("{}\n", json::write(json::NoContent{}, result)) : print_table(result);
    if (result.stopped) say_stopped(result.games, all, status);
  }
}

}  // namespace

void add_belief(Command& app, int& status) {
  auto asked = std::make_shared<Asked>();
  Command belief = app.add_subcommand("belief", "Whether what bots believe about hidden roles is so");
  belief.footer(
      "Every seat keeps a belief from its own stream; after each round its chances are compared with the truth.\n\n"
      "Example:\n  backlot belief hollywood --players 7 --games 2000");
  asked->add_to(belief, "How many games (1000)", "One for all seats, or one for each, by commas");
  belief.add_flag("--rates", asked->rates, "How the bots behaved, by loyalty: what the belief's model is made of");
  belief.callback([asked, &status] { for_game(asked->game, [&](auto game) { run<decltype(game)>(*asked, status); }); });
}

}  // namespace backlot::cli
