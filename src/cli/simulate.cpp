// backlot simulate: many games between bots, and what came of them.
#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/errors.hpp"
#include "cli/game_options.hpp"
#include "cli/many_games.hpp"
#include "cli/packs.hpp"
#include "cli/seating.hpp"
#include "cli/subcommands.hpp"
#include "json/write.hpp"
#include "lab/numbers.hpp"
#include "lab/report.hpp"
#include "table/file.hpp"

namespace backlot::cli {

namespace {

constexpr long long most_games = 10'000'000'000;

struct Arguments : ManyGames {
  std::string records;
};

template <Game G>
void print_table(const lab::Report<G>& report, const lab::Tallies<G>& tallies) {
  fmt::print("{}, {} players, {} games, seed {}\n\n", report.game, report.players, lab::grouped(report.games),
             report.seed);
  fmt::print("{:>4}  {:<12}{:>9}{:>20}{:>9}{:>12}{:>10}{:>13}\n", "seat", "bot", "won", "95% interval", "shared",
             "mean score", "sd", "dropped out");
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    const lab::SeatReport& seat = report.seats[i];
    const lab::Interval interval = lab::interval_95(seat.wins, report.games);
    fmt::print("{:>4}  {:<12}{:>9}{:>20}{:>9}{:>12}{:>10}{:>13}\n", i + 1, seat.bot,
               lab::percent(lab::share(seat.wins, report.games)),
               fmt::format("{} to {}", lab::percent(interval.low), lab::percent(interval.high)),
               lab::percent(lab::share(seat.shared_wins, report.games)), lab::decimal(seat.mean_score),
               lab::decimal(seat.sd_score), lab::percent(lab::share(seat.dropped_out, report.games)));
  }
  fmt::print("\nThe score is that of the games in which the seat did not drop out.\n\nended by\n");
  for (const auto& [clause, count] : report.endings) fmt::print("  {:<22}{:>14}\n", clause, lab::grouped(count));
  fmt::print("\nfigures\n");
  tallies.metrics.report([](const lab::Metric& metric) {
    const std::string value = std::isnan(metric.value) ? "-" : fmt::format("{:.4g}", metric.value);
    fmt::print("  {:<22}{:>14}  {}\n", metric.name, value, metric.about);
  });
  fmt::print("\n{} actions in {:.2f} s on {} {}: {} a second\n", lab::grouped(report.actions), report.seconds,
             report.threads, report.threads == 1 ? "thread" : "threads",
             lab::grouped(static_cast<std::uint64_t>(report.actions_per_second)));
}

template <Game G>
class Simulating : public Work {
 public:
  explicit Simulating(const Arguments& asked) : asked_(asked), pack_(pack_for<G>(asked.content)) {
    asked.check(most_games);
    options_ = read_options<G>(pack_.content, asked.players, asked.settings);
    bots_ = seated_bots<G>(asked.bots, options_.players);
    if (!asked.records.empty() && !asked.division.resume.empty()) {
      throw Nonsense("--records does not go with --resume: records are of one run");
    }
    if (!asked.records.empty() && asked.division.portions) {
      throw Nonsense("--records does not go with --portions; each --portion K/N writes records of its own");
    }
  }

  lab::Request request() const override {
    return {{"command", "simulate"},
            {"game", std::string(G::id)},
            {"rules", std::to_string(+G::revision)},
            {"content", content_hash(pack_.content)},
            {"options", json::write(pack_.content, options_)},
            {"bots", names_of<G>(bots_)},
            {"seed", std::to_string(read_seed(asked_.seed))}};
  }
  lab::Request amounts() const override { return {{"games", std::to_string(asked_.games)}}; }
  std::uint64_t whole() const override { return static_cast<std::uint64_t>(asked_.games); }
  std::string on_the_clock() const override { return first_on_the_clock<G>(bots_); }
  bool starts_anew() const override { return !asked_.records.empty(); }

  void play(lab::Ledger& ledger, lab::Watch& watch) override {
    tallies_ = {};
    const lab::Range left = ledger.take("games", whole(), tallies_, watch);
    const lab::Tallies<G> fresh = with_records(simulation(left), watch);
    lab::add_up(tallies_, fresh);
    ledger.keep("games", whole(), left.from + fresh.games, tallies_);
  }

  void report(const Played& played, int& status) override {
    const auto report = lab::report_of(simulation({0, whole()}), tallies_, played.seconds);
    if (asked_.json) {
      fmt::print("{}\n", json::write(pack_.content, report));
    } else {
      print_table(report, tallies_);
    }
    if (tallies_.games >= whole()) return;
    say_stopped(tallies_.games, whole(), status);
  }

 private:
  lab::Simulation<G> simulation(const lab::Range& games) const {
    return {pack_.content,         pack_.name, options_, bots_, games.to, read_seed(asked_.seed),
            asked_.thread_count(), games.from};
  }

  // With records into the file when one was named: all of them or no file.
  lab::Tallies<G> with_records(const lab::Simulation<G>& simulation, lab::Watch& watch) const {
    if (asked_.records.empty()) return lab::simulate(simulation, watch);
    FileWriter file(asked_.records);
    if (file.fault()) throw Failure(text_of(*file.fault()));
    auto tallies = lab::simulate<G>(simulation, watch, [&](const std::string& text) { return !file.write(text); });
    if (const auto& fault = file.commit()) throw Failure(text_of(*fault));
    return tallies;
  }

  const Arguments& asked_;
  Pack<G> pack_;
  typename G::Options options_{};
  std::vector<bots::AnyBot<G>> bots_;
  lab::Tallies<G> tallies_;
};

}  // namespace

void add_simulate(Command& app, int& status) {
  auto asked = std::make_shared<Arguments>();
  Command simulate = app.add_subcommand("simulate", "Many games between bots, on all cores");
  simulate.footer(
      "The same seed gives the same result, whatever the number of threads, and deals the same cards to whatever "
      "bots.\n"
      "Ctrl-C ends it with the result of the games played so far (status 1), their records included; --resume FILE\n"
      "keeps what was counted and goes on with it. --portion K/N --tally FILE plays one part of the games, for one of\n"
      "many machines; \"backlot lab merge\" adds the parts up.\n\n"
      "Example:\n  backlot simulate cinecitta --players 4 --games 10000 --bots heuristic,random,random,random");
  asked->add_to(simulate, "How many games (1000)", "Who plays: one name for all seats, or one for each");
  simulate.add_option("--records", asked->records, "Write all games into this file, one record after the other");
  simulate.callback([asked, &status] {
    for_game(asked->game, [&](auto game) {
      Simulating<decltype(game)> work(*asked);
      run_work(work, asked->division, asked->printed(), status);
    });
  });
}

}  // namespace backlot::cli
