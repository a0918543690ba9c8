#include "lab/study/measures.hpp"

#include <string>
#include <utility>

#include "core/outcome.hpp"
#include "games/registry.hpp"

namespace backlot::lab {

template <Game G>
std::vector<Measure> measures_of(const StudyTallies<G>& x) {
  std::vector<Measure> all;
  const auto add = [&](std::string name, std::string about, As as, double value) {
    all.push_back({std::move(name), std::move(about), as, value});
  };
  const std::vector<std::string> roles = role_names<G>();
  for (std::size_t i = 0; i < x.roles.size(); ++i) {
    if (x.roles[i].games > 0) {
      add(roles[i], "games won by this side", As::percent, share(x.roles[i].wins, x.roles[i].games));
    }
  }
  // Where a third side takes its part, neither of the two has to win half of the games to be level.
  if (x.roles.size() > 1 && x.roles[0].games > 0 && x.roles[1].games > 0) {
    add(roles[0] + "_ahead", "games won by " + roles[0] + " less games won by " + roles[1], As::percent,
        share(x.roles[0].wins, x.roles[0].games) - share(x.roles[1].wins, x.roles[1].games));
  }
  std::uint64_t dropped_out = 0;
  std::uint64_t alone = 0;
  for (std::size_t i = 0; i < x.seats.size(); ++i) {
    add("seat_" + std::to_string(i + 1), "this seat's part of the wins", As::percent,
        x.seats[i].payoff.mean() / full_payoff);
    dropped_out += x.seats[i].dropped_out;
    alone += x.seats[i].wins;
  }
  if (x.first.count() > 0) {
    add("asked_first", "part of the wins of the seat that is asked first", As::percent, x.first.mean() / full_payoff);
  }
  if (x.roles.empty()) {
    add("score", "mean score of those in the running", As::number, x.scores.sum().mean());
    add("winning_score", "mean score of the winners", As::number, x.winning_scores.sum().mean());
    add("margin", "how far the winner is ahead of the next", As::number, x.margins.sum().mean());
    add("shared", "games that nobody wins alone", As::percent, 1 - share(alone, x.games));
  }
  if (dropped_out > 0) {
    add("dropped_out", "seats that drop out", As::percent, share(dropped_out, x.games * x.seats.size()));
  }
  add("decisions", "decisions a game", As::number, x.decisions.sum().mean());
  if (x.rounds.count() > 0) add("rounds", "rounds a game", As::number, x.rounds.sum().mean());
  if (x.lead.changes.count() > 0) {
    add("lead_changes", "lead changes a game", As::number, x.lead.changes.mean());
    add("drama", "moments at which no later winner leads", As::percent, x.lead.behind.mean() / 1000);
    add("settled", "part of the game after which a later winner leads for good", As::percent,
        x.lead.settled.mean() / 1000);
  }
  for (const MetricValue& metric : metrics_of(x)) {
    bool known = false;
    for (const Measure& measure : all) known = known || measure.name == metric.name;
    if (!known) add(metric.name, metric.about, As::number, metric.value);
  }
  return all;
}

[[gnu::used]] static const auto compiled_measures = of_each_game([]<Game G>() { return &measures_of<G>; });

}  // namespace backlot::lab
