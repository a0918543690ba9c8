// Many settings of a game on the same deals: which come close to a goal.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "lab/document.hpp"
#include "lab/measure.hpp"

namespace backlot::lab {

// A figure to look at, and where it should be when there is a goal.
struct Target {
  std::string measure;
  std::optional<double> goal;
};

// A figure with its 95% interval, by Student's t over batches of deals.
struct Figure {
  double value = 0;
  double low = 0;
  double high = 0;
};
Figure figure_of(const std::vector<std::vector<Measure>>& batches, const std::string& name);

// One setting: its values of what varies, and the targets' figures for each number of players.
struct Swept {
  std::vector<std::string> values;           // empty: the game as it is
  std::vector<std::vector<Figure>> figures;  // by number of players, then by target
};

struct Sweep {
  std::vector<std::string> varied;
  std::vector<Target> targets;
  std::vector<As> shown;  // of each target
  std::vector<std::size_t> players;
  Swept base;
  std::vector<Swept> points;
  std::optional<Swept> best_again;  // the best and the game as it is, on fresh deals
  std::optional<Swept> base_again;
  std::size_t left_out = 0;  // settings that are no good pack, or cannot be played by so many
  std::string why;           // the first of them
  std::uint64_t games = 0;   // for each setting and number of players
};

// How far the figures are from the goals: the root of the mean square over players and targets; not a number when no
// target has a goal.
double distance(const Sweep& sweep, const Swept& swept);
// The point with the least distance; nothing without a goal.
std::optional<std::size_t> best_of(const Sweep& sweep);

Document sweep_report(std::string game, std::string title, std::vector<std::pair<std::string, std::string>> facts,
                      const Sweep& sweep);

}  // namespace backlot::lab
