#include "lab/reports/sweep.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <map>
#include <numeric>
#include <optional>

#include "lab/statistics.hpp"

namespace backlot::lab {

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

std::string shown(double value, As as) {
  return as == As::percent ? fmt::format("{:.1f}%", 100 * value) : fmt::format("{:.4g}", value);
}

std::string figures_text(const Sweep& sweep, const Swept& swept) {
  std::string text;
  for (std::size_t p = 0; p < sweep.players.size(); ++p) {
    for (std::size_t t = 0; t < sweep.targets.size(); ++t) {
      const Figure& figure = swept.figures[p][t];
      text += fmt::format("{}{} {} ({} to {}){}", text.empty() ? "" : "; ", sweep.targets[t].measure,
                          shown(figure.value, sweep.shown[t]), shown(figure.low, sweep.shown[t]),
                          shown(figure.high, sweep.shown[t]),
                          sweep.players.size() > 1 ? fmt::format(" with {} players", sweep.players[p]) : "");
    }
  }
  return text;
}

std::string values_text(const Sweep& sweep, const Swept& swept) {
  std::string text;
  for (std::size_t i = 0; i < sweep.varied.size(); ++i) {
    text += fmt::format("{}{} {}", i == 0 ? "" : ", ", sweep.varied[i], swept.values[i]);
  }
  return text;
}

double distance_or_first(const Sweep& sweep, const Swept& swept) {
  const double far = distance(sweep, swept);
  return std::isnan(far) ? swept.figures[0][0].value : far;
}

// A figure takes three columns: itself and its interval.
void add_columns(const Sweep& sweep, std::size_t players, std::size_t target, Sheet& table) {
  const auto shown = sweep.shown[target];
  table.columns.push_back({fmt::format("{}, {} players", sweep.targets[target].measure, players), shown});
  table.columns.push_back({"low", shown});
  table.columns.push_back({"high", shown});
}
void add_figures(const Swept& swept, std::vector<Cell>& cells) {
  for (const auto& of_count : swept.figures) {
    for (const Figure& figure : of_count) {
      cells.emplace_back(figure.value);
      cells.emplace_back(figure.low);
      cells.emplace_back(figure.high);
    }
  }
}

Sheet all_settings(const Sweep& sweep, bool has_goal) {
  Sheet table{"settings",
              "Every setting",
              "95% intervals by Student's t over batches of deals. Distance: the root of the mean square difference "
              "from the goals, over "
              "all targets and numbers of players.",
              {},
              {},
              {}};
  for (const std::string& name : sweep.varied) table.columns.push_back({name, As::text});
  if (has_goal) table.columns.push_back({"distance", As::number});
  for (const std::size_t players : sweep.players) {
    for (std::size_t t = 0; t < sweep.targets.size(); ++t) {
      add_columns(sweep, players, t, table);
    }
  }
  const auto row = [&](const Swept& swept) {
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < sweep.varied.size(); ++i) {
      cells.emplace_back(swept.values.empty() ? std::string("as it is") : swept.values[i]);
    }
    if (has_goal) cells.emplace_back(distance(sweep, swept));
    add_figures(swept, cells);
    table.rows.push_back(std::move(cells));
  };
  row(sweep.base);
  std::vector<std::size_t> order(sweep.points.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  if (has_goal) {
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      const double one = distance(sweep, sweep.points[a]);
      const double other = distance(sweep, sweep.points[b]);
      return one != other ? one < other : a < b;
    });
  }
  for (const std::size_t i : order) row(sweep.points[i]);
  return table;
}

