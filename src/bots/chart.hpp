// How everybody stood in a game on record, round by round: a line for each seat, or for each side where seats have
// sides, with how it stood at the beginning and after every round (contract/standing.hpp).
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "contract/standing.hpp"
#include "games/standings.hpp"
#include "table/replay.hpp"

namespace backlot::bots {

struct ChartLine {
  SeatSet seats;
  std::vector<std::int32_t> points;

  friend void fields(Is<ChartLine> auto& x, const auto& visit) {
    visit("seats", x.seats);
    visit("points", x.points);
  }
};

// The steps after which a round was over, the beginning before them.
template <Game G>
std::vector<std::size_t> round_ends(const ReplayOf<G>& replay) {
  std::vector<std::size_t> ends{0};
  for (std::size_t step = 1; step <= replay.steps(); ++step) {
    if (step == replay.steps() || replay.round(step) != replay.round(step - 1)) ends.push_back(step);
  }
  return ends;
}

// Whether both stand and fall together.
template <Game G>
bool on_one_side(const ReplayOf<G>& replay, Seat one, Seat other) {
  if constexpr (requires(const typename G::Content& content, const typename G::State& state) {
                  role_of(content, state, one);
                }) {
    const auto& content = replay.record().content;
    const typename G::State& end = replay.state(replay.steps());
    return role_of(content, end, one) == role_of(content, end, other);
  } else {
    return one == other;
  }
}

template <Game G>
std::vector<ChartLine> chart_of(const ReplayOf<G>& replay) {
  const std::vector<std::size_t> ends = round_ends(replay);
  std::vector<ChartLine> lines;
  for (const Seat seat : SeatSet::first(replay.players())) {
    bool drawn = false;
    for (ChartLine& line : lines) {
      if (!on_one_side(replay, line.seats.front(), seat)) continue;
      line.seats = line.seats.with(seat);
      drawn = true;
    }
    if (drawn) continue;
    ChartLine line{SeatSet{}.with(seat), {}};
    for (const std::size_t step : ends) {
      if (const auto points = standing_of<G>(replay.record().content, replay.state(step), seat)) {
        line.points.push_back(*points);
      }
    }
    if (line.points.size() == ends.size()) lines.push_back(line);
  }
  return lines;
}

}  // namespace backlot::bots
