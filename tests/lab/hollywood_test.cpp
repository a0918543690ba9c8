// The figures of Hollywood against a plain count over the records of the same games.
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <map>
#include <sstream>
#include <string>

#include "content/all.hpp"
#include "lab/report.hpp"
#include "lab/simulate.hpp"
#include "table/read_record.hpp"
#include "table/records_in.hpp"

namespace backlot::lab {
namespace {

using G = hollywood::Game;
using Happened = hollywood::Event::Kind;

Simulation<G> simulation(const hollywood::Options& options, std::uint64_t games, std::uint32_t threads = 1) {
  Simulation<G> made{hollywood::standard, "standard", options, {}, games, 47, threads};
  for (std::size_t i = 0; i < options.players; ++i) {
    made.bots.push_back(*bots::bot_named<G>(i % 3 == 0 ? "random" : "heuristic"));
  }
  return made;
}

hollywood::Options six_with_costumes() {
  hollywood::Options options;
  options.players = 6;
  options.costumes = true;
  return options;
}

// What the events of a record say, counted without the rules' own summaries.
struct Count {
  double games = 0;
  double rounds = 0;
  double patriot_rounds = 0;
  double tied = 0;
  double hearings = 0;
  double shake_ups = 0;
  double spent = 0;
  double editor_rounds = 0;
  double patriot_games = 0;
  double communist_games = 0;
  double star_games = 0;
  double seventh = 0;
  double distance = 0;
  // Rounds with an edit declared by a patriot, by a communist; and how many of these the patriots won.
  std::array<double, 3> edits{};
  std::array<double, 3> edits_won{};

  void add(const Record<G>& record) {
    std::vector<hollywood::Loyalty> loyalties;
    for (const auto& move : record.moves) {
      for (const auto& event : move.events) {
        if (event.kind == Happened::loyalty_shown) loyalties.push_back(event.loyalty);
      }
    }
    ++games;
    double in_game = 0;
    Seat editor = nobody;
    int margin = 0;
    for (const auto& move : record.moves) {
      for (const auto& event : move.events) {
        if (event.kind == Happened::spent) ++spent;
        if (event.kind == Happened::edit_declared) editor = event.seat;
        if (event.kind != Happened::revealed) continue;
        ++in_game;
        margin = event.symbols[0] - event.symbols[1];
        patriot_rounds += margin > 0 ? 1 : 0;
        tied += margin == 0 ? 1 : 0;
        hearings += event.shown[hollywood::index(hollywood::Card::hearing)] > 0 ? 1 : 0;
        shake_ups += event.shown[hollywood::index(hollywood::Card::shake_up)] > 0 ? 1 : 0;
        if (editor != nobody) {
          const auto side = static_cast<std::size_t>(loyalties[index(editor)]);
          ++editor_rounds;
          ++edits[side];
          edits_won[side] += margin > 0 ? 1 : 0;
        }
        editor = nobody;
      }
    }
    rounds += in_game;
    if (in_game == 7) {
      ++seventh;
      distance += std::abs(margin);
    }
    const SeatSet winners = record.closing->outcome.winners;
    const hollywood::Loyalty won = loyalties[index(winners.front())];
    patriot_games += won == hollywood::Loyalty::patriot ? 1 : 0;
    communist_games += won == hollywood::Loyalty::communist ? 1 : 0;
    star_games += won == hollywood::Loyalty::rising_star ? 1 : 0;
  }
};

TEST(LabHollywood, figures_agree_with_a_plain_count) {
  Watch watch;
  std::string text;
  const auto asked = simulation(six_with_costumes(), 150);
  const auto tallies = simulate<G>(asked, watch, [&](const std::string& more) {
    text += more;
    return true;
  });
  Count count;
  std::istringstream stream(text);
  RecordsIn records(stream);
  while (const auto one = records.next()) count.add(std::get<Record<G>>(read_record<G>(one->text)));
  const Report<G> report = report_of(asked, tallies, 1);
  const auto metric = [&](const char* name) { return report.metrics.at(name); };
  ASSERT_EQ(count.games, 150);
  EXPECT_DOUBLE_EQ(metric("patriots_win"), count.patriot_games / 150);
  EXPECT_DOUBLE_EQ(metric("communists_win"), count.communist_games / 150);
  EXPECT_DOUBLE_EQ(metric("rising_star_wins"), count.star_games / 150);
  EXPECT_DOUBLE_EQ(metric("both_win"), 0);
  EXPECT_DOUBLE_EQ(metric("rounds"), count.rounds / 150);
  EXPECT_DOUBLE_EQ(metric("patriot_rounds"), count.patriot_rounds / count.rounds);
  EXPECT_DOUBLE_EQ(metric("tied_rounds"), count.tied / count.rounds);
  EXPECT_DOUBLE_EQ(metric("hearings"), count.hearings / count.rounds);
  EXPECT_DOUBLE_EQ(metric("shake_ups"), count.shake_ups / count.rounds);
  EXPECT_DOUBLE_EQ(metric("costumes_spent"), count.spent / 150);
  EXPECT_DOUBLE_EQ(metric("seventh_movies"), count.seventh / 150);
  EXPECT_DOUBLE_EQ(metric("seventh_distance"), count.distance / count.seventh);
  EXPECT_DOUBLE_EQ(metric("performed_editor"), count.editor_rounds / count.rounds);
  EXPECT_NEAR(metric("swing_editor"), count.edits_won[0] / count.edits[0] - count.edits_won[1] / count.edits[1], 1e-12);
  for (const double seen : {count.spent, count.seventh, count.tied, count.hearings, count.shake_ups, count.edits[1]}) {
    EXPECT_GT(seen, 0);
  }
}

TEST(LabHollywood, same_seed_same_figures_whatever_the_number_of_threads) {
  Watch watch;
  const auto one = simulate(simulation(six_with_costumes(), 300), watch);
  for (const std::uint32_t threads : {2U, 5U}) {
    EXPECT_EQ(simulate(simulation(six_with_costumes(), 300, threads), watch), one);
  }
}

// H47-78: with two players a tied game is a win for both.
TEST(LabHollywood, tied_games_are_counted_apart) {
  hollywood::Options two;
  two.players = 2;
  Watch watch;
  const auto asked = simulation(two, 400);
  const auto report = report_of(asked, simulate(asked, watch), 1);
  EXPECT_GT(report.metrics.at("both_win"), 0);
  EXPECT_NEAR(report.metrics.at("patriots_win") + report.metrics.at("communists_win") + report.metrics.at("both_win"),
              1, 1e-12);
}

}  // namespace
}  // namespace backlot::lab
