// The result of a simulation as `backlot simulate --json` prints it.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "json/content.hpp"
#include "lab/simulate.hpp"

namespace backlot::lab {

struct SeatReport {
  std::string bot;
  std::uint64_t wins = 0;         // alone
  std::uint64_t shared_wins = 0;  // with others
  std::uint64_t dropped_out = 0;
  double mean_score = 0;  // of the games in which the seat did not drop out
  double sd_score = 0;
};
void fields(Is<SeatReport> auto& x, const auto& visit) {
  visit("bot", x.bot);
  visit("wins", x.wins);
  visit("shared_wins", x.shared_wins);
  visit("dropped_out", x.dropped_out);
  visit("mean_score", x.mean_score);
  visit("sd_score", x.sd_score);
}

struct PackReport {
  std::string name;
  std::string hash;
};
void fields(Is<PackReport> auto& x, const auto& visit) {
  visit("name", x.name);
  visit("hash", x.hash);
}

template <Game G>
struct Report {
  std::string game{G::id};
  std::uint32_t players = 0;
  typename G::Options options;
  PackReport content;
  std::uint64_t games = 0;  // played: fewer than asked for when it was stopped
  std::uint64_t seed = 0;
  std::uint32_t threads = 0;
  double seconds = 0;
  std::uint64_t actions = 0;
  double actions_per_second = 0;
  std::vector<SeatReport> seats;
  std::map<std::string, std::uint64_t> endings;
  std::map<std::string, double> metrics;

  friend void fields(Is<Report> auto& x, const auto& visit) {
    visit("game", x.game);
    visit("players", x.players);
    visit("options", x.options);
    visit("content", x.content);
    visit("games", x.games);
    visit("seed", x.seed);
    visit("threads", x.threads);
    visit("seconds", x.seconds);
    visit("actions", x.actions);
    visit("actions_per_second", x.actions_per_second);
    visit("seats", x.seats);
    visit("endings", x.endings);
    visit("metrics", x.metrics);
  }
};

template <Game G>
Report<G> report_of(const Simulation<G>& simulation, const Tallies<G>& tallies, double seconds) {
  Report<G> report;
  report.players = static_cast<std::uint32_t>(simulation.options.players);
  report.options = simulation.options;
  report.content = {simulation.content_name, content_hash(simulation.content)};
  report.games = tallies.games;
  report.seed = simulation.seed;
  report.threads = simulation.threads;
  report.seconds = seconds;
  report.actions = tallies.actions;
  report.actions_per_second = seconds > 0 ? static_cast<double>(tallies.actions) / seconds : 0;
  for (std::size_t i = 0; i < simulation.bots.size(); ++i) {
    const SeatTally seat = i < tallies.seats.size() ? tallies.seats[i] : SeatTally{};
    report.seats.push_back({std::string(bots::name_of<G>(simulation.bots[i])), seat.wins, seat.shared_wins,
                            seat.dropped_out, seat.score.mean(), seat.score.sd()});
  }
  report.endings = tallies.endings;
  tallies.metrics.report([&](const Metric& metric) { report.metrics.emplace(metric.name, metric.value); });
  return report;
}

}  // namespace backlot::lab
