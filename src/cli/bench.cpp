// backlot bench: how fast the rules are on this machine, on one thread.
#include "lab/bench.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>

#include "cli/game_options.hpp"
#include "cli/subcommands.hpp"
#include "content/all.hpp"
#include "json/write.hpp"
#include "lab/numbers.hpp"

namespace backlot::cli {

namespace {

void print_table(const lab::BenchReport& report) {
  fmt::print("{:<12}{:>8}{:>14}{:>14}{:>12}{:>9}{:>9}{:>9}{:>9}{:>11}{:>11}{:>9}{:>12}{:>7}{:>7}\n", "game", "players",
             "actions/s", "unlisted/s", "games/s", "copy", "legal", "apply", "seen by", "imagine", "heuristic", "net",
             "search/s", "heap", "bytes");
  for (const lab::BenchRow& row : report.results) {
    fmt::print(
        "{:<12}{:>8}{:>14}{:>14}{:>12}{:>9.1f}{:>9.1f}{:>9.1f}{:>9.1f}{:>11.1f}{:>11.1f}{:>9.0f}{:>12}{:>7.2g}{:>7}\n",
        row.game, row.players, lab::grouped(static_cast<std::uint64_t>(row.random_actions_per_second)),
        lab::grouped(static_cast<std::uint64_t>(row.unlisted_actions_per_second)),
        lab::grouped(static_cast<std::uint64_t>(row.random_games_per_second)), row.copy_ns, row.legal_actions_ns,
        row.apply_ns, row.seen_by_ns, row.imagine_ns, row.heuristic_ns, row.net_ns,
        lab::grouped(static_cast<std::uint64_t>(row.simulations_per_second)), row.heap_allocations_per_action,
        row.state_bytes);
  }
  fmt::print(
      "\nOne thread, random play, set-up and legal actions included; unlisted: without listing all of them. copy to\n"
      "imagine: nanoseconds a call.\n"
      "heuristic, net: nanoseconds a decision. search/s: games that a search imagines and plays at random, at the "
      "first\n"
      "decision. heap: allocations an action. bytes: of a state. Each figure is the best of several short runs.\n");
}

}  // namespace

void add_bench(Command& app, int& /*status*/) {
  struct Arguments {
    std::string game;
    bool json = false;
  };
  auto asked = std::make_shared<Arguments>();
  Command bench = app.add_subcommand("bench", "How fast the rules are on this machine");
  bench.footer("Example:\n  backlot bench cinecitta");
  bench.add_option("GAME", asked->game, "Which game (all)");
  bench.add_flag("--json", asked->json, "Print JSON");
  bench.callback([asked] {
    lab::BenchReport report;
    const auto measure = [&](auto game) {
      for (const lab::BenchRow& row : lab::bench<decltype(game)>(standard_content(game))) report.results.push_back(row);
    };
    if (asked->game.empty()) {
      for_each_game(measure);
    } else {
      for_game(asked->game, measure);
    }
    if (asked->json) {
      fmt::print("{}\n", json::write(json::NoContent{}, report));
    } else {
      print_table(report);
    }
  });
}

}  // namespace backlot::cli
