// backlot simulate: many games between bots, and what came of them.
#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/ctrl_c.hpp"
#include "cli/errors.hpp"
#include "cli/game_options.hpp"
#include "cli/many_games.hpp"
#include "cli/packs.hpp"
#include "cli/seating.hpp"
#include "cli/subcommands.hpp"
#include "json/write.hpp"
#include "lab/report.hpp"
#include "table/file.hpp"
#include "terminal/numbers.hpp"
#include "terminal/progress.hpp"

namespace backlot::cli {

using namespace terminal;

namespace {

constexpr long long most_games = 10'000'000'000;

struct Asked : ManyGames {
  std::string records;
};

template <Game G>
void print_table(const lab::Report<G>& report, const lab::Tallies<G>& tallies) {
  fmt::print("{}, {} players, {} games, seed {}\n\n", report.game, report.players, grouped(report.games), report.seed);
  fmt::print("{:>4}  {:<12}{:>9}{:>20}{:>9}{:>12}{:>10}{:>13}\n", "seat", "bot", "won", "95% interval", "shared",
             "mean score", "sd", "dropped out");
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    const lab::SeatReport& seat = report.seats[i];
    const lab::Interval interval = lab::interval_95(seat.wins, report.games);
    fmt::print("{:>4}  {:<12}{:>9}{:>20}{:>9}{:>12}{:>10}{:>13}\n", i + 1, seat.bot,
               percent(lab::share(seat.wins, report.games)),
               fmt::format("{} to {}", percent(interval.low), percent(interval.high)),
               percent(lab::share(seat.shared_wins, report.games)), decimal(seat.mean_score), decimal(seat.sd_score),
               percent(lab::share(seat.dropped_out, report.games)));
  }
  fmt::print("\nThe score is that of the games in which the seat did not drop out.\n\nended by\n");
  for (const auto& [clause, count] : report.endings) fmt::print("  {:<22}{:>14}\n", clause, grouped(count));
  fmt::print("\nfigures\n");
  tallies.metrics.report([](const lab::Metric& metric) {
    const std::string value = std::isnan(metric.value) ? "-" : fmt::format("{:.4g}", metric.value);
    fmt::print("  {:<22}{:>14}  {}\n", metric.name, value, metric.about);
  });
  fmt::print("\n{} actions in {:.2f} s on {} {}: {} a second\n", grouped(report.actions), report.seconds,
             report.threads, report.threads == 1 ? "thread" : "threads",
             grouped(static_cast<std::uint64_t>(report.actions_per_second)));
}

// Runs it, with records into the file when one was named: all of them or no file.
template <Game G>
lab::Tallies<G> simulate_with_records(const lab::Simulation<G>& simulation, lab::Watch& watch,
                                      const std::string& path) {
  if (path.empty()) return lab::simulate(simulation, watch);
  FileWriter file(path);
  if (file.fault()) throw Failure(text_of(*file.fault()));
  auto tallies = lab::simulate<G>(simulation, watch, [&](const std::string& text) { return !file.write(text); });
  if (const auto& fault = file.commit()) throw Failure(text_of(*fault));
  return tallies;
}

template <Game G>
void run(const Asked& asked, int& status) {
  asked.check(most_games);
  const auto pack = pack_for<G>(asked.content);
  const auto options = read_options<G>(pack.content, asked.players, asked.settings);
  const lab::Simulation<G> simulation{pack.content,
                                      pack.name,
                                      options,
                                      seated_bots<G>(asked.bots, options.players),
                                      static_cast<std::uint64_t>(asked.games),
                                      read_seed(asked.seed),
                                      asked.thread_count()};
  lab::Watch watch;
  const auto start = std::chrono::steady_clock::now();
  const auto tallies = [&] {
    const StopsOnCtrlC stops(watch);
    const Progress progress(watch.games_done, simulation.games);
    return simulate_with_records(simulation, watch, asked.records);
  }();
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  const auto report = lab::report_of(simulation, tallies, seconds.count());
  if (asked.json) {
    fmt::print("{}\n", json::write(pack.content, report));
  } else {
    print_table(report, tallies);
  }
  if (tallies.games == simulation.games) return;
  say_stopped(tallies.games, simulation.games, status);
}

}  // namespace

void add_simulate(Command& app, int& status) {
  auto asked = std::make_shared<Asked>();
  Command simulate = app.add_subcommand("simulate", "Many games between bots, on all cores");
  simulate.footer(
      "The same seed gives the same result, whatever the number of threads, and deals the same cards to whatever "
      "bots.\n"
      "Ctrl-C ends it with the result of the games played so far (status 1), their records included.\n\n"
      "Example:\n  backlot simulate cinecitta --players 4 --games 10000 --bots heuristic,random,random,random");
  asked->add_to(simulate, "How many games (1000)", "Who plays: one name for all seats, or one for each");
  simulate.add_option("--records", asked->records, "Write all games into this file, one record after the other");
  simulate.callback(
      [asked, &status] { for_game(asked->game, [&](auto game) { run<decltype(game)>(*asked, status); }); });
}

}  // namespace backlot::cli
