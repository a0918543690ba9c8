// From the tallies of a study to what reports know of it.
#pragma once
#include <string>
#include <vector>

#include "lab/reports/balance.hpp"
#include "lab/study/study.hpp"

namespace backlot::lab {

template <Game G>
std::vector<MetricValue> metrics_of(const StudyTallies<G>& tallies) {
  std::vector<MetricValue> all;
  tallies.metrics.report([&](const Metric& metric) {
    all.push_back({std::string(metric.name), std::string(metric.about), metric.value});
  });
  return all;
}

template <Game G>
std::vector<std::string> role_names() {
  std::vector<std::string> names;
  if constexpr (NamesRoles<G>) {
    for (const std::string_view name : MetricsOf<G>::roles) names.emplace_back(name);
  }
  return names;
}

template <Game G>
Studied studied(const Study<G>& study, const StudyTallies<G>& tallies) {
  Studied x;
  x.players = study.bots.size();
  for (const bots::AnyBot<G>& bot : study.bots) x.bots.push_back(bot.name);
  x.counts = static_cast<const StudyCounts&>(tallies);
  x.roles = role_names<G>();
  if constexpr (HasRounds<G>) x.round_name = MetricsOf<G>::round_name;
  if constexpr (HasStandings<G>) x.standing_name = MetricsOf<G>::standing_name;
  x.metrics = metrics_of(tallies);
  return x;
}

}  // namespace backlot::lab