// One thing varies: its figures as lines.
Sheet line_table(const Sweep& sweep, std::size_t what) {
  Sheet table{"line", fmt::format("By {}", sweep.varied[what]), "95% intervals.", {{sweep.varied[what], As::text}}, {},
              {}};
  Chart chart{Chart::Kind::lines, {}, sweep.varied[what], {}, "", {}, {}};
  for (std::size_t p = 0; p < sweep.players.size(); ++p) {
    for (std::size_t t = 0; t < sweep.targets.size(); ++t) {
      const std::size_t at = table.columns.size();
      add_columns(sweep, sweep.players[p], t, table);
      chart.series.push_back({at, at + 1, at + 2});
      if (sweep.targets[t].goal) {
        chart.line = sweep.targets[t].goal;
        chart.line_name = "goal";
      }
    }
  }
  for (const Swept& swept : sweep.points) {
    std::vector<Cell> cells{swept.values[what]};
    add_figures(swept, cells);
    table.rows.push_back(std::move(cells));
  }
  table.chart = std::move(chart);
  return table;
}

std::string listed(const std::vector<std::string>& words) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    out += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
  }
  return out;
}

// "with 7 and 9 players"
std::string with_players(const Sweep& sweep) {
  std::vector<std::string> counts;
  for (const std::size_t count : sweep.players) counts.push_back(std::to_string(count));
  return fmt::format("with {} {}", listed(counts), counts.size() == 1 && counts[0] == "1" ? "player" : "players");
}

// "patriots_ahead 0 and decisions 80"
std::string goals_text(const Sweep& sweep) {
  std::vector<std::string> goals;
  for (std::size_t t = 0; t < sweep.targets.size(); ++t) {
    if (const auto goal = sweep.targets[t].goal)
      goals.push_back(fmt::format("{} {}", sweep.targets[t].measure, shown(*goal, sweep.shown[t])));
  }
  return listed(goals);
}

// Numbers by their size and before words.
bool comes_before(const std::string& a, const std::string& b) {
  const auto number = [](const std::string& text) -> std::optional<double> {
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    return text.empty() || *end != 0 ? std::nullopt : std::optional(value);
  };
  const auto x = number(a);
  const auto y = number(b);
  if (x && y) return *x < *y;
  return x.has_value() != y.has_value() ? x.has_value() : a < b;
}

// Two of the things that vary: a tile for each pair of values, with the best of what is left to vary.
Sheet heat_map(const Sweep& sweep, std::size_t one, std::size_t other, bool has_goal) {
  const bool more = sweep.varied.size() > 2;
  Sheet table{fmt::format("map_{}_{}", one + 1, other + 1),
              fmt::format("{} and {}", sweep.varied[one], sweep.varied[other]),
              has_goal
                  ? fmt::format("Distance from the goal, {} {}; light is close.{}", goals_text(sweep),
                                with_players(sweep), more ? " The closest of all settings with these two values." : "")
                  : fmt::format("{} with {} players{}", sweep.targets[0].measure, sweep.players[0],
                                more ? ", mean of all settings with these two values." : "."),
              {{sweep.varied[one], As::text},
               {sweep.varied[other], As::text},
               {has_goal ? "distance" : sweep.targets[0].measure, has_goal ? As::number : sweep.shown[0]}},
              {},
              Chart{Chart::Kind::heat, {{2, {}, {}}}, "", {}, "", {}, {}}};
  std::vector<std::pair<std::string, std::string>> places;
  std::vector<std::vector<double>> found;
  for (const Swept& swept : sweep.points) {
    const std::pair<std::string, std::string> place{swept.values[one], swept.values[other]};
    const auto at = std::find(places.begin(), places.end(), place);
    const auto i = static_cast<std::size_t>(at - places.begin());
    if (at == places.end()) {
      places.push_back(place);
      found.emplace_back();
    }
    found[i].push_back(distance_or_first(sweep, swept));
  }
  for (std::size_t i = 0; i < places.size(); ++i) {
    const double value =
        has_goal ? *std::min_element(found[i].begin(), found[i].end())
                 : std::accumulate(found[i].begin(), found[i].end(), 0.0) / static_cast<double>(found[i].size());
    table.rows.push_back({places[i].first, places[i].second, value});
  }
  std::sort(table.rows.begin(), table.rows.end(), [](const std::vector<Cell>& a, const std::vector<Cell>& b) {
    return *a[0].text != *b[0].text ? comes_before(*a[0].text, *b[0].text) : comes_before(*a[1].text, *b[1].text);
  });
  return table;
}

}  // namespace

Figure figure_of(const std::vector<std::vector<Measure>>& batches, const std::string& name) {
  std::vector<double> values;
  for (const auto& batch : batches) {
    for (const Measure& measure : batch) {
      if (measure.name == name && !std::isnan(measure.value)) values.push_back(measure.value);
    }
  }
  if (values.size() < 2) return {none, none, none};
  const auto n = static_cast<double>(values.size());
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  const double reach = student_quantile(0.05, n - 1) * std::sqrt(squares / (n - 1) / n);
  return {mean, mean - reach, mean + reach};
}

double distance(const Sweep& sweep, const Swept& swept) {
  double squares = 0;
  double count = 0;
  for (const auto& of_count : swept.figures) {
    for (std::size_t t = 0; t < sweep.targets.size(); ++t) {
      if (!sweep.targets[t].goal) continue;
      const double off = of_count[t].value - *sweep.targets[t].goal;
      squares += off * off;
      ++count;
    }
  }
  return count == 0 ? none : std::sqrt(squares / count);
}

std::optional<std::size_t> best_of(const Sweep& sweep) {
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < sweep.points.size(); ++i) {
    const double far = distance(sweep, sweep.points[i]);
    if (!std::isnan(far) && (!best || far < distance(sweep, sweep.points[*best]))) best = i;
  }
  return best;
}

Document sweep_report(std::string game, std::string title, std::vector<std::pair<std::string, std::string>> facts,
                      const Sweep& sweep) {
  Document document{"sweep", std::move(game), std::move(title), std::move(facts), {}, {}};
  const std::optional<std::size_t> best = best_of(sweep);
  document.sentences.push_back(fmt::format("{} settings on the same deals, {} games each. As it is: {}.",
                                           sweep.points.size(), sweep.games, figures_text(sweep, sweep.base)));
  if (best) {
    const Swept& found = sweep.points[*best];
    document.sentences.push_back(fmt::format(
        "Closest to the goal is {}: {}; its distance is {:.3g}, that of the game as it is {:.3g}.",
        values_text(sweep, found), figures_text(sweep, found), distance(sweep, found), distance(sweep, sweep.base)));
    if (sweep.best_again && sweep.base_again) {
      document.sentences.push_back(
          fmt::format("The best of many is partly lucky. Played again on fresh deals: {}; distance {:.3g}, the game as "
                      "it is {:.3g}.",
                      figures_text(sweep, *sweep.best_again), distance(sweep, *sweep.best_again),
                      distance(sweep, *sweep.base_again)));
    }
  }
  if (sweep.left_out > 0) {
    document.sentences.push_back(fmt::format("{} settings were left out because they cannot be played; the first: {}.",
                                             sweep.left_out, sweep.why));
  }
  Part part{"settings", "", {}, {}};
  // What has one value only was set, not varied.
  std::vector<std::size_t> varied;
  for (std::size_t i = 0; i < sweep.varied.size(); ++i) {
    const bool varies = std::any_of(sweep.points.begin(), sweep.points.end(), [&](const Swept& each) {
      return each.values[i] != sweep.points.front().values[i];
    });
    if (varies) varied.push_back(i);
  }
  if (varied.size() == 1) part.tables.push_back(line_table(sweep, varied.front()));
  for (std::size_t one = 0; one < varied.size(); ++one) {
    for (std::size_t other = one + 1; other < varied.size(); ++other) {
      part.tables.push_back(heat_map(sweep, varied[one], varied[other], best.has_value()));
    }
  }
  part.tables.push_back(all_settings(sweep, best.has_value()));
  document.parts.push_back(std::move(part));
  return document;
}

}  // namespace backlot::lab
